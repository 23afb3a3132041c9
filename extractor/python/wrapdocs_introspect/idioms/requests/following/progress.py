"""How far following a function has come, and how far it may go."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.sending.sent_requests import (
    SentRequest,
    Step,
    UnknownCall,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.names.scope import Scope

MAX_STEPS = 30_000


class OutOfStepsError(Exception):
    """The budget of steps is used up."""


class Progress:
    """What is being followed: its functions, its budget of steps, and what was found so far."""

    def __init__(self) -> None:
        """Follow nothing yet."""
        self.requests: list[SentRequest] = []
        self.unknown_call: UnknownCall | None = None
        """The first call that sends a request which could not be determined."""
        self._functions: list[Function] = []
        self._lines = [0]
        self._steps = 0
        self._steps_apart = 0
        self._limit = MAX_STEPS
        self._own_class: Scope | None = None
        self._own_reads: set[str] = set()
        self._is_apart = False

    def start(self, function: Function, cls: Scope | None) -> None:
        """Start with a public function and a whole budget.

        Args:
            function: The function.
            cls: The class whose method it is followed as.
        """
        self.requests, self._own_reads, self.unknown_call = [], set(), None
        self._functions, self._lines = [function], [function.node.lineno]
        self._steps, self._limit, self._own_class = 0, MAX_STEPS, cls
        self._steps_apart = 0

    @contextmanager
    def apart(
        self,
        functions: list[Function],
        max_steps: int,
        cls: Scope | None = None,
        reads: set[str] | None = None,
    ) -> Iterator[None]:
        """Follow something by itself, beside what is being followed.

        It ends without an error when its budget is used up: what it has found so far is right.

        Args:
            functions: The function that is followed, if there is one.
            max_steps: How many steps it may take.
            cls: The class whose method it is.
            reads: Receives the names that it reads on that class.
        """
        kept = self.requests, self._functions, self._lines, self.unknown_call
        budget = self._steps, self._limit, self._own_class, self._own_reads
        was_apart, self._is_apart = self._is_apart, True
        self.requests, self._functions = [], functions
        self._lines = [one.node.lineno for one in functions] or [0]
        self._steps, self._limit = 0, max_steps
        self._own_class, self._own_reads = cls, reads if reads is not None else set()
        try:
            yield
        except (OutOfStepsError, RecursionError):
            pass
        finally:
            self._steps_apart += self._steps
            self.requests, self._functions, self._lines, self.unknown_call = kept
            self._steps, self._limit, self._own_class, self._own_reads = budget
            self._is_apart = was_apart

    @property
    def chain(self) -> tuple[Step, ...]:
        """The functions that are being followed, each with the line that it has come to."""
        return tuple(map(Step, self._functions, self._lines))

    def reach_line(self, line: int) -> None:
        """Remember the line that the followed function has come to."""
        self._lines[-1] = line

    def note_unknown_call(self) -> None:
        """Remember that the followed function sends a request which could not be determined."""
        if self.unknown_call is None:
            self.unknown_call = self.chain

    def step(self) -> None:
        """Count a step.

        Raises:
            OutOfStepsError: The budget is used up.
        """
        self._steps += 1
        if self._steps > self._limit:
            raise OutOfStepsError

    def note_read(self, cls: Scope, name: str) -> None:
        """Remember that the followed method read a name on its own class."""
        if cls is self._own_class:
            self._own_reads.add(name)

    def note_reads(self, cls: Scope, names: set[str]) -> None:
        """Remember that the followed method read names on its own class."""
        if cls is self._own_class:
            self._own_reads |= names
