"""What docstrings are written in: reST or Markdown.

The markup of a package is found by a vote of its docstrings. reST fields and NumPy's sections
come with reST, so for these styles Markdown must have more votes. Google's sections come with
either, so for them reST must have more. A single docstring of a reST package is still read as
Markdown where it has marks that only Markdown has, and none of reST. Marks of reST in a Markdown
docstring (roles, directives, literal blocks) are always understood, which makes Markdown the
cautious choice.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.docstrings.markdown.converter import Markup

# Enough of a text to see its markup, and a bound on the time that a hostile one costs.
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
    """Return what most docstrings of a package are written in.

    Args:
        texts: Every docstring of the package.
        default: What comes with their style.
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
    """Return what one docstring is written in.

    Args:
        text: The docstring.
        package: What its package is written in.
    """
    sample = text[:_SAMPLE]
    if package == "rest" and _MARKDOWN.search(sample) and not _REST.search(sample):
        return "markdown"
    return package
