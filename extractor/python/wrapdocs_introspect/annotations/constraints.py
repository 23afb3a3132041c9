"""Limits on values: from `Field(...)`, `Annotated` and constrained types."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any, cast

from wrapdocs_introspect.annotations.lengths import name_lengths
from wrapdocs_introspect.annotations.vocabulary import ANNOTATED, CONSTRAINED_TYPES
from wrapdocs_introspect.constants.values import constant_number, constant_of, constant_string
from wrapdocs_introspect.names.assignments import follow_alias
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.expressions import dotted_name, last_part

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from wrapdocs_introspect.contract import Constraints
    from wrapdocs_introspect.names.scope import Scope

# Numeric limits: their names in Python and in the contract.
NUMBERS = {
    "ge": "ge",
    "gt": "gt",
    "le": "le",
    "lt": "lt",
    "decimal_places": "decimalPlaces",
    "max_digits": "maxDigits",
    "max_items": "maxItems",
    "max_length": "maxLength",
    "min_items": "minItems",
    "min_length": "minLength",
    "multiple_of": "multipleOf",
}
_STRINGS = {"pattern": "pattern", "regex": "pattern"}
_BOOLEANS = {"allow_inf_nan": "allowInfNan", "unique_items": "uniqueItems"}
# Positional arguments of the markers of annotated_types.
_MARKERS: dict[str, tuple[str, ...]] = {
    "Ge": ("ge",),
    "Gt": ("gt",),
    "Le": ("le",),
    "Lt": ("lt",),
    "MinLen": ("min_length",),
    "MaxLen": ("max_length",),
    "Len": ("min_length", "max_length"),
    "MultipleOf": ("multiple_of",),
    "Interval": (),
    "StringConstraints": (),
}
LIMITS = frozenset({*NUMBERS, *_STRINGS, *_BOOLEANS})
"""The names of all limits in Python."""
_MAX_NESTED = 20
_OPTIONAL = frozenset({"typing.Optional", "typing.Union"})


def constraints_from_call(call: Expression) -> Constraints:
    """Read the limits among the arguments of a call (`gt=0`, `max_length=3`, ...).

    Args:
        call: The call and its scope.

    Returns:
        `Constraints` of the contract, keys sorted; values that are not constant are left out.
    """
    found: dict[str, Any] = {}
    for keyword in _all_keywords(call.node) if isinstance(call.node, ast.Call) else ():
        key, value = _read(keyword.arg or "", call.part(keyword.value))
        if value is not None:
            found[key] = value
    return sort_constraints(found)


def constraints_from_annotation(node: ast.expr, scope: Scope) -> Constraints:
    """Read the limits of a type itself, also inside `Optional` and behind an alias.

    Args:
        node: The annotation.
        scope: The scope that it is in.

    Returns:
        The limits of `Annotated[int, Gt(0)]`, `conint(gt=0)` and the like.
    """
    found: Constraints = {}
    for carrier in _carriers(Expression(node, scope)):
        found |= _limits_of(carrier)
    return name_lengths(sort_constraints(found), Expression(node, scope))


def own_constraints(annotation: Expression) -> Constraints:
    """Read the limits that stand in a type itself: `Annotated[int, Gt(0)]`, `conint(gt=0)`.

    Args:
        annotation: The type; the limits of another one that it names are not its own.
    """
    if not isinstance(annotation.node, (ast.Call, ast.Subscript)):
        return {}
    return name_lengths(sort_constraints(_limits_of(annotation)), annotation)


def sort_constraints(found: Mapping[str, Any]) -> Constraints:
    """Sort limits by their names."""
    constraints: Any = dict(sorted(found.items()))
    return cast("Constraints", constraints)


def annotated_metadata(annotation: Expression) -> list[Expression]:
    """Return the metadata after the type in `Annotated[T, ...]`, innermost first.

    Args:
        annotation: The annotation; may be the name of such a type.
    """
    return _layers(follow_alias(annotation.unquoted()))[1]


def is_limiting(call: ast.Call) -> bool:
    """Tell whether a call has limits: a constrained type, a marker, `Field`."""
    name = last_part(call.func)
    return name in CONSTRAINED_TYPES or name in _MARKERS or name == "Field"


def _limits_of(annotation: Expression) -> Constraints:
    """Read the limits of a call, or those in `Annotated`: of its type and of its metadata."""
    found: Constraints = {}
    inner, metadata = _layers(annotation)
    for part in (inner, *metadata):
        if isinstance(part.node, ast.Call) and is_limiting(part.node):
            found |= constraints_from_call(part)
    return found


def _layers(annotation: Expression) -> tuple[Expression, list[Expression]]:
    """Return the type in `Annotated[T, ...]`, and the metadata after it, innermost first."""
    found: list[Expression] = []
    for _ in range(_MAX_NESTED):
        node = annotation.node
        if not isinstance(node, ast.Subscript) or not isinstance(node.slice, ast.Tuple):
            break
        if annotation.part(node.value).resolve() not in ANNOTATED:
            break
        inner, *metadata = node.slice.elts
        found = [*(follow_alias(annotation.part(part)) for part in metadata), *found]
        annotation = follow_alias(annotation.part(inner).unquoted())
    return annotation, found


def _carriers(annotation: Expression) -> Iterator[Expression]:
    """Yield the type, and `T` of `Optional[T]` and `T | None`."""
    annotation = follow_alias(annotation.unquoted())
    yield annotation
    node = annotation.node
    members: list[ast.expr] = []
    if isinstance(node, ast.Subscript) and annotation.part(node.value).resolve() in _OPTIONAL:
        members = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    elif isinstance(node, ast.BinOp):
        members = [node.left, node.right]
    others = [m for m in members if not (isinstance(m, ast.Constant) and m.value is None)]
    if len(others) == 1:
        yield follow_alias(annotation.part(others[0]).unquoted())


def unread_limits(call: Expression) -> Iterator[ast.keyword]:
    """Yield the limits among the arguments of a call whose values cannot be shown.

    They are only known at run time, or too large for a number in JSON.

    Args:
        call: The call and its scope.
    """
    if not isinstance(call.node, ast.Call) or not is_limiting(call.node):
        return
    for keyword in _all_keywords(call.node):
        if is_unread_limit(keyword.arg or "", call.part(keyword.value)):
            yield keyword


def is_unread_limit(name: str, value: Expression) -> bool:
    """Tell whether an argument is a limit whose value cannot be shown.

    Args:
        name: The argument's name.
        value: Its value.
    """
    is_none = isinstance(value.node, ast.Constant) and value.node.value is None
    is_limit = name in NUMBERS or name in _STRINGS
    return is_limit and not is_none and _read(name, value)[1] is None


def _all_keywords(call: ast.Call) -> list[ast.keyword]:
    name = last_part(call.func)
    positional = _MARKERS.get(name, ())
    named = [ast.keyword(arg, value) for arg, value in zip(positional, call.args, strict=False)]
    return [*named, *call.keywords]


def _read(name: str, given: Expression) -> tuple[str, Any]:
    if name in NUMBERS:
        return NUMBERS[name], constant_number(given.node, given.scope)
    if name in _STRINGS:
        return _STRINGS[name], _pattern(given)
    if name in _BOOLEANS:
        value = constant_of(given.node, given.scope)
        return _BOOLEANS[name], value if isinstance(value, bool) else None
    return name, None


def _pattern(given: Expression) -> str | None:
    node = given.node
    if isinstance(node, ast.Call) and dotted_name(node.func) == "re.compile" and node.args:
        node = node.args[0]
    return constant_string(node, given.scope)
