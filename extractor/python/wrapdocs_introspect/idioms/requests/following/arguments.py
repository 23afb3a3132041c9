"""The evaluated arguments of a call."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Mapping,
    Member,
    Parameter,
    Sequence,
    alternatives,
)

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.frames import Frame
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter


@dataclass(slots=True)
class Arguments:
    """The evaluated arguments of a call."""

    positional: tuple[Value, ...]
    keywords: dict[str, Value]
    is_open: bool
    """Whether there may be more, from an unknown `*args` or `**kwargs`."""
    starred: Value | None = None
    """What the last `*args` passes the items of, if these are not known."""

    @property
    def pairs(self) -> tuple[tuple[str, Value], ...]:
        """The keyword arguments as they are kept in values."""
        return tuple(self.keywords.items())


def evaluate_arguments(interpreter: Interpreter, node: ast.Call, frame: Frame) -> Arguments:
    """Evaluate the arguments of a call, in order."""
    evaluate = interpreter.evaluate
    positional: list[Value] = []
    keywords: dict[str, Value] = {}
    is_open = False
    starred: Value | None = None
    for one in node.args:
        if not isinstance(one, ast.Starred):
            positional.append(evaluate(one, frame))
            continue
        items = evaluate(one.value, frame)
        items = next((x for x in alternatives(items) if isinstance(x, Sequence)), items)
        positional += items.items if isinstance(items, Sequence) else ()
        is_open |= not isinstance(items, Sequence) or items.is_open
        starred = items if isinstance(items, (Member, Parameter)) and one is node.args[-1] else None
    for keyword in node.keywords:
        value = evaluate(keyword.value, frame)
        if keyword.arg is not None:
            keywords[keyword.arg] = value
            continue
        keywords.update(value.literal_items() if isinstance(value, Mapping) else ())
        is_open |= not isinstance(value, Mapping) or value.is_open
    return Arguments(tuple(positional), keywords, is_open, starred)
