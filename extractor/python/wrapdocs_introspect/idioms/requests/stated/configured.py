"""Requests that the configuration names, because the code does not show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.idioms.requests.stated.documented import StatedRequest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.contract import Diagnostic
    from wrapdocs_introspect.idioms.requests.entry import Entry


def set_configured_requests(
    entries: Iterable[Entry], rows: Iterable[tuple[str, str]]
) -> Iterator[Diagnostic]:
    """Give functions the requests that the configuration says they send.

    Args:
        entries: Public functions; those that are named lose what was found in their code.
        rows: Ids of functions, each with a request such as `GET /users/{id}`.

    Yields:
        A finding for each function that does not exist.
    """
    by_function: dict[str, list[StatedRequest]] = {}
    for function, request in rows:
        method, _, path = request.partition(" ")
        by_function.setdefault(function, []).append(StatedRequest(method, path))
    for entry in entries:
        entry.declared = by_function.pop(entry.id, entry.declared)
    for function in by_function:
        message = (
            f"`operations` of the configuration names {function}, but the package has no such "
            "public function, or the function declares its request itself."
        )
        yield make_diagnostic("configured-operation-not-found", message)
