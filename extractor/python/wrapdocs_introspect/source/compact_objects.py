"""griffe's objects without containers that stay empty: a package has very many of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import griffe

if TYPE_CHECKING:
    from collections.abc import Iterator

_NOTHING: dict[str, Any] = {}
"""What all functions and attributes hold in place of empty dicts; nobody may add to it."""
_NO_TYPE_PARAMETERS = griffe.TypeParameters()
_LABELS: dict[frozenset[str], frozenset[str]] = {}


def compact_objects(module: griffe.Module) -> None:
    """Let the objects of a module share labels and empty containers, once it has been read.

    An empty set alone takes as much memory as most objects.

    Args:
        module: The module; changed in place.
    """
    for one in _objects_in(module):
        labels = frozenset(one.labels)
        one.labels = _LABELS.setdefault(labels, labels)  # type: ignore[assignment]
        if not len(one.type_parameters):
            one.type_parameters = _NO_TYPE_PARAMETERS
        if isinstance(one, (griffe.Function, griffe.Attribute)):
            one.members = one.members or _NOTHING
            one.imports = one.imports or _NOTHING


def _objects_in(module: griffe.Module) -> Iterator[griffe.Object]:
    owners: list[griffe.Module | griffe.Class] = [module]
    while owners:
        for one in owners.pop().members.values():
            if isinstance(one, griffe.Object):
                yield one
            if isinstance(one, griffe.Class):
                owners.append(one)
