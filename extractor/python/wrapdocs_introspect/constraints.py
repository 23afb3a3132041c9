"""Limits on values: from `Field(...)`, `Annotated` and constrained types."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.type_expressions import CONSTRAINED_TYPES, dotted_name
from wrapdocs_introspect.values import constant_number, constant_string

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.scope import Scope

Constraints = dict[str, Any]

_NUMBERS = {
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
_ANNOTATED = frozenset({"typing.Annotated", "typing_extensions.Annotated"})
_OPTIONAL = frozenset({"typing.Optional", "typing.Union"})


def constraints_from_keywords(keywords: Iterable[ast.keyword]) -> Constraints:
    """Read limits from keyword arguments (`gt=0`, `max_length=3`, ...).

    Args:
        keywords: The keyword arguments of a call.

    Returns:
        `Constraints` of the contract, keys sorted; what is no constant is left out.
    """
    found: Constraints = {}
    for keyword in keywords:
        key, value = _read(keyword.arg or "", keyword.value)
        if value is not None:
            found[key] = value
    return dict(sorted(found.items()))


def constraints_from_annotation(node: ast.expr, scope: Scope) -> Constraints:
    """Read the limits that a type itself carries, also inside `Optional`.

    Args:
        node: The annotation.
        scope: Where it stands.

    Returns:
        The limits of `Annotated[int, Gt(0)]`, `conint(gt=0)` and the like.
    """
    found: Constraints = {}
    for part in _carriers(node, scope):
        for call in (part, *annotated_metadata(part, scope)):
            if isinstance(call, ast.Call) and is_limiting(call):
                found |= constraints_from_keywords(_all_keywords(call))
    return dict(sorted(found.items()))


def annotated_metadata(node: ast.expr, scope: Scope) -> list[ast.expr]:
    """Return what stands behind the type in `Annotated[T, ...]`."""
    if not isinstance(node, ast.Subscript) or not isinstance(node.slice, ast.Tuple):
        return []
    dotted = dotted_name(node.value)
    is_annotated = dotted is not None and scope.resolve(dotted) in _ANNOTATED
    return node.slice.elts[1:] if is_annotated else []


def is_limiting(call: ast.Call) -> bool:
    """Tell whether a call carries limits: a constrained type, a marker, `Field`."""
    name = (dotted_name(call.func) or "").rpartition(".")[2]
    return name in CONSTRAINED_TYPES or name in _MARKERS or name == "Field"


def _carriers(node: ast.expr, scope: Scope) -> Iterator[ast.expr]:
    """Yield the node, and `T` of `Optional[T]` and `T | None`."""
    yield node
    if isinstance(node, ast.Subscript):
        dotted = dotted_name(node.value)
        if dotted and scope.resolve(dotted) in _OPTIONAL:
            members = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            yield from _one_beside_none(members)
    elif isinstance(node, ast.BinOp):
        yield from _one_beside_none([node.left, node.right])


def _one_beside_none(members: list[ast.expr]) -> Iterator[ast.expr]:
    others = [m for m in members if not (isinstance(m, ast.Constant) and m.value is None)]
    if len(others) == 1:
        yield others[0]


def _all_keywords(call: ast.Call) -> list[ast.keyword]:
    name = (dotted_name(call.func) or "").rpartition(".")[2]
    positional = _MARKERS.get(name, ())
    named = [ast.keyword(arg, value) for arg, value in zip(positional, call.args, strict=False)]
    return [*named, *call.keywords]


def _read(name: str, node: ast.expr) -> tuple[str, Any]:
    if name in _NUMBERS:
        return _NUMBERS[name], constant_number(node)
    if name in _STRINGS:
        return _STRINGS[name], _pattern(node)
    if name in _BOOLEANS and isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return _BOOLEANS[name], node.value
    return name, None


def _pattern(node: ast.expr) -> str | None:
    if isinstance(node, ast.Call) and dotted_name(node.func) == "re.compile" and node.args:
        return constant_string(node.args[0])
    return constant_string(node)
