"""Models made by a call: `Enum("Color", "RED GREEN")`, `TypedDict(...)`, `create_model(...)`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.models.base import Field, Model, keywords_of, make_model
from wrapdocs_introspect.models.enums import next_value
from wrapdocs_introspect.models.pydantic import (
    default_value,
    describe_field,
    read_arguments,
    wire_name,
)
from wrapdocs_introspect.models.typed_dict import is_total_dict, make_typed_dict_field
from wrapdocs_introspect.type_expressions import type_from_node
from wrapdocs_introspect.values import constant_string, value_from_node

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.scope import Scope

_MADE_ENUM_ARGUMENTS = 2


def make_functional_enum(call: ast.Call, kind: str) -> Model | None:
    """Make the model of `Enum("Name", members)`."""
    names = keywords_of(call).get("names")
    if names is None and len(call.args) >= _MADE_ENUM_ARGUMENTS:
        names = call.args[1]
    if names is None:
        return None
    members: list[dict[str, Any]] = []
    for name, value in _enum_entries(names):
        made = value_from_node(value) if value is not None else _counted(name, members, kind)
        members.append({"name": name, "value": made})
    return make_model("enum", members=members)


def make_functional_typed_dict(call: ast.Call, scope: Scope) -> Model:
    """Make the model of `TypedDict("Name", {...})`."""
    keywords = keywords_of(call)
    is_total = is_total_dict(keywords.pop("total", None))
    entries = call.args[1] if len(call.args) > 1 else None
    pairs = _dict_entries(entries) if isinstance(entries, ast.Dict) else keywords.items()
    fields = [make_typed_dict_field(n, t, scope, is_total=is_total) for n, t in pairs]
    return make_model("typedDict", fields=fields)


def make_functional_named_tuple(call: ast.Call, scope: Scope) -> Model:
    """Make the model of `NamedTuple("Name", [...])` and `namedtuple("Name", "...")`."""
    declared = call.args[1] if len(call.args) > 1 else None
    entries = list(_tuple_entries(declared))
    defaults = keywords_of(call).get("defaults")
    values = defaults.elts if isinstance(defaults, (ast.List, ast.Tuple)) else []
    missing = len(entries) - len(values)
    fields: list[Field] = []
    for index, (name, annotation) in enumerate(entries):
        field: Field = {"name": name, "wireName": name, "required": index < missing}
        if annotation is not None:
            field["type"] = type_from_node(annotation, scope)
        if index >= missing:
            field["default"] = value_from_node(values[index - missing])
        fields.append(field)
    return make_model("namedTuple", fields=fields)


def make_created_model(call: ast.Call, scope: Scope) -> Model:
    """Make the model of `create_model("Name", field=(type, default))`."""
    fields = [
        _created_field(name, value, scope)
        for name, value in keywords_of(call).items()
        if not name.startswith("_")
    ]
    return make_model("pydantic", fields=fields)


def _created_field(name: str, node: ast.expr, scope: Scope) -> Field:
    parts = node.elts if isinstance(node, ast.Tuple) else [node]
    if len(parts) == 1 and not isinstance(node, ast.Tuple) and isinstance(node, ast.Constant):
        # Pydantic 1: `name="default"`, the type is that of the default.
        return {
            "name": name,
            "wireName": name,
            "required": False,
            "default": value_from_node(node),
        }
    annotation = parts[0] if parts else node
    arguments = read_arguments(annotation, parts[1] if len(parts) > 1 else None, scope)
    made: Field = {
        "name": name,
        "wireName": wire_name(name, arguments.keywords),
        "required": not arguments.has_default,
        "type": type_from_node(annotation, scope),
    }
    default = default_value(arguments)
    if default is not None:
        made["default"] = default
    describe_field(made, arguments, None)
    return made


def _counted(name: str, members: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    value = next_value(name, members, kind)
    return {"text": f'"{value}"' if isinstance(value, str) else str(value), "value": value}


def _enum_entries(node: ast.expr) -> Iterable[tuple[str, ast.expr | None]]:
    text = constant_string(node)
    if text is not None:
        return [(name, None) for name in text.replace(",", " ").split()]
    if isinstance(node, ast.Dict):
        return list(_dict_entries(node))
    if not isinstance(node, (ast.List, ast.Tuple)):
        return []
    return [entry for item in node.elts if (entry := _entry(item)) is not None]


def _tuple_entries(node: ast.expr | None) -> Iterable[tuple[str, ast.expr | None]]:
    return _enum_entries(node) if node is not None else []


def _entry(node: ast.expr) -> tuple[str, ast.expr | None] | None:
    name = constant_string(node)
    if name is not None:
        return name, None
    if isinstance(node, (ast.Tuple, ast.List)) and node.elts:
        name = constant_string(node.elts[0])
        if name is not None:
            return name, node.elts[1] if len(node.elts) > 1 else None
    return None


def _dict_entries(node: ast.Dict) -> list[tuple[str, ast.expr]]:
    return [
        (name, value)
        for key, value in zip(node.keys, node.values, strict=True)
        if (name := constant_string(key)) is not None
    ]
