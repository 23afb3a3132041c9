"""Queries that are written into an address: `f"/search?text={text}&page={page}"`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values import Hole, Text
from wrapdocs_introspect.idioms.requests.inputs.part import Part

if TYPE_CHECKING:
    from collections.abc import Iterator

_NAME = re.compile(r"[\w.\-\[\]$:]+")
_SEPARATORS = re.compile(r"([?&#])")


def query_parts(path: Text) -> Iterator[Part]:
    """Yield the values in the query of an address; those without a literal name are left out.

    Args:
        path: The address as the code makes it.
    """
    for first, *others in _pairs(path):
        name, equals, value = first.partition("=") if isinstance(first, str) else ("", "", "")
        pieces = (value, *others) if value else tuple(others)
        if equals and pieces and _NAME.fullmatch(name):
            yield Part("query", Text(pieces), name)


def _pairs(path: Text) -> Iterator[list[str | Hole]]:
    """Yield the pieces between the question mark, ampersands and the fragment."""
    pair: list[str | Hole] = []
    is_query = False
    for part in path.parts:
        for piece in _SEPARATORS.split(part) if isinstance(part, str) else [part]:
            if piece in {"?", "&", "#"}:
                yield from [pair] if is_query and pair else []
                is_query, pair = is_query or piece == "?", []
                if piece == "#":
                    return
            elif piece:
                pair.append(piece)
    yield from [pair] if is_query and pair else []
