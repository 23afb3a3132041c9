"""The texts of functions and attributes that have none of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.names.inheritance import bases_of
from wrapdocs_introspect.source.nodes import function_node

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.names.scope import Scope

_MAX_HOPS = 10


def find_described(member: griffe.Object, scopes: PackageScopes) -> griffe.Object | None:
    """Return the object whose docstring describes one that has none.

    That is the function that a partial function or a second name was made of, or what a member of a
    class overrides.

    Args:
        member: The function or attribute.
        scopes: The scopes of the package.
    """
    for _ in range(_MAX_HOPS):
        made_of = _made_of(member, scopes)
        if made_of is None:
            break
        member = documented(made_of)
        if _has_text(member):
            return member
    return next((one for one in _overridden(member, scopes) if _has_text(one)), None)


def documented(obj: griffe.Object) -> griffe.Object:
    """Return the object, or the overload of a function, whose docstring counts."""
    overloads = obj.overloads if isinstance(obj, griffe.Function) else None
    return next((one for one in (obj, *(overloads or ())) if one.docstring is not None), obj)


def find_function(name: str, scope: Scope) -> griffe.Object | None:
    """Return what a name in the body of a module or class refers to, methods included.

    Args:
        name: The name, as it is written.
        scope: The module or class.
    """
    own = scope.owner.members.get(name)
    if isinstance(own, griffe.Object):
        return own
    resolved = scope.resolve(name)
    return scope.lookup(resolved) if resolved is not None else None


def _made_of(member: griffe.Object, scopes: PackageScopes) -> griffe.Object | None:
    head = function_node(member)
    if head is None or head.documented_by is None or member.parent is None:
        return None
    found = find_function(head.documented_by, scopes.of(member.parent))
    return found if found is not member else None


def _overridden(member: griffe.Object, scopes: PackageScopes) -> Iterator[griffe.Object]:
    """Yield what a method, property or attribute overrides, nearest first."""
    parent = member.parent
    is_special = member.name.startswith("__") and member.name != "__call__"
    if not isinstance(parent, griffe.Class) or is_special:
        return
    for base in bases_of(scopes.of(parent)):
        found = base.owner.members.get(member.name) if base.owner is not parent else None
        if isinstance(found, (griffe.Function, griffe.Attribute)):
            yield documented(found)


def _has_text(obj: griffe.Object) -> bool:
    return obj.docstring is not None and bool(obj.docstring.value.strip())
