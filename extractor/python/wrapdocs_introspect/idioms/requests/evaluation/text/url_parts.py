"""Addresses that are split and put together: `urlunparse(urlparse(url)._replace(...))`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.text.holes import to_parts
from wrapdocs_introspect.idioms.requests.evaluation.text.texts import join
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    External,
    Hole,
    Mapping,
    Member,
    Result,
    Sequence,
    Text,
    alternatives,
    literal_of,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.containers import read_mapping

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value

_SPLITTING = frozenset({"urlparse", "urlsplit"})
_PAIR = 2
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


def encode_query(value: Value) -> Text | None:
    """Return the text of a query with literal names: `urlencode({"page": page})`.

    Args:
        value: The dict, or a list of pairs.

    Returns:
        The text, without what is only sent if a condition holds and no caller gives; None if no
        name is known.
    """
    items = read_mapping(value, "items", ()) if isinstance(value, Mapping) else value
    pairs = items.items if isinstance(items, Sequence) else ()
    parts: list[str | Hole] = []
    for pair in pairs:
        if not isinstance(pair, Sequence) or len(pair.items) != _PAIR:
            return None
        key, one = pair.items
        name = literal_of(key)
        if not name:
            continue
        pieces = to_parts(one, name)
        is_given = any(isinstance(piece, Hole) for piece in pieces)
        is_optional = NONE in alternatives(one)
        if is_given or not is_optional:
            separator = "&" if parts else ""
            parts += (f"{separator}{name}=", *(_mark(piece, is_optional) for piece in pieces))
    return join(parts) if parts else None


def _mark(piece: str | Hole, is_optional: bool) -> str | Hole:  # noqa: FBT001
    """Let a value be optional if a condition decides whether it is sent."""
    return replace(piece, is_optional=True) if is_optional and isinstance(piece, Hole) else piece


def _without_query(address: Text) -> Text:
    for index, part in enumerate(address.parts):
        if isinstance(part, str) and "?" in part:
            before = part.partition("?")[0]
            return Text((*address.parts[:index], before) if before else address.parts[:index])
    return address
