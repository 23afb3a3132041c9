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

# ` Examples`, above a line that begins at the margin, or the other way round.
_SHIFTED_HEADING = re.compile(
    r"^(?: {1,3}([A-Z][\w ]*)\n(-{3,})|([A-Z][\w ]*)\n {1,3}(-{3,}))[ \t]*$", re.MULTILINE
)
# `.. note:: A text.` at the margin, with the lines that belong to it.
_DIRECTIVE = re.compile(r"^\.\. \w[\w-]*::[^\n]*\n?(?:(?:[ \t][^\n]*)?(?:\n|\Z))*", re.MULTILINE)
_SECTIONS_OF_ITEMS = re.compile(
    r"^(?:Parameters|Other Parameters|Attributes|Returns|Yields|Receives|Raises|Warns)\n"
    r"-{3,}[ \t]*\n"
    r"(?:(?![^\n]*\n-{3,}[ \t]*$)[^\n]*(?:\n|\Z))*",
    re.MULTILINE,
)


def separate_headings(text: str, heading: str) -> str:
    """Put an empty line before each heading with content, which the parser needs.

    Args:
        text: A cleaned docstring.
        heading: A pattern of the headings of its style.
    """
    pattern = rf"(?<=\S)\n(?={heading}\n[ \t]+\S)"
    return re.sub(pattern, "\n\n", text, flags=re.MULTILINE)


def close_headings(text: str, heading: str) -> str:
    """Take the empty lines between a heading and its content, which the parser does not expect.

    Args:
        text: A docstring in Google style.
        heading: A pattern of the headings of its style.
    """
    pattern = rf"(^{heading}\n)(?:[ \t]*\n)+(?=[ \t]+\S)"
    return re.sub(pattern, r"\1", text, flags=re.MULTILINE)


def without_underlines(text: str, heading: str) -> str:
    """Take the lines below headings that need none: `Args:`, and `----` below it.

    Args:
        text: A docstring in Google style.
        heading: A pattern of the headings of its style.
    """
    return re.sub(rf"(^{heading})\n-{{3,}}[ \t]*$", r"\1", text, flags=re.MULTILINE)


def align_headings(text: str) -> str:
    """Put headings and the lines below them to the margin.

    Args:
        text: A docstring in NumPy style.
    """
    return _SHIFTED_HEADING.sub(lambda found: "\n".join(filter(None, found.groups())), text)


def lift_directives(text: str) -> str:
    """Move directives that are no items out of the lists of items, in front of the first heading.

    Args:
        text: A docstring in NumPy style.
    """
    lifted: list[str] = []

    def take(section: re.Match[str]) -> str:
        lifted.extend(found[0].strip() for found in _DIRECTIVE.finditer(section[0]))
        return _DIRECTIVE.sub("\n", section[0])

    first = _SECTIONS_OF_ITEMS.search(text)
    rest = _SECTIONS_OF_ITEMS.sub(take, text)
    if first is None or not lifted:
        return text
    before = rest[: first.start()].rstrip()
    return "\n\n".join([before, *lifted, rest[first.start() :]]).lstrip()


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
