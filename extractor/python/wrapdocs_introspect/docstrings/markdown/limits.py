"""Limits on the cost of rendering a text, and its form beyond them.

They are counts, not seconds, so that the same text always gives the same document.
"""

from __future__ import annotations

import re

from wrapdocs_introspect.docstrings.markdown.writing import escape_all, fence

MAX_TEXT = 64 * 1024
MAX_DEPTH = 16
MAX_CELLS = 2_000
_MAX_LINES = 5_000
_MAX_MARKS = 2_000
_MAX_RUN = 200

# A text that is shorter cannot exceed a limit.
_HARMLESS = 2 * MAX_DEPTH
_RULE = re.compile(r"^[ \t]*[*_=~`^\"'#+.:-]+[ \t]*$", re.MULTILINE)
_CONTAINERS = re.compile(
    rf"^[ \t]*(?:(?:>|[-*+](?=[ \t])|\d{{1,9}}[.)](?=[ \t]))[ \t]*){{{MAX_DEPTH + 1}}}",
    re.MULTILINE,
)
_NESTED = re.compile(
    r"^[ \t]*((?:(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*){2,})", re.MULTILINE
)
_CONTAINER = re.compile(r"[-*+>.)]")
_DELIMITERS = re.compile(r"[|:\- \t]*-[|:\- \t]*")
_FENCE = re.compile(r"[ ]{0,3}(`{3,}|~{3,})")
_INDENTED_ITEM = re.compile(rf"^[ \t]{{{8 * MAX_DEPTH}}}[ \t]*(?:[-*+>]|\d+[.)])", re.MULTILINE)
_BLOCK = re.compile(r"^[ \t]*(?:[-*+>=#~]|`{3}|\d{1,9}[.)])", re.MULTILINE)
_EMPHASIS = re.compile(r"[*~]|(?<!\w)_|_(?!\w)")
_LONG_RUN = re.compile(rf"[*_~`\[\]]{{{_MAX_RUN}}}")


class LimitError(Exception):
    """A text exceeds a limit; the message says which."""


def check_limits(text: str) -> None:
    """Check the cost of rendering a text as Markdown.

    Args:
        text: Text of a docstring, or the Markdown made from it.

    Raises:
        LimitError: It costs too much.
    """
    if len(text) <= _HARMLESS:
        return
    if len(text) > 2 * MAX_TEXT:
        raise LimitError(f"more than {MAX_TEXT:,} characters")
    if _CONTAINERS.search(text) or _INDENTED_ITEM.search(text):
        raise LimitError(f"quotes or lists nested more than {MAX_DEPTH} deep")
    if len(text) <= _MAX_RUN:
        return
    _check_blocks(text)
    text = _RULE.sub("", text)
    if _LONG_RUN.search(text):
        raise LimitError(f"more than {_MAX_RUN} marks in a row")
    if len(text) <= _MAX_MARKS:
        return
    counts = (len(_EMPHASIS.findall(text)), *(text.count(mark) for mark in "`[]<"))
    if max(counts) > _MAX_MARKS:
        raise LimitError(f"more than {_MAX_MARKS:,} marks of one kind")


def _check_blocks(text: str) -> None:
    if text.count("\n") > _MAX_LINES:
        raise LimitError(f"more than {_MAX_LINES:,} lines")
    if text.count("\n\n") > _MAX_MARKS:
        raise LimitError(f"more than {_MAX_MARKS:,} paragraphs")
    if len(text) > _MAX_MARKS and len(_BLOCK.findall(text)) > _MAX_MARKS:
        raise LimitError(f"more than {_MAX_MARKS:,} list items, fences or rules")
    if sum(len(_CONTAINER.findall(marks)) for marks in _NESTED.findall(text)) > _MAX_MARKS:
        raise LimitError(f"more than {_MAX_MARKS:,} nested quotes or list items")


def check_cells(made: str) -> None:
    """Check the size of the tables in a Markdown text.

    A row that is too short is filled up, so a few lines can make millions of cells.

    Raises:
        LimitError: They have too many cells.
    """
    if len(made) <= _MAX_RUN or "|" not in made:
        return
    cells = columns = 0
    fence_mark = above = ""
    for line in made.split("\n"):
        mark = _FENCE.match(line)
        if mark and (not fence_mark or mark[1].startswith(fence_mark)):
            fence_mark = "" if fence_mark else mark[1]
        row = line.strip(" \t>")
        if fence_mark or not row:
            columns = 0
        elif not columns and "|" in row and "|" in above and _DELIMITERS.fullmatch(row):
            columns = row.count("|") + 1
        cells += columns
        above = row
    if cells > MAX_CELLS:
        raise LimitError(f"tables of more than {MAX_CELLS:,} cells")


def plain_block(text: str) -> str:
    """Show a text as written, as a block of code."""
    return "\n".join(fence(text.strip("\n").split("\n"), "text")).strip("\n")


def plain_line(text: str) -> str:
    """Show a text as written, on one line."""
    return escape_all(text)
