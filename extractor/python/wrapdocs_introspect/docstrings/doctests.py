"""Examples: sessions of the Python prompt, and the text between them."""

from __future__ import annotations

import re

Example = dict[str, str]

_FLAGS = re.compile(r"\s*#\s*doctest:.+$")
_BLANK_LINE = re.compile(r"\s*<BLANKLINE>\s*")


def split_examples(text: str) -> list[Example]:
    """Split a text into code, which begins at a prompt and ends at an empty line, and prose.

    Args:
        text: Text of an examples section.

    Returns:
        The parts in order, as the contract has them.
    """
    parts: list[Example] = []
    lines: list[str] = []
    is_code = is_fenced = False
    for line in text.split("\n"):
        is_fenced ^= not is_code and line.lstrip().startswith("```")
        is_prompt = not is_fenced and line.lstrip().startswith(">>>")
        is_end = is_code and not line.strip()
        if is_end or (is_prompt and not is_code):
            _add(parts, lines, is_code=is_code)
            lines, is_code = [], is_prompt
        lines.append(_without_marks(line) if is_code else line)
    _add(parts, lines, is_code=is_code)
    return parts


def _without_marks(line: str) -> str:
    """Remove what only the tool that runs the session reads."""
    return "" if _BLANK_LINE.fullmatch(line) else _FLAGS.sub("", line)


def _add(parts: list[Example], lines: list[str], *, is_code: bool) -> None:
    text = "\n".join(lines).strip("\n")
    if text.strip():
        parts.append({"kind": "code" if is_code else "text", "text": text})
