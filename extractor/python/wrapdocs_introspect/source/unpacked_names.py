"""The names that an assignment to several targets sets: `a, b = 1, 2`."""

from __future__ import annotations

import ast
from itertools import repeat
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_SEVERAL = (ast.Tuple, ast.List)
_SELF = "self"


def unpacked_names(
    targets: Sequence[ast.expr], value: ast.expr | None, *, of_self: bool
) -> Iterator[tuple[str, ast.expr | None]]:
    """Find the names that a statement unpacks a value into.

    Args:
        targets: The targets of an assignment.
        value: What is assigned.
        of_self: Whether attributes of `self` are meant, and not plain names.

    Yields:
        Each name with its part of the value, if the statement writes the parts one by one.
    """
    for target in targets:
        if isinstance(target, _SEVERAL):
            yield from _parts(target.elts, value, of_self=of_self)


def _parts(
    targets: Sequence[ast.expr], value: ast.expr | None, *, of_self: bool
) -> Iterator[tuple[str, ast.expr | None]]:
    for target, part in zip(targets, _values(targets, value), strict=False):
        plain = target.value if isinstance(target, ast.Starred) else target
        if isinstance(plain, _SEVERAL):
            yield from _parts(plain.elts, part, of_self=of_self)
        elif (name := _name(plain, of_self=of_self)) is not None:
            yield name, part


def _values(
    targets: Sequence[ast.expr], value: ast.expr | None
) -> Sequence[ast.expr] | Iterator[None]:
    if not isinstance(value, _SEVERAL) or len(value.elts) != len(targets):
        return repeat(None)
    has_star = any(isinstance(one, ast.Starred) for one in (*targets, *value.elts))
    return repeat(None) if has_star else value.elts


def _name(target: ast.expr, *, of_self: bool) -> str | None:
    if not of_self:
        return target.id if isinstance(target, ast.Name) else None
    if not isinstance(target, ast.Attribute) or not isinstance(target.value, ast.Name):
        return None
    return target.attr if target.value.id == _SELF else None
