"""Base classes of a class in the package, and members that it inherits."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterator

_MAX_BASES = 50
_MAX_NAMES = 5
"""How many names a base may have, one assigned to the other."""


def bases_of(cls: Scope) -> Iterator[Scope]:
    """Yield a class and the package's classes among its bases, nearest first."""
    if cls.known_bases is not None:
        yield from cls.known_bases
        return
    seen: list[Scope] = []
    queue: list[Scope] = [cls]
    while queue and len(seen) < _MAX_BASES:
        scope = queue.pop(0)
        if scope in seen or scope.kind != "class":
            continue
        seen.append(scope)
        yield scope
        outer = scope.parent or scope
        found = [_find_base(base, outer)[0] for base in scope.base_nodes]
        queue += [base for base in found if isinstance(base, Scope)]
    cls.known_bases = seen


def external_bases_of(cls: Scope) -> Iterator[str]:
    """Yield the ids of a class's bases that the package does not define."""
    for scope in bases_of(cls):
        outer = scope.parent or scope
        for base in scope.base_nodes:
            found, node, owner = _find_base(base, outer)
            if isinstance(found, Binding) and found.imported is not None:
                yield found.imported
            elif found is None:
                yield owner.resolve_node(node) or dotted_name(node) or ""


def _find_base(base: ast.expr, scope: Scope) -> tuple[Binding | Scope | None, ast.expr, Scope]:
    """Return what a base is, with the expression that says so and where that stands.

    A base may have another name: `Base = httpx.Client`.
    """
    node = plain_base(base)
    found = scope.find(node)
    for _ in range(_MAX_NAMES):
        value = found.value if isinstance(found, Binding) else None
        if not isinstance(found, Binding) or value is None or dotted_name(value) is None:
            break
        node, scope = plain_base(value), found.scope
        found = scope.find(node)
    return found, node, scope


def member_of(scope: Scope, name: str) -> Binding | Scope | None:
    """Return a member of a module or class; of a class, also one that it inherits."""
    if scope.kind != "class":
        return scope.own(name)
    for owner in bases_of(scope):
        found = owner.own(name)
        if found is not None:
            return found
    return None


def plain_base(base: ast.expr) -> ast.expr:
    """Return `Base` of `Base[T]`."""
    return base.value if isinstance(base, ast.Subscript) else base
