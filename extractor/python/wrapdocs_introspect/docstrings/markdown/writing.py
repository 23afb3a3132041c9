"""Markdown from text and code: escapes, code spans, fences, quotes, tables."""

from __future__ import annotations

import re

_TICKS = re.compile(r"`+")
_SPECIAL = re.compile(
    r"\\(?=[!-/:-@\[-`{-~\n]|$)"
    r"|`|\*(?!\s)|(?<!\s)\*"
    r"|(?<![^\W_])_|_(?![^\W_])"
    r"|\](?=[(\[])"
    r"|<(?=[A-Za-z/!?])"
    r"|&(?=#?\w{1,40};)"
    r"|~(?=~)|(?<=~)~"
)
_LINE_START = re.compile(
    r"^(\d{1,9}(?=[.)](?:\s|$))|(?=#{1,6}(?:\s|$)|[>|]|[-+*](?:\s|$)|(?:=+|-+)\s*$"
    r"|\[[^\]\n]{0,200}\]:))",
    re.MULTILINE,
)
_EVERY_MARK = re.compile(r"([!-/:-@\[-`{-~])")
_LANGUAGE = re.compile(r"[^\w+#-]")
_OTHER_BLOCK = re.compile(
    r"[ ]{4}|[ ]{0,3}(?:`{3}|~{3}|#{1,6}(?:\s|$)|>|[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)|---+$|\|)"
)
_FREE_PIPE = re.compile(r"(?<!\\)\|")


def escape_text(text: str) -> str:
    """Escape what Markdown would read as markup within a line."""
    return _SPECIAL.sub(r"\\\g<0>", text)


def escape_last_dollar(text: str) -> str:
    """Escape a dollar sign at the end of a text, because code between two of them is a formula."""
    return f"{text[:-1]}\\$" if text.endswith("$") and not text.endswith("\\$") else text


def escape_line_starts(text: str) -> str:
    """Escape what Markdown would read as a block at the start of a line."""
    return _LINE_START.sub(r"\1\\", text)


def escape_all(text: str) -> str:
    """Escape all punctuation of a text on one line."""
    return _EVERY_MARK.sub(r"\\\1", " ".join(text.split()))


def code_span(code: str) -> str:
    """Write code within a line, on one line."""
    code = " ".join(code.split())
    if not code:
        return ""
    lengths = {len(run) for run in _TICKS.findall(code)}
    ticks = "`" * next(length for length in range(1, len(lengths) + 2) if length not in lengths)
    blank = " " if code[0] == "`" or code[-1] == "`" else ""
    return f"{ticks}{blank}{code}{blank}{ticks}"


def fence(code: list[str], language: str = "") -> list[str]:
    """Write lines of code as a block, with blank lines around it."""
    longest = max((len(run) for run in _TICKS.findall("\n".join(code))), default=0)
    ticks = "`" * max(3, longest + 1)
    return ["", f"{ticks}{_LANGUAGE.sub('', language)}", *code, ticks, ""]


def prefix(lines: list[str], first: str, other: str) -> list[str]:
    """Put a marker before the first line, and another one before the lines below."""
    while lines and not lines[-1]:
        lines = lines[:-1]
    while lines and not lines[0]:
        lines = lines[1:]
    below = [f"{other}{line}".rstrip() for line in lines[1:]]
    return [f"{first}{lines[0]}".rstrip(), *below] if lines else []


def is_paragraph(line: str) -> bool:
    """Tell whether a line of Markdown starts a paragraph, rather than another block."""
    return bool(line.strip()) and not _OTHER_BLOCK.match(line)


def quote(lines: list[str]) -> list[str]:
    """Write lines as a block quote, with blank lines around it."""
    return ["", *prefix(lines, "> ", "> "), ""]


def table(rows: list[list[str]]) -> list[str]:
    """Write rows of Markdown as a table; the first row is its header."""
    width = max(map(len, rows), default=0)
    cells = [[*row, *[""] * (width - len(row))] for row in rows]
    lines = [f"| {' | '.join(map(_cell, row))} |" for row in cells]
    return ["", lines[0], f"|{' --- |' * width}", *lines[1:], ""] if lines else []


def _cell(text: str) -> str:
    return _FREE_PIPE.sub(r"\\|", " ".join(text.split()))
