"""Variables, the values that they may hold, and how these flow from one to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from wrapdocs_introspect.possible_senders.values.conversions import MANY_VALUES, BaseCounts

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.possible_senders.program.functions import Function
    from wrapdocs_introspect.possible_senders.values.kinds import Value

    Conversion = Callable[[Value], Value | None]
    """Changes a value on its way from one variable to another, or leaves it out."""

_MAX_VALUES = 400
"""The values that one variable may hold."""


class Watcher(Protocol):
    """Reacts to the values of a variable."""

    @property
    def function(self) -> Function | None:
        """The function whose code it stands for."""

    def meet(self, value: Value) -> None:
        """React to a value that the variable holds."""


class Variable:
    """A variable, an attribute, a parameter, or what an expression gives."""

    __slots__ = ("bases", "covered", "flows", "is_constant", "is_full", "values", "watchers")

    def __init__(self, constant: Value | None = None) -> None:
        """Make a variable.

        Args:
            constant: The only value that it ever holds; without one, it holds nothing yet.
        """
        self.is_constant = constant is not None
        self.is_full = False
        """Whether values are missing, because there would be more than it may hold."""
        self.values: dict[Value, None] = {} if constant is None else {constant: None}
        self.bases: BaseCounts | None = None
        """Counts the values, once there are many."""
        self.covered: set[Value] = set()
        """The values beyond many, for which another one may stand."""
        self.flows: dict[tuple[Variable, Conversion | None], None] = {}
        self.watchers: list[Watcher] = []


class Solver:
    """Lets values flow until no variable changes any more."""

    def __init__(self, on_error: Callable[[Function | None, Exception], None]) -> None:
        """Start without values.

        Args:
            on_error: Called with the function whose code could not be evaluated.
        """
        self.steps = 0
        self._on_error = on_error
        self._waiting: list[tuple[Variable, Value]] = []

    def add(self, variable: Variable, value: Value) -> None:
        """Let a variable hold a value."""
        values = variable.values
        if value in values or variable.is_constant:
            return
        if len(values) >= MANY_VALUES:
            if value in variable.covered:
                return
            variable.covered.add(value)
            value = self._widen(variable, value)
            if value in values:
                return
        if len(values) >= _MAX_VALUES:
            self._note_full(variable)
            return
        values[value] = None
        if variable.bases is not None:
            variable.bases.add(value)
        if variable.flows or variable.watchers:
            self._waiting.append((variable, value))

    def _widen(self, variable: Variable, value: Value) -> Value:
        if variable.bases is None:
            variable.bases = BaseCounts(variable.values)
        return variable.bases.widen(value)

    def connect(
        self, source: Variable | None, target: Variable, convert: Conversion | None = None
    ) -> None:
        """Let a variable hold all that another one holds.

        Args:
            source: The variable that has the values; None if nothing is known of them.
            target: The one that gets them.
            convert: Changes each value on the way, or leaves it out.
        """
        if source is None or (source is target and convert is None):
            return
        if not source.is_constant:
            if (target, convert) in source.flows:
                return
            source.flows[target, convert] = None
            if source.is_full:
                self._note_full(target)
        for value in list(source.values):
            self._pass_on(value, target, convert)

    def watch(self, variable: Variable, watcher: Watcher) -> None:
        """Let something react to the values of a variable, also those that it holds already."""
        if not variable.is_constant:
            variable.watchers.append(watcher)
        for value in list(variable.values):
            self._show(watcher, value)

    def run(self, max_steps: int) -> bool:
        """Let all values flow.

        Args:
            max_steps: How many steps that may take in all.

        Returns:
            Whether all values have arrived.
        """
        waiting = self._waiting
        while waiting:
            if self.steps > max_steps:
                return False
            variable, value = waiting.pop()
            self.steps += 1 + len(variable.flows)
            for target, convert in list(variable.flows):
                self._pass_on(value, target, convert)
            for watcher in list(variable.watchers):
                self._show(watcher, value)
        return True

    def _note_full(self, variable: Variable) -> None:
        """Note that a variable does not hold all values, and neither do those that get them."""
        waiting = [variable]
        while waiting:
            one = waiting.pop()
            if not one.is_full:
                one.is_full = True
                waiting += [target for target, _ in one.flows]

    def _pass_on(self, value: Value, target: Variable, convert: Conversion | None) -> None:
        converted = value if convert is None else convert(value)
        if converted is not None:
            self.add(target, converted)

    def _show(self, watcher: Watcher, value: Value) -> None:
        try:
            watcher.meet(value)
        except Exception as error:  # noqa: BLE001 - whatever it is, the other functions are fine
            self._on_error(watcher.function, error)
