"""Types in docstrings: brackets, quoted texts and roles belong together."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_CLOSING = {"(": ")", "[": "]", "{": "}"}
_ROLE = r":(?:[\w.+-]+:)?[\w.+-]+:`[^`\n]*`"
# What has a meaning of its own, whatever it contains; an apostrophe in a word opens no text.
_TOKEN = re.compile(
    rf"{_ROLE}|`+[^`\n]*`+|(?<!\w)'(?:[^'\\]|\\.)*'|(?<!\w)\"(?:[^\"\\]|\\.)*\""
    r"|[()\[\]{}]|::|:(?=\s|$)|,"
)
_MAX_SCANNED = 2_000
"""Longer lines are prose."""
_DEFAULT = re.compile(r"(?:\*?optional\*?\s*,?\s*)?defaults?(?:\s*(?:to|is|[:=])\s*|\s+)(\S.*)")
_OPTIONAL = re.compile(r"[*_`]{0,2}optional[*_`]{0,2}")
_JOINT = re.compile(r"\s*[|,/]\s*|\s+(?:or|of|and)\s+")


def closing_bracket(text: str, start: int) -> int | None:
    """Return the position after the bracket that closes the one at `start`.

    Args:
        text: A text.
        start: The position of an opening bracket.
    """
    for part, position, depth in _tokens(text[start : start + _MAX_SCANNED]):
        if depth == 0 and part in _CLOSING.values():
            return start + position + 1
    return None


def find_colon(text: str) -> int | None:
    """Return the position of the colon that ends a type or a name, outside of brackets.

    Args:
        text: The first line of an item.
    """
    for part, position, depth in _tokens(text[:_MAX_SCANNED]):
        if part == ":" and depth == 0:
            return position
    return None


def read_type(text: str) -> tuple[str, str | None]:
    """Separate a type from what is said about the default beside it.

    Args:
        text: `{'l1', 'l2'}, optional, default='l2'`.

    Returns:
        The type, and the default as it is written.
    """
    parts: list[str] = []
    default: str | None = None
    for part in _split_commas(text):
        if default is not None:
            default = f"{default}, {part}"
        elif found := _DEFAULT.fullmatch(part):
            default = found[1]
        elif not _OPTIONAL.fullmatch(part):
            parts.append(part)
    return ", ".join(parts), default and default.strip("`* ")


def is_type(text: str) -> bool:
    """Tell types from the words of a sentence: `list of int`, `A or None`, not `The user`.

    Args:
        text: What stands before a colon.
    """
    outline: list[str] = []
    begin = 0
    for part, position, depth in _tokens(text[:_MAX_SCANNED]):
        if depth == 1 and part in _CLOSING:
            outline.append(text[begin:position])
        if depth == 0 and part in _CLOSING.values():
            begin = position + 1
        if depth == 0 and part[:1] in "`:'\"" and len(part) > 1:
            outline += [text[begin:position], "x"]
            begin = position + len(part)
    outline.append(text[begin:])
    return not any(" " in part.strip() for part in _JOINT.split("".join(outline)))


def _split_commas(text: str) -> Iterator[str]:
    begin = 0
    for part, position, depth in _tokens(text):
        if part == "," and depth == 0:
            yield text[begin:position].strip()
            begin = position + 1
    if text[begin:].strip():
        yield text[begin:].strip()


def _tokens(text: str) -> Iterator[tuple[str, int, int]]:
    """Yield brackets, colons, commas and quoted texts with the number of brackets around them."""
    expected: list[str] = []
    for found in _TOKEN.finditer(text):
        token = found[0]
        if token in _CLOSING:
            expected.append(_CLOSING[token])
        elif expected and token == expected[-1]:
            expected.pop()
        yield token, found.start(), len(expected)
