"""What a request carries besides its path: query, headers, body, options, paging."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.inputs.carried import Carried
from wrapdocs_introspect.idioms.requests.inputs.paging import read_paging
from wrapdocs_introspect.idioms.requests.inputs.parts import METHODS_WITH_BODY, PartReader
from wrapdocs_introspect.idioms.requests.inputs.path import read_path_inputs
from wrapdocs_introspect.idioms.requests.inputs.query_string import add_other_queries
from wrapdocs_introspect.idioms.requests.inputs.signature import Signature
from wrapdocs_introspect.records import record

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import RequestOption
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.inputs.routing import Router
    from wrapdocs_introspect.idioms.requests.paging.page_items import PageItems
    from wrapdocs_introspect.operations.facts import InputFacts, PagingFacts


@record
class SentInputs:
    """What a request carries besides its path."""

    inputs: tuple[InputFacts, ...] = ()
    """Query, headers and body, in the order of the function's parameters."""
    options: tuple[RequestOption, ...] = ()
    """Parameters that are merged into a part of the request, or only steer the client."""
    paging: PagingFacts | None = None
    is_body_unknown: bool = False
    """Whether the request may have a body of which nothing is known."""


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
        paging = page_items.complete(request, None)
        return SentInputs(paging=paging, is_body_unknown=_may_have_body(request))
    parts = PartReader(interpreter, router, request.method).read(request.sent)
    parts = add_other_queries(parts, [request.sent.path, *(one.path for one in request.others)])
    carried = Carried(request, parts)
    paging = page_items.complete(request, read_paging(request.sent, parts))
    inputs, options = tuple(carried.inputs()), tuple(carried.options())
    return SentInputs(inputs, options, paging, carried.is_body_unknown)


def _may_have_body(request: FollowedRequest) -> bool:
    """Tell whether a request that only a docstring names may have a body.

    Its method allows one, and a caller gives something that is not in the path.
    """
    if request.is_declared or request.method not in METHODS_WITH_BODY:
        return False
    in_path = {one.name for one in read_path_inputs(request)}
    return any(name not in in_path for name in Signature(request).given_names)
