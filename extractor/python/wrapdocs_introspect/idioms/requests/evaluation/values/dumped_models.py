"""Models that become dicts before they are sent: `Book(title=title).model_dump()`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    Instance,
    Mapping,
    Member,
    Result,
    text,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.wire_names import declared_fields
from wrapdocs_introspect.idioms.requests.following.definitions import decorator_names
from wrapdocs_introspect.source.expressions import last_part

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.evaluation.values.wire_names import DeclaredField
    from wrapdocs_introspect.idioms.requests.following.definitions import Definitions
    from wrapdocs_introspect.names.scope import Scope

_DUMPS = frozenset({"model_dump", "dict"})
_LEAVING_OUT = ("exclude_none", "exclude_unset", "exclude_defaults")


def dump_model(value: Result, definitions: Definitions) -> Mapping | None:
    """Return the dict that a model of the package becomes.

    Args:
        value: The result of a call.
        definitions: The definitions of the package.

    Returns:
        The dict; None if the call is no method of Pydantic's models that makes one.
    """
    model, options = _dumped_model(value), dict(value.keywords)
    if model is None or not model.attributes:
        return None
    fields = declared_fields(model.cls, definitions)
    renamed = _renamed_by_serializer(model.cls, definitions)
    names = {
        name: renamed.get(name, field.wire_name if _is_set(options.get("by_alias")) else name)
        for name, field in fields.items()
    }
    known = {field.wire_name: name for name, field in fields.items()}
    known |= {name: name for name in fields}
    given = [
        (text(names[known[name]]), one)
        for name, one in model.attributes
        if name in known and not known[name].startswith("_")  # These are no fields.
    ]
    leaves_out = any(_is_set(options.get(name)) for name in _LEAVING_OUT)
    return Mapping(tuple(given), optional=_optional(fields, names) if leaves_out else ())


def dump_given_model(value: Value, definitions: Definitions) -> Mapping | None:
    """Return the dict that a model becomes which a caller gives: all its fields.

    Args:
        value: The result of a call.
        definitions: The definitions of the package.

    Returns:
        The dict, with the fields that may be left out as optional; None for any other call.
    """
    if not isinstance(value, Result):
        return None
    model, options = _dumped_model(value), dict(value.keywords)
    fields = declared_fields(model.cls, definitions) if model is not None else {}
    if model is None or model.attributes or not fields:
        return None
    by_alias = _is_set(options.get("by_alias"))
    names = {name: one.wire_name if by_alias else name for name, one in fields.items()}
    items = tuple((text(names[name]), Member(model, name)) for name in fields)
    leaves_out = any(_is_set(options.get(name)) for name in _LEAVING_OUT)
    return Mapping(items, optional=_optional(fields, names) if leaves_out else ())


def given_model(value: Result, definitions: Definitions) -> Value | None:
    """Return the argument that is sent as a dict of its fields, under the names of these.

    Args:
        value: The result of a call.
        definitions: The definitions of the package.
    """
    dumped, model = dump_given_model(value, definitions), _dumped_model(value)
    if dumped is None or model is None:
        return None
    wire_names = {one.wire_name for one in declared_fields(model.cls, definitions).values()}
    is_as_declared = {name for name, _ in dumped.literal_items()} == wire_names
    return model.given if is_as_declared else dumped


def _dumped_model(value: Result) -> Instance | None:
    callee = value.callee
    model = callee.base if isinstance(callee, Member) and callee.name in _DUMPS else None
    return model if isinstance(model, Instance) else None


def _is_set(option: object) -> bool:
    return option is not None and option != NONE


def _optional(fields: dict[str, DeclaredField], names: dict[str, str]) -> tuple[Value, ...]:
    return tuple(text(names[name]) for name, field in fields.items() if field.may_be_none)


def _renamed_by_serializer(cls: Scope, definitions: Definitions) -> dict[str, str]:
    """Return what a `@model_serializer` renames: `output["from"] = output.pop("from_")`."""
    assignments = [
        node
        for owner in definitions.bases(cls)
        for child in owner.children
        if child.kind == "function"
        if "model_serializer" in decorator_names(definitions.function(child))
        for node in ast.walk(child.node)
        if isinstance(node, ast.Assign)
    ]
    return {
        old: new
        for one in assignments
        if (new := _key(one.targets[0])) and (old := _popped(one.value))
    }


def _key(target: ast.expr) -> str:
    node = target.slice if isinstance(target, ast.Subscript) else None
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _popped(value: ast.expr) -> str:
    if not isinstance(value, ast.Call) or last_part(value.func) != "pop" or not value.args:
        return ""
    first = value.args[0]
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""
