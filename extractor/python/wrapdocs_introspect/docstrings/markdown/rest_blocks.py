"""Blocks of reST as Markdown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.docstrings.markdown.code_blocks import (
    convert_literal,
    convert_session,
    ends_literally,
    is_prompt,
    take_fence,
    without_literal_mark,
)
from wrapdocs_introspect.docstrings.markdown.explicit_markup import convert_explicit, is_explicit
from wrapdocs_introspect.docstrings.markdown.formulas import take_formula
from wrapdocs_introspect.docstrings.markdown.item_lists import convert_list, interrupts
from wrapdocs_introspect.docstrings.markdown.lines import Step, indent_of, take_indented
from wrapdocs_introspect.docstrings.markdown.tables import convert_table
from wrapdocs_introspect.docstrings.markdown.writing import quote

if TYPE_CHECKING:
    from wrapdocs_introspect.docstrings.markdown.context import Context

_RULE = re.compile(r"([=\-~^\"'`#*+.:_<>])\1{2,}[ ]*$")
_MIN_RULE = 4
_MAX_LEVEL = 4


def convert_rest_blocks(lines: list[str], context: Context) -> list[str]:
    """Convert lines of reST, without common indentation.

    Args:
        lines: The lines.
        context: The current docstring.

    Returns:
        Lines of Markdown, with blank lines between blocks.
    """
    out: list[str] = []
    index = 0
    while index < len(lines):
        if not lines[index].strip():
            out.append("")
            index += 1
            continue
        step = _convert_block(lines, index, context)
        out += step.lines
        index = step.next
    return out


def _convert_block(lines: list[str], index: int, context: Context) -> Step:
    line = lines[index]
    if indent_of(line) > 0:
        body, end = take_indented(lines, index, 0)
        return Step(quote(context.blocks(body)), end)
    if is_explicit(line):
        return convert_explicit(lines, index, context)
    if is_prompt(line):
        return convert_session(lines, index)
    if formula := take_formula(lines, index, context):
        return formula
    if (after := take_fence(lines, index)) is not None:
        return Step(["", *lines[index:after], ""], after)
    return (
        convert_table(lines, index, context)
        or _title(lines, index, context)
        or convert_list(lines, index, context)
        or _paragraph(lines, index, context)
    )


def _title(lines: list[str], index: int, context: Context) -> Step | None:
    """Convert a section title, or a line that separates two sections."""
    rule = _RULE.match(lines[index])
    following = [*lines[index + 1 : index + 3], "", ""]
    if rule and following[0].strip() and following[1].startswith(rule[1] * 3):
        return Step(_heading(following[0], f"={rule[1]}", context), index + 3)
    if rule and _is_long_enough(lines[index], rule[1]):
        return Step(["", "---", ""] if not following[0].strip() else [""], index + 1)
    below = None if rule else _RULE.match(following[0])
    if below and _is_long_enough(following[0], below[1]):
        return Step(_heading(lines[index], below[1], context), index + 2)
    return None


def _is_long_enough(rule: str, mark: str) -> bool:
    """Distinguish a rule from an ellipsis and the like."""
    return mark in "=-~^" or len(rule.strip()) >= _MIN_RULE


def _heading(text: str, adornment: str, context: Context) -> list[str]:
    """Write a title; its depth depends on the order in which the adornments occurred."""
    if adornment not in context.titles:
        context.titles.append(adornment)
    level = min(context.titles.index(adornment) + 1, _MAX_LEVEL)
    return ["", f"{'#' * level} {context.line(text)}", ""]


def _paragraph(lines: list[str], index: int, context: Context) -> Step:
    end = index + 1
    while end < len(lines) and lines[end].strip() and not _interrupts(lines, end, context):
        end += 1
    texts = [line.strip() for line in lines[index:end]]
    if not ends_literally(texts[-1]):
        return Step(["", *context.inline("\n".join(texts), context).split("\n"), ""], end)
    literal = convert_literal(lines, end, 0)
    texts[-1] = without_literal_mark(texts[-1])
    written = context.inline("\n".join(texts).strip(), context).split("\n")
    block = literal or Step([], end)
    return Step(["", *written, "", *block.lines], block.next)


def _interrupts(lines: list[str], index: int, context: Context) -> bool:
    """Tell whether a block starts right below a paragraph, without a blank line."""
    line = lines[index]
    if ends_literally(lines[index - 1]) and indent_of(line) > indent_of(lines[index - 1]):
        return True
    return (
        is_prompt(line)
        or is_explicit(line)
        or interrupts(line)
        or take_formula(lines, index, context) is not None
        or take_fence(lines, index) is not None
    )
