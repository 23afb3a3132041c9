"""Data that is shared between the conversions of a docstring's parts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from wrapdocs_introspect.docstrings.markdown.definitions import Definitions
from wrapdocs_introspect.docstrings.markdown.formulas import has_formulas
from wrapdocs_introspect.docstrings.markdown.limits import MAX_CELLS, MAX_DEPTH, LimitError
from wrapdocs_introspect.docstrings.markdown.references import Resolve, resolve_nothing

Convert = Callable[[list[str], "Context"], list[str]]


@dataclass
class Context:
    """The current docstring: its definitions, the meaning of its names, a block's depth."""

    convert: Convert
    inline: Callable[[str, Context], str]
    resolve: Resolve = resolve_nothing
    source: str = ""
    definitions: Definitions = field(default_factory=Definitions)
    titles: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    """Limits that a part of the docstring exceeds."""
    unknown: list[str] = field(default_factory=list)
    """Names in references such as `[text][pkg.Class]` that do not resolve."""
    depth: int = 0

    @cached_property
    def has_formulas(self) -> bool:
        """Whether a part of the docstring can only be TeX."""
        return has_formulas(self.source)

    def blocks(self, lines: list[str]) -> list[str]:
        """Convert the blocks inside another one.

        Args:
            lines: Their lines, without indentation.

        Raises:
            LimitError: They are nested too deeply.
        """
        if self.depth >= MAX_DEPTH:
            raise LimitError(f"blocks nested more than {MAX_DEPTH} deep")
        self.depth += 1
        try:
            return self.convert(lines, self)
        finally:
            self.depth -= 1

    def exceeds_cells(self, cells: int) -> bool:
        """Tell whether a table is too large to be converted, and remember it."""
        if cells > MAX_CELLS:
            self.problems.append(f"a table of more than {MAX_CELLS:,} cells")
        return cells > MAX_CELLS

    def line(self, text: str) -> str:
        """Convert a text of one line."""
        return " ".join(self.inline(text, self).split())
