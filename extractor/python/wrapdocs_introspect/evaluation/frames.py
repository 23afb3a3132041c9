"""Frames and states: what the variables of a function hold while it is evaluated."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.function import Function
    from wrapdocs_introspect.evaluation.values.contents import Content
    from wrapdocs_introspect.evaluation.values.values import Value
    from wrapdocs_introspect.names.scope import Scope

Changes = dict[int, "Content"]
"""The contents that the followed function has set, by the ids of objects, dicts and lists."""


@dataclass(slots=True)
class State:
    """What is known at one place of one way through a function."""

    variables: dict[str, Value]
    changes: Changes
    assumed: dict[Value, bool] = field(default_factory=dict)
    """The conditions that are not decided, and how this way decided them."""

    def fork(self) -> State:
        """Return a copy, for another way from here."""
        return State(dict(self.variables), dict(self.changes), dict(self.assumed))


class Scoped:
    """The variables around a nested function."""

    __slots__ = ("outer", "variables")

    def __init__(self, variables: dict[str, Value], outer: Scoped | None) -> None:
        """Keep the variables of a function for the functions in it.

        Args:
            variables: The variables, as they are when one of them is used.
            outer: Those around it.
        """
        self.variables = variables
        self.outer = outer

    def get(self, name: str) -> Value | None:
        """Return a variable."""
        scoped: Scoped | None = self
        while scoped is not None:
            if name in scoped.variables:
                return scoped.variables[name]
            scoped = scoped.outer
        return None


class Step(NamedTuple):
    """A place on the way to an effect: a function, and the line of the call that leads on."""

    function: Function
    line: int


class Effect(NamedTuple):
    """Something that a function does beyond returning a value, such as sending a request."""

    payload: Value
    chain: tuple[Step, ...]
    levels: tuple[tuple[tuple[str, Value], ...], ...] = ()
    """The arguments of each function of the chain but the first, by parameter."""
    conditions: tuple[tuple[Value, bool], ...] = ()
    """The conditions that are not decided, under which it happens."""

    def below(
        self,
        step: Step,
        arguments: tuple[tuple[str, Value], ...],
        conditions: tuple[tuple[Value, bool], ...],
    ) -> Effect:
        """Return it as it looks from the function that makes the call."""
        levels = (arguments, *self.levels)
        together = tuple(dict((*conditions, *self.conditions)).items())
        return Effect(self.payload, (step, *self.chain), levels, together)


@dataclass(slots=True)
class Frame:
    """A function, or another part of a module, that is being evaluated."""

    scope: Scope
    """Where names that are no variables are looked up."""
    state: State
    function: Function | None = None
    closure: Scoped | None = None
    line: int = 0
    returned: list[tuple[Value, Changes]] = field(default_factory=list)
    yielded: list[Value] = field(default_factory=list)
    effects: dict[Effect, None] = field(default_factory=dict)
    left: list[list[State]] = field(default_factory=list)
    """The states in which `break` and `continue` leave each loop."""

    def get(self, name: str) -> Value | None:
        """Return a variable of this function or of one around it."""
        value = self.state.variables.get(name)
        if value is None and self.closure is not None:
            return self.closure.get(name)
        return value
