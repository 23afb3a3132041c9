"""What a Pydantic model writes, where it is not what it reads."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.annotations.type_expressions import type_from_node
from wrapdocs_introspect.models.base import resolve_node
from wrapdocs_introspect.models.field_arguments import FieldArguments, describe_field
from wrapdocs_introspect.source.nodes import attribute_node, function_node

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import Field
    from wrapdocs_introspect.models.alias_generators import AliasRule
    from wrapdocs_introspect.models.base import ModelClass
    from wrapdocs_introspect.names.scope import Scope

_COMPUTED = frozenset({"pydantic.computed_field", "pydantic.fields.computed_field"})


def computed_fields(source: ModelClass, rule: AliasRule) -> Iterator[Field]:
    """Yield the computed fields of a class body.

    Args:
        source: The class.
        rule: Makes the names of fields without an alias.
    """
    for member in source.cls.members.values():
        if not isinstance(member, (griffe.Attribute, griffe.Function)):
            continue
        decorator = _computing_decorator(member, source.scope)
        if decorator is not None:
            yield _field(member, decorator, source, rule)


def describe_output(field: Field, arguments: FieldArguments, rule: AliasRule) -> None:
    """Say how a field is written, if it is not written as it is read.

    Args:
        field: The field; changed in place.
        arguments: What is said of it.
        rule: Makes the names of fields without an alias.
    """
    if arguments.flag("exclude") is True:
        field["inputOnly"] = True
    written = arguments.written_alias() or rule.written(field["name"])
    if written != field["wireName"]:
        field["outputName"] = written


def _computing_decorator(
    member: griffe.Attribute | griffe.Function, scope: Scope
) -> ast.expr | None:
    node = attribute_node(member) or function_node(member)
    for decorator in node.decorators if node is not None else ():
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if resolve_node(called, scope) in _COMPUTED:
            return decorator
    return None


def _field(
    member: griffe.Attribute | griffe.Function,
    decorator: ast.expr,
    source: ModelClass,
    rule: AliasRule,
) -> Field:
    arguments = FieldArguments()
    if isinstance(decorator, ast.Call):
        arguments.take_call(decorator, source.scope)
    name = arguments.alias() or rule.written(member.name)
    made: Field = {"name": member.name, "wireName": name, "required": True}
    returned = arguments.keywords.get("return_type")
    annotation = returned.node if returned is not None else _returned(member)
    if annotation is not None:
        made["type"] = type_from_node(annotation, source.scope)
    docstring = member.docstring.value.strip() if member.docstring is not None else ""
    describe_field(made, arguments, source.convert(docstring, member.path) if docstring else None)
    if member.lineno:
        made["line"] = member.lineno
    return made


def _returned(member: griffe.Attribute | griffe.Function) -> ast.expr | None:
    attribute, function = attribute_node(member), function_node(member)
    if attribute is not None:
        return attribute.annotation
    return function.returns if function is not None else None
