"""Follows a function through the package to the HTTP requests that it sends."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from wrapdocs_introspect.idioms.requests.evaluation.bindings import Call, bind_arguments, bind_entry
from wrapdocs_introspect.idioms.requests.evaluation.definitions import Definitions
from wrapdocs_introspect.idioms.requests.evaluation.expressions import EVALUATORS
from wrapdocs_introspect.idioms.requests.evaluation.frames import Frame
from wrapdocs_introspect.idioms.requests.evaluation.generators import what_is_yielded
from wrapdocs_introspect.idioms.requests.evaluation.holes import to_hole
from wrapdocs_introspect.idioms.requests.evaluation.statements import run_block
from wrapdocs_introspect.idioms.requests.evaluation.values import (
    NONE,
    UNKNOWN,
    ClassValue,
    Constant,
    FunctionValue,
    Instance,
    Result,
    Sequence,
    Text,
    Value,
    alternatives,
    choose,
    is_weak,
)
from wrapdocs_introspect.idioms.requests.sending.sent_requests import (
    SentRequest,
    Step,
    UnknownCall,
    carries_request,
)
from wrapdocs_introspect.idioms.requests.sending.server_addresses import ServerAddresses
from wrapdocs_introspect.names.binding import Binding

if TYPE_CHECKING:
    import ast
    from collections.abc import Callable, Iterator

    from wrapdocs_introspect.idioms.requests.evaluation.function import Function
    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.names.scope import Scope

MAX_DEPTH = 14
_MAX_STEPS = 30_000
_MAX_STEPS_OF_STATE = 5_000
_STEPS_OF_STATEMENT = 300
"""A constructor of many statements, such as one for each operation, may take longer."""
_MAX_STEPS_OF_HELPER = 600
_MAX_FRUITLESS_STEPS = 1_200
_MAX_FRUITLESS_STEPS_WITH_REQUEST = 6_000
"""Given paths or methods for as long, a function only prepares what another one sends."""
_MAX_MEMOISED = 50_000
_MAX_ACTIVE = 2
_ITERATION = ("__iter__", "__aiter__", "__next__", "__anext__")


class OutOfStepsError(Exception):
    """The budget of steps is used up."""


@dataclass(frozen=True)
class Followed:
    """What following a public function showed."""

    requests: list[SentRequest]
    reads: set[str]
    """The names that it reads on its own class."""
    unknown_call: UnknownCall | None
    """The first call that sends a request which could not be determined."""
    steps: int
    """How many steps it took, with those for the state of objects."""


class Outcome(NamedTuple):
    """What following a call showed."""

    value: Value
    """What it returns."""
    receiver: Instance | None = None
    """The object whose method it is, if the method assigned to it."""


class FollowedCall(NamedTuple):
    """What following a call by itself showed."""

    value: Value | None
    """What it returns; None if that takes too long."""
    sent: list[SentRequest]
    reads: frozenset[str]
    """The names that it reads on the class of its receiver."""


class Interpreter:
    """Runs functions on abstract values; collects the requests that they send."""

    def __init__(self, scopes: PackageScopes) -> None:
        """Follow the functions of a package.

        Args:
            scopes: The package's scopes.
        """
        self.definitions = Definitions(scopes)
        self.requests: list[SentRequest] = []
        self.returned: dict[Function, Value] = {}
        """What public functions return."""
        self.unknown_call: UnknownCall | None = None
        """The first call that sends a request which could not be determined."""
        self.addresses = ServerAddresses()
        """Addresses of servers that the code names."""
        self._functions: list[Function] = []
        self._lines = [0]
        self._is_searching = True
        self._steps = 0
        self._steps_apart = 0
        self._limit = _MAX_STEPS
        self._own_class: Scope | None = None
        self._own_reads: set[str] = set()
        self._assigned: dict[Binding, Value] = {}
        self._states: dict[Scope, dict[str, Value]] = {}
        self._state_reads: dict[Scope, set[str]] = {}
        self._memo: dict[Call, tuple[Outcome, list[SentRequest]]] = {}
        self._constructed: dict[Call, tuple[Instance, list[SentRequest]]] = {}
        self._finished: dict[Result, Value] = {}

    def enter(self, function: Function, cls: Scope | None) -> Followed:
        """Follow a public function from its start.

        Args:
            function: The function.
            cls: The class whose method it is followed as: its own, or one that inherits it.

        Returns:
            The requests that it sends, and what else was seen.
        """
        self.requests, self._own_reads, self.unknown_call = [], set(), None
        self._functions, self._lines = [function], [function.node.lineno]
        self._steps, self._limit, self._own_class = 0, _MAX_STEPS, cls
        self._steps_apart = 0
        variables = bind_entry(self, function, cls)
        frame = Frame(function.scope, 0, variables, function)
        try:
            returned = self.returned[function] = self._run(frame)
            for one in alternatives(returned):
                # A paginator sends its requests when the caller iterates it.
                if isinstance(one, Instance) and one.name != "self":
                    self.element_of(one)
        except Exception:  # noqa: BLE001, S110 - the budget, or code that nobody thought of
            pass  # What has been found so far is right, and so are the other functions.
        steps = self._steps + self._steps_apart
        return Followed(self.requests, self._own_reads, self.unknown_call, steps)

    def forget_calls(self) -> None:
        """Free the memory for calls that have been followed; what was found stays.

        From now on, functions are followed for what they return, too: all requests are known.
        """
        self._is_searching = False
        self._memo.clear()
        self._constructed.clear()

    def evaluate_outside(self, evaluate_value: Callable[[], Value]) -> Value:
        """Evaluate something for a caller from outside, with a small budget of steps.

        Args:
            evaluate_value: Returns the value; if that takes too long, nothing is known.
        """
        with self._apart([], _MAX_STEPS_OF_STATE):
            return evaluate_value()
        return UNKNOWN

    @contextmanager
    def _apart(self, functions: list[Function], max_steps: int) -> Iterator[None]:
        """Follow something by itself, beside what is being followed.

        It ends without an error when its budget is used up: what it has found so far is right.

        Args:
            functions: The function that is followed, if there is one.
            max_steps: How many steps it may take.
        """
        kept = self.requests, self._functions, self._lines, self.unknown_call
        budget = self._steps, self._limit, self._own_class, self._own_reads
        self.requests, self._functions = [], functions
        self._lines = [one.node.lineno for one in functions] or [0]
        self._steps, self._limit, self._own_class = 0, max_steps, None
        try:
            yield
        except (OutOfStepsError, RecursionError):
            pass
        finally:
            self._steps_apart += self._steps
            self.requests, self._functions, self._lines, self.unknown_call = kept
            self._steps, self._limit, self._own_class, self._own_reads = budget

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

    def evaluate(self, node: ast.expr, frame: Frame) -> Value:
        """Evaluate an expression."""
        self._steps += 1
        if self._steps > self._limit:
            raise OutOfStepsError
        evaluator = EVALUATORS.get(type(node))
        return evaluator(self, node, frame) if evaluator is not None else UNKNOWN

    def value_of(self, definition: Binding | Scope | Value | None) -> Value:
        """Return the value of a definition; what is assigned is evaluated once."""
        if not isinstance(definition, Binding):
            return self.definitions.as_value(definition) or UNKNOWN
        if definition not in self._assigned:
            self._assigned[definition] = UNKNOWN  # For a name that is assigned to itself.
            line = self._lines[-1]
            self._assigned[definition] = self._evaluate_assigned(definition)
            self.reach_line(line)
        return self._assigned[definition]

    def _evaluate_assigned(self, binding: Binding) -> Value:
        value: Value = UNKNOWN
        if binding.value is not None:
            kept = self.requests, self.unknown_call
            self.requests = []
            try:
                value = self.evaluate(binding.value, Frame(binding.scope, MAX_DEPTH - 3))
            finally:
                self.requests, self.unknown_call = kept
        return self.with_annotation(value, binding.annotation, binding.scope)

    def with_annotation(
        self, value: Value, annotation: ast.expr | None, scope: Scope, name: str = ""
    ) -> Value:
        """Return an object of the annotated class where a value says less than that."""
        if annotation is None or not is_weak(value):
            return value
        cls = self.definitions.annotated_class(annotation, scope)
        if cls is None:
            return value
        given = value if value not in (UNKNOWN, NONE) else None
        return Instance(cls, name, None, given)

    def call_method(self, method: Function, receiver: Value) -> Value:
        """Call a method without arguments: a property, `__iter__`."""
        return self.call(Call(method, receiver), len(self._functions))

    def call_with(self, function: FunctionValue, argument: Value) -> Value:
        """Call a function with one argument, as `map` does."""
        call = Call(function.function, function.receiver, (argument,))
        return self.call(call, len(self._functions))

    def call(self, call: Call, depth: int) -> Value:
        """Return what a call of a function of the package returns, as `follow` does."""
        return self.follow(call, depth).value

    def follow(self, call: Call, depth: int) -> Outcome:
        """Follow a call of a function of the package.

        Args:
            call: The call.
            depth: The depth of the calling function.

        Returns:
            What it returns; where it is not followed, an object of the annotated class, or the
            result of an unknown call.
        """
        known = self._memo.get(call)
        if known is not None:
            self._repeat(known[1], call.function)
            return known[0]
        if depth >= MAX_DEPTH or self._is_recursive(call) or self._is_fruitless(call):
            self._note_call_below(call.function)
            return Outcome(self._annotated_result(call))
        start = len(self._functions)
        frame = self._frame_of(call, depth)
        value, sent = self._follow(frame)
        value = self._with_return_annotation(value, call.function)
        if not sent and is_weak(value) and value != NONE and to_hole(value).origin == "unknown":
            value = self._annotated_result(call)  # What it was given says more.
        receiver = receiver_of(frame) if isinstance(call.receiver, Instance) else None
        outcome = Outcome(value, receiver if receiver is not call.receiver else None)
        if call.function.closure is None and len(self._memo) < _MAX_MEMOISED:
            self._memo[call] = (outcome, [one.from_step(start) for one in sent])
        return outcome

    def _repeat(self, sent: list[SentRequest], function: Function) -> None:
        """Note what a call sends that has been followed before."""
        if sent:
            chain = self.chain
            self.requests += [one.below(chain) for one in sent]
        self._note_call_below(function)

    def _note_call_below(self, function: Function) -> None:
        """Remember the unknown call of a function that is not followed again."""
        if function.unknown_call is not None and self.unknown_call is None:
            self.unknown_call = (*self.chain, *function.unknown_call)

    def construct(self, cls: Scope, call: Call, depth: int) -> Instance:
        """Follow a call of a class.

        Args:
            cls: The class.
            call: The call of its `__init__`, without a receiver.
            depth: The depth of the calling function.

        Returns:
            The object with the attributes that it gets.
        """
        call = call._replace(receiver=Instance(cls, "", ()))
        known = self._constructed.get(call)
        if known is not None:
            self._repeat(known[1], call.function)
            return known[0]
        if depth >= MAX_DEPTH or self._is_recursive(call):
            return Instance(cls)
        start = len(self._functions)
        frame = self._frame_of(call, depth)
        _, sent = self._follow(frame)
        made = receiver_of(frame) or Instance(cls)
        if len(self._constructed) < _MAX_MEMOISED:
            self._constructed[call] = (made, [one.from_step(start) for one in sent])
        return made

    def _frame_of(self, call: Call, depth: int) -> Frame:
        line = self._lines[-1]
        variables = bind_arguments(self, call)
        self.reach_line(line)
        return Frame(call.function.scope, depth + 1, variables, call.function)

    def _follow(self, frame: Frame) -> tuple[Value, list[SentRequest]]:
        function = frame.function
        assert function is not None  # noqa: S101 - only frames of functions are followed
        before, steps, outer = len(self.requests), self._steps, self.unknown_call
        self.unknown_call = None
        self._functions.append(function)
        self._lines.append(function.node.lineno)
        try:
            value = self._run(frame)
        finally:
            self._functions.pop()
            self._lines.pop()
            inner = self.unknown_call
            self.unknown_call = outer or inner
        if inner is not None:
            function.unknown_call = inner[len(self._functions) :]
        sent = self.requests[before:]
        if sent:
            function.fruitless_steps = -_MAX_STEPS * _MAX_STEPS
        elif not any(isinstance(one, Text) for one in alternatives(value)):
            function.fruitless_steps += self._steps - steps
        return value, sent

    def _run(self, frame: Frame) -> Value:
        assert frame.function is not None  # noqa: S101 - only frames of functions are run
        run_block(self, frame.function.node.body, frame)
        if frame.yielded:
            return what_is_yielded(frame, frame.function)
        return choose(frame.returned) if frame.returned else NONE

    def finish(self, result: Result) -> Value:
        """Follow a call that was left out because its function seemed to send nothing.

        Args:
            result: The result of the call of a function of the package.

        Returns:
            What the function returns; the result itself if that takes too long.
        """
        if not isinstance(result.callee, FunctionValue):
            return result
        if result not in self._finished:
            self._finished[result] = self._finish(result, result.callee)
        return self._finished[result]

    def _finish(self, result: Result, callee: FunctionValue) -> Value:
        if callee.function.is_endless:
            return result
        call = Call(callee.function, callee.receiver, result.arguments, result.keywords)
        value = self.follow_apart(call, _MAX_STEPS_OF_HELPER).value
        if value is None:
            callee.function.is_endless = True
        return value if value is not None else result

    def follow_apart(self, call: Call, max_steps: int) -> FollowedCall:
        """Follow a call by itself, whatever has been learned of its function before.

        Args:
            call: The call.
            max_steps: How many steps it may take.
        """
        value: Value | None = None
        reads: set[str] = set()
        with self._apart([call.function], max_steps):
            sent = self.requests
            self._own_class = call.receiver.cls if isinstance(call.receiver, Instance) else None
            self._own_reads = reads
            value = self._run(self._frame_of(call, 0))
        return FollowedCall(value, sent, frozenset(reads))

    def _is_recursive(self, call: Call) -> bool:
        return self._functions.count(call.function) >= _MAX_ACTIVE

    def _is_fruitless(self, call: Call) -> bool:
        """Tell whether a function took many steps without a request, and will again."""
        steps = call.function.fruitless_steps
        if steps <= _MAX_FRUITLESS_STEPS or call.function.name == "__init__":
            return False  # A constructor is followed for the attributes that it leaves.
        given = (call.receiver, *call.positional, *(value for _, value in call.keywords))
        if self._is_searching and steps > _MAX_FRUITLESS_STEPS_WITH_REQUEST:
            return not any(map(_is_nested_function, given))  # It would make values with that.
        return not any(carries_request(one) for one in given if one is not None)

    def _annotated_result(self, call: Call) -> Value:
        result = Result(FunctionValue(call.function), call.positional, call.keywords)
        return self._with_return_annotation(result, call.function)

    def _with_return_annotation(self, value: Value, function: Function) -> Value:
        return self.with_annotation(value, function.node.returns, function.scope)

    def state_of(self, cls: Scope) -> dict[str, Value]:
        """Return the attributes that `__init__` leaves on an object that comes from outside.

        Args:
            cls: The class; the parameters of its `__init__` become state of the object.
        """
        if cls not in self._states:
            self._states[cls] = {}  # While it is read, for objects that make one of their own.
            frame = self.run_constructor(cls)
            made = receiver_of(frame) if frame is not None else None
            self._states[cls] = dict(made.attributes or ()) if made is not None else {}
        if cls is self._own_class:
            self._own_reads |= self._state_reads.get(cls, set())
        return self._states[cls]

    def run_constructor(self, cls: Scope, given: dict[str, Value] | None = None) -> Frame | None:
        """Return the variables that `__init__` leaves; None if the class has no such method.

        Args:
            cls: The class; the parameters of its `__init__` become state of the object.
            given: Parameters that have a value.
        """
        init = self.definitions.method(cls, "__init__")
        if init is None:
            return None
        variables = {**bind_entry(self, init, cls, as_state=True), **(given or {})}
        frame = Frame(init.scope, 3, variables, init)
        max_steps = _MAX_STEPS_OF_STATE + _STEPS_OF_STATEMENT * len(init.node.body)
        with self._apart([init], max_steps):
            self._own_class, self._own_reads = cls, set()
            self._state_reads[cls] = self._own_reads
            run_block(self, init.node.body, frame)
        return frame

    def element_of(self, value: Value) -> Value:
        """Return what iterating a value yields; iterating a paginator sends its requests."""
        if isinstance(value, Sequence):
            return choose(value.items)
        if isinstance(value, Instance):
            for method in self._methods(value, _ITERATION):
                self.call_method(method, value)
            return UNKNOWN
        if isinstance(value, (ClassValue, Constant)):
            return UNKNOWN
        found = alternatives(value)
        return choose(map(self.element_of, found)) if len(found) > 1 else UNKNOWN

    def _methods(self, value: Instance, names: tuple[str, ...]) -> Iterator[Function]:
        found = (self.definitions.method(value.cls, name) for name in names)
        yield from (one for one in found if one is not None)


def _is_nested_function(value: Value | None) -> bool:
    return isinstance(value, FunctionValue) and value.function.closure is not None


def receiver_of(frame: Frame) -> Instance | None:
    """Return the object that a method was called on, with what the method assigned to it."""
    assert frame.function is not None  # noqa: S101 - only frames of functions are run
    made = frame.variables.get(frame.function.receiver_name or "")
    return made if isinstance(made, Instance) else None
