"""Stub files (`.pyi`) that stand beside a module of the same name."""

from __future__ import annotations

import griffe

from wrapdocs_introspect.nodes import (
    AttributeNode,
    FunctionNode,
    attribute_node,
    declared_attributes,
    function_node,
    set_file,
    set_node,
)


def merge_stub(module: griffe.Module, stub: griffe.Module, file: str) -> None:
    """Merge a stub into its module: the stub's types win, the module's places stay.

    Args:
        module: The module, read from its `.py` file.
        stub: The same module, read from its `.pyi` file.
        file: The stub's file.
    """
    _merge_nodes(module, stub, file)
    griffe.merge_stubs(module, stub)


def _merge_nodes(
    place: griffe.Module | griffe.Class, stub: griffe.Module | griffe.Class, file: str
) -> None:
    if isinstance(place, griffe.Class) and isinstance(stub, griffe.Class):
        for name, attribute in declared_attributes(stub).items():
            declared_attributes(place).setdefault(name, attribute)
    for name, stub_member in stub.members.items():
        if isinstance(stub_member, griffe.Alias):
            continue
        member = place.members.get(name)
        if isinstance(member, griffe.Class) and isinstance(stub_member, griffe.Class):
            _merge_nodes(member, stub_member, file)
        elif isinstance(member, griffe.Object) and member.kind is stub_member.kind:
            _merge_node(member, stub_member)
        else:
            _set_files(stub_member, file)


def _merge_node(member: griffe.Object, stub_member: griffe.Object) -> None:
    function, stub_function = function_node(member), function_node(stub_member)
    if function and stub_function:
        node = FunctionNode(stub_function.args, stub_function.returns, function.decorators)
        set_node(member, node)
    attribute, stub_attribute = attribute_node(member), attribute_node(stub_member)
    if attribute and stub_attribute:
        annotation = stub_attribute.annotation or attribute.annotation
        set_node(member, AttributeNode(annotation, attribute.value))


def _set_files(obj: griffe.Object, file: str) -> None:
    set_file(obj, file)
    for member in obj.members.values():
        if isinstance(member, griffe.Object):
            _set_files(member, file)
