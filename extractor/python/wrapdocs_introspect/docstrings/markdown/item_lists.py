"""Lists of reST: bullets, numbers, definitions, fields, options, lines."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.docstrings.markdown.lines import (
    Step,
    indent_of,
    take_indented,
    take_item,
)
from wrapdocs_introspect.docstrings.markdown.writing import code_span, is_paragraph, prefix

if TYPE_CHECKING:
    from wrapdocs_introspect.docstrings.markdown.context import Context

_BULLET = re.compile(r"([-*+•])[ ]+(?=\S)")
_NUMBER = re.compile(r"\(?(?:(\d{1,9})|[#]|([a-zA-Z])|([ivxIVX]{1,6}))[.)][ ]+(?=\S)")
_FIELD = re.compile(r":(?![: ])([^:`\n]{1,100}(?:::?\w[^:`\n]{0,100}){0,3}):(?:[ ]+|$)")
_OPTION = re.compile(
    r"((?:--?|/)[\w?][^\s,]{0,60}(?:[ =][\w<>\[\].|-]{1,40})?"
    r"(?:, (?:--?|/)[\w?][^\s,]{0,60}(?:[ =][\w<>\[\].|-]{1,40})?){0,4})(?:[ ]{2,}(?=\S)|$)"
)
_LINE = re.compile(r"\|(?:[ ]+|$)")
_MAX_TERM_WORDS = 8


def convert_list(lines: list[str], index: int, context: Context) -> Step | None:
    """Convert a list that starts at a line; None if there is none."""
    line = lines[index]
    if _BULLET.match(line):
        return _bullets(lines, index, context)
    if _NUMBER.match(line) and _is_numbered(lines, index):
        return _numbers(lines, index, context)
    if _FIELD.match(line):
        return _fields(lines, index, context)
    if _LINE.match(line):
        return _line_block(lines, index, context)
    if _OPTION.match(line) and _is_option(lines, index):
        return _options(lines, index, context)
    return _definitions(lines, index, context)


def interrupts(line: str) -> bool:
    """Tell whether a line starts a list right below a paragraph, as in Markdown."""
    return line.startswith(("- ", "* ", "• ", "1. "))


def _bullets(lines: list[str], index: int, context: Context) -> Step:
    return _items(lines, index, _BULLET, context)


def _numbers(lines: list[str], index: int, context: Context) -> Step:
    return _items(lines, index, _NUMBER, context)


def _items(lines: list[str], index: int, mark: re.Pattern[str], context: Context) -> Step:
    """Convert items with a marker; Markdown numbers them starting with the first one's number."""
    first = mark.match(lines[index])
    is_numbered = mark is _NUMBER
    number = int(first[1] or 1) if first and is_numbered else 0
    out: list[str] = []
    while index < len(lines) and (match := mark.match(lines[index])):
        body, end = take_item(lines, index, match.end())
        while end < len(lines) and _goes_on(lines, end):
            body.append(lines[end].strip())
            end += 1
        label = f"{number}. " if is_numbered else "- "
        converted = context.blocks(body)
        out += (
            ["", *_item(converted, label)] if _is_loose(out, converted) else _item(converted, label)
        )
        number += 1
        index = _skip_blank(lines, end, mark)
    return Step(["", *out, ""], index)


def _item(converted: list[str], label: str) -> list[str]:
    return prefix(converted, label, " " * len(label)) or [label.rstrip()]


def _is_loose(out: list[str], converted: list[str]) -> bool:
    """Tell whether a blank line must separate an item from the one above."""
    return bool(out) and any(not line for line in prefix(converted, "", ""))


def _goes_on(lines: list[str], index: int) -> bool:
    """Tell whether a line without indentation continues the item above."""
    line = lines[index]
    is_text = bool(line.strip()) and indent_of(line) == 0 and bool(lines[index - 1].strip())
    is_mark = _BULLET.match(line) or _NUMBER.match(line) or _FIELD.match(line)
    return is_text and not is_mark and not line.startswith((".. ", ">>>"))


