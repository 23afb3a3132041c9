"""Indentation of lines."""

from __future__ import annotations

from typing import NamedTuple


class Step(NamedTuple):
    """A converted block: its lines of Markdown, and the index of the line after it."""

    lines: list[str]
    next: int


def indent_of(line: str) -> int:
    """Return how many blanks a line starts with."""
    return len(line) - len(line.lstrip(" "))


def dedent(lines: list[str]) -> list[str]:
    """Remove the common indentation, and blank lines at both ends."""
    filled = [index for index, line in enumerate(lines) if line.strip()]
    if not filled:
        return []
    indent = min(indent_of(lines[index]) for index in filled)
    return [line[indent:].rstrip() for line in lines[filled[0] : filled[-1] + 1]]


def take_indented(lines: list[str], start: int, indent: int) -> tuple[list[str], int]:
    """Take the lines that are indented deeper than `indent`, with the blank lines between them.

    Args:
        lines: Lines of a text.
        start: The first line to look at.
        indent: The indentation that ends the block.

    Returns:
        The lines without their common indentation, and the index of the line after them.
    """
    end = start
    for index in range(start, len(lines)):
        if not lines[index].strip():
            continue
        if indent_of(lines[index]) <= indent:
            break
        end = index + 1
    return dedent(lines[start:end]), end


def take_item(
    lines: list[str], index: int, offset: int, *, blank_lines: bool = True
) -> tuple[list[str], int]:
    """Take a list item: its first line from `offset` on, and the lines indented below it.

    Args:
        lines: Lines of a text.
        index: The line with the item's marker.
        offset: Where the item's text starts in that line.
        blank_lines: Whether the item continues after a blank line.

    Returns:
        The lines of the item's text, and the index of the line after them.
    """
    limit = indent_of(lines[index])
    if blank_lines:
        body, end = take_indented(lines, index + 1, limit)
        is_apart = index + 1 < end and not lines[index + 1].strip()
    else:
        end = index + 1
        while end < len(lines) and lines[end].strip() and indent_of(lines[end]) > limit:
            end += 1
        body, is_apart = dedent(lines[index + 1 : end]), False
    return [lines[index][offset:].strip(), *([""] if is_apart else []), *body], end
