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
    from collections.abc import Iterable, Mapping

    from wrapdocs_introspect.docstrings.markdown.converter import Markup

# Enough of a text to detect its markup; limits the time that a hostile one costs.
_SAMPLE = 20_000
# Each kind of markup after a string that it contains: most texts have none of them.
_REST = {
    "`": re.compile(r":[a-z]{1,20}:`[^`]|(?<!`)``[^`\s]|`__?(?!\w)"),
    ".. ": re.compile(r"^[ \t]*\.\. (?:[\w:-]{1,40}::|_)", re.MULTILINE),
    "::": re.compile(r"::[ \t]*\n[ \t]*\n"),
    "--- ": re.compile(r"^[=-]{3,}[ ]+[=-]{3,}", re.MULTILINE),
    "=== ": re.compile(r"^[=-]{3,}[ ]+[=-]{3,}", re.MULTILINE),
}
_MARKDOWN = {
    "```": re.compile(r"^[ \t]*```", re.MULTILINE),
    "](": re.compile(r"\]\((?:https?:|#|/|\.)"),
    "][": re.compile(r"[\w`]\]\[[\w.]*\]"),
    "# ": re.compile(r"^#{1,6} \w", re.MULTILINE),
    "---": re.compile(r"^[ \t]*\|?[ ]*:?-{3,}:?[ ]*\|[ :|-]*$", re.MULTILINE),
}
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
        rest += _has(sample, _REST)
        markdown += _has(sample, _MARKDOWN) or (default == "markdown" and _has_code(sample))
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
    is_exception = package == "rest" and _has(sample, _MARKDOWN) and not _has(sample, _REST)
    return "markdown" if is_exception else package


def _has(sample: str, markup: Mapping[str, re.Pattern[str]]) -> bool:
    return any(mark in sample and pattern.search(sample) for mark, pattern in markup.items())


def _has_code(sample: str) -> bool:
    return "`" in sample and _CODE.search(sample) is not None
