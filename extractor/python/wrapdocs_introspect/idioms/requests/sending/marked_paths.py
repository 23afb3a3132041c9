"""Paths that are replaced by a mark, to see what functions put around them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Hole,
    Instance,
    Text,
    Value,
    alternatives,
)

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest

_MARK = "followed-by-wrapdocs"
_KIND_OF_FILE = re.compile(r"\.[a-z]+")
_START = re.compile(r"https?://[^/]+/|/")
_QUERY = re.compile(r"[?#]")


def mark_path(request: SentRequest) -> SentRequest:
    """Return a request with a mark in place of its path; it begins as the path does."""
    first = request.path.parts[0]
    start = _START.match(first) if isinstance(first, str) else None
    mark = Text((f"{start[0] if start is not None else ''}{_MARK}",))
    marked = {name: _mark(value, request.path, mark) for name, value in request.arguments.items()}
    positional = tuple(_mark(value, request.path, mark) for value in request.positional)
    return replace(request, path=mark, arguments=marked, positional=positional)


def _mark(value: Value, path: Text, mark: Text) -> Value:
    """Replace a path by a mark: the path itself, or one that an object holds."""
    if path in alternatives(value):
        return mark
    if not isinstance(value, Instance) or not value.attributes:
        return value
    attributes = tuple((name, _mark_end(one, path, mark)) for name, one in value.attributes)
    return replace(value, attributes=attributes)


def _mark_end(value: Value, path: Text, mark: Text) -> Value:
    """Replace the path at the end of an address."""
    if not isinstance(value, Text):
        return value
    if value == path:
        return mark
    whole, end = render(value), render(path)
    return Text((f"{whole.removesuffix(end)}/{_MARK}",)) if whole.endswith(end) else value


def render(value: Text) -> str:
    """Return a text with the names of its holes in braces."""
    return "".join(one if isinstance(one, str) else f"{{{one.name}}}" for one in value.parts)


def find_base(path: Text) -> Text | None:
    """Return what stands in front of the mark in a path; None if there is no mark."""
    before: list[object] = []
    for part in path.parts:
        if isinstance(part, str) and _MARK in part:
            start = part.partition(_MARK)[0]
            return Text((*before, start) if start else tuple(before))  # type: ignore[arg-type]
        before.append(part)
    return None


def find_ending(path: Text) -> str:
    """Return the kind of file that a path gets behind the mark: `.json`; else an empty text."""
    for index, part in enumerate(path.parts):
        if isinstance(part, str) and _MARK in part:
            after, query, _ = part.partition(_MARK)[2].partition("?")
            is_end = bool(query) or index == len(path.parts) - 1
            return after if is_end and _KIND_OF_FILE.fullmatch(after) else ""
    return ""


def what_follows(path: Text) -> tuple[str | Hole, ...]:
    """Return what stands behind the mark in a path, without a query."""
    found: list[str | Hole] = []
    is_behind = False
    for part in path.parts:
        if not isinstance(part, str):
            found += [part] if is_behind else []
            continue
        is_marked = not is_behind and _MARK in part
        rest = part.partition(_MARK)[2] if is_marked else part
        is_behind = is_behind or is_marked
        end = _QUERY.search(rest)
        found += [rest[: end.start()] if end is not None else rest] if is_behind else []
        if is_behind and end is not None:
            break
    return tuple(one for one in found if one)
