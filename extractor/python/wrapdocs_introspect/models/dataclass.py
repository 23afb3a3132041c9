"""Dataclasses, those of the standard library and of Pydantic."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.constants.values import constant_string
from wrapdocs_introspect.models.base import (
    Declared,
    ModelClass,
    called_name,
    keywords_of,
    make_model,
    resolve_node,
)
from wrapdocs_introspect.models.configuration import settings_from
from wrapdocs_introspect.models.field_arguments import (
    FieldArguments,
    make_declared_field,
    read_arguments,
)
from wrapdocs_introspect.models.field_functions import is_field_call, made_field
from wrapdocs_introspect.models.model_settings import ModelSettings
from wrapdocs_introspect.models.pydantic import argument_names
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import plain_base

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import Field, Model
    from wrapdocs_introspect.names.scope import Scope

_KEYWORD_ONLY = "dataclasses.KW_ONLY"
_ARGUMENT_ONLY = "dataclasses.InitVar"
_NAMES = ("field_name", "alias", "data_key")
"""What metadata calls the name in JSON: dataclasses-json, mashumaro, marshmallow-dataclass."""


def make_dataclass_model(source: ModelClass) -> Model:
    """Make the model of a dataclass."""
    return make_model("dataclass", fields=list(_fields(source)))


def dataclass_facts(settings: ModelSettings, origin: str) -> dict[str, Any]:
    """Return the facts of a dataclass. Those of Pydantic have its settings and aliases, too."""
    facts: dict[str, Any] = {"keywordOnly": settings.flag("kw_only")}
    is_frozen = settings.flag("frozen", inherits=True)
    if origin.startswith("pydantic."):
        config = settings.find("config")
        inner = ModelSettings(own=settings_from(config)) if config is not None else settings
        is_frozen = is_frozen or inner.flag("frozen")
        facts |= {"argumentNames": argument_names(inner), "describesJson": True}
    return {**facts, "frozen": is_frozen}


def _fields(source: ModelClass) -> Iterator[Field]:
    is_keyword_only = False
    for attribute, declared, value in source.annotated():
        annotation = declared
        arguments = _arguments(annotation, value, source.scope)
        is_keyword_only |= _resolve(annotation, source.scope) == _KEYWORD_ONLY
        # Attributes that only the class itself sets cannot be passed.
        marker = _resolve(annotation, source.scope)
        if marker == _KEYWORD_ONLY or arguments.flag("init") is False:
            continue
        is_argument = marker == _ARGUMENT_ONLY
        if is_argument and isinstance(annotation, ast.Subscript):
            annotation = annotation.slice
        field = make_declared_field(
            source,
            Declared(attribute, annotation, value),
            arguments,
            wire_name=_metadata_name(arguments) or arguments.alias() or attribute.name,
            # A name is always a default here, even one that means something to Pydantic.
            required=not arguments.has_default and not isinstance(value, ast.Name),
        )
        if is_keyword_only and arguments.flag("kw_only") is not False:
            field["keywordOnly"] = True
        if is_argument:
            field["inputOnly"] = True
        yield field


def _resolve(annotation: ast.expr, scope: Scope) -> str | None:
    return resolve_node(plain_base(annotation), scope)


def _arguments(annotation: ast.expr, value: ast.expr | None, scope: Scope) -> FieldArguments:
    made = made_field(Expression(value, scope), _is_field) if value is not None else None
    if made is None or not isinstance(made.node, ast.Call):
        return read_arguments(annotation, value, scope)
    arguments = read_arguments(annotation, None, scope)
    arguments.take_call(made.node, made.scope)
    return arguments


def _is_field(node: ast.expr, scope: Scope) -> bool:
    """Tell whether a node is a call of `field`, or of `Field` in a dataclass of Pydantic."""
    return called_name(node, scope) in {"dataclasses.field", "field"} or is_field_call(node, scope)


def _metadata_name(arguments: FieldArguments) -> str | None:
    """Read the name in JSON that libraries take from `field(metadata=...)`; see `_NAMES`."""
    metadata = arguments.keywords.get("metadata")
    given = _items_of(metadata.node) if metadata is not None else {}
    found = (constant_string(given.get(one), metadata.scope) for one in _NAMES if metadata)
    return next((one for one in found if one), None)


def _items_of(metadata: ast.expr) -> dict[str, ast.expr]:
    """Return the items of a dict, or the arguments of the function that makes it."""
    if isinstance(metadata, ast.Call):
        return keywords_of(metadata)
    if not isinstance(metadata, ast.Dict):
        return {}
    pairs = zip(metadata.keys, metadata.values, strict=True)
    return {
        key.value: value
        for key, value in pairs
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    }
