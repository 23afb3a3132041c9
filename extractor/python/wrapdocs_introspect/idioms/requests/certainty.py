"""How sure a request is, and why it is not exact."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.sending.sent_requests import shape_of_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wrapdocs_introspect.contract import Certainty, Reason, ReasonKind
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest

_PARTIAL: frozenset[ReasonKind] = frozenset(
    {"pathFromObject", "pathIncomplete", "bodyUnknown", "queryOpen", "bodyOpen"}
)


def find_certainty(request: FollowedRequest, reasons: Sequence[Reason]) -> Certainty:
    """Return how sure a request is.

    Args:
        request: The request.
        reasons: Why it may not be exact.
    """
    if request.is_declared:
        return "exact"
    if request.sent is None:
        return "documented"
    return certainty_of(reasons)


def certainty_of(reasons: Sequence[Reason]) -> Certainty:
    """Return how sure a request is that was read from the code.

    Args:
        reasons: Why it may not be exact.
    """
    return "partial" if any(one["kind"] in _PARTIAL for one in reasons) else "exact"


def find_reasons(request: FollowedRequest, siblings: Sequence[FollowedRequest]) -> Iterator[Reason]:
    """Yield why a request is not exact, or what readers must know about it.

    Args:
        request: The request.
        siblings: All requests of its function, itself included.
    """
    if request.path.beginning is not None:
        yield {"kind": "pathFromObject", "detail": request.path.beginning.name}
    for name in unknown_placeholders(request):
        yield {"kind": "pathIncomplete", "detail": name}
    if len(siblings) > 1 or request.entry.sends_more:
        yield {"kind": "severalRequests"}
    if request.entry.is_inherited:
        yield {"kind": "inherited", "detail": request.entry.function.id}
    if request.is_declared:
        return
    if request.sent is None:
        yield {"kind": "docstringOnly"}
    elif request.stated and not any(map(_agrees_with_docstring, siblings)):
        stated = request.stated[0]
        yield {"kind": "docstringDiffers", "detail": f"{stated.method} {stated.path}"}


def unknown_placeholders(request: FollowedRequest) -> list[str]:
    """Return the placeholders whose value could not be read."""
    return [
        one.name
        for one in request.path.placeholders
        if one.hole is not None and one.hole.origin == "unknown"
    ]


def _agrees_with_docstring(request: FollowedRequest) -> bool:
    """Tell whether the docstring names a request; one of the paths may have a prefix."""
    own = f"/{shape_of_text(request.path.text)}"
    for stated in request.stated:
        other = f"/{shape_of_text(stated.path)}"
        if stated.method == request.method and (own.endswith(other) or other.endswith(own)):
            return True
    return False
