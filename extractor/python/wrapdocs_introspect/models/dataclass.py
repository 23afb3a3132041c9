"""Dataclasses, those of the standard library and of Pydantic."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.models.base import (
    Field,
    Model,
    ModelClass,
    called_name,
    keywords_of,
    make_model,
    resolve_node,
)
from wrapdocs_introspect.models.pydantic import (
    FieldArguments,
    default_value,
    describe_field,
    is_field_call,
    read_arguments,
    wire_name,
)
from wrapdocs_introspect.type_expressions import type_from_node
from wrapdocs_introspect.values import constant_string

if TYPE_CHECKING:
    import griffe

    from wrapdocs_introspect.scope import Scope

_NO_FIELD = frozenset({"dataclasses.KW_ONLY", "dataclasses.InitVar"})


def make_dataclass_model(source: ModelClass) -> Model:
    """Make the model of a dataclass."""
    fields = [
        _field(source, attribute, annotation, value)
        for attribute, annotation, value in source.annotated()
        if not _is_no_field(annotation, source.scope)
    ]
    return make_model("dataclass", fields=fields)


def _is_no_field(annotation: ast.expr, scope: Scope) -> bool:
    head = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return resolve_node(head, scope) in _NO_FIELD


def _field(
    source: ModelClass,
    attribute: griffe.Attribute,
    annotation: ast.expr,
    value: ast.expr | None,
) -> Field:
    arguments = _arguments(annotation, value, source.scope)
    made: Field = {
        "name": attribute.name,
        "wireName": _metadata_name(arguments) or wire_name(attribute.name, arguments.keywords),
        "required": not arguments.has_default,
        "type": type_from_node(annotation, source.scope),
    }
    default = default_value(arguments)
    if default is not None:
        made["default"] = default
    describe_field(made, arguments, source.description_of(attribute))
    if attribute.lineno:
        made["line"] = attribute.lineno
    return made


def _arguments(annotation: ast.expr, value: ast.expr | None, scope: Scope) -> FieldArguments:
    name = called_name(value, scope)
    if isinstance(value, ast.Call) and name in {"dataclasses.field", "field"}:
        arguments = FieldArguments()
        arguments.take_call(value)
        return arguments
    if isinstance(value, ast.Call) and not is_field_call(value, scope):
        arguments = read_arguments(annotation, None, scope)
        arguments.set_default(value)
        return arguments
    return read_arguments(annotation, value, scope)


def _metadata_name(arguments: FieldArguments) -> str | None:
    """Read `field(metadata=config(field_name="wireName"))` of dataclasses-json."""
    metadata = arguments.keywords.get("metadata")
    if not isinstance(metadata, ast.Call):
        return None
    return constant_string(keywords_of(metadata).get("field_name"))
