"""Classes of attrs, old and new style."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.models.base import (
    Field,
    Model,
    ModelClass,
    called_name,
    keywords_of,
    make_model,
)
from wrapdocs_introspect.models.pydantic import FieldArguments, default_value, describe_field
from wrapdocs_introspect.nodes import (
    attribute_node,
    class_node,
    declared_attributes,
    function_node,
)
from wrapdocs_introspect.type_expressions import dotted_name, type_from_node
from wrapdocs_introspect.values import constant_string

if TYPE_CHECKING:
    from wrapdocs_introspect.scope import Scope

_FIELDS = frozenset(
    {"attr.ib", "attr.attrib", "attr.attr", "attr.field", "attrs.field", "attr.Factory"}
)
_EXPLICIT = frozenset({"attr.s", "attr.attrs"})
_FACTORY = frozenset({"attr.Factory", "attrs.Factory"})


def make_attrs_model(source: ModelClass) -> Model:
    """Make the model of an attrs class."""
    only_calls = _takes_only_calls(source)
    computed = _computed_defaults(source)
    fields = []
    for attribute in declared_attributes(source.cls).values():
        node = attribute_node(attribute)
        if node is None:
            continue
        is_call = called_name(node.value, source.scope) in _FIELDS
        if is_call or (node.annotation is not None and not only_calls):
            fields.append(_field(source, attribute, node.annotation, node.value, computed))
    return make_model("attrs", fields=fields)


def _field(
    source: ModelClass,
    attribute: griffe.Attribute,
    annotation: ast.expr | None,
    value: ast.expr | None,
    computed: set[str],
) -> Field:
    arguments = _arguments(value, source.scope)
    alias = constant_string(arguments.keywords.get("alias"))
    made: Field = {
        "name": attribute.name,
        "wireName": alias or attribute.name,
        "required": not arguments.has_default and attribute.name not in computed,
    }
    kind = annotation or arguments.keywords.get("type")
    if kind is not None:
        made["type"] = type_from_node(kind, source.scope)
    default = default_value(arguments)
    if default is not None:
        made["default"] = default
    describe_field(made, arguments, source.description_of(attribute))
    if attribute.lineno:
        made["line"] = attribute.lineno
    return made


def _arguments(value: ast.expr | None, scope: Scope) -> FieldArguments:
    arguments = FieldArguments()
    if isinstance(value, ast.Call) and called_name(value, scope) in _FIELDS - _FACTORY:
        arguments.take_call(value)
        factory = arguments.keywords.get("factory")
        if factory is not None:
            arguments.has_default, arguments.factory = True, factory
    elif value is not None:
        arguments.set_default(value)
    _unwrap_factory(arguments, scope)
    return arguments


def _unwrap_factory(arguments: FieldArguments, scope: Scope) -> None:
    default = arguments.default
    is_factory = called_name(default, scope) in _FACTORY
    if isinstance(default, ast.Call) and is_factory and default.args:
        arguments.default, arguments.factory = None, default.args[0]


def _takes_only_calls(source: ModelClass) -> bool:
    """Tell whether `@attr.s` stands without `auto_attribs=True`."""
    node = class_node(source.cls)
    for decorator in node.decorators if node else []:
        call = decorator if isinstance(decorator, ast.Call) else None
        dotted = dotted_name(call.func if call else decorator)
        if dotted and source.scope.resolve(dotted) in _EXPLICIT:
            automatic = keywords_of(call).get("auto_attribs") if call else None
            return not (isinstance(automatic, ast.Constant) and automatic.value is True)
    return False


def _computed_defaults(source: ModelClass) -> set[str]:
    """Find fields whose default a method computes: `@x.default`."""
    found = set()
    for member in source.cls.members.values():
        node = function_node(member) if isinstance(member, griffe.Function) else None
        for decorator in node.decorators if node else []:
            name, _, rest = (dotted_name(decorator) or "").partition(".")
            if rest == "default":
                found.add(name)
    return found