def _skip_blank(lines: list[str], index: int, mark: re.Pattern[str]) -> int:
    """Return the index of the next item after blank lines; the given one if there is none."""
    following = index
    while following < len(lines) and not lines[following].strip():
        following += 1
    return following if following < len(lines) and mark.match(lines[following]) else index


def _is_numbered(lines: list[str], index: int) -> bool:
    """Distinguish numbers from the initials of a name and the end of a sentence."""
    match = _NUMBER.match(lines[index])
    if match is None:
        return False
    if match[2] is None and match[3] is None:
        return True
    _, end = take_item(lines, index, match.end())
    following = _skip_blank(lines, end, _NUMBER)
    next_one = _NUMBER.match(lines[following]) if following < len(lines) else None
    return next_one is not None and (next_one[2] or next_one[3]) is not None


def _fields(lines: list[str], index: int, context: Context) -> Step:
    """Convert fields that no section shows: `:name: text`."""
    out: list[str] = []
    while index < len(lines) and (match := _FIELD.match(lines[index])):
        body, index = take_item(lines, index, match.end(), blank_lines=False)
        out += _labelled(f"**{context.line(match[1])}**", context.blocks(body))
    return Step(["", *out, ""], index)


def _is_option(lines: list[str], index: int) -> bool:
    match = _OPTION.match(lines[index])
    below = lines[index + 1] if index + 1 < len(lines) else ""
    has_text = match is not None and match.end() < len(lines[index])
    return has_text or indent_of(below) > 0


def _options(lines: list[str], index: int, context: Context) -> Step:
    out: list[str] = []
    while index < len(lines) and (match := _OPTION.match(lines[index])):
        body, index = take_item(lines, index, match.end())
        out += _labelled(code_span(match[1]), context.blocks(body))
        index = _skip_blank(lines, index, _OPTION)
    return Step(["", *out, ""], index)


def _labelled(label: str, converted: list[str]) -> list[str]:
    """Write an item that starts with a label; blocks other than paragraphs are put below it."""
    lines = prefix(converted, "", "")
    if not lines:
        return [f"- {label}"]
    if is_paragraph(lines[0]):
        return prefix([f"{label}: {lines[0]}", *lines[1:]], "- ", "  ")
    return prefix([f"{label}:", "", *lines], "- ", "  ")


def _line_block(lines: list[str], index: int, context: Context) -> Step:
    """Convert lines that keep their line breaks."""
    texts: list[str] = []
    while index < len(lines) and (match := _LINE.match(lines[index])):
        body, index = take_item(lines, index, match.end(), blank_lines=False)
        texts.append(context.line(" ".join(body)))
    last = texts.pop()
    broken = [f"{text}\\" if text else text for text in texts]
    return Step(["", *broken, last, ""], index)


def _definitions(lines: list[str], index: int, context: Context) -> Step | None:
    """Convert terms with indented text below them; continued sentences do not count."""
    if not _is_term(lines, index):
        return None
    out: list[str] = []
    while index < len(lines) and _is_term(lines, index):
        term, _, classifier = lines[index].partition(" : ")
        body, index = take_indented(lines, index + 1, 0)
        head = context.line(term.rstrip(": "))
        kind = f" ({context.line(classifier)})" if classifier else ""
        out += _labelled(f"**{head}**{kind}", context.blocks(body))
        while index + 1 < len(lines) and not lines[index].strip():
            index += 1
    return Step(["", *out, ""], index)


def _is_term(lines: list[str], index: int) -> bool:
    if index + 1 >= len(lines) or not lines[index].strip() or indent_of(lines[index]) > 0:
        return False
    if not lines[index + 1].strip() or indent_of(lines[index + 1]) == 0:
        return False
    if lines[index].startswith(".. "):
        return False
    return len(lines[index].split()) <= _MAX_TERM_WORDS and not lines[index].rstrip().endswith(
        (",", ".", "::")
    )
