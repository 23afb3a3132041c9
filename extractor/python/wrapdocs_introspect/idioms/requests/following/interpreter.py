"""Follows a function through the package to the HTTP requests that it sends."""

from __future__ import annotations

import ast
from functools import partial
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.expressions import EVALUATORS
from wrapdocs_introspect.idioms.requests.evaluation.statements import run_block
from wrapdocs_introspect.idioms.requests.evaluation.text.holes import to_hole
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    UNKNOWN,
    FunctionValue,
    Instance,
    Result,
    Value,
    alternatives,
    choose,
    is_weak,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.late_attributes import LateAttributes
from wrapdocs_introspect.idioms.requests.evaluation.values.weights import is_too_heavy
from wrapdocs_introspect.idioms.requests.following.bindings import Call, bind_arguments, bind_entry
from wrapdocs_introspect.idioms.requests.following.definitions import Definitions
from wrapdocs_introspect.idioms.requests.following.followed import Followed, FollowedCall, Outcome
from wrapdocs_introspect.idioms.requests.following.frames import Frame
from wrapdocs_introspect.idioms.requests.following.fruitless import is_fruitless, note_steps
from wrapdocs_introspect.idioms.requests.following.iteration import element_of, what_is_yielded
from wrapdocs_introspect.idioms.requests.following.left_out_calls import LeftOutCalls
from wrapdocs_introspect.idioms.requests.following.object_states import ObjectStates, receiver_of
from wrapdocs_introspect.idioms.requests.following.progress import OutOfStepsError, Progress
from wrapdocs_introspect.idioms.requests.sending.server_addresses import ServerAddresses
from wrapdocs_introspect.names.binding import Binding

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest
    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.names.scope import Scope

MAX_DEPTH = 14
_MAX_STEPS_OUTSIDE = 5_000
_MAX_MEMOISED = 50_000
_MAX_REPEATED = 100
"""What a function sends beyond that tells nothing more about it."""
_MAX_ACTIVE = 2


