"""Statuses after which urllib3 tries again, so that another exception may be raised at the end."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.errors.statuses import ERRORS, codes_in

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.contract import BehaviorFact

_WITH_RETRY_AFTER = frozenset({413, 429, 503})
"""What `urllib3.Retry` repeats by default, if the response has `Retry-After`."""


def retried_statuses(behavior: Iterable[BehaviorFact]) -> frozenset[int]:
    """Return the statuses for which the code of a client configures urllib3 to try again.

    When no attempt is left, requests raises a `RetryError` in place of a response.

    Args:
        behavior: What the code sets.
    """
    found: set[int] = set()
    for fact in behavior:
        if fact["kind"] == "retry" and not fact["text"].startswith("@"):
            found.update(_statuses_of(fact["text"]))
    return frozenset(found)


def _statuses_of(text: str) -> Iterable[int]:
    try:
        call = ast.parse(text, mode="eval").body
    except SyntaxError:  # It was too long.
        return codes_in(ERRORS)
    if not isinstance(call, ast.Call) or not text.startswith("Retry("):
        return _WITH_RETRY_AFTER if "Adapter(" in text else ()
    given = {one.arg: one.value for one in call.keywords}
    if "raise_on_status" in given:
        return ()
    if "status_forcelist" not in given:
        return _WITH_RETRY_AFTER
    try:
        listed = ast.literal_eval(given["status_forcelist"])
        return {*map(int, listed), *_WITH_RETRY_AFTER}
    except (TypeError, ValueError):
        return codes_in(ERRORS)
