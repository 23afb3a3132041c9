"""What a limit of length counts: characters of a text, items of a list, entries of a dict."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any, Final

from wrapdocs_introspect.annotations.vocabulary import (
    ANNOTATED,
    CONSTRAINED_TYPES,
    MAPPINGS,
    OPTIONALS,
    SEQUENCES,
    UNIONS,
)
from wrapdocs_introspect.names.assignments import follow_alias
from wrapdocs_introspect.source.expressions import dotted_name, last_part

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Constraints
    from wrapdocs_introspect.names.expression import Expression

_LENGTHS: Final = {"minLength": "min", "maxLength": "max"}
_MODULES: Final = frozenset({"", "typing", "typing_extensions", "collections", "collections.abc"})
# Their type is their first argument.
_WRAPPERS: Final = frozenset(
    f"{module}.{name}"
    for module in ("typing", "typing_extensions")
    for name in ("ClassVar", "Final", "NotRequired", "ReadOnly", "Required")
)
_MAX_DEPTH: Final = 12


def name_lengths(limits: Constraints, annotation: Expression) -> Constraints:
    """Name limits of length after what they count.

    Pydantic 2 calls them `min_length` and `max_length` for every type.

    Args:
        limits: The limits of a value.
        annotation: Its type.

    Returns:
        The limits sorted by name, with `minItems` for a list and `minProperties` for a dict.
    """
    if limits.keys().isdisjoint(_LENGTHS):
        return limits
    counted = _counted(annotation, 0)
    if counted is None:
        return limits
    named = {
        f"{_LENGTHS[name]}{counted}" if name in _LENGTHS else name: limit
        for name, limit in limits.items()
    }
    made: Any = dict(sorted(named.items()))
    found: Constraints = made
    return found


def _counted(annotation: Expression, depth: int) -> str | None:
    """Return `Items` or `Properties`; None for characters, and for what is not known."""
    annotation = follow_alias(annotation.unquoted())
    node = annotation.node
    if depth > _MAX_DEPTH:
        return None
    if isinstance(node, ast.Call):
        made = CONSTRAINED_TYPES.get(last_part(node.func), "")
        return "Items" if made in SEQUENCES else None
    if isinstance(node, ast.BinOp):
        return _shared([node.left, node.right], annotation, depth)
    if not isinstance(node, ast.Subscript):
        return _of_name(annotation)
    origin = annotation.part(node.value)
    resolved = origin.resolve() or ""
    arguments = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    if resolved in ANNOTATED or resolved in _WRAPPERS:
        return _counted(annotation.part(arguments[0]), depth + 1)
    if resolved in UNIONS or resolved in OPTIONALS:
        return _shared(arguments, annotation, depth)
    return _of_name(origin)


def _shared(members: list[ast.expr], union: Expression, depth: int) -> str | None:
    """Return what the members of a union have in common, apart from None."""
    others = [one for one in members if not (isinstance(one, ast.Constant) and one.value is None)]
    counted = {_counted(union.part(one), depth + 1) for one in others}
    return counted.pop() if len(counted) == 1 else None


def _of_name(expression: Expression) -> str | None:
    module, _, name = (expression.resolve() or dotted_name(expression.node) or "").rpartition(".")
    if module not in _MODULES:
        return None
    if name in MAPPINGS:
        return "Properties"
    return "Items" if name in SEQUENCES else None