class Interpreter(Progress):
    """Runs functions on abstract values; collects the requests that they send."""

    def __init__(self, scopes: PackageScopes) -> None:
        """Follow the functions of a package.

        Args:
            scopes: The package's scopes.
        """
        super().__init__()
        self.definitions = Definitions(scopes)
        self.returned: dict[Function, Value] = {}
        """What public functions return."""
        self.addresses = ServerAddresses()
        """Addresses of servers that the code names."""
        self.states = ObjectStates(self)
        self.left_out = LeftOutCalls(self)
        self._is_searching = True
        self._assigned: dict[Binding, Value] = {}
        self._memo: dict[Call, tuple[Outcome, list[SentRequest]]] = {}
        self._constructed: dict[Call, tuple[Instance, list[SentRequest]]] = {}
        self._silent: set[Scope] = set()
        """Classes whose constructors send nothing."""

    def enter(self, function: Function, cls: Scope | None) -> Followed:
        """Follow a public function from its start.

        Args:
            function: The function.
            cls: The class whose method it is followed as: its own, or one that inherits it.

        Returns:
            The requests that it sends, and what else was seen.
        """
        self.start(function, cls)
        variables = bind_entry(self, function, cls)
        frame = Frame(function.scope, 0, variables, function)
        try:
            returned = self._run(frame)
            # As the class that defines it is followed first, what it returns there counts.
            self.returned.setdefault(function, returned)
            for one in alternatives(returned):
                # A paginator sends its requests when the caller iterates it.
                if isinstance(one, Instance) and one.name != "self":
                    element_of(self, one)
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

    def release(self) -> None:
        """Free everything that has been learned: what reads it holds the interpreter, too.

        It cannot be used any more.
        """
        vars(self).clear()

    def evaluate_outside(self, evaluate_value: Callable[[], Value]) -> Value:
        """Evaluate something for a caller from outside, with a small budget of steps.

        Args:
            evaluate_value: Returns the value; if that takes too long, nothing is known.
        """
        with self.apart([], _MAX_STEPS_OUTSIDE):
            return evaluate_value()
        return UNKNOWN

    def evaluate(self, node: ast.expr, frame: Frame) -> Value:
        """Evaluate an expression."""
        self._steps += 1
        if self._steps > self._limit:
            raise OutOfStepsError
        kind = type(node)
        if kind is ast.Name:  # Nearly half of all expressions are variables.
            variable = frame.variables.get(node.id)  # type: ignore[attr-defined]
            if variable is not None:
                return variable
        evaluator = EVALUATORS.get(kind)
        return evaluator(self, node, frame) if evaluator is not None else UNKNOWN

    def value_of(self, definition: Binding | Scope | Value | None) -> Value:
        """Return the value of a definition; what is assigned is evaluated once."""
        if not isinstance(definition, Binding):
            return self.definitions.as_value(definition) or UNKNOWN
        definition = self.definitions.usual_binding(definition)
        if definition not in self._assigned:
            self._assigned[definition] = UNKNOWN  # For a name that is assigned to itself.
            line = self._lines[-1]
            value = self._evaluate_assigned(definition)
            self._assigned[definition] = UNKNOWN if is_too_heavy(value) else value
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
        if self._is_left_out(call, depth):
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
            self._memo[call] = (outcome, self._to_repeat(sent, start))
        return outcome

    @staticmethod
    def _to_repeat(sent: list[SentRequest], start: int) -> list[SentRequest]:
        """Return what a call sends, to be repeated where the same call is met again."""
        return [one.from_step(start) for one in sent[:_MAX_REPEATED]]

    def _repeat(self, sent: list[SentRequest], function: Function) -> None:
        """Note what a call sends that has been followed before.

        Each request is a step: functions that call each other twice send them again and again.
        """
        if sent:
            self._count_steps(len(sent))
            chain = self.chain
            self.requests += [one.below(chain) for one in sent]
        self._note_call_below(function)

    def _count_steps(self, count: int) -> None:
        self._steps += count
        if self._steps > self._limit:
            raise OutOfStepsError

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
        if cls not in self._silent:
            return self._construct(cls, call, depth)
        if self._is_too_deep(call, depth):
            return Instance(cls)
        return Instance(cls, "", LateAttributes(call, partial(self._attributes, cls, call, depth)))

    def _attributes(self, cls: Scope, call: Call, depth: int) -> tuple[tuple[str, Value], ...]:
        """Return the attributes that a constructor leaves, once somebody asks for them."""
        if self._is_searching or self._is_apart:
            return tuple(self._construct(cls, call, depth).attributes or ())
        with self.apart([], _MAX_STEPS_OUTSIDE):
            return tuple(self._construct(cls, call, depth).attributes or ())
        return ()

    def _construct(self, cls: Scope, call: Call, depth: int) -> Instance:
        known = self._constructed.get(call)
        if known is not None:
            self._repeat(known[1], call.function)
            return known[0]
        if self._is_too_deep(call, depth):
            return Instance(cls)
        start = len(self._functions)
        frame = self._frame_of(call, depth)
        _, sent = self._follow(frame)
        made = receiver_of(frame) or Instance(cls)
        if not sent and call.function.unknown_call is None:
            self._silent.add(cls)
        if len(self._constructed) < _MAX_MEMOISED:
            self._constructed[call] = (made, self._to_repeat(sent, start))
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
        note_steps(function, self._steps - steps, value, sent)
        return value, sent

    def _run(self, frame: Frame) -> Value:
        assert frame.function is not None  # noqa: S101 - only frames of functions are run
        ends = run_block(self, frame.function.node.body, frame)
        if frame.yielded:
            return what_is_yielded(frame, frame.function)
        returned = frame.returned
        if returned:
            return returned[0] if len(returned) == 1 else choose(returned)
        return UNKNOWN if ends else NONE  # A function that only raises returns nothing.

    def follow_apart(self, call: Call, max_steps: int) -> FollowedCall:
        """Follow a call by itself, whatever has been learned of its function before.

        Args:
            call: The call.
            max_steps: How many steps it may take.
        """
        value: Value | None = None
        reads: set[str] = set()
        cls = call.receiver.cls if isinstance(call.receiver, Instance) else None
        with self.apart([call.function], max_steps, cls, reads):
            sent = self.requests
            value = self._run(self._frame_of(call, 0))
        return FollowedCall(value, sent, frozenset(reads))

    def _is_too_deep(self, call: Call, depth: int) -> bool:
        return depth >= MAX_DEPTH or self._functions.count(call.function) >= _MAX_ACTIVE

    def _is_left_out(self, call: Call, depth: int) -> bool:
        is_searching = self._is_searching
        return self._is_too_deep(call, depth) or is_fruitless(call, is_searching=is_searching)

    def _annotated_result(self, call: Call) -> Value:
        called = FunctionValue(call.function, call.receiver)
        result = Result(called, call.positional, call.keywords)
        return self._with_return_annotation(result, call.function)

    def _with_return_annotation(self, value: Value, function: Function) -> Value:
        return self.with_annotation(value, function.node.returns, function.scope)
