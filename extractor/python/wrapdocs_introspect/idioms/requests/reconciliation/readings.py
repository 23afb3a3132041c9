"""What following public functions to the HTTP library shows."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.idioms.requests.library_calls.reading import (
    LibraryReader,
    ReadFunction,
    ReadRequest,
)
from wrapdocs_introspect.idioms.requests.reconciliation.plausibility import (
    continues_answer,
    is_plausible,
    is_transport,
    without_defaults,
)
from wrapdocs_introspect.idioms.requests.reconciliation.servers import without_given_servers

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wrapdocs_introspect.contract import Diagnostic
    from wrapdocs_introspect.idioms.requests.entry import Entry
    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.names.scope import Scope

_MIN_SHARING = 6
_SHARE_OF_FUNCTIONS = 0.15
_SHARE_OF_HEADERS = 0.5
_MAX_SECONDS = 20.0
"""The CPU time that following the functions of a package may take."""
_MAX_REQUESTS = 6
"""A function that sends more kinds of requests only serves others."""

Key = tuple["Scope", "Scope | None"]


class Readings:
    """What following public functions to the HTTP library shows; each is followed once."""

    def __init__(self, scopes: PackageScopes, entries: Sequence[Entry]) -> None:
        """Follow functions.

        Args:
            scopes: The package's scopes.
            entries: The functions.
        """
        self._by_function: dict[Key, ReadFunction] = {}
        self.entries: dict[Key, Entry] = {}
        self.problems: list[Diagnostic] = []
        self._reader = LibraryReader(scopes)
        self._deadline = time.process_time() + _MAX_SECONDS
        self._left_out = 0
        for entry in entries:
            if not entry.declared and entry.is_followed:
                self.read(entry)
        if self._left_out:
            self.problems.append(_make_left_out(self._left_out, len(entries)))
        self._shared = _find_shared(self._by_function.values())
        self.common_headers = _find_common_headers(self._by_function.values())
        """The headers that most requests have; they belong to the client."""

    def read(self, entry: Entry) -> ReadFunction | None:
        """Follow a function; None for one without a definition, or if the time is used up."""
        definition = entry.function.definition
        if definition is None or time.process_time() > self._deadline:
            self._left_out += definition is not None
            return None
        found = self._reader.read(definition, entry.cls)
        self._by_function[definition, entry.cls] = found
        self.entries[definition, entry.cls] = entry
        if found.problem is not None:
            self.problems.append(_make_problem(entry, found.problem))
        return found

    def find(self, function: Scope, cls: Scope | None) -> ReadFunction | None:
        """Return what a function sends; None if it was not followed."""
        return self._by_function.get((function, cls))

    def all_read(self) -> Iterator[ReadFunction]:
        """Yield what each function sends."""
        yield from self._by_function.values()

    def own_requests(self, function: Scope, cls: Scope | None) -> list[ReadRequest]:
        """Return the requests of a function that do not only serve others."""
        read = self.find(function, cls)
        return [one for one in read.requests if not self.is_shared(one)] if read else []

    def decisive_requests(self, read: ReadFunction) -> list[ReadRequest]:
        """Return all requests of a function, if each of them is known; otherwise none."""
        return without_defaults(without_given_servers(self.whole_requests(read)))

    def whole_requests(self, read: ReadFunction) -> list[ReadRequest]:
        """Return them with those that differ from others only in the address of the server.

        A request that very many functions send only serves others, such as that for a token, and
        one whose path a server has sent continues another one.
        """
        own = [one for one in read.requests if not self.is_shared(one)] or list(read.requests)
        own = [one for one in own if not continues_answer(one)] or own
        is_known = read.is_complete and not any(one.decided.is_assumed for one in own)
        kinds = {(one.decided.method, one.decided.shape) for one in own}
        if not is_known or len(kinds) > _MAX_REQUESTS:
            return []
        is_own = not any(map(is_transport, own))
        return own if is_own and all(is_plausible(one.decided) for one in own) else []

    def find_any(self, function: Scope, inheriting: Scope | None) -> ReadFunction | None:
        """Return what a function sends as a method of its own class, or of one that inherits it."""
        if inheriting is not None:
            return self.find(function, inheriting)
        parent = function.parent
        owner = parent if parent is not None and parent.kind == "class" else None
        found = self.find(function, owner)
        if found is not None:
            return found
        others = (one for (own, _), one in self._by_function.items() if own is function)
        return next(others, None)

    def known_requests(self, read: ReadFunction) -> Iterator[ReadRequest]:
        """Yield the requests whose method and path are known, also those that differ in more.

        A request that very many functions send only serves others, such as that for a token.
        """
        for one in read.requests:
            if is_plausible(one.decided) and not self.is_shared(one):
                yield one

    def is_shared(self, one: ReadRequest) -> bool:
        """Tell whether a request only serves others."""
        return (one.decided.method, one.decided.shape) in self._shared


def first_of_each(requests: Iterable[ReadRequest]) -> list[ReadRequest]:
    """Return one request for each method, server and path."""
    found: dict[tuple[str | None, str, str | None], ReadRequest] = {}
    for one in requests:
        server = one.decided.address.server
        literal = server.literal if server is not None else None
        found.setdefault((one.decided.method, one.decided.shape, literal), one)
    return list(found.values())


def _find_shared(functions: Iterable[ReadFunction]) -> set[tuple[str | None, str]]:
    """Return the requests that so many functions send that they only serve others."""
    counts: Counter[tuple[str | None, str]] = Counter()
    sending = 0
    for function in functions:
        sent = {(one.decided.method, one.decided.shape) for one in function.requests}
        sending += bool(sent)
        counts.update(one for one in sent if len(sent) > 1)
    limit = max(_MIN_SHARING, sending * _SHARE_OF_FUNCTIONS)
    return {one for one, count in counts.items() if count > limit}


def _find_common_headers(functions: Iterable[ReadFunction]) -> frozenset[str]:
    requests = [one.decided for function in functions for one in function.requests]
    counts = Counter(
        name for one in requests for name in {name.lower() for name in one.headers.names}
    )
    return frozenset(
        name for name, count in counts.items() if count > len(requests) * _SHARE_OF_HEADERS
    )


def _make_left_out(count: int, total: int) -> Diagnostic:
    message = (
        f"{count:,} of {total:,} functions were not followed to an HTTP library, because that "
        "takes too long. What is said of their requests was read from the outermost calls."
    )
    return make_diagnostic("functions-not-followed", message)


def _make_problem(entry: Entry, problem: str) -> Diagnostic:
    message = f"Following `{entry.id}` to the requests that it sends failed: {problem}."
    return make_diagnostic("function-not-evaluated", message)
