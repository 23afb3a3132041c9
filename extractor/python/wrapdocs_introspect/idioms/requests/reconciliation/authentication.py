"""How a client is authorised, as the values tell that reach the HTTP library."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import alternatives, is_made_of, roots
from wrapdocs_introspect.evaluation.values.contents import ListContent
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    Constant,
    External,
    Parameter,
    Result,
    Text,
    Value,
)
from wrapdocs_introspect.idioms.requests.connection.credentials import names_secret
from wrapdocs_introspect.idioms.requests.reconciliation.evidence import evidence_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wrapdocs_introspect.contract import Authentication
    from wrapdocs_introspect.idioms.requests.library_calls.reading import ReadRequest

_LEAST_SHARE = 0.3
"""The share of a client's functions that send credentials which count as the client's."""
_PAIR = 2
_Found = tuple[str, "str | None", "str | None", tuple[str, ...]]
"""Scheme, name, prefix, and the constructor's parameters."""


def find_authentication(functions: Sequence[Sequence[ReadRequest]]) -> list[Authentication]:
    """Return how requests of a client are authorised.

    Args:
        functions: The requests of each function of the client.
    """
    counts: Counter[_Found] = Counter()
    places: dict[_Found, ReadRequest] = {}
    for requests in functions:
        found = {each: one for one in requests for each in _credentials_of(one)}
        counts.update(found.keys())
        for each, one in found.items():
            places.setdefault(each, one)
    least = len(functions) * _LEAST_SHARE
    return [_make(one, places[one]) for one, count in counts.items() if count >= least]


def _make(found: _Found, request: ReadRequest) -> Authentication:
    scheme, name, prefix, parameters = found
    *_, last = evidence_of(request)
    made: Authentication = {
        "scheme": scheme,  # type: ignore[typeddict-item]
        "parameters": list(parameters),
        "source": {"file": last["file"], "line": last["line"]},
    }
    if name is not None:
        made["name"] = name
    if prefix is not None:
        made["prefix"] = prefix
    return made


def _credentials_of(request: ReadRequest) -> Iterator[_Found]:
    for one in request.decided.headers.fields:
        if one.name.lower() == "authorization":
            yield from _of_authorization(one.value)
        elif names_secret(one.name) and not _is_argument(one.value):
            yield "header", one.name, None, _parameters_of(one.value)
    for one in request.decided.query.fields:
        if names_secret(one.name) and _parameters_of(one.value):
            yield "query", one.name, None, _parameters_of(one.value)
    for value in request.decided.auth:
        yield from _of_auth(value)


def _of_authorization(value: Value) -> Iterator[_Found]:
    for one in alternatives(value):
        if isinstance(one, Constant) or _is_argument(one):
            continue
        first = one.parts[0] if isinstance(one, Text) and one.parts else None
        prefix = first.split(" ")[0] if isinstance(first, str) else None
        names = _parameters_of(one)
        if prefix is not None and prefix.lower() in {"bearer", "basic"}:
            yield prefix.lower(), None, None, names
        else:
            yield "header", "Authorization", prefix or None, names


def _of_auth(value: Value) -> Iterator[_Found]:
    for one in alternatives(value):
        pair: tuple[Value, ...] = ()
        if isinstance(one, ListContent):
            pair = one.items
        elif isinstance(one, Result) and isinstance(one.callee, External):
            is_basic = one.callee.path.endswith("BasicAuth")
            pair = (*one.arguments, *(inner for _, inner in one.keywords)) if is_basic else ()
        if len(pair) == _PAIR:
            names = tuple(name for each in pair for name in _parameters_of(each))
            yield "basic", None, None, names


def _parameters_of(value: Value) -> tuple[str, ...]:
    """Return the parameters of a constructor that a value is made of."""
    found = (one for one in roots(value) if isinstance(one, Parameter))
    return tuple(dict.fromkeys(one.name for one in found if one.role == "constructor"))


def _is_argument(value: Value) -> bool:
    return value == NONE or is_made_of(value, "argument")
