"""Addresses that are split and put together again: `urlunparse(urlparse(url)._replace(...))`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values import External, Member, Result, Text

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.values import Value

_SPLITTING = frozenset({"urlparse", "urlsplit"})
_BEHIND_PATH = frozenset({"query", "params", "fragment"})


def unite_address(value: Value) -> Text | None:
    """Return the address that a split one becomes again, without what stands behind its path.

    Args:
        value: What was split, with or without a new query.

    Returns:
        The address; None if another part of it changes, or nothing is known of it.
    """
    if not isinstance(value, Result):
        return None
    callee = value.callee
    if isinstance(callee, External) and callee.path.rpartition(".")[2] in _SPLITTING:
        first = value.arguments[0] if value.arguments else None
        return _without_query(first) if isinstance(first, Text) else None
    is_change = isinstance(callee, Member) and callee.name == "_replace"
    if not is_change or not _BEHIND_PATH.issuperset(name for name, _ in value.keywords):
        return None
    return unite_address(callee.base) if isinstance(callee, Member) else None


def _without_query(address: Text) -> Text:
    for index, part in enumerate(address.parts):
        if isinstance(part, str) and "?" in part:
            before = part.partition("?")[0]
            return Text((*address.parts[:index], before) if before else address.parts[:index])
    return address
