"""JSON Schemas that the source writes as dicts, or takes from a model."""

from __future__ import annotations

import ast
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from wrapdocs_introspect.annotations.type_expressions import type_from_node
from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.folding import entries_of, fold, fold_string, items_of, locate
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.operations.values import make_value

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import BodyField, TypeExpression
    from wrapdocs_introspect.names.expression import Expression

_TYPES: Final = {
    "string": "str",
    "integer": "int",
    "number": "float",
    "boolean": "bool",
    "null": "None",
}
_FORMATS: Final = {
    "binary": {"name": "bytes"},
    "date": {"name": "date", "id": "datetime.date"},
    "date-time": {"name": "datetime", "id": "datetime.datetime"},
    "time": {"name": "time", "id": "datetime.time"},
    "uuid": {"name": "UUID", "id": "uuid.UUID"},
}
_LIMITS: Final = {
    "exclusiveMaximum": "lt",
    "exclusiveMinimum": "gt",
    "maxItems": "maxItems",
    "maxLength": "maxLength",
    "maxProperties": "maxProperties",
    "maximum": "le",
    "minItems": "minItems",
    "minLength": "minLength",
    "minProperties": "minProperties",
    "minimum": "ge",
    "multipleOf": "multipleOf",
    "pattern": "pattern",
    "uniqueItems": "uniqueItems",
}
# What says nothing about the values, or is read beside the type.
_TEXTS: Final = frozenset({"default", "description", "example", "examples", "title", "$comment"})
_SCHEMA_METHODS: Final = frozenset({"model_json_schema", "schema"})
_REFERENCE: Final = "#/components/schemas/"
_ANY: Final[TypeExpression] = {"kind": "name", "name": "Any", "id": "typing.Any"}
_MAX_DEPTH: Final = 20


@dataclass
class WrittenSchema:
    """A JSON Schema in the contract's form."""

    described: dict[str, Any] = field(default_factory=dict)
    """Its type, limits, default and description."""
    fields: list[BodyField] | None = None
    """Its properties, if it is an object that lists them."""
    missing: list[str] = field(default_factory=list)
    """The parts that cannot be shown, as written."""


def read_schema(expression: Expression) -> WrittenSchema:
    """Read a JSON Schema.

    Args:
        expression: A dict, its name, or the call that makes the schema of a model.
    """
    made = WrittenSchema()
    whole = locate(expression)
    made.described = _describe(whole, made.missing, 0)
    entries = entries_of(whole)
    if fold_string(entries.get("type")) == "object" and "properties" in entries:
        required = {fold(item) for item in items_of(entries.get("required"))}
        made.fields = [
            _field(str(name), value, name in required, made.missing)
            for name, value in entries_of(entries["properties"]).items()
        ]
        made.described.pop("type", None)
    elif "properties" in entries:
        made.missing.append("properties")
    return made


def is_complete(expression: Expression) -> bool:
    """Tell whether all keys of a dict can be read.

    Args:
        expression: The dict, or what stands for it.
    """
    whole = locate(expression)
    node = whole.node
    if isinstance(node, ast.BinOp):
        return is_complete(whole.part(node.left)) and is_complete(whole.part(node.right))
    if not isinstance(node, ast.Dict):
        return False
    return all(
        is_complete(whole.part(value)) if key is None else fold(whole.part(key)) is not UNKNOWN
        for key, value in zip(node.keys, node.values, strict=True)
    )


def _field(name: str, value: Expression, required: bool, missing: list[str]) -> BodyField:  # noqa: FBT001
    whole = locate(value)
    if "properties" in entries_of(whole):
        missing.append(f"{name}.properties")
    made: Any = {"wireName": name, "required": required, **_describe(whole, missing, 1)}
    found: BodyField = made
    return found


def _describe(whole: Expression, missing: list[str], depth: int) -> dict[str, Any]:
    """Return the type of a schema, and what stands beside it."""
    model = _model_type(whole)
    if model is not None:
        return {"type": model}
    if not is_complete(whole):
        missing.append(ast.unparse(whole.node))
        return {}
    entries = entries_of(whole)
    described: dict[str, Any] = {}
    kind = _type_of(whole, missing, depth)
    if kind is not None:
        described["type"] = kind
    if "default" in entries:
        described["default"] = make_value(entries["default"])
    description = fold_string(entries.get("description"))
    if description:
        described["description"] = description
    limits = _limits_in(entries)
    return {**described, "constraints": limits} if limits else described


def _limits_in(entries: dict[Any, Expression]) -> dict[str, Any]:
    folded = {key: fold(entries[name]) for name, key in _LIMITS.items() if name in entries}
    return {key: folded[key] for key in sorted(folded) if folded[key] is not UNKNOWN}


def _model_type(whole: Expression) -> TypeExpression | None:
    """Return the class whose schema a call makes: `Order.model_json_schema()`."""
    node = whole.node
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return None
    if node.func.attr not in _SCHEMA_METHODS:
        return None
    model = locate(whole.part(node.func.value))
    found = model.scope.find(model.node, model.node.lineno)
    if not isinstance(found, Scope) or found.kind != "class":
        return None
    return type_from_node(model.node, model.scope.documented)


