"""Structs of msgspec."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.annotations.constraints import annotated_metadata
from wrapdocs_introspect.annotations.type_expressions import type_from_node
from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.values import constant_of, constant_string, value_from_node
from wrapdocs_introspect.models.base import Declared, ModelClass, called_name, make_model
from wrapdocs_introspect.models.field_arguments import (
    FieldArguments,
    make_declared_field,
    read_arguments,
)
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from wrapdocs_introspect.contract import Field, Model, TypeExpression
    from wrapdocs_introspect.models.model_settings import ModelSettings
    from wrapdocs_introspect.names.scope import Scope

_FIELD = frozenset({"msgspec.field", "msgspec._core.field"})
_TYPE_AND_DEFAULT = 2


def make_struct_model(source: ModelClass, settings: ModelSettings) -> Model:
    """Make the model of a `Struct` class.

    Args:
        source: The class.
        settings: What the class and its bases say of it.
    """
    fields = list(_fields(source, _renaming(settings)))
    return make_model("struct", fields=fields, computed=_tag(source, settings))


def make_functional_struct(call: ast.Call, scope: Scope, settings: ModelSettings) -> Model:
    """Make the model of `defstruct("Name", [("x", int), ("y", int, 0)])`."""
    given = follow(Expression(call.args[1], scope)) if len(call.args) > 1 else None
    entries = given.node.elts if given and isinstance(given.node, (ast.List, ast.Tuple)) else []
    rename = _renaming(settings)
    made = [_entry(entry, given.scope, rename) for entry in entries] if given else []
    return make_model("struct", fields=[one for one in made if one is not None])


def struct_facts(settings: ModelSettings) -> dict[str, Any]:
    """Return the facts of a struct. Subclasses inherit its settings, apart from `kw_only`."""
    forbids = settings.flag("forbid_unknown_fields", inherits=True)
    return {
        "frozen": settings.flag("frozen", inherits=True),
        "keywordOnly": settings.flag("kw_only"),
        "extra": "forbid" if forbids else None,
        "arrayInJson": settings.flag("array_like", inherits=True),
    }


def _fields(source: ModelClass, rename: Callable[[str], str]) -> Iterator[Field]:
    for attribute, annotation, value in source.annotated():
        arguments = _arguments(annotation, value, source.scope)
        yield make_declared_field(
            source,
            Declared(attribute, annotation, value),
            arguments,
            wire_name=arguments.text("name") or rename(attribute.name),
            required=not arguments.has_default,
        )


def _arguments(annotation: ast.expr, value: ast.expr | None, scope: Scope) -> FieldArguments:
    arguments = read_arguments(annotation, None, scope)
    for metadata in annotated_metadata(Expression(annotation, scope)):
        node = metadata.node
        if isinstance(node, ast.Call) and called_name(node, metadata.scope) == "msgspec.Meta":
            arguments.take_call(node, metadata.scope)
    if isinstance(value, ast.Call) and called_name(value, scope) in _FIELD:
        arguments.take_call(value, scope)
    elif value is not None:
        arguments.set_default(Expression(value, scope))
    return arguments


def _entry(node: ast.expr, scope: Scope, rename: Callable[[str], str]) -> Field | None:
    """Read `"x"`, `("x", int)` or `("x", int, 0)`."""
    parts = node.elts if isinstance(node, (ast.Tuple, ast.List)) else [node]
    name = constant_string(parts[0], scope) if parts else None
    if name is None:
        return None
    arguments = FieldArguments()
    if len(parts) > _TYPE_AND_DEFAULT:
        arguments = _arguments(parts[1], parts[2], scope)
    made: Field = {
        "name": name,
        "wireName": arguments.text("name") or rename(name),
        "required": not arguments.has_default,
    }
    if len(parts) > 1:
        made["type"] = type_from_node(parts[1], scope)
    if arguments.default is not None:
        made["default"] = value_from_node(arguments.default.node, scope)
    return made


def _tag(source: ModelClass, settings: ModelSettings) -> list[Field] | None:
    """Return the field that tells the members of a union apart: `tag=True`, `tag_field="kind"`."""
    key = settings.value("tag_field", inherits=True)
    tag = settings.value("tag", inherits=True)
    if tag is None and key is not None:
        tag = True
    if tag is None or tag is False or tag is UNKNOWN or key is UNKNOWN:
        return None
    name = key or "type"
    value = source.cls.name if tag is True else tag
    origin: TypeExpression = {"kind": "name", "name": "Literal", "id": "typing.Literal"}
    literal: TypeExpression = {"kind": "literal", "text": text_of(ast.Constant(value))}
    kind: TypeExpression = {"kind": "generic", "origin": origin, "arguments": [literal]}
    return [{"name": name, "wireName": name, "required": True, "type": kind}]


def _renaming(settings: ModelSettings) -> Callable[[str], str]:
    """Return what makes the names in JSON; names that a function makes stay as they are."""
    given = settings.find("rename", inherits=True)
    return (read_renaming(given) if given is not None else None) or str


def read_renaming(given: Expression) -> Callable[[str], str] | None:
    """Return what `rename=` makes of names, None where only running code says it.

    Args:
        given: A style such as `camel`, a dict, or a function.
    """
    names = constant_of(given.node, given.scope)
    if names is None:
        return str
    if isinstance(names, dict):
        known = {key: value for key, value in names.items() if isinstance(value, str)}
        return lambda name: known.get(name, name)
    return _RENAMES.get(names) if isinstance(names, str) else None


def _camel(name: str) -> str:
    return _join_words(name, str)


def _pascal(name: str) -> str:
    return _join_words(name, str.title)


def _join_words(name: str, change_first: Callable[[str], str]) -> str:
    """Join words in capitals; underscores at the start stay."""
    words = name.lstrip("_")
    first, *rest = words.split("_")
    start = "_" * (len(name) - len(words))
    return start + change_first(first) + "".join(word.title() for word in rest)


_RENAMES: dict[str, Callable[[str], str]] = {
    "lower": str.lower,
    "upper": str.upper,
    "camel": _camel,
    "pascal": _pascal,
    "kebab": lambda name: name.strip("_").replace("_", "-"),
}
