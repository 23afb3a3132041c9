"""The names that the code of a module, class or function can use."""

from __future__ import annotations

from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.name_table import is_builtin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.names.name_table import NameTable
    from wrapdocs_introspect.names.scope import Scope


class VisibleNames:
    """The names that are visible in a module, or in a class of it."""

    def __init__(self, owner: griffe.Module | griffe.Class, names: NameTable) -> None:
        """Find the names that code can use.

        Args:
            owner: The module or class whose code uses them.
            names: The package's names.
        """
        self._module: griffe.Module = owner.module
        self._names = names
        self._owners = [(around, around.path) for around in _owners(owner)]

    def resolve(self, dotted: str) -> str | None:
        """Return the canonical id of a name, None for builtins and unknown names."""
        head, _, rest = dotted.partition(".")
        path = self._find_head(head)
        if path is None:
            return None
        return self._names.canonical(f"{path}.{rest}" if rest else path)

    def _find_head(self, head: str) -> str | None:
        for owner, path in self._owners:
            member = owner.members.get(head)
            if member is not None and _may_name_type(member, owner, head):
                return f"{path}.{head}"
        if is_builtin(head):
            return None
        if head == self._module.package.path:
            return head
        return self._find_class_attribute(head) or self._find_wildcard(head)

    def _find_class_attribute(self, head: str) -> str | None:
        for owner, path in self._owners:
            if owner.is_class and head in owner.members and not head.startswith("_"):
                return f"{path}.{head}"
        return None

    def _find_wildcard(self, head: str) -> str | None:
        wildcards = [
            member.target_path
            for member in self._module.members.values()
            if isinstance(member, griffe.Alias) and member.wildcard
        ]
        return f"{wildcards[0]}.{head}" if len(wildcards) == 1 else None


def _owners(owner: griffe.Module | griffe.Class) -> Iterator[griffe.Module | griffe.Class]:
    """Yield a module or class and those around it, up to the module."""
    around: griffe.Object | None = owner
    while isinstance(around, griffe.Class):
        yield around
        around = around.parent
    yield owner.module


def _may_name_type(
    member: griffe.Object | griffe.Alias, owner: griffe.Module | griffe.Class, name: str
) -> bool:
    """Keep fields from capturing the types of other fields (`int: int`, `date: date`)."""
    if isinstance(member, griffe.Alias) or not member.is_attribute:
        return isinstance(member, griffe.Alias) or not (member.is_function and owner.is_class)
    return not owner.is_class and not is_builtin(name)


def resolve_local(function: Scope, dotted: str) -> str | None:
    """Return the canonical id of a name that may be one of a function's."""
    head, _, rest = dotted.partition(".")
    holder = function.holder_of(head)
    if holder.kind != "function":
        return holder.resolve(dotted)
    definition = holder.own(head)
    if isinstance(definition, Binding) and definition.imported is not None:
        path = f"{definition.imported}.{rest}" if rest else definition.imported
        return function.documented.resolve(path) or path
    return f"{holder.id}.{dotted}"
