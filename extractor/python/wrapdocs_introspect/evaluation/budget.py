"""How long functions are followed: what takes more steps is given up, and named."""

from __future__ import annotations

MAX_STEPS = 5_000


class OutOfBudgetError(Exception):
    """Following a function takes too long."""


class Budget:
    """The steps that following one function may take, and those that all have taken.

    Steps are counted rather than seconds, so that a slower machine shows the same.
    """

    def __init__(self) -> None:
        """Start without a function."""
        self.steps = 0
        self.total = 0
        """The steps of all functions, and of what was evaluated apart from them."""
        self._limit = MAX_STEPS

    def start(self, steps: int = MAX_STEPS) -> None:
        """Start a function.

        Args:
            steps: How many steps it may take.
        """
        self.steps, self._limit = 0, steps

    def spend(self) -> None:
        """Count a step.

        Raises:
            OutOfBudgetError: The budget is used up.
        """
        self.steps += 1
        self.total += 1
        if self.steps > self._limit:
            raise OutOfBudgetError

    def narrow(self, steps: int) -> int:
        """Allow only so many more steps; return the limit that was there before."""
        before = self._limit
        self._limit = min(before, self.steps + steps)
        return before

    def widen(self, limit: int) -> None:
        """Return to an earlier limit."""
        self._limit = limit
