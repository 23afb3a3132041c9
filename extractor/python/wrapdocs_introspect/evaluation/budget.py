"""How long a function is followed: what takes longer is given up, and named."""

from __future__ import annotations

import time

MAX_STEPS = 20_000
_MAX_SECONDS = 1.5
_STEPS_BETWEEN_LOOKS = 128


class OutOfBudgetError(Exception):
    """Following a function takes too long."""


class Budget:
    """The steps and the time that following one function may take."""

    def __init__(self) -> None:
        """Start without a function."""
        self.steps = 0
        self._limit = MAX_STEPS
        self._deadline = 0.0

    def start(self) -> None:
        """Start with the whole budget."""
        self.steps, self._limit = 0, MAX_STEPS
        self._deadline = time.monotonic() + _MAX_SECONDS

    def spend(self) -> None:
        """Count a step.

        Raises:
            OutOfBudgetError: The budget is used up.
        """
        self.steps += 1
        if self.steps > self._limit:
            raise OutOfBudgetError
        if not self.steps % _STEPS_BETWEEN_LOOKS and time.monotonic() > self._deadline:
            raise OutOfBudgetError

    def narrow(self, steps: int) -> int:
        """Allow only so many more steps; return the limit that was there before."""
        before = self._limit
        self._limit = min(before, self.steps + steps)
        return before

    def widen(self, limit: int) -> None:
        """Return to an earlier limit."""
        self._limit = limit
