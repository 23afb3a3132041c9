"""Which docstring style a package uses: one vote over all of its docstrings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_GOOGLE = re.compile(
    r"^[ \t]*(?:Args|Arguments|Params|Parameters|Attributes|Returns|Yields|Raises|Keyword Args"
    r"|Keyword Arguments|Other Parameters|Examples?):[ \t]*$",
    re.MULTILINE,
)
_NUMPY = re.compile(
    r"^[ \t]*(?:Parameters|Other Parameters|Attributes|Returns|Yields|Raises|See Also|Notes"
    r"|Examples)[ \t]*\n[ \t]*-{3,}[ \t]*$",
    re.MULTILINE,
)
_SPHINX = re.compile(
    r"^[ \t]*:(?:param|parameter|arg|argument|key|keyword|type|returns?|rtype|raises?|except"
    r"|var|ivar|cvar|vartype)\b[^:\n]*:",
    re.MULTILINE,
)
_MARKERS = {"google": _GOOGLE, "numpy": _NUMPY, "sphinx": _SPHINX}
# Enough of a text to see its style, and a bound on the time that a hostile one costs.
_SAMPLE = 20_000


def find_docstring_style(texts: Iterable[str]) -> str:
    """Return the style that most docstrings are marked with.

    Args:
        texts: Every docstring of the package.

    Returns:
        `google`, `numpy` or `sphinx`; `google` where nothing tells.
    """
    votes = dict.fromkeys(_MARKERS, 0)
    for text in texts:
        if "\n" not in text:
            continue
        sample = text[:_SAMPLE]
        for style, marker in _MARKERS.items():
            votes[style] += marker.search(sample) is not None
    return max(votes, key=lambda style: votes[style])
