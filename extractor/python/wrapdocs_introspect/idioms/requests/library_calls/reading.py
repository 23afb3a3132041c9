"""Reads public functions: follows each down to the HTTP library, and decides there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.budget import MAX_STEPS
from wrapdocs_introspect.evaluation.evaluator import CodeEvaluator
from wrapdocs_introspect.evaluation.values.values import Placeholder, text
from wrapdocs_introspect.idioms.requests.library_calls.calls import LibraryCalls
from wrapdocs_introspect.idioms.requests.library_calls.decision import (
    DecidedRequest,
    decide_requests,
)
from wrapdocs_introspect.idioms.requests.library_calls.library_call import LibraryCall
from wrapdocs_introspect.idioms.requests.library_calls.sending import is_of_answer
from wrapdocs_introspect.records import record, replace

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wrapdocs_introspect.evaluation.calls.access import Access
    from wrapdocs_introspect.evaluation.evaluator import Entered
    from wrapdocs_introspect.evaluation.frames import Effect
    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.names.scope import Scope


@record
class ReadRequest:
    """A request that a public function sends, and the way to it."""

    decided: DecidedRequest
    effect: Effect


@record
class ReadFunction:
    """What a public function sends."""

    requests: tuple[ReadRequest, ...] = ()
    problem: str | None = None
    """What went wrong while it was followed: a fault of wrapdocs."""
    is_complete: bool = True
    """Whether nothing was given up on the way."""
    is_open: bool = False
    """Whether it gave a part of a request to something that is not followed."""


class LibraryReader:
    """Reads the public functions of a package."""

    def __init__(self, scopes: PackageScopes) -> None:
        """Read functions of a package.

        Args:
            scopes: The package's scopes.
        """
        self.evaluator = CodeEvaluator(scopes, LibraryCalls())

    def read(self, definition: Scope, cls: Scope | None, steps: int = MAX_STEPS) -> ReadFunction:
        """Follow a public function.

        Args:
            definition: The function.
            cls: The class whose method it is followed as.
            steps: How many steps that may take.
        """
        function = self.evaluator.definitions.function(definition)
        concrete = self._concrete_class(cls) if cls is not None else None
        return _decide_all(self.evaluator.enter_function(function, concrete, steps))

    def read_call(self, definition: Scope, cls: Scope, access: Access) -> ReadFunction:
        """Follow a public function as callers do, on an object with no more than it demands.

        Args:
            definition: The function.
            cls: The class that callers construct.
            access: How they get from the object to the function, and what they pass.
        """
        function = self.evaluator.definitions.function(definition)
        return _decide_all(self.evaluator.enter_call(function, cls, access))

    def _concrete_class(self, cls: Scope) -> Scope:
        """Return the class of the objects that have a method.

        A part of a class that other code puts together has no constructor of its own.
        """
        definitions = self.evaluator.definitions
        if definitions.method(cls, "__init__") is not None:
            return cls
        found = [
            one
            for one in self.evaluator.subclasses(cls)
            if definitions.method(one, "__init__") is not None
            and not self.evaluator.subclasses(one)
        ]
        return found[0] if len(found) == 1 else cls


def _decide_all(entered: Entered) -> ReadFunction:
    certain = list(_without_assumed(_decide(entered.effects)))
    known = tuple(_without_beginnings(list(_without_gaps(certain))))
    return ReadFunction(known, entered.problem, entered.is_complete, entered.is_open)


def _decide(effects: Sequence[Effect]) -> list[ReadRequest]:
    """Return the requests of calls; several ways through a function may lead to the same call."""
    calls = dict.fromkeys(one.payload for one in effects if isinstance(one.payload, LibraryCall))
    decided = {call: decide_requests(call) for call in calls}
    return [
        ReadRequest(request, effect)
        for effect in effects
        if isinstance(effect.payload, LibraryCall)
        for request in decided[effect.payload]
    ]


def _without_assumed(requests: Sequence[ReadRequest]) -> Iterator[ReadRequest]:
    """Yield requests without those that only names suggest, where the same one is certain."""
    certain = {_key(one) for one in requests if not one.decided.is_assumed}
    for one in requests:
        if not one.decided.is_assumed or _key(one) not in certain:
            yield one


def _without_gaps(requests: Sequence[ReadRequest]) -> Iterator[ReadRequest]:
    """Yield requests without those that lack what a server has sent, where the call needs it.

    What is sent for `f"/jobs/{job['id']}" if job["id"] else "/jobs"` has an id.
    """
    filled = {
        (one.effect.payload, one.decided.method, shorter)
        for one in requests
        if (shorter := _shape_without_answers(one.decided)) != one.decided.shape
    }
    for one in requests:
        if (one.effect.payload, one.decided.method, one.decided.shape) not in filled:
            yield one


def _shape_without_answers(request: DecidedRequest) -> str:
    """Return the shape of a path without the segments that a server has sent."""
    parts: list[str | Placeholder] = []
    for one in request.path.parts:
        last = parts[-1] if parts else None
        is_sent = isinstance(one, Placeholder) and is_of_answer(one.value)
        if is_sent and isinstance(last, str) and last.endswith("/") and last != "/":
            parts[-1] = last[:-1]
        else:
            parts.append(one)
    return replace(request, path=text(*parts)).shape


def _without_beginnings(requests: Sequence[ReadRequest]) -> Iterator[ReadRequest]:
    """Yield requests without those of which another one knows more of the beginning."""
    known = set(map(_key, requests))
    longer = {
        (method, shape)
        for method, shape in known
        if any(
            other_method == method and other != shape and other.endswith(f"/{shape}")
            for other_method, other in known
        )
    }
    for one in requests:
        if one.decided.address.server is not None or _key(one) not in longer:
            yield one


def _key(one: ReadRequest) -> tuple[str | None, str]:
    return one.decided.method, one.decided.shape
