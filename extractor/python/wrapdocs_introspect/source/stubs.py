"""Stub files (`.pyi`) beside a module of the same name."""

from __future__ import annotations

import griffe

from wrapdocs_introspect.source.nodes import (
    AttributeNode,
    ClassNode,
    FunctionNode,
    attribute_node,
    class_node,
    declared_attributes,
    function_node,
    is_overloaded,
    set_file,
    set_node,
    set_replaced,
)


def merge_stub(module: griffe.Module, stub: griffe.Module, file: str) -> None:
    """Merge a stub into its module: types come from the stub, source lines from the module.

    Args:
        module: The module, read from its `.py` file.
        stub: The same module, read from its `.pyi` file.
        file: The stub's file.
    """
    _prefer_definitions(module, stub)
    _merge_nodes(module, stub, file)
    griffe.merge_stubs(module, stub)


def _prefer_definitions(module: griffe.Module, stub: griffe.Module) -> None:
    """Drop imports, mostly of compiled code, that the stub defines: griffe would keep them."""
    for name, stub_member in stub.members.items():
        member = module.members.get(name)
        if isinstance(member, griffe.Alias):
            if isinstance(stub_member, griffe.Object):
                set_replaced(stub_member, member.target_path)
            del module.members[name]


def _merge_nodes(
    owner: griffe.Module | griffe.Class, stub: griffe.Module | griffe.Class, file: str
) -> None:
    if isinstance(owner, griffe.Class) and isinstance(stub, griffe.Class):
        for name, attribute in declared_attributes(stub).items():
            declared_attributes(owner).setdefault(name, attribute)
    if isinstance(owner, griffe.Class) and isinstance(stub, griffe.Class):
        _merge_head(owner, stub)
    for name, stub_member in stub.members.items():
        if isinstance(stub_member, griffe.Alias):
            continue
        member = owner.members.get(name)
        if isinstance(member, griffe.Class) and isinstance(stub_member, griffe.Class):
            _merge_nodes(member, stub_member, file)
        elif isinstance(member, griffe.Object) and member.kind is stub_member.kind:
            _merge_node(member, stub_member)
        else:
            _set_files(stub_member, file)


def _merge_head(cls: griffe.Class, stub: griffe.Class) -> None:
    head, stub_head = class_node(cls), class_node(stub)
    if head and stub_head and (stub_head.bases or stub_head.type_parameters):
        bases, parameters = stub_head.bases, stub_head.type_parameters
        set_node(cls, ClassNode(bases, head.keywords, head.decorators, parameters))


def _merge_node(member: griffe.Object, stub_member: griffe.Object) -> None:
    function, stub_function = function_node(member), function_node(stub_member)
    if isinstance(member, griffe.Function) and isinstance(stub_member, griffe.Function):
        member.overloads = stub_member.overloads or member.overloads
    if function and stub_function and not is_overloaded(stub_member):
        types = stub_function.args, stub_function.returns
        node = FunctionNode(
            *types,
            function.decorators,
            stub_function.type_parameters,
            has_body=function.has_body,
        )
        set_node(member, node)
    attribute, stub_attribute = attribute_node(member), attribute_node(stub_member)
    if attribute and stub_attribute:
        annotation = stub_attribute.annotation or attribute.annotation
        set_node(member, AttributeNode(annotation, attribute.value, attribute.decorators))


def _set_files(obj: griffe.Object, file: str) -> None:
    set_file(obj, file)
    for member in obj.members.values():
        if isinstance(member, griffe.Object):
            _set_files(member, file)
