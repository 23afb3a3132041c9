"""Base classes of a class in the package, and members that it inherits."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.names.binding import Binding

_MAX_BASES = 50


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
        found = [outer.find(plain_base(base)) for base in scope.base_nodes]
        queue += [base for base in found if isinstance(base, Scope)]
    cls.known_bases = seen


def external_bases_of(cls: Scope) -> Iterator[str]:
    """Yield the ids of a class's bases that the package does not define."""
    for scope in bases_of(cls):
        outer = scope.parent or scope
        for base in scope.base_nodes:
            if outer.find(plain_base(base)) is None:
                name = dotted_name(plain_base(base))
                yield outer.resolve_node(plain_base(base)) or name or ""


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
