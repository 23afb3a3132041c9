"""Models made by a call: `Enum("Color", "RED GREEN")`, `TypedDict(...)`, `create_model(...)`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.annotations.type_expressions import type_from_node
from wrapdocs_introspect.constants.values import constant_number, constant_string, value_from_node
from wrapdocs_introspect.models.base import keywords_of, make_model, split_names
from wrapdocs_introspect.models.enums import next_value
from wrapdocs_introspect.models.field_arguments import describe_field, read_arguments
from wrapdocs_introspect.models.output_side import describe_output
from wrapdocs_introspect.models.typed_dict import is_total_dict, make_typed_dict_field
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.expression import Expression

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import EnumMember, Field, Model, TypeExpression, Value
    from wrapdocs_introspect.models.alias_generators import AliasGenerators, AliasRule
    from wrapdocs_introspect.names.scope import Scope

_MADE_ENUM_ARGUMENTS = 2


def make_functional_enum(call: ast.Call, kind: str, scope: Scope) -> Model | None:
    """Make the model of `Enum("Name", members)`."""
    keywords = keywords_of(call)
    names = keywords.get("names")
    if names is None and len(call.args) >= _MADE_ENUM_ARGUMENTS:
        names = call.args[1]
    if names is None:
        return None
    start = constant_number(keywords["start"], scope) if "start" in keywords else None
    members: list[EnumMember] = []
    for name, value in _entries(Expression(names, scope)):
        if value is not None:
            made = value_from_node(value.node, value.scope)
        else:
            made = _counted(next_value(name, members, kind, 1 if start is None else start))
        members.append({"name": name, "value": made})
    return make_model("enum", members=members)


def make_functional_typed_dict(call: ast.Call, scope: Scope) -> Model:
    """Make the model of `TypedDict("Name", {...})`."""
    keywords = keywords_of(call)
    is_total = is_total_dict(keywords.pop("total", None))
    entries = follow(Expression(call.args[1], scope)) if len(call.args) > 1 else None
    pairs = [(name, Expression(node, scope)) for name, node in keywords.items()]
    if entries is not None and isinstance(entries.node, ast.Dict):
        pairs = _dict_entries(entries.node, entries)
    fields = [make_typed_dict_field(n, t.node, t.scope, is_total=is_total) for n, t in pairs]
    return make_model("typedDict", fields=fields)


def make_functional_named_tuple(call: ast.Call, scope: Scope) -> Model:
    """Make the model of `NamedTuple("Name", [...])` and `namedtuple("Name", "...")`."""
    entries = _entries(Expression(call.args[1], scope)) if len(call.args) > 1 else []
    defaults = keywords_of(call).get("defaults")
    values = defaults.elts if isinstance(defaults, (ast.List, ast.Tuple)) else []
    missing = len(entries) - len(values)
    fields: list[Field] = []
    for index, (name, annotation) in enumerate(entries):
        field: Field = {"name": name, "wireName": name, "required": index < missing}
        if annotation is not None:
            field["type"] = type_from_node(annotation.node, annotation.scope)
        if index >= missing:
            field["default"] = value_from_node(values[index - missing], scope)
        fields.append(field)
    return make_model("namedTuple", fields=fields)


def make_created_model(call: ast.Call, scope: Scope, generators: AliasGenerators) -> Model:
    """Make the model of `create_model("Name", field=(type, default))`."""
    keywords = keywords_of(call)
    base = keywords.get("__base__")
    rule = generators.of(Expression(base, scope).target() if base is not None else None)
    fields = [
        _created_field(name, value, scope, rule)
        for name, value in keywords.items()
        if not name.startswith("_")
    ]
    return make_model("pydantic", fields=fields)


def created_bases(call: ast.Call, scope: Scope) -> list[TypeExpression]:
    """Return the bases of a class that `create_model` makes."""
    base = keywords_of(call).get("__base__")
    if base is not None:
        return [type_from_node(base, scope)]
    return [{"kind": "name", "name": "BaseModel", "id": "pydantic.BaseModel"}]


def _created_field(name: str, node: ast.expr, scope: Scope, rule: AliasRule) -> Field:
    annotation, value = _created_parts(node)
    arguments = read_arguments(annotation, value, scope)
    made: Field = {
        "name": name,
        "wireName": arguments.alias() or rule.read(name),
        "required": not arguments.has_default,
    }
    if annotation is not None:
        made["type"] = type_from_node(annotation, scope)
    describe_field(made, arguments)
    describe_output(made, arguments, rule)
    return made


def _created_parts(node: ast.expr) -> tuple[ast.expr | None, ast.expr | None]:
    """Return annotation and default of `(type, default)`, `type`, or (Pydantic 1) `default`."""
    if isinstance(node, ast.Constant):
        return None, node
    parts = node.elts if isinstance(node, ast.Tuple) and node.elts else [node]
    return parts[0], parts[1] if len(parts) > 1 else None


def _counted(value: Any) -> Value:
    return {"text": f'"{value}"' if isinstance(value, str) else str(value), "value": value}


def _entries(given: Expression) -> list[tuple[str, Expression | None]]:
    """Read names from a text, a dict, or a list of names and pairs."""
    text = constant_string(given.node, given.scope)
    if text is not None:
        return [(name, None) for name in split_names(text)]
    given = follow(given)
    if isinstance(given.node, ast.Dict):
        return list(_dict_entries(given.node, given))
    items = given.node.elts if isinstance(given.node, (ast.List, ast.Tuple)) else []
    return [entry for item in items if (entry := _entry(given.part(item))) is not None]


def _entry(given: Expression) -> tuple[str, Expression | None] | None:
    node = given.node
    parts = node.elts if isinstance(node, (ast.Tuple, ast.List)) else [node]
    name = constant_string(parts[0], given.scope) if parts else None
    if name is None:
        return None
    return name, given.part(parts[1]) if len(parts) > 1 else None


def _dict_entries(node: ast.Dict, given: Expression) -> list[tuple[str, Expression]]:
    return [
        (name, given.part(value))
        for key, value in zip(node.keys, node.values, strict=True)
        if (name := constant_string(key, given.scope)) is not None
    ]
