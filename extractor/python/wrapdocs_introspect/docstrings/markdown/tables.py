"""Tables of reST and of Markdown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.docstrings.markdown.lines import Step
from wrapdocs_introspect.docstrings.markdown.writing import fence, table

if TYPE_CHECKING:
    from wrapdocs_introspect.docstrings.markdown.context import Context

Rows = list[list[str]]

_GRID_RULE = re.compile(r"\+(?:[-=]+\+)+[ ]*$")
_SIMPLE_RULE = re.compile(r"=+(?:[ ]+=+)+[ ]*$")
_MAX_RULES = 3
_SPAN_RULE = re.compile(r"-+(?:[ ]+-+)*[ ]*$")
_DELIMITERS = re.compile(r"[ ]*\|?[ ]*:?-+:?[ ]*(?:\|[ ]*:?-+:?[ ]*)*\|?[ ]*$")


def convert_table(lines: list[str], index: int, context: Context) -> Step | None:
    """Convert a table that starts at a line; None if there is none."""
    line = lines[index]
    if _GRID_RULE.match(line):
        return _grid_table(lines, index, context)
    if _SIMPLE_RULE.match(line):
        return _simple_table(lines, index, context)
    return take_gfm_table(lines, index, context)


def take_gfm_table(lines: list[str], index: int, context: Context) -> Step | None:
    """Take a table of Markdown: unchanged, or as code if it has too many cells."""
    if "|" not in lines[index] or index + 1 == len(lines):
        return None
    if "-" not in lines[index + 1] or not _DELIMITERS.match(lines[index + 1]):
        return None
    end = index
    while end < len(lines) and lines[end].strip():
        end += 1
    rows = lines[index:end]
    if "|" not in lines[index + 1]:
        return None
    if context.exceeds_cells(len(rows) * (lines[index + 1].count("|") + 1)):
        return Step(fence(rows, "text"), end)
    return Step(["", *rows, ""], end)


def _grid_table(lines: list[str], index: int, context: Context) -> Step:
    """Convert a grid table; one whose cells span rows or columns is kept as preformatted text."""
    end = index
    while end < len(lines) and lines[end].startswith(("+", "|")):
        end += 1
    drawn = [line.rstrip() for line in lines[index:end]]
    rows = _grid_rows(drawn)
    if not rows or context.exceeds_cells(sum(map(len, rows))):
        return Step(fence(drawn, "text"), end)
    has_head = any(_GRID_RULE.match(line) and "=" in line for line in drawn)
    return Step(_write(rows, context, has_head=has_head), end)


def _grid_rows(drawn: list[str]) -> Rows | None:
    columns = [position for position, mark in enumerate(drawn[0]) if mark == "+"]
    rows: Rows = []
    cells: list[list[str]] | None = None
    for line in drawn:
        if line.startswith("+"):
            if not _GRID_RULE.match(line) or line.count("+") != len(columns):
                return None
            rows += [[" ".join(cell).strip() for cell in cells]] if cells else []
            cells = None
            continue
        if any(line[position : position + 1] != "|" for position in columns):
            return None
        cells = cells or [[] for _ in columns[1:]]
        for number, cell in enumerate(cells):
            cell.append(line[columns[number] + 1 : columns[number + 1]].strip())
    return None if cells else rows


def _simple_table(lines: list[str], index: int, context: Context) -> Step | None:
    """Convert a simple table, whose columns are those of its rules."""
    starts = [match.start() for match in re.finditer(r"=+", lines[index])]
    first, *rules = _simple_rules(lines, index)
    if not rules:
        return None
    last = rules[-1]
    has_head = len(rules) > 1
    rows: Rows = []
    for number in range(first + 1, last):
        _add_simple_row(rows, lines[number], starts, is_new=has_head and number == rules[0] + 1)
    if not rows or context.exceeds_cells(sum(map(len, rows))):
        return Step(fence(lines[index : last + 1], "text"), last + 1)
    return Step(_write(rows, context, has_head=has_head), last + 1)


def _simple_rules(lines: list[str], index: int) -> list[int]:
    """Find the two or three rules of a simple table; there may be blank lines between its rows."""
    rules = [index]
    for end in range(index + 1, len(lines)):
        if _SIMPLE_RULE.match(lines[end]):
            rules.append(end)
            is_last = end + 1 == len(lines) or not lines[end + 1].strip()
            if is_last or len(rules) == _MAX_RULES:
                break
        elif not lines[end].strip() and len(rules) == 1:
            break
    return rules


def _add_simple_row(rows: Rows, line: str, starts: list[int], *, is_new: bool) -> None:
    if not line.strip() or _SIMPLE_RULE.match(line) or _SPAN_RULE.match(line):
        return
    stops = [*starts[1:], len(line) + 1]
    cells = [line[start:stop].strip() for start, stop in zip(starts, stops, strict=True)]
    if rows and not cells[0] and not is_new:
        rows[-1] = [f"{above} {cell}".strip() for above, cell in zip(rows[-1], cells, strict=True)]
    else:
        rows.append(["" if cell == "\\" else cell for cell in cells])


def _write(rows: Rows, context: Context, *, has_head: bool) -> list[str]:
    written = [[context.line(cell) for cell in row] for row in rows]
    if not has_head and written:
        written.insert(0, [""] * len(written[0]))
    return table(written)
