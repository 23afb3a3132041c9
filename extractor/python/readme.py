"""Entry of the process that converts a README: `python -I -S -X utf8 readme.py < README.rst`.

It writes Markdown, through the same reader as docstrings in reStructuredText, so a build needs no
further program.
"""

from __future__ import annotations

import os
import re
import sys

_PICTURE = re.compile(r"[ \t]*\.\. +(?:\|(?P<name>[^|\n]+)\| +)?(?:image|figure)::")
_LEFT_OUT = re.compile(r"[ \t]*\.\. +(?:contents|raw|sectnum|meta|highlight|toctree)::")


def convert(text: str) -> str:
    """Convert a README to Markdown, without pictures, of which most are badges.

    Args:
        text: The whole file.
    """
    from wrapdocs_introspect.docstrings.markdown.converter import (  # noqa: PLC0415 - after paths
        MarkdownConverter,
    )

    shown = _leave_out(text.expandtabs(8))
    return MarkdownConverter(shown, "rest").blocks(shown)


def _leave_out(text: str) -> str:
    """Leave out what only pages of other tools have: pictures, HTML, tables of contents."""
    kept: list[str] = []
    names: list[str] = []
    hidden: int | None = None
    for line in text.splitlines():
        indent = len(line) - len(line.lstrip())
        if hidden is not None and (not line.strip() or indent > hidden):
            continue
        hidden = None
        picture = _PICTURE.match(line)
        if picture is None and _LEFT_OUT.match(line) is None:
            kept.append(line)
            continue
        hidden = indent
        kept.append("")
        if picture is not None and picture["name"]:
            names.append(picture["name"])
    result = "\n".join(kept)
    for name in names:
        result = re.sub(rf"\|{re.escape(name)}\|_{{0,2}}[ \t]*", "", result)
    return result


def main() -> int:
    """Convert the input.

    Returns:
        The exit code.
    """
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120
    text = sys.stdin.buffer.read().decode("utf-8", "replace")
    sys.stdout.buffer.write(convert(text).encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
