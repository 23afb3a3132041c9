"""Inherited methods that send another request than in the class that defines them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.entries import inherited_methods, public_classes
from wrapdocs_introspect.idioms.requests.entry import Entry

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.library_calls.reading import ReadFunction
    from wrapdocs_introspect.idioms.requests.reconciliation.readings import Readings
    from wrapdocs_introspect.names.scope import Scope

_MAX_READ = 4_000


def find_inherited(
    readings: Readings, modules: Iterable[Scope], interpreter: Interpreter
) -> Iterator[Entry]:
    """Yield inherited methods that send another request than in the class that defines them.

    Args:
        readings: What the HTTP library shows; it receives what these methods send.
        modules: The modules whose classes count.
        interpreter: Knows the methods.
    """
    left = _MAX_READ
    for module in modules:
        for cls in public_classes(module):
            for function, bases in inherited_methods(cls, interpreter.definitions):
                original = _read_of(readings, function, bases)
                if original is None or not _may_differ(bases) or left <= 0:
                    continue
                left -= 1
                entry = Entry(function, cls)
                found = readings.read(entry)
                if found is not None and _differs(found, original):
                    yield entry


def _read_of(readings: Readings, function: Function, bases: Sequence[Scope]) -> ReadFunction | None:
    """Return what a method sends in the class that defines it, if it may send anything."""
    definition = function.definition
    if definition is None or (definition, bases[0]) in readings.entries:
        return None
    found = readings.find(definition, bases[-1])
    return found if found is not None and (found.requests or found.is_open) else None


def _may_differ(bases: Sequence[Scope]) -> bool:
    """Tell whether a class defines something that a method of its base may read."""
    return any(one.defined_names for one in bases[:-1])


def _differs(one: ReadFunction, other: ReadFunction) -> bool:
    return bool(one.requests) and _requests_of(one) != _requests_of(other)


def _requests_of(one: ReadFunction) -> set[tuple[str | None, str]]:
    return {(each.decided.method, each.decided.path.written) for each in one.requests}
