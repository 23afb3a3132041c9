"""A call of an HTTP library that sends a request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.value_class import value_class
from wrapdocs_introspect.evaluation.values.values import Value

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.libraries.table import Library

Parts = tuple[tuple[str, Value], ...]


@value_class
class LibraryCall(Value):
    """A call of an HTTP library that sends a request, with everything that it is given."""

    library: Library
    parts: Parts
    """The arguments, by what they are."""
    client: Parts = ()
    """What the client object itself holds, by what it is."""
    may_have_more: bool = False
    """Whether it may be given more than is known."""
    is_assumed: bool = False
    """Whether only names suggest that what is called belongs to a library."""

    def part(self, name: str) -> Value | None:
        """Return an argument."""
        return next((value for key, value in self.parts if key == name), None)

    def client_part(self, name: str) -> Value | None:
        """Return what the client object holds."""
        return next((value for key, value in self.client if key == name), None)
