"""The requests that belong to each public function."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.sending.sent_requests import shape_of, without_host
from wrapdocs_introspect.idioms.requests.sending.vocabulary import (
    is_path_parameter,
    is_plain_request,
)
from wrapdocs_introspect.idioms.requests.stated.documented import read_stated_requests
from wrapdocs_introspect.idioms.requests.variant_names import plain_words
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.idioms.requests.entry import Entry
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest

_Words = dict["Function", tuple[str, ...]]
"""Functions with the words of their ids."""
_Owned = tuple["Function", tuple[str, str]]
"""A public function, and method and path of a request that it sends."""
_MAX_REQUESTS = 100
"""A function that sends more requests than this sends any, as far as its readers can tell."""
_DESCRIPTIONS = frozenset({"options", "request"})
"""Names of parameters that describe a whole request."""


class _Senders:
    """The functions that send requests, by method and path."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._by_request: dict[tuple[str, str], _Words] = {}
        self._written: dict[tuple[str, str], dict[str, None]] = {}
        """The paths as they are, by what they are without slashes at their ends."""
        self._longer: dict[tuple[str, str], dict[str, None]] = {}
        """The paths that end with another one: that of the address may stand before it."""
        for entry in entries:
            sent = sent_by(entry)
            words = plain_words(entry.function.id) if sent else ()
            for request in sent:
                self._by_request.setdefault(request, {})[entry.function] = words
        for method, shape in self._by_request:
            for index, ending in enumerate(_endings(shape)):
                paths = self._longer if index else self._written
                paths.setdefault((method, ending), {})[shape] = None

    def find(self, method: str, shape: str, inner: AbstractSet[Function]) -> _Words:
        """Return the functions that send a request.

        Args:
            method: The method of the request.
            shape: Its path.
            inner: The functions on the way to it. For those, one of the paths may have more at its
                beginning: that of the address.
        """
        found = dict(self._by_request.get((method, shape), {}))
        endings = [(method, one) for one in _endings(shape)]
        alike = [path for one in endings for path in self._written.get(one, ())]
        alike += self._longer.get(endings[0], ()) if endings else ()
        for other in alike:
            functions = self._by_request[method, other]
            found.update({one: words for one, words in functions.items() if one in inner})
        return found


def _endings(shape: str) -> Iterator[str]:
    """Yield a path, and what is behind each of its slashes."""
    rest = shape.strip("/")
    while rest:
        yield rest
        rest = rest.partition("/")[2].lstrip("/")


def sent_by(entry: Entry) -> set[tuple[str, str]]:
    """Return method and path of each request that a function sends, without hosts."""
    return {(method, _shape_of(one)) for one in entry.requests for method in one.methods}


def keep_own_requests(entries: list[Entry], hidden: AbstractSet[Function] = frozenset()) -> None:
    """Leave each request to the innermost public function that sends it by itself.

    A variant, which does the same and returns more, leaves it to the function that calls it, too.

    Args:
        entries: All public functions.
        hidden: Functions that no caller reaches; they leave requests to those who call them.
    """
    for entry in entries:
        entry.requests = entry.all_requests if not _sends_any(entry.function) else []
    _leave_to_senders(entries)
    _leave_to_callers(entries, hidden)
    senders = _Senders(entries)
    owners = {id(entry): _leave_to_owners(entry, senders) for entry in entries}
    for entry in entries:
        if entry.serving:
            entry.requests = [one for one in entry.requests if one not in entry.serving]
    _list_callers(entries, owners)
    for entry in entries:
        if len(sent_by(entry)) > _MAX_REQUESTS:
            entry.unknown_call, entry.requests = entry.requests[0].chain, []
            entry.is_countless = True


def _leave_to_owners(entry: Entry, senders: _Senders) -> list[_Owned]:
    """Leave requests to the public functions that they are sent by; return these functions."""
    if all(len(one.chain) <= 1 for one in entry.requests):
        return []
    owners = [(one, _owners_below(one, entry, senders)) for one in entry.requests]
    entry.requests = [one for one, others in owners if not others]
    return [
        (owner, (method, _shape_of(one)))
        for one, others in owners
        for owner in others
        for method in one.methods
    ]


def _list_callers(entries: list[Entry], owners: dict[int, list[_Owned]]) -> None:
    """Tell functions which others only send requests by calling them."""
    owning: dict[Function, list[Entry]] = {}
    for entry in entries:
        entry.also_sent_by = {}
        owning.setdefault(entry.function, []).append(entry)
    for entry in entries:
        if entry.sends_more or entry.is_hidden or read_stated_requests(entry.function):
            continue
        for owner, request in owners[id(entry)]:
            for one in owning[owner]:
                callers = one.also_sent_by.setdefault(request, [])
                if entry.function.id not in callers:
                    callers.append(entry.function.id)


def _sends_any(function: Function) -> bool:
    """Tell whether a function sends what a caller describes: `def request(self, options)`.

    A request of its own is one for the others, such as that for a token.
    """
    names = (one.arg for one in [*function.node.args.args, *function.node.args.kwonlyargs])
    return is_plain_request(function.name) and any(
        one in _DESCRIPTIONS or is_path_parameter(one) for one in names
    )


def _leave_to_callers(entries: list[Entry], hidden: AbstractSet[Function]) -> None:
    """Take requests from hidden functions through which others send them, if only on the way."""
    called = {
        step.function
        for entry in entries
        if hidden and entry.function not in hidden
        for one in entry.all_requests
        for step in one.chain
    }
    for entry in entries:
        if entry.function in hidden and entry.function in called:
            entry.requests = []


def _leave_to_senders(entries: list[Entry]) -> None:
    """Take requests from functions that only make the object of a request, which others send."""
    inner = {
        step.function
        for entry in entries
        for one in entry.requests
        for step in one.chain
        if step.function is not entry.function
    }
    for entry in entries:
        if entry.cls is None and entry.function in inner and _returns_object(entry.function):
            entry.requests = []


def _returns_object(function: Function) -> bool:
    """Tell whether a function ends with `return HttpRequest("GET", "/users")`."""
    last = function.node.body[-1]
    call = last.value if isinstance(last, ast.Return) else None
    name = last_part(call.func) if isinstance(call, ast.Call) else ""
    return name[:1].isupper() and name.endswith("Request")


def _called_names(function: Function) -> set[str]:
    """Return the names of what a function calls."""
    return {last_part(one.func) for one in walk(function.node) if isinstance(one, ast.Call)}


def _owners_below(request: SentRequest, entry: Entry, senders: _Senders) -> list[Function]:
    """Return the public functions that a request belongs to instead.

    Such a function is on the way to the request, or it is called for a paginator which sends it
    here: `shop.get_orders().count`.
    """
    inner = {step.function for step in request.chain} - {entry.function}
    if not inner:
        return []
    shape = _shape_of(request)
    own_words = plain_words(entry.function.id)
    others = {
        one
        for method in request.methods
        for one, words in senders.find(method, shape, inner).items()
        if one is not entry.function and words != own_words
    }
    on_the_way = [step.function for step in request.chain if step.function in others]
    if on_the_way:
        return on_the_way[-1:]
    names = {one.name for one in others}
    if any(one.name == entry.function.name for one in inner):
        # A function that calls one of its own name, such as `self._adapter.login()`, calls that.
        names.discard(entry.function.name)
    called = names & _called_names(entry.function) if names else set()
    return sorted((one for one in others if one.name in called), key=lambda one: one.id)


def _shape_of(request: SentRequest) -> str:
    return without_host(shape_of(request.path))
