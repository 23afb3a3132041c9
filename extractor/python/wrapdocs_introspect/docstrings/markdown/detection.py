"""Detects the markup of docstrings: reST or Markdown.

The markup of a package is found by a vote of its docstrings. reST fields and NumPy's sections
usually contain reST, so for these styles Markdown needs a majority. Google's sections contain
either, so for them reST needs a majority. A single docstring of a reST package is still read as
Markdown if it has markup that only Markdown has, and none of reST. reST markup in a Markdown
docstring (roles, directives, literal blocks) is always understood, so Markdown is the safe choice.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.docstrings.markdown.converter import Markup

# Enough of a text to detect its markup; limits the time that a hostile one costs.
_SAMPLE = 20_000
_HAS_MARKS = re.compile(r"[`:#|]|\]\(|\.\. ")
_REST = re.compile(
    r":[a-z]{1,20}:`[^`]|(?<!`)``[^`\s]|`__?(?!\w)|^[ \t]*\.\. [\w:-]{1,40}::|^[ \t]*\.\. _"
    r"|::[ \t]*\n[ \t]*\n|^[=-]{3,}[ ]+[=-]{3,}",
    re.MULTILINE,
)
_MARKDOWN = re.compile(
    r"^[ \t]*```|\]\((?:https?:|#|/|\.)|[\w`]\]\[[\w.]*\]|^#{1,6} \w"
    r"|^[ \t]*\|?[ ]*:?-{3,}:?[ ]*\|[ :|-]*$",
    re.MULTILINE,
)
_CODE = re.compile(r"(?<![:`\w])`[^`\n]{1,100}`(?![`_:\w])")


def find_markup(texts: Iterable[str], default: Markup) -> Markup:
    """Return the markup of most docstrings of a package.

    Args:
        texts: Every docstring of the package.
        default: The usual markup of their style.
    """
    rest = markdown = 0
    for text in texts:
        sample = text[:_SAMPLE]
        if not _HAS_MARKS.search(sample):
            continue
        if _REST.search(sample):
            rest += 1
        if _MARKDOWN.search(sample) or (default == "markdown" and _CODE.search(sample)):
            markdown += 1
    if default == "rest":
        return "markdown" if markdown > rest else "rest"
    return "rest" if rest > markdown else "markdown"


def markup_of(text: str, package: Markup) -> Markup:
    """Return the markup of one docstring.

    Args:
        text: The docstring.
        package: The markup of its package.
    """
    sample = text[:_SAMPLE]
    if package == "rest" and _MARKDOWN.search(sample) and not _REST.search(sample):
        return "markdown"
    return package
