"""Shapes of types: whether FastAPI reads a plain parameter from the query or from the body."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final, Literal

from wrapdocs_introspect.annotations.annotated import (
    alias_target,
    arguments_of,
    is_none,
    read_annotation,
    union_members,
)
from wrapdocs_introspect.annotations.vocabulary import MAPPINGS, SEQUENCES
from wrapdocs_introspect.idioms.fastapi.vocabulary import SPECIAL_TYPES, framework_name
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.inheritance import bases_of, external_bases_of
from wrapdocs_introspect.names.name_table import is_builtin
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import dotted_name, last_part

if TYPE_CHECKING:
    from wrapdocs_introspect.models import ModelIndex
    from wrapdocs_introspect.names.expression import Expression

Shape = Literal["scalar", "complex", "file", "special", "unknown"]

_MAX_DEPTH: Final = 12
_PLAIN_BASES: Final = frozenset(
    {"str", "int", "float", "bytes", "bool", "Enum", "IntEnum", "StrEnum"}
)
# Libraries whose types are single values: what else they hold is named below.
_VALUE_MODULES: Final = frozenset(
    {
        *("datetime", "decimal", "enum", "fractions", "ipaddress", "numbers", "pathlib"),
        *("pydantic", "pydantic_extra_types", "re", "types", "typing", "typing_extensions"),
        *("uuid", "zoneinfo", "annotated_types", "bson"),
    }
)
_MODEL_BASES: Final = frozenset({"BaseModel", "RootModel", "SQLModel", "TypedDict", "NamedTuple"})


def shape_of(expression: Expression | None, models: ModelIndex, depth: int = 0) -> Shape:
    """Return the shape of a type.

    Args:
        expression: The type; None if there is no annotation.
        models: The package's models.
        depth: How deep in the type this is.

    Returns:
        `complex` for what travels in a body, `unknown` for a class that is out of sight.
    """
    if expression is None or depth > _MAX_DEPTH:
        return "scalar"
    expression = read_annotation(expression).type or expression
    members = union_members(expression)
    if members is not None:
        return _joined([shape_of(m, models, depth + 1) for m in members if not is_none(m)])
    node = expression.node
    if isinstance(node, ast.Subscript):
        return _generic(node, expression, models, depth)
    if isinstance(node, ast.Call):
        called = last_part(node.func)
        return "complex" if called in {"conlist", "conset", "confrozenset"} else "scalar"
    target = alias_target(expression)
    if target is not None:
        return shape_of(target, models, depth + 1)
    return _named(expression, models)


def _joined(shapes: list[Shape]) -> Shape:
    order: tuple[Shape, ...] = ("special", "file", "complex", "unknown")
    return next((shape for shape in order if shape in shapes), "scalar")


def _generic(node: ast.Subscript, expression: Expression, models: ModelIndex, depth: int) -> Shape:
    origin = shape_of(expression.part(node.value), models, depth + 1)
    name = last_part(node.value)
    if name in SEQUENCES:
        items = [
            shape_of(expression.part(argument), models, depth + 1)
            for argument in arguments_of(node)
        ]
        return "file" if items and set(items) == {"file"} else "complex"
    return origin


def _named(expression: Expression, models: ModelIndex) -> Shape:
    dotted = dotted_name(expression.node)
    if dotted is None:
        return "scalar"
    found = expression.scope.find(expression.node)
    if isinstance(found, Scope):
        return _of_class(found, models)
    if isinstance(found, Binding) and models.get(found.id) is not None:
        return "scalar" if models.is_enum(found.id) else "complex"
    resolved = expression.scope.resolve(dotted)
    if resolved is None:
        if not is_builtin(dotted):
            return "unknown"
        return "complex" if dotted in SEQUENCES | MAPPINGS else "scalar"
    return _external(resolved)


def _of_class(scope: Scope, models: ModelIndex) -> Shape:
    if models.is_enum(scope.id):
        return "scalar"
    if models.is_model(scope.id):
        return "complex"
    shapes = [_of_base(base) for base in external_bases_of(scope)]
    if "special" in shapes or "file" in shapes:
        return _joined(shapes)
    is_custom = any(base.own("__get_pydantic_core_schema__") for base in bases_of(scope))
    if is_custom or "scalar" in shapes:
        return "scalar"
    return "complex" if "complex" in shapes else "unknown"


def _of_base(base: str) -> Shape:
    name = base.rpartition(".")[2]
    if name in _PLAIN_BASES:
        return "scalar"
    return "unknown" if name in {"Generic", "Protocol", "ABC", "object"} else _external(base)


def _external(resolved: str) -> Shape:
    module, _, name = resolved.rpartition(".")
    if framework_name(resolved) is not None:
        if name == "UploadFile":
            return "file"
        is_special = name in SPECIAL_TYPES or name.endswith("Response")
        return "special" if is_special else "unknown"
    root = module.partition(".")[0]
    if name in _MODEL_BASES:
        return "complex"
    if name in SEQUENCES | MAPPINGS and root in {"typing", "collections", ""}:
        return "complex"
    return "scalar" if root in _VALUE_MODULES or root == "collections" else "unknown"
