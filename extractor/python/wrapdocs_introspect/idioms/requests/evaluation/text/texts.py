"""Operations on texts with holes: formatting, joining, splitting, replacing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.text.holes import to_parts
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    UNKNOWN,
    FunctionValue,
    Hole,
    Text,
    literal_of,
    text,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value

_SLASH_AT_END = re.compile(r"/[?*+]?\$")
_SLASH_AT_START = re.compile(r"\^/[?*+]?")
_HOST = re.compile(r"(https?://[^/]+)?(.*)")
Pieces = list["str | Hole"]
MAX_TEXT = 2_000
"""A longer text is no path."""
TOO_LONG = Text((Hole("value", "unknown"),))


def join(parts: Iterable[str | Hole]) -> Text:
    """Put pieces together; literal pieces in a row become one."""
    joined: Pieces = []
    length = 0
    for part in parts:
        length += len(part) if isinstance(part, str) else 1
        if length > MAX_TEXT:
            return TOO_LONG
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        elif part != "":
            joined.append(part)
    return Text(tuple(joined))


def concatenate(*values: Value) -> Text:
    """Return the text that values give one after another."""
    return join(part for value in values for part in to_parts(value))


def join_url(base: Value, path: Value) -> Value:
    """Evaluate `urllib.parse.urljoin(base, path)`, as far as the texts are known."""
    if not isinstance(path, Text) or not path.parts:
        return UNKNOWN
    first = path.parts[0]
    if isinstance(first, str) and first.startswith(("http://", "https://")):
        return path
    is_absolute = isinstance(first, str) and first.startswith("/")
    literal = literal_of(base)
    if literal is None:
        last = base.parts[-1] if isinstance(base, Text) and base.parts else ""
        slash = text("" if str(last).endswith("/") else "/")
        return path if is_absolute else concatenate(base, slash, path)
    host, folder = _HOST.fullmatch(literal.replace("\n", "")).groups()  # type: ignore[union-attr]
    start = "" if is_absolute else folder.rpartition("/")[0] + "/"
    return join((host or "", start, *path.parts))


def substitute(pattern: str | None, replacement: Value, given: Value) -> Value | None:
    """Evaluate `re.sub(pattern, replacement, given)` where it replaces slashes at an end.

    Args:
        pattern: The regular expression; None if it is not known.
        replacement: What replaces it.
        given: The text.

    Returns:
        The text; unknown if a path or what a function returns is put into it, and None if little
        can change.
    """
    if isinstance(replacement, FunctionValue):
        return UNKNOWN
    if not isinstance(given, Text) or not isinstance(replacement, Text):
        return None
    at_end = _SLASH_AT_END.fullmatch(pattern or "")
    at_start = _SLASH_AT_START.fullmatch(pattern or "")
    parts = list(given.parts) or [""]
    if at_end is not None:
        last = parts[-1]
        parts[-1:] = [last.rstrip("/") if isinstance(last, str) else last, *replacement.parts]
    elif at_start is not None:
        first = parts[0]
        parts[:1] = [*replacement.parts, first.lstrip("/") if isinstance(first, str) else first]
    else:
        literal = replacement.literal
        return UNKNOWN if literal is None or "/" in literal.strip("/") else None
    return join(parts)


def character_at(base: Text, index: int) -> Text | None:
    """Evaluate `base[index]` where the literal piece at that edge suffices; else None."""
    edge = base.parts[0 if index >= 0 else -1] if base.parts else ""
    is_inside = isinstance(edge, str) and -len(edge) <= index < len(edge)
    return text(str(edge)[index]) if is_inside else None


def cut(base: Text, low: int | None, high: int | None) -> Value:
    """Evaluate `base[low:high]` where the literal pieces at the edges suffice."""
    if base.literal is not None:
        return text(base.literal[low:high])
    parts = list(base.parts)
    if high is not None and high < 0 and isinstance(last := parts[-1], str) and len(last) >= -high:
        parts[-1] = last[:high]
        high = None
    if low is not None and low >= 0 and isinstance(first := parts[0], str) and len(first) >= low:
        parts[0] = first[low:]
        low = None
    return join(parts) if not low and high is None else UNKNOWN