def _type_of(whole: Expression, missing: list[str], depth: int) -> TypeExpression | None:
    """Return the type that a schema describes; None if it says nothing of it."""
    entries = entries_of(whole)
    known = {"type", "format", "properties", "required", *_TEXTS, *_LIMITS}
    reader = next((key for key in _READERS if key in entries), None)
    kind: TypeExpression | None = None
    if depth > _MAX_DEPTH:
        missing.append(ast.unparse(whole.node))
    elif reader is not None:
        known.add(reader)
        kind = _READERS[reader](entries[reader], missing, depth)
    else:
        known |= {"items", "additionalProperties"}
        kind = _plain_type(entries, missing, depth)
    if "format" in entries and fold(entries["format"]) not in _FORMATS:
        missing.append("format")
    missing += [str(key) for key in entries if key not in known and not str(key).startswith("x-")]
    return kind


def _plain_type(
    entries: dict[Any, Expression], missing: list[str], depth: int
) -> TypeExpression | None:
    if "type" not in entries:
        return None
    given = fold(entries["type"])
    names = given if isinstance(given, list) else [given]
    members = [_named_type(name, entries, missing, depth) for name in names]
    return members[0] if len(members) == 1 else {"kind": "union", "members": members}


def _named_type(
    name: Any, entries: dict[Any, Expression], missing: list[str], depth: int
) -> TypeExpression:
    if name == "array":
        items = entries.get("items")
        return _generic("list", _inner(items, missing, depth))
    if name == "object":
        return _object_type(entries.get("additionalProperties"), missing, depth)
    text_format = fold(entries["format"]) if "format" in entries else None
    if name == "string" and text_format in _FORMATS:
        made: Any = {"kind": "name", **_FORMATS[text_format]}
        found: TypeExpression = made
        return found
    if name not in _TYPES:
        missing.append(f"type {name}")
        return _ANY
    return {"kind": "name", "name": _TYPES[name]}


def _object_type(values: Expression | None, missing: list[str], depth: int) -> TypeExpression:
    folded = fold(values) if values is not None else True
    if folded is False:
        missing.append("additionalProperties")
    inner = _ANY if values is None or isinstance(folded, bool) else _inner(values, missing, depth)
    return _generic("dict", {"kind": "name", "name": "str"}, inner)


def _inner(value: Expression | None, missing: list[str], depth: int) -> TypeExpression:
    """Return the type of a schema inside another one, with its limits."""
    if value is None:
        return _ANY
    whole = locate(value)
    if "properties" in entries_of(whole):
        missing.append("properties")
    described = _describe(whole, missing, depth + 1)
    kind: Any = described.get("type", _ANY)
    if "constraints" in described and kind["kind"] in {"name", "generic", "union"}:
        kind = {**kind, "constraints": described["constraints"]}
    found: TypeExpression = kind
    return found


def _reference(value: Expression, missing: list[str], _depth: int) -> TypeExpression:
    text = fold_string(value) or ""
    name = text.removeprefix(_REFERENCE)
    node = ast.copy_location(ast.Name(name, ast.Load()), value.node)
    found = value.scope.find(node, value.node.lineno) if text.startswith(_REFERENCE) else None
    if not isinstance(found, Scope) or found.kind != "class":
        missing.append(f"$ref {text}")
        return _ANY
    return type_from_node(node, value.scope.documented)


def _union(value: Expression, missing: list[str], depth: int) -> TypeExpression:
    members = [_inner(item, missing, depth) for item in items_of(value)]
    if len(members) > 1:
        return {"kind": "union", "members": members}
    return members[0] if members else _ANY


def _literals(value: Expression, missing: list[str], _depth: int) -> TypeExpression:
    values = fold(value)
    if not isinstance(values, list):
        missing.append("enum")
        return _ANY
    return _generic("Literal", *(_literal(one) for one in values))


def _constant(value: Expression, missing: list[str], _depth: int) -> TypeExpression:
    folded = fold(value)
    if folded is UNKNOWN or isinstance(folded, (dict, list)):
        missing.append("const")
        return _ANY
    return _generic("Literal", _literal(folded))


def _literal(value: Any) -> TypeExpression:
    is_text = isinstance(value, str)
    text = json.dumps(value, ensure_ascii=False) if is_text else repr(value)
    return {"kind": "literal", "text": text}


def _whole_of(value: Expression, missing: list[str], depth: int) -> TypeExpression:
    parts = items_of(value)
    if len(parts) != 1:
        missing.append("allOf")
        return _ANY
    return _inner(parts[0], missing, depth)


_READERS: Final = {
    "$ref": _reference,
    "anyOf": _union,
    "oneOf": _union,
    "allOf": _whole_of,
    "enum": _literals,
    "const": _constant,
}


def _generic(name: str, *arguments: TypeExpression) -> TypeExpression:
    origin: Any = {"kind": "name", "name": name}
    if name == "Literal":
        origin["id"] = "typing.Literal"
    return {"kind": "generic", "origin": origin, "arguments": list(arguments)}
