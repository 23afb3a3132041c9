"""Things of other packages: libraries of HTTP, and what sends nothing by itself."""

from __future__ import annotations

from wrapdocs_introspect.possible_senders.libraries import (
    CALL,
    Library,
    find_library,
    is_harmless,
    is_sending_call,
    is_sending_part,
    may_make_sender,
)

_MAX_EXTERNAL = 6
"""The names in the path of something outside of the package; longer ones say nothing."""
_MAX_CHAIN = 10
"""The names and calls behind an object of a library: `service.files().list().execute`."""


class Opaque:
    """Data, or an object of others that sends nothing by itself."""

    __slots__ = ()


OPAQUE = Opaque()


class External:
    """Something of another package: a library of HTTP, or what may send nothing by itself."""

    __slots__ = ("_parts", "library", "path", "sends")

    def __init__(self, path: tuple[str, ...]) -> None:
        """Make one.

        Args:
            path: The names that lead to it, with `()` for each call.
        """
        self.path = path
        names = path[: path.index(CALL)] if CALL in path else path
        self.library: Library | None = find_library(".".join(names))
        self._parts: dict[str, External | Opaque] = {}
        below = path[self.library.name.count(".") + 1 :] if self.library is not None else ()
        self.sends = self.library is not None and is_sending_call(self.library, below)

    @property
    def text(self) -> str:
        """The path as one writes it: `requests.Session().get`."""
        return ".".join(self.path).replace(f".{CALL}", CALL)

    def attribute(self, name: str) -> External | Opaque:
        """Return an attribute of it."""
        return self._part(name)

    def result(self) -> External | Opaque:
        """Return what calling it gives; the answer to a request is data."""
        is_answer = self.sends and self.library is not None and not self.library.is_chained
        return OPAQUE if is_answer or self.path[-1] == CALL else self._part(CALL)

    def _part(self, name: str) -> External | Opaque:
        found = self._parts.get(name)
        if found is None:
            found = self._parts[name] = self._make_part(name)
        return found

    def _make_part(self, name: str) -> External | Opaque:
        if CALL in self.path:
            is_relevant = self._may_lead_on(name)
        elif name == CALL:
            is_relevant = self.library is not None and may_make_sender(self.path)
        elif self.path[-1][:1].isupper():
            is_relevant = self.library is not None and name in self.library.sends
        else:
            is_relevant = len(self.path) < _MAX_EXTERNAL
        return External((*self.path, name)) if is_relevant else OPAQUE

    def _may_lead_on(self, name: str) -> bool:
        """Tell whether a part of an object of a library may send something."""
        library, depth = self.library, len(self.path) - self.path.index(CALL)
        if library is None or is_harmless(name):
            return False
        if library.is_chained:
            return depth < _MAX_CHAIN
        return name in library.sends or (depth == 1 and is_sending_part(name))
