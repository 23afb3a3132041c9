"""Blocks of code: fences, sessions of the Python prompt, and literal blocks."""

from __future__ import annotations

import re

from wrapdocs_introspect.docstrings.markdown.lines import Step, dedent, take_indented
from wrapdocs_introspect.docstrings.markdown.writing import fence

_FENCE = re.compile(r"[ >]*(`{3,}|~{3,})[ ]*([\w+#-]*)[^`\n]*$")
_PYTHON = re.compile(r"(?:>>> |from \w|import \w|(?:async )?def |class |\w+ = |@)")
_LITERAL_MARK = re.compile(r"\s*::\s*$")
_MAX_CODE = 1_000
_QUOTE_MARKS = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"


def take_fence(lines: list[str], index: int) -> int | None:
    """Return the index after a block of code between fences that starts at a line."""
    opened = _FENCE.match(lines[index])
    if opened is None or not lines[index].strip(" ~"):
        return None  # Of tildes alone, the line is the rule below a title.
    for end in range(index + 1, min(index + _MAX_CODE, len(lines))):
        line = lines[end].lstrip(" >")
        if line.startswith(opened[1]) and not line.strip(" `~"):
            return end + 1
    return None


def is_prompt(line: str) -> bool:
    """Tell whether a line is input at the Python prompt."""
    return line.lstrip().startswith(">>>")


def convert_session(lines: list[str], index: int) -> Step:
    """Convert a session, which ends at a blank line that no further prompt follows."""
    end = index
    while end < len(lines):
        if not lines[end].strip() and not (end + 1 < len(lines) and is_prompt(lines[end + 1])):
            break
        end += 1
    return Step(fence(dedent(lines[index:end]), "python"), end)


def ends_literally(line: str) -> bool:
    """Tell whether a paragraph announces a literal block."""
    return line.rstrip().endswith("::")


def without_literal_mark(line: str) -> str:
    """Return `Like this:` of `Like this::`."""
    return _LITERAL_MARK.sub("" if line.strip() == "::" or line[:-2].endswith(" ") else ":", line)


def convert_literal(lines: list[str], start: int, indent: int) -> Step | None:
    """Convert the block below a paragraph that ends in `::`.

    Args:
        lines: Lines of a text.
        start: The line below the paragraph.
        indent: The paragraph's indentation.

    Returns:
        The block as code; None if nothing below is indented or quoted.
    """
    body, end = take_indented(lines, start, indent)
    if not body:
        body, end = _take_quoted(lines, start, indent)
    return Step(fence(body, "python" if _is_python(body) else "text"), end) if body else None


def _take_quoted(lines: list[str], start: int, indent: int) -> tuple[list[str], int]:
    """Take a literal block that is not indented: its lines start with the same character."""
    first = start
    while first < len(lines) and not lines[first].strip():
        first += 1
    if first in {start, len(lines)} or lines[first][indent] not in _QUOTE_MARKS:
        return [], start
    end = first
    while end < len(lines) and lines[end][indent : indent + 1] == lines[first][indent]:
        end += 1
    is_alone = end == len(lines) or not lines[end].strip()
    is_markup = lines[first].lstrip().startswith((".. ", "- ", "* "))
    return (dedent(lines[first:end]), end) if is_alone and not is_markup else ([], start)


def _is_python(body: list[str]) -> bool:
    return any(_PYTHON.match(line) for line in body)
