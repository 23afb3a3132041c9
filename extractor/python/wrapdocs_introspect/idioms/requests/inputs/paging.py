"""Paging: requests of which each has something from the one before."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.loops import is_of_later_round
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import alternatives
from wrapdocs_introspect.operations.facts import PagingFacts
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.inputs.part import Part
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest


def read_paging(request: SentRequest, parts: Iterable[Part]) -> PagingFacts | None:
    """Return how a request goes from page to page while a caller iterates.

    Args:
        request: The request.
        parts: Its parts.

    Returns:
        The query parameter that moves on; None if there is none, or if no generator sends it.
    """
    moving = (
        part.wire_name
        for part in parts
        if part.location == "query" and any(map(is_of_later_round, alternatives(part.value)))
    )
    name = next((name for name in moving if name is not None), None)
    if name is None or not any(_is_generator(step.function) for step in request.chain):
        return None
    return PagingFacts(name)


def _is_generator(function: Function) -> bool:
    if function.is_generator is None:
        nodes = walk(function.node)
        function.is_generator = any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in nodes)
    return function.is_generator
