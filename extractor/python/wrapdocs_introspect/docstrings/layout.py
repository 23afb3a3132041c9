"""Layouts that people write and the parsers do not expect."""

from __future__ import annotations

import re

# `key (` whose type goes on in the next line.
_OPEN_TYPE = re.compile(r"[ \t]+\*{0,2}\w+ ?\([^()]*(?:\([^()]*\)[^()]*)*")
_CLOSED_TYPE = re.compile(r"[ \t]+\*{0,2}\w+ ?\(.*\):")
_MAX_TYPE_LINES = 5
# `G,H : graph`, above the description of both.
_JOINED_NAMES = re.compile(
    r"^(\*{0,2}\w+(?:,[ ]?\*{0,2}\w+)+)(?=[ ]*(?::[^\n]*)?\n[ \t]+\S)", re.MULTILINE
)


def separate_headings(text: str, heading: str) -> str:
    """Put an empty line before each heading with content, which the parser needs.

    Args:
        text: A cleaned docstring.
        heading: A pattern of the headings of its style.
    """
    pattern = rf"(?<=\S)\n(?={heading}\n[ \t]+\S)"
    return re.sub(pattern, "\n\n", text, flags=re.MULTILINE)


def join_open_types(text: str) -> str:
    """Write the type of an item on one line: `key (` and `str): text` below it.

    Args:
        text: A docstring in Google style.
    """
    joined: list[str] = []
    lines = text.split("\n")
    position = 0
    while position < len(lines):
        end = _end_of_type(lines, position)
        joined.append(_join(lines[position:end]))
        position = end
    return "\n".join(joined)


def _end_of_type(lines: list[str], start: int) -> int:
    """Return the line after the one that closes a type; the next one if there is no such type."""
    if _OPEN_TYPE.fullmatch(lines[start]):
        for end in range(start + 2, min(start + _MAX_TYPE_LINES, len(lines)) + 1):
            if _CLOSED_TYPE.match(_join(lines[start:end])):
                return end
    return start + 1


def _join(lines: list[str]) -> str:
    first, *others = lines
    if not others:
        return first
    return " ".join([first, *(line.strip() for line in others)]).replace("( ", "(", 1)


def split_names(text: str) -> str:
    """Write `G,H : graph` as `G, H : graph`.

    Args:
        text: A docstring in NumPy style.
    """
    return _JOINED_NAMES.sub(lambda match: re.sub(r",[ ]?", ", ", match[1]), text)
