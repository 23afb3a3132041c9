"""Where several ways through a function meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.frames import State
from wrapdocs_introspect.evaluation.values.choices import choose
from wrapdocs_introspect.evaluation.values.joining import join_contents

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wrapdocs_introspect.evaluation.frames import Changes
    from wrapdocs_introspect.evaluation.interface import Evaluator

_MAX_STATES = 6
_MANY = 1000
"""Joining more changes than these is counted, so that code which makes objects without end ends."""


def join_changes(many: Sequence[Changes], evaluator: Evaluator) -> Changes:
    """Return what objects, dicts and lists hold after one of several ways.

    Args:
        many: The changes of each way, at least one; they may be changed themselves.
        evaluator: Knows what they held before.
    """
    first = many[0]
    for other in many[1:]:
        if other is first:
            continue
        for _ in range((len(other) // _MANY) ** 2):
            evaluator.spend()
        only_first = [key for key in first if key not in other]
        known_of = first.get
        differing = [one for one in other.items() if known_of(one[0]) is not one[1]]
        for key, content in differing:
            known = known_of(key) or evaluator.initial_content(key)
            first[key] = content if known is None else join_contents(known, content)
        for key in only_first:
            before = evaluator.initial_content(key)
            if before is not None:
                first[key] = join_contents(before, first[key])
    return first


def unite(states: list[State], evaluator: Evaluator) -> list[State]:
    """Return states, of which those are one that differ in nothing that matters."""
    united: list[State] = []
    for state in states:
        for index, known in enumerate(united):
            if not _keeps_apart(known, state, evaluator):
                united[index] = _join(known, state, evaluator)
                break
        else:
            united.append(state)
    while len(united) > _MAX_STATES:
        last = united.pop()
        united[-1] = _join(united[-1], last, evaluator)
    return united


def _keeps_apart(one: State, other: State, evaluator: Evaluator) -> bool:
    first, second = one.variables, other.variables
    for name, value in first.items():
        own = second.get(name)
        if own is value or own == value:
            continue
        if evaluator.libraries.keeps_apart(value):
            return True
        if own is not None and evaluator.libraries.keeps_apart(own):
            return True
    return any(
        evaluator.libraries.keeps_apart(second[name]) for name in second.keys() - first.keys()
    )


def _join(one: State, other: State, evaluator: Evaluator) -> State:
    variables = dict(one.variables)
    for name, value in other.variables.items():
        known = variables.get(name)
        if known is None:
            variables[name] = value
        elif known is not value:
            variables[name] = choose((known, value))
    changes = join_changes([one.changes, other.changes], evaluator)
    assumed = {key: value for key, value in one.assumed.items() if other.assumed.get(key) is value}
    return State(variables, changes, assumed)
