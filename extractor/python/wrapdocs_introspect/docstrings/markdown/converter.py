"""Converts the markup of one docstring to Markdown, within limits."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

from wrapdocs_introspect.docstrings.markdown.context import Context
from wrapdocs_introspect.docstrings.markdown.definitions import find_definitions
from wrapdocs_introspect.docstrings.markdown.limits import (
    MAX_TEXT,
    LimitError,
    check_cells,
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
# References, formulas and titles depend on the rest of the docstring, or on its scope.
_DEPENDENT = re.compile(r"[`\[|$]|\\[(\[]|_(?!\w)|([^\w\s])\1\1")
# Generated clients repeat the same short descriptions thousands of times.
_MAX_REPEATED = 1_000
_MAX_KNOWN = 4_096


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
        self._markup: Markup = markup
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

    @property
    def unknown(self) -> list[str]:
        """The names in references that do not resolve."""
        return self._context.unknown

    def blocks(self, text: str) -> str:
        """Convert a text of any blocks; beyond a limit it is shown as written."""
        try:
            if len(text) <= _MAX_REPEATED and not _DEPENDENT.search(text):
                return _convert_independent(text, self._markup)
            return self.convert(text)
        except LimitError as error:
            self._context.problems.append(str(error))
            self._context.depth = 0
            return plain_block(text)

    def convert(self, text: str) -> str:
        """Convert a text of any blocks.

        Raises:
            LimitError: It exceeds a limit.
        """
        check_limits(text)
        lines = self._context.convert(text.expandtabs(8).split("\n"), self._context)
        made = "\n".join(_without_double_blanks(lines)).strip("\n")
        check_limits(made)
        check_cells(made)
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


@lru_cache(_MAX_KNOWN)
def _convert_independent(text: str, markup: Markup) -> str:
    """Convert a text whose meaning depends on nothing around it."""
    return MarkdownConverter("", markup).convert(text)


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
