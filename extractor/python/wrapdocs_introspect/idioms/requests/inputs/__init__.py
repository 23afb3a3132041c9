"""What a request carries besides its path: query, headers, body, options, paging."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.inputs.carried import Carried
from wrapdocs_introspect.idioms.requests.inputs.paging import read_paging
from wrapdocs_introspect.idioms.requests.inputs.parts import PartReader

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import RequestOption
    from wrapdocs_introspect.idioms.requests.evaluation.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
    from wrapdocs_introspect.idioms.requests.inputs.routing import Router
    from wrapdocs_introspect.idioms.requests.paging.page_items import PageItems
    from wrapdocs_introspect.operations.facts import InputFacts, PagingFacts


@dataclass(frozen=True)
class SentInputs:
    """What a request carries besides its path."""

    inputs: tuple[InputFacts, ...] = ()
    """Query, headers and body, in the order of the function's parameters."""
    options: tuple[RequestOption, ...] = ()
    """Parameters that are merged into a part of the request, or only steer the client."""
    paging: PagingFacts | None = None


def read_inputs(
    request: FollowedRequest, interpreter: Interpreter, router: Router, page_items: PageItems
) -> SentInputs:
    """Read what a request carries besides its path.

    Args:
        request: The request.
        interpreter: Evaluates values and annotations.
        router: Knows where functions that send requests put their arguments.
        page_items: Reads what pages hold.
    """
    if request.sent is None:
        return SentInputs(paging=page_items.complete(request, None))
    parts = PartReader(interpreter, router, request.method).read(request.sent)
    carried = Carried(request, parts)
    paging = page_items.complete(request, read_paging(request.sent, parts))
    return SentInputs(tuple(carried.inputs()), tuple(carried.options()), paging)
