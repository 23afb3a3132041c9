"""Leftovers of generators in docstrings: copied defaults, types instead of text, empty sections."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.docstrings.item_types import closing_bracket

if TYPE_CHECKING:
    from collections.abc import Mapping

DEFAULT_MARK = "(Default value ="

_CLICK_MARK = "\b"
"""Stands before paragraphs that click must not wrap."""
_CONTROLS = re.compile(r"[^\n\t\r\f\v -~\u00a0-\U0010ffff]")
_BLANKS = re.compile(r"\s+")
# `str:` or `Optional[str]:` without text after it.
_TYPE_ALONE = re.compile(r"([\w.]+(?:\[[^\n]*\])?)(?:, optional)?:")


def without_controls(text: str) -> str:
    """Replace control characters, which would act on the terminal of who reads the text there.

    Args:
        text: Any text; tabs and ends of lines stay.
    """
    return _CONTROLS.sub("\N{REPLACEMENT CHARACTER}", text.replace(_CLICK_MARK, ""))


def without_default(text: str, name: str, defaults: Mapping[str, str | None] | None) -> str:
    """Remove `(Default value = ...)` if the signature says the same.

    Args:
        text: The description of a parameter.
        name: The parameter.
        defaults: Defaults of the signature as source; None if there is no signature to compare
            with, which removes all of them.
    """
    kept: list[str] = []
    begin = position = 0
    while (start := text.find(DEFAULT_MARK, position)) >= 0:
        position = closing_bracket(text, start) or len(text)
        value = text[start + len(DEFAULT_MARK) : position].removesuffix(")")
        if defaults is None or _bare(value) == _bare(defaults.get(name) or ""):
            kept.append(text[begin:start].strip())
            begin = position
    if not begin:
        return text
    kept.append(text[begin:].strip())
    return " ".join(part for part in kept if part)


def type_alone(description: str) -> str | None:
    """Return the type that is written instead of a description: `str:`."""
    match = _TYPE_ALONE.fullmatch(description)
    return match[1] if match else None


def _bare(source: str) -> str:
    """Normalize source that can be written in several ways."""
    return _BLANKS.sub("", source).replace("'", '"')
