"""Blocks of reST that start with two dots: directives, footnotes, targets, comments."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.docstrings.markdown.directives import convert_admonition, convert_directive
from wrapdocs_introspect.docstrings.markdown.lines import Step, indent_of, take_indented
from wrapdocs_introspect.docstrings.markdown.writing import prefix

if TYPE_CHECKING:
    from wrapdocs_introspect.docstrings.markdown.context import Context

_DIRECTIVE = re.compile(r"[ ]*\.\.[ ]+(?:[\w-]{1,40}:)?([\w-]{1,40})::(?:[ ]+(.*))?$")
_FOOTNOTE = re.compile(r"[ ]*\.\.[ ]+\[(\#?[\w.-]{1,50}|[#*])\](?:[ ]+(.*))?$")
# `!!! note "Title"` of MkDocs.
_ADMONITION = re.compile(r"[ ]*(?:!!!|\?\?\?\+?) ([\w-]{1,40})(?: \"([^\"]{0,300})\")?[ ]*$")
_ANONYMOUS = re.compile(r"[ ]*__ \S+[ ]*$")


def is_explicit(line: str) -> bool:
    """Tell whether a line starts such a block."""
    text = line.lstrip(" ")
    if text.startswith((".. ", "!!! ", "??? ", "???+ ")):
        return text[0] == "." or bool(_ADMONITION.match(line))
    return text.rstrip() == ".." or bool(_ANONYMOUS.match(line))


def convert_explicit(lines: list[str], index: int, context: Context) -> Step:
    """Convert the block that starts at a line; targets and comments are removed."""
    line = lines[index]
    body, end = take_indented(lines, index + 1, indent_of(line))
    if match := _DIRECTIVE.match(line):
        argument = (match[2] or "").strip()
        return Step(convert_directive(match[1].lower(), argument, body, context), end)
    if match := _ADMONITION.match(line):
        return Step(convert_admonition(match[1], match[2], body, context), end)
    if match := _FOOTNOTE.match(line):
        content = context.blocks([match[2] or "", *body])
        return Step(["", *prefix(content, f"- [{match[1]}] ", "  "), ""], end)
    return Step([""], end)
