"""Sessions of libraries of HTTP: `requests.Session()`, `httpx.Client(headers=...)`.

What a session is made with and what it is given afterwards are kept alike, as keywords of the call
that makes it: `session.headers = ...`, `session.headers.update(...)`, `session.auth = ...`.
"""

from __future__ import annotations

from dataclasses import replace

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    External,
    Result,
    Value,
    alternatives,
    choose,
)
from wrapdocs_introspect.idioms.requests.sending.vocabulary import names_http_library


def get_setting(session: Result, name: str) -> Value | None:
    """Return what a session has been given; None if the value is no session."""
    found = next((value for key, value in session.keywords if key == name), None)
    return found if found is not None and _is_session(session) else None


def put_setting(value: Value, name: str, setting: Value) -> Value | None:
    """Return a session with a setting, also where it is one of several values; else None."""
    found = alternatives(value)
    changed = [_put(one, name, setting) if _is_session(one) else one for one in found]
    return choose(changed) if any(map(_is_session, found)) else None


def _put(session: Value, name: str, setting: Value) -> Value:
    assert isinstance(session, Result)  # noqa: S101 - a session is the result of a call
    kept = tuple(pair for pair in session.keywords if pair[0] != name)
    return replace(session, keywords=(*kept, (name, setting)))


def _is_session(value: Value) -> bool:
    callee = value.callee if isinstance(value, Result) else None
    return isinstance(callee, External) and names_http_library(callee.path)
