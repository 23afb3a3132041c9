"""What addresses stand for that a server sent, and that objects of a class hold: `self.url`.

A docstring names the whole path of a request, and the code adds the end of it to the address. So
the beginning of the path is what the address stands for, in every method of the class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Hole, Text
from wrapdocs_introspect.idioms.requests.sending.sent_requests import shape_of, shape_of_text
from wrapdocs_introspect.idioms.requests.stated.documented import read_stated_requests

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.idioms.requests.entry import Entry
    from wrapdocs_introspect.names.scope import Scope

Beginnings: TypeAlias = "dict[tuple[Scope, str], str]"
"""The path that an address stands for, by a class and the name of its attribute."""


def find_beginnings(entries: Iterable[Entry]) -> Beginnings:
    """Return the paths of which all docstrings of a class say the same.

    Args:
        entries: All public functions.
    """
    found: dict[tuple[Scope, str], dict[str, str]] = {}
    for entry in entries:
        if entry.cls is not None and not entry.is_inherited and entry.requests:
            for name, path in _beginnings_of(entry):
                found.setdefault((entry.cls, name), {}).setdefault(shape_of_text(path), path)
    return {key: path for key, paths in found.items() if len(paths) == 1 for path in paths.values()}


def _beginnings_of(entry: Entry) -> Iterator[tuple[str, str]]:
    for request in entry.requests:
        first = request.path.parts[0]
        if not isinstance(first, Hole) or first.origin != "object":
            continue
        end = shape_of(Text(request.path.parts[1:]))
        for one in read_stated_requests(entry.function):
            segments = one.path.rstrip("/").split("/")
            count = len(end.split("/")) if end else 0
            start, rest = segments[: len(segments) - count], segments[len(segments) - count :]
            if one.method in request.methods and start and shape_of_text("/".join(rest)) == end:
                yield first.name, "/".join(start)


def beginning_of(path: Text, cls: Scope | None, beginnings: Beginnings) -> str | None:
    """Return what the address stands for that a path begins with; None if that is not known.

    Args:
        path: The path as the code makes it.
        cls: The class whose method sends it.
        beginnings: What is known of addresses.
    """
    first = path.parts[0] if path.parts else None
    if cls is None or not isinstance(first, Hole):
        return None
    return beginnings.get((cls, first.name))
