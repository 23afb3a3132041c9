"""Queries that are written into an address: `f"/search?text={text}&page={page}"`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Hole, Text
from wrapdocs_introspect.idioms.requests.inputs.part import Part
from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

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
            is_optional = any(isinstance(one, Hole) and one.is_optional for one in pieces)
            yield Part("query", Text(pieces), name, is_optional)


def add_other_queries(parts: list[Part], paths: Sequence[Text]) -> list[Part]:
    """Return the parts of a request that is sent to one of several addresses.

    What only some of them have in their query is optional: `"&signature=" + sign(secret)`.

    Args:
        parts: The parts of the request with the first address.
        paths: All addresses, which only differ in their queries.
    """
    queries = [{one.wire_name: one for one in query_parts(path)} for path in paths]
    others: dict[str | None, Part] = {}
    for query in queries:
        others |= {name: one for name, one in query.items() if name not in others}
    optional = {name for name in others if any(name not in query for query in queries)}
    known = {one.wire_name for one in parts if one.location == "query"}
    added = (one for name, one in others.items() if name not in known)
    return [
        replace(one, is_optional=True)
        if one.location == "query" and one.wire_name in optional
        else one
        for one in (*parts, *added)
    ]


def _pairs(path: Text) -> Iterator[list[str | Hole]]:
    """Yield the pieces between the question mark, ampersands and the fragment.

    An ampersand stands where another parameter would follow: `path + separator + query`.
    """
    pair: list[str | Hole] = []
    is_query = False
    for part in path.parts:
        for piece in _SEPARATORS.split(part) if isinstance(part, str) else [part]:
            if piece in {"?", "&", "#"}:
                yield from [pair] if is_query and pair else []
                is_query, pair = is_query or piece != "#", []
                if piece == "#":
                    return
            elif piece:
                pair.append(piece)
    yield from [pair] if is_query and pair else []
