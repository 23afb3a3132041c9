"""Requests that a generator sends one after the other, while a caller iterates it."""

from __future__ import annotations

import ast
from itertools import pairwise
from typing import TYPE_CHECKING

from wrapdocs_introspect.operations.facts import PagingFacts
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Step
    from wrapdocs_introspect.idioms.requests.library_calls.reading import ReadRequest

_LOOPS = (ast.While, ast.For, ast.AsyncFor)


def read_turns(request: ReadRequest) -> PagingFacts | None:
    """Return how a request is sent if a caller gets a generator that sends one in each turn.

    Args:
        request: The request, with the steps from the function that a caller calls.

    Returns:
        That it goes from page to page; None for any other request.
    """
    chain = request.effect.chain
    for step, following in pairwise(chain):
        if step.function.is_generator:
            return PagingFacts() if _is_in_loop(step) else None
        if not _returns_call(step, following.function.name):
            return None
    last = chain[-1]
    return PagingFacts() if last.function.is_generator and _is_in_loop(last) else None


def _is_in_loop(step: Step) -> bool:
    return any(
        one.lineno <= step.line <= (one.end_lineno or 0)
        for one in walk(step.function.node)
        if isinstance(one, _LOOPS)
    )


def _returns_call(step: Step, name: str) -> bool:
    """Tell whether a function returns what its call of another one returns."""
    return any(
        isinstance(one, ast.Return)
        and isinstance(one.value, ast.Call)
        and last_part(one.value.func) == name
        for one in walk(step.function.node)
    )
