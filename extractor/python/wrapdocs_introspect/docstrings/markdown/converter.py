"""Converts the markup of one docstring to Markdown, within limits."""

from __future__ import annotations

import re
from typing import Literal

from wrapdocs_introspect.docstrings.markdown.context import Context
from wrapdocs_introspect.docstrings.markdown.definitions import find_definitions
from wrapdocs_introspect.docstrings.markdown.limits import (
    MAX_TEXT,
    LimitError,
    check_limits,
    plain_block,
    plain_line,
)
from wrapdocs_introspect.docstrings.markdown.markdown_blocks import (
    convert_markdown_blocks,
    convert_markdown_inline,
)
from wrapdocs_introspect.docstrings.markdown.references import Resolve, resolve_nothing
from wrapdocs_introspect.docstrings.markdown.rest_blocks import convert_rest_blocks
from wrapdocs_introspect.docstrings.markdown.rest_inline import convert_inline

Markup = Literal["rest", "markdown"]

_FENCE = re.compile(r"[ >]*(`{3,}|~{3,})")


class MarkdownConverter:
    """Converts the parts of one docstring, which share its definitions."""

    def __init__(self, text: str, markup: Markup, resolve: Resolve = resolve_nothing) -> None:
        """Convert parts of a docstring.

        Args:
            text: The whole docstring.
            markup: Its markup.
            resolve: Resolves names in the scope of the docstring.
        """
        is_rest = markup == "rest"
        self._context = Context(
            convert=convert_rest_blocks if is_rest else convert_markdown_blocks,
            inline=convert_inline if is_rest else convert_markdown_inline,
            resolve=resolve,
            source=text[:MAX_TEXT],
            definitions=find_definitions(text[:MAX_TEXT]),
        )

    @property
    def problems(self) -> list[str]:
        """The limits that a part of the docstring exceeds."""
        return self._context.problems

    def blocks(self, text: str) -> str:
        """Convert a text of any blocks; beyond a limit it is shown as written."""
        try:
            check_limits(text)
            lines = self._context.convert(text.expandtabs(8).split("\n"), self._context)
            made = "\n".join(_without_double_blanks(lines)).strip("\n")
            check_limits(made)
        except LimitError as error:
            self._context.problems.append(str(error))
            self._context.depth = 0
            return plain_block(text)
        return made

    def line(self, text: str) -> str:
        """Convert a text of one paragraph, and put it on one line."""
        try:
            check_limits(text)
            made = self._context.line(text)
            check_limits(made)
        except LimitError as error:
            self._context.problems.append(str(error))
            return plain_line(text)
        return made


def _without_double_blanks(lines: list[str]) -> list[str]:
    """Leave one blank line between blocks; code keeps its own."""
    out: list[str] = []
    opened = ""
    for line in lines:
        match = _FENCE.match(line)
        if match and (not opened or match[1].startswith(opened)):
            opened = "" if opened else match[1]
        if line or opened or not out or out[-1]:
            out.append(line)
    return out
