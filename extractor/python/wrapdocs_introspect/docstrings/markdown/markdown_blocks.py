"""Markdown with the reST markup that authors mix into it."""

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
from wrapdocs_introspect.docstrings.markdown.definitions import is_web
from wrapdocs_introspect.docstrings.markdown.explicit_markup import convert_explicit, is_explicit
from wrapdocs_introspect.docstrings.markdown.formulas import (
    FORMULA,
    find_markup,
    formula_of,
    inline_formula,
    is_tex,
    take_formula,
)
from wrapdocs_introspect.docstrings.markdown.lines import Step, indent_of
from wrapdocs_introspect.docstrings.markdown.references import (
    BRACKETS,
    bracket_name,
    bracket_reference,
    text_link,
)
from wrapdocs_introspect.docstrings.markdown.rest_inline import PHRASE_LINK, ROLE
from wrapdocs_introspect.docstrings.markdown.roles import convert_role
from wrapdocs_introspect.docstrings.markdown.tables import take_gfm_table
from wrapdocs_introspect.docstrings.markdown.writing import escape_last_dollar

if TYPE_CHECKING:
    from wrapdocs_introspect.docstrings.markdown.context import Context

_MARKS = re.compile(r"`|\$|\\[(\[]|\\begin\{|\]\[|\]_|__|>>>|::|\.\. |~~~|\||!!! |\?\?\?")
_ITEM = re.compile(r"[ ]*(?:[-*+]|\d{1,9}[.)])[ ]")
_CODE_INDENT = 4
_OTHERS = re.compile(
    rf"{ROLE}|{PHRASE_LINK}"
    r"|(?<![`\\])`(?P<phrase>[^`\n]{1,300})`__?(?!\w)"
    r"|(?P<code>(?<!`)(?P<ticks>`+)(?!`).{1,1000}?(?<!`)(?P=ticks)(?!`))"
    rf"|{BRACKETS}"
    r"|\[(?P<note>\w{1,50})\]_(?!\w)"
    r"|(?<![\w`\\*])__(?P<dunder>[a-zA-Z0-9]\w{0,60}?)__(?![\w*])",
    re.DOTALL,
)
_MARKUP = re.compile(f"{FORMULA}|{_OTHERS.pattern}", re.DOTALL)


def convert_markdown_blocks(lines: list[str], context: Context) -> list[str]:
    """Convert lines of Markdown: Markdown itself is kept unchanged.

    Args:
        lines: The lines.
        context: The current docstring.
    """
    if not any(map(_MARKS.search, lines)):
        return lines
    out: list[str] = []
    text: list[str] = []
    index = 0
    while index < len(lines):
        step = _convert_block(lines, index, context)
        if step is None:
            text.append(lines[index])
            index += 1
            continue
        out += [*_convert_text(text, context), *step.lines]
        text = []
        index = step.next
    return [*out, *_convert_text(text, context)]


def convert_markdown_inline(text: str, context: Context) -> str:
    """Convert roles and references in a paragraph of Markdown; code spans stay unchanged."""
    if not _MARKS.search(text):
        return text
    parts: list[str] = []
    position = 0
    for match in find_markup(_MARKUP, _OTHERS, text, context):
        before = text[position : match.start()]
        is_formula = match["code"] and is_tex(match["code"].strip("`"), context)
        parts.append(before if is_formula else escape_last_dollar(before))
        parts.append(_convert(match, text, context))
        position = match.end()
    return "".join((*parts, text[position:]))


def _convert_block(lines: list[str], index: int, context: Context) -> Step | None:
    line = lines[index]
    if (end := take_fence(lines, index)) is not None:
        return Step(lines[index:end], end)
    if is_prompt(line):
        return convert_session(lines, index)
    if formula := take_formula(lines, index, context):
        return formula
    if is_explicit(line):
        return convert_explicit(lines, index, context)
    if ends_literally(line) and index + 1 < len(lines) and not lines[index + 1].strip():
        literal = convert_literal(lines, index + 1, indent_of(line))
        lead = context.inline(without_literal_mark(line), context)
        return literal and Step([lead, *literal.lines], literal.next)
    table = take_gfm_table(lines, index, context)
    if table is None or len(table.lines) != table.next - index + 2:
        return table  # It is shown as code.
    return Step(["", *_convert_text(table.lines[1:-1], context), ""], table.next)


def _convert_text(lines: list[str], context: Context) -> list[str]:
    """Convert paragraphs, except lines that Markdown reads as code because of their indentation."""
    out: list[str] = []
    paragraph: list[str] = []
    is_list = is_code = False
    for line in lines:
        starts = not paragraph and bool(line.strip())
        if starts:
            is_list = bool(_ITEM.match(line)) or (is_list and indent_of(line) > 0)
            is_code = indent_of(line) >= _CODE_INDENT and not is_list
        is_list = is_list or bool(_ITEM.match(line))
        if line.strip() and not is_code:
            paragraph.append(line)
            continue
        out += _join(paragraph, context)
        paragraph = []
        is_code = is_code and bool(line.strip())
        out.append(line)
    return [*out, *_join(paragraph, context)]


def _join(paragraph: list[str], context: Context) -> list[str]:
    return context.inline("\n".join(paragraph), context).split("\n") if paragraph else []


def _convert(match: re.Match[str], source: str, context: Context) -> str:
    if tex := formula_of(match):
        return inline_formula(tex)
    if match["role"]:
        return convert_role(match["role"], match["content"], context.resolve)
    if match["url"]:
        url = "".join(match["url"].split())
        return text_link((match["title"] or "").strip() or url, url if is_web(url) else "")
    if match["phrase"]:
        return text_link(match["phrase"], context.definitions.url(match["phrase"]) or "")
    if match["label"]:
        return _convert_reference(match, source, context)
    if match["note"]:
        return f"[{match['note']}]"
    return f"\\_\\_{match['dunder']}\\_\\_" if match["dunder"] else match[0]


def _convert_reference(match: re.Match[str], source: str, context: Context) -> str:
    link = bracket_reference(match, context.source + source, context.resolve)
    if link is None:
        return match[0]
    name = bracket_name(match)
    if context.resolve(name) is None:
        context.unknown.append(name)
    return link
