"""The attributes that constructors leave on objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.statements import run_block
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Instance
from wrapdocs_introspect.idioms.requests.following.bindings import bind_entry
from wrapdocs_introspect.idioms.requests.following.frames import Frame

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.names.scope import Scope

_MAX_STEPS = 5_000
_STEPS_OF_STATEMENT = 300
"""A constructor of many statements, such as one for each operation, may take longer."""
_DEPTH = 3


class ObjectStates:
    """The attributes of objects that come from outside; each class is read once."""

    def __init__(self, interpreter: Interpreter) -> None:
        """Read the constructors of a package.

        Args:
            interpreter: What follows them.
        """
        self._interpreter = interpreter
        self._states: dict[Scope, dict[str, Value]] = {}
        self._reads: dict[Scope, set[str]] = {}

    def read(self, cls: Scope) -> dict[str, Value]:
        """Return the attributes that `__init__` leaves on an object that comes from outside.

        Args:
            cls: The class; the parameters of its `__init__` become state of the object.
        """
        if cls not in self._states:
            self._states[cls] = {}  # While it is read, for objects that make one of their own.
            frame = self.run_constructor(cls)
            made = receiver_of(frame) if frame is not None else None
            self._states[cls] = dict(made.attributes or ()) if made is not None else {}
        self._interpreter.note_reads(cls, self._reads.get(cls, set()))
        return self._states[cls]

    def run_constructor(self, cls: Scope, given: dict[str, Value] | None = None) -> Frame | None:
        """Return the variables that `__init__` leaves; None if the class has no such method.

        Args:
            cls: The class; the parameters of its `__init__` become state of the object.
            given: Parameters that have a value.
        """
        interpreter = self._interpreter
        init = interpreter.definitions.method(cls, "__init__")
        if init is None:
            return None
        variables = {**bind_entry(interpreter, init, cls, as_state=True), **(given or {})}
        frame = Frame(init.scope, _DEPTH, variables, init)
        max_steps = _MAX_STEPS + _STEPS_OF_STATEMENT * len(init.node.body)
        reads = self._reads[cls] = set()
        with interpreter.apart([init], max_steps, cls, reads):
            run_block(interpreter, init.node.body, frame)
        return frame


def receiver_of(frame: Frame) -> Instance | None:
    """Return the object that a method was called on, with what the method assigned to it."""
    assert frame.function is not None  # noqa: S101 - only frames of functions are run
    made = frame.variables.get(frame.function.receiver_name or "")
    return made if isinstance(made, Instance) else None
