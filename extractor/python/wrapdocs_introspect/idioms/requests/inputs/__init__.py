"""What a request carries besides its path: query, headers, body, options, paging."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import RequestOption
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
    from wrapdocs_introspect.idioms.requests.interpreter import Interpreter
    from wrapdocs_introspect.operations.facts import InputFacts, PagingFacts


@dataclass(frozen=True)
class SentInputs:
    """What a request carries besides its path."""

    inputs: tuple[InputFacts, ...] = ()
    """Query, headers and body, in the order of the function's parameters."""
    options: tuple[RequestOption, ...] = ()
    """Parameters that are merged into a part of the request, or only steer the client."""
    paging: PagingFacts | None = None


def read_inputs(request: FollowedRequest, interpreter: Interpreter) -> SentInputs:  # noqa: ARG001
    """Read what a request carries besides its path.

    Args:
        request: The request.
        interpreter: Evaluates values and annotations.
    """
    return SentInputs()
