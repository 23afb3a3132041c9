"""How a client is authorised, as the values tell that reach the HTTP library."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import (
    alternatives,
    inner_values,
    is_made_of,
    roots,
)
from wrapdocs_introspect.evaluation.values.contents import ListContent
from wrapdocs_introspect.evaluation.values.environment import READING_ENVIRONMENT
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    Constant,
    External,
    Member,
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
_MAX_VALUES = 200
_VARIABLES = External("os.environ")
_Secrets = tuple[tuple[str, ...], tuple[str, ...]]
"""The constructor's parameters, and the environment variables in place of these."""
_Found = tuple[str, "str | None", "str | None", _Secrets]
"""Scheme, name, prefix, and where the secrets come from."""


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
    scheme, name, prefix, (parameters, environment) = found
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
    if environment:
        made["environment"] = list(environment)
    return made


def complete_authentication(
    known: Sequence[Authentication], functions: Sequence[Sequence[ReadRequest]]
) -> list[Authentication]:
    """Return credentials with the environment variables that hold those of unknown origin.

    Args:
        known: How requests of a client are authorised.
        functions: The requests of each function of the client.
    """
    if all(one["parameters"] or one.get("environment") for one in known):
        return list(known)
    found = {one["scheme"]: one for one in find_authentication(functions)}
    return [_with_environment(one, found.get(one["scheme"], one)) for one in known]


def _with_environment(known: Authentication, found: Authentication) -> Authentication:
    names = found.get("environment", [])
    is_same = known.get("name") == found.get("name")
    if known["parameters"] or known.get("environment") or not names or not is_same:
        return known
    return {**known, "environment": names}


def _credentials_of(request: ReadRequest) -> Iterator[_Found]:
    for one in request.decided.headers.fields:
        if one.name.lower() == "authorization":
            yield from _of_authorization(one.value)
        elif names_secret(one.name) and not _is_argument(one.value):
            yield "header", one.name, None, _secrets_of(one.value)
    for one in request.decided.query.fields:
        if names_secret(one.name) and _parameters_of(one.value):
            yield "query", one.name, None, _secrets_of(one.value)
    for value in request.decided.auth:
        yield from _of_auth(value)


def _of_authorization(value: Value) -> Iterator[_Found]:
    for one in alternatives(value):
        if isinstance(one, Constant) or _is_argument(one):
            continue
        first = one.parts[0] if isinstance(one, Text) and one.parts else None
        prefix = first.split(" ")[0] if isinstance(first, str) else None
        secrets = _secrets_of(one)
        if prefix is not None and prefix.lower() in {"bearer", "basic"}:
            yield prefix.lower(), None, None, secrets
        else:
            yield "header", "Authorization", prefix or None, secrets


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
            yield "basic", None, None, (names, ())


def _secrets_of(value: Value) -> _Secrets:
    parameters = _parameters_of(value)
    variables = () if parameters else tuple(dict.fromkeys(_variables_of(value)))
    return parameters, variables if len(variables) == 1 else ()


def _parameters_of(value: Value) -> tuple[str, ...]:
    """Return the parameters of a constructor that a value is made of."""
    found = (one for one in roots(value) if isinstance(one, Parameter))
    return tuple(dict.fromkeys(one.name for one in found if one.role == "constructor"))


def _variables_of(value: Value) -> Iterator[str]:
    """Yield the environment variables that a value is made of."""
    waiting, seen = [value], 0
    while waiting and seen < _MAX_VALUES:
        one = waiting.pop()
        seen += 1
        name: Value | None = None
        if isinstance(one, Result) and isinstance(one.callee, External) and one.arguments:
            name = one.arguments[0] if one.callee.path in READING_ENVIRONMENT else None
        elif isinstance(one, Member) and one.receiver == _VARIABLES:
            yield one.name
        if isinstance(name, Text) and name.literal:
            yield name.literal
        waiting += inner_values(one)


def _is_argument(value: Value) -> bool:
    return value == NONE or is_made_of(value, "argument")
