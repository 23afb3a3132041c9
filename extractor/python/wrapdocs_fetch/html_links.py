"""Finds the links of an index page in one pass, however strange the page is."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_TAG = re.compile(r"<(a|base|meta)(?=[\s/>])", re.IGNORECASE)
_ATTRIBUTE = re.compile(r"""[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?""")
_COMMENT, _COMMENT_END = "<!--", "-->"


def find_tags(text: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Find the tags of a page that name files.

    Python's own parser takes quadratic time for some pages.

    Args:
        text: The page.

    Yields:
        The name of each tag `a`, `base` and `meta`, with its attributes.
    """
    position = text.find("<")
    while position != -1:
        if text.startswith(_COMMENT, position):
            end = text.find(_COMMENT_END, position)
            position = len(text) if end == -1 else end
        elif match := _TAG.match(text, position):
            attributes, position = _read_attributes(text, match.end())
            yield match[1].lower(), attributes
        else:
            position += 1
        position = text.find("<", position)


def _read_attributes(text: str, position: int) -> tuple[dict[str, str], int]:
    """Read attributes up to what is none; of two with one name the first counts."""
    attributes: dict[str, str] = {}
    while match := _ATTRIBUTE.match(text, position):
        value = next((one for one in match.groups()[1:] if one is not None), "")
        attributes.setdefault(match[1].lower(), unescape(value))
        position = match.end()
    return attributes, position
