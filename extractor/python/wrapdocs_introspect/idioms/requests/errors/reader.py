"""Follows code for each status of a response, to what it raises.

The evaluator of requests (`evaluation/`) leaves ways that raise, and forgets what a server sent.
This one only keeps what depends on the status; everything else is unknown to it.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.errors import operators
from wrapdocs_introspect.idioms.requests.errors.calls import apply
from wrapdocs_introspect.idioms.requests.errors.decorators import decorated_endings
from wrapdocs_introspect.idioms.requests.errors.state import Ending, State, unite
from wrapdocs_introspect.idioms.requests.errors.statements import run
from wrapdocs_introspect.idioms.requests.errors.statuses import CODES, where
from wrapdocs_introspect.idioms.requests.errors.values import (
    NONE,
    STATUS,
    UNKNOWN,
    Answer,
    Class,
    Constant,
    External,
    Items,
    Own,
    PerStatus,
    Table,
    Thrown,
    Value,
    by_value,
    combine,
    constant,
)
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from wrapdocs_introspect.contract import EvidenceStep
    from wrapdocs_introspect.idioms.requests.errors.package_code import PackageCode
    from wrapdocs_introspect.names.scope import Scope

Ways = list[tuple[State, Value]]

_MAX_DEPTH = 25
_MAX_STEPS = 1_000_000
_STATUS_NAMES = frozenset(
    {"status_code", "status", "statusCode", "http_status", "status_int", "http_status_code"}
)
_CONTENT_NAMES = frozenset(
    {"text", "content", "data", "body", "headers", "reason", "url", "cookies", "json", "request"}
)


def _flag(hundreds: str) -> Value:
    """Return what is true for the statuses that begin with some digits."""
    mask = where(lambda code: str(code)[0] in hundreds)
    return PerStatus(tuple(constant(bool(mask >> i & 1)) for i in range(len(CODES))))


_FLAGS: Mapping[str, Value] = {
    "ok": _flag("123"),
    "is_success": _flag("2"),
    "is_error": _flag("45"),
    "is_client_error": _flag("4"),
    "is_server_error": _flag("5"),
    "is_redirect": _flag("3"),
}
"""Attributes of responses that say something of their status."""


class OutOfStepsError(Exception):
    """Reading the errors of a package takes too long."""


class ErrorReader:
    """Follows the functions of a package for each status."""

    def __init__(self, code: PackageCode, whole: ErrorReader | None = None) -> None:
        """Follow functions.

        Args:
            code: The package.
            whole: The reader of all requests, if this one leaves some out. It knows all functions
                that lead to none of these, and both count their steps together.
        """
        self.code = code
        self._whole = whole
        self._steps = 0
        self._active: list[Scope] = whole._active if whole is not None else []
        self._known: dict[object, list[Ending]] = {}
        self._assigned: dict[Binding, Value] = whole._assigned if whole is not None else {}

    def spend(self) -> None:
        """Count a step.

        Raises:
            OutOfStepsError: There were too many.
        """
        if self._whole is not None:
            self._whole.spend()
            return
        self._steps += 1
        if self._steps > _MAX_STEPS:
            raise OutOfStepsError

    def without(self, lines: Iterable[EvidenceStep]) -> ErrorReader:
        """Return a reader for which some lines lead to no request.

        Args:
            lines: Steps to other requests than the one in question.
        """
        return ErrorReader(self.code.without(lines), self)

    def follow(self, function: Scope, variables: dict[str, Value]) -> list[Ending]:
        """Return how a call of a function ends, for a response of any status.

        Args:
            function: The function.
            variables: What is known of its parameters.
        """
        if self._whole is not None and not self._leaves_out(function, variables):
            return self._whole.follow(function, variables)
        key = function, tuple(sorted(variables.items(), key=lambda one: one[0]))
        known = self._known.get(key)
        if known is not None:
            return known
        if function in self._active or len(self._active) >= _MAX_DEPTH:
            return [Ending(UNKNOWN, State().mask, is_raised=False, is_open=True, cause=None)]
        self._active.append(function)
        try:
            made = FunctionReading(self, function).read(variables)
        finally:
            self._active.pop()
        self._known[key] = made
        return made

    def _leaves_out(self, function: Scope, variables: dict[str, Value]) -> bool:
        """Tell whether a function leads to a request that does not count, or is given one."""
        given = (one.scopes for one in variables.values() if isinstance(one, Own))
        called = (function, *(scope for scopes in given for scope in scopes))
        return any(map(self.code.leads_to_left_out, called))

    def follow_decorated(self, function: Scope, variables: dict[str, Value]) -> list[Ending]:
        """Return how a call of a function ends, with its decorators around it.

        Args:
            function: The function.
            variables: What is known of its parameters.
        """
        return decorated_endings(self, function, variables)

    def value_of(self, binding: Binding) -> Value:
        """Return what a name of a module or class holds."""
        if binding not in self._assigned:
            self._assigned[binding] = UNKNOWN
            if binding.value is not None:
                reading = FunctionReading(self, binding.scope)
                found = [value for _, value in reading.evaluate(binding.value, State())]
                self._assigned[binding] = found[0] if len(found) == 1 else UNKNOWN
        return self._assigned[binding]


class FunctionReading:
    """One call of a function that is followed."""

    def __init__(self, reader: ErrorReader, scope: Scope) -> None:
        """Follow a function.

        Args:
            reader: The reader of the package.
            scope: The function; for a value, the module or class that assigns it.
        """
        self.reader = reader
        self.code = reader.code
        self.scope = scope
        self.raised: list[list[tuple[State, Value]]] = [[]]
        self.returned: list[tuple[State, Value]] = []
        self.left: list[list[State]] = []
        """The states in which `break` leaves each loop."""

    def read(self, variables: dict[str, Value]) -> list[Ending]:
        """Return how the function ends."""
        body = getattr(self.scope.node, "body", [])
        ended = run(self, body, [State(dict(variables))])
        ends = [(state, NONE) for state in ended] + self.returned
        return _join_endings([(ends, False), (self.raised[0], True)])

    def throw(self, state: State, value: Value) -> None:
        """Note what is raised, for the handlers around it."""
        for mask, one in by_value(value, state.mask):
            self.raised[-1].append((state.having(mask), one))

    def place(self, node: ast.AST) -> tuple[str, int]:
        """Return the file and the line of a node."""
        return self.scope.source.file, getattr(node, "lineno", 1)

    def settle(self, value: Value | Binding) -> Value:
        """Return the value of what a name refers to."""
        return self.reader.value_of(value) if isinstance(value, Binding) else value

    # Expressions

    def evaluate(self, node: ast.expr, state: State) -> Ways:
        """Return what an expression may be, with the ways on which it is."""
        self.reader.spend()
        evaluate = _EXPRESSIONS.get(type(node))
        return evaluate(self, node, state) if evaluate is not None else [(state, UNKNOWN)]

    def evaluate_all(
        self, nodes: Iterable[ast.expr], state: State
    ) -> list[tuple[State, list[Value]]]:
        """Evaluate several expressions, one after the other."""
        ways: list[tuple[State, list[Value]]] = [(state, [])]
        for node in nodes:
            ways = [
                (after, [*values, value])
                for before, values in ways
                for after, value in self.evaluate(node, before)
            ]
        return ways

    def test(self, node: ast.expr, state: State) -> Iterator[tuple[State, bool]]:
        """Yield the ways on which a condition holds, and those on which it does not."""
        for after, value in self.evaluate(node, state):
            for mask, one in by_value(value, after.mask):
                truth = operators.truth_of(one)
                for found in (True, False) if truth is None else (truth,):
                    yield after.having(mask), found

    def attribute(self, value: Value, name: str) -> Value:
        """Return an attribute of a value."""
        return combine(lambda one: self._attribute(one, name), value)

    def _attribute(self, value: Value, name: str) -> Value:
        if isinstance(value, Answer):
            if name in _STATUS_NAMES or (name == "code" and value.library is None):
                return STATUS
            return UNKNOWN if name in _CONTENT_NAMES else _FLAGS.get(name, value)
        if isinstance(value, Thrown):
            return self._attribute_of_thrown(value, name)
        if isinstance(value, Class):
            cls = self.code.class_named(value.id)
            found = self.code.member(cls, name) if cls is not None else UNKNOWN
            return self.settle(found)
        if isinstance(value, External):
            return External(f"{value.path}.{name}")
        return UNKNOWN

    def _attribute_of_thrown(self, value: Thrown, name: str) -> Value:
        own = self._attribute(Class(value.id), name)
        if isinstance(own, Constant) and own.value is not None:
            return own
        if name in _STATUS_NAMES or (name == "code" and value.id.startswith("urllib.")):
            return STATUS
        return Answer(None) if name == "response" else UNKNOWN


def _join_endings(kinds: list[tuple[Ways, bool]]) -> list[Ending]:
    """Return endings that differ in more than the statuses."""
    found: dict[tuple[Value, bool, bool, str | None], int] = {}
    for ways, is_raised in kinds:
        for state, value in ways:
            key = value, is_raised, state.is_open, state.cause
            found[key] = found.get(key, 0) | state.mask
    return [
        Ending(value, mask, is_raised, is_open, cause)
        for (value, is_raised, is_open, cause), mask in found.items()
    ]


def _name(reading: FunctionReading, node: ast.Name, state: State) -> Ways:
    known = state.variables.get(node.id)
    if known is None:
        known = reading.settle(reading.code.named(reading.scope, node))
    return [(state, known)]


def _attribute(reading: FunctionReading, node: ast.Attribute, state: State) -> Ways:
    dotted = dotted_name(node)
    if dotted is not None:
        known = state.variables.get(dotted)
        if known is not None:
            return [(state, known)]
        root = dotted.partition(".")[0]
        if root in {"self", "cls"} and dotted.count(".") == 1:
            return [(state, _own_attribute(reading, node.attr))]
        if root not in state.variables:
            found = reading.settle(reading.code.named(reading.scope, node))
            if found != UNKNOWN:
                return [(state, found)]
    return [
        (after, reading.attribute(value, node.attr))
        for after, value in reading.evaluate(node.value, state)
    ]


def _own_attribute(reading: FunctionReading, name: str) -> Value:
    """Return an attribute of the object that a method is called on."""
    cls = reading.scope.enclosing_class()
    if cls is None:
        return UNKNOWN
    return reading.settle(reading.code.member(cls, name))


def _compare(reading: FunctionReading, node: ast.Compare, state: State) -> Ways:
    ways: Ways = []
    for after, values in reading.evaluate_all([node.left, *node.comparators], state):
        found: Value = constant(value=True)
        for operator, left, right in zip(node.ops, values[:-1], values[1:], strict=True):
            one = combine(lambda a, b, op=operator: operators.compare(op, a, b), left, right)
            found = combine(_both, found, one)
        ways.append((after, found))
    return ways


def _both(left: Value, right: Value) -> Value:
    truths = operators.truth_of(left), operators.truth_of(right)
    if False in truths:
        return constant(value=False)
    return UNKNOWN if None in truths else constant(value=True)


def _bool_op(reading: FunctionReading, node: ast.BoolOp, state: State) -> Ways:
    is_and = isinstance(node.op, ast.And)
    waiting, ways = [state], []
    for index, operand in enumerate(node.values):
        following: list[State] = []
        for before in waiting:
            for after, value in reading.evaluate(operand, before):
                for mask, one in by_value(value, after.mask):
                    truth, way = operators.truth_of(one), after.having(mask)
                    is_last = index == len(node.values) - 1
                    if is_last or truth is not is_and:
                        ways.append((way, one))
                    if not is_last and truth in {is_and, None}:
                        following.append(way)
        waiting = unite(following)
    return ways


def _unary(reading: FunctionReading, node: ast.UnaryOp, state: State) -> Ways:
    if not isinstance(node.op, ast.Not):
        return [(after, UNKNOWN) for after, _ in reading.evaluate(node.operand, state)]
    return [
        (after, combine(_negate, value)) for after, value in reading.evaluate(node.operand, state)
    ]


def _negate(value: Value) -> Value:
    truth = operators.truth_of(value)
    return UNKNOWN if truth is None else constant(not truth)


def _binary(reading: FunctionReading, node: ast.BinOp, state: State) -> Ways:
    return [
        (after, combine(lambda a, b: operators.calculate(node.op, a, b), *values))
        for after, values in reading.evaluate_all([node.left, node.right], state)
    ]


def _conditional(reading: FunctionReading, node: ast.IfExp, state: State) -> Ways:
    return [
        way
        for after, holds in reading.test(node.test, state)
        for way in reading.evaluate(node.body if holds else node.orelse, after)
    ]


def _sequence(reading: FunctionReading, node: ast.Tuple | ast.List | ast.Set, state: State) -> Ways:
    ways = reading.evaluate_all(node.elts, state)
    return [(after, Items(tuple(values))) for after, values in ways]


def _dict(reading: FunctionReading, node: ast.Dict, state: State) -> Ways:
    keys = [one for one in node.keys if one is not None]
    if len(keys) != len(node.values):
        return [(state, UNKNOWN)]
    return [
        (after, Table(tuple(zip(values[: len(keys)], values[len(keys) :], strict=True))))
        for after, values in reading.evaluate_all([*keys, *node.values], state)
    ]


def _subscript(reading: FunctionReading, node: ast.Subscript, state: State) -> Ways:
    return [
        (after, combine(operators.subscript, *values))
        for after, values in reading.evaluate_all([node.value, node.slice], state)
    ]


def _named(reading: FunctionReading, node: ast.NamedExpr, state: State) -> Ways:
    return [
        (after.put(node.target.id, value), value)
        for after, value in reading.evaluate(node.value, state)
    ]


def _call(reading: FunctionReading, node: ast.Call, state: State) -> Ways:
    return _merge(apply(reading, node, state))


def _merge(ways: Ways) -> Ways:
    """Join ways that only differ in the statuses."""
    by_result: dict[Value, list[State]] = {}
    for state, value in ways:
        by_result.setdefault(value, []).append(state)
    return [(state, value) for value, states in by_result.items() for state in unite(states)]


def _inner(reading: FunctionReading, node: ast.Await, state: State) -> Ways:
    return reading.evaluate(node.value, state)


def _constant(_reading: FunctionReading, node: ast.Constant, state: State) -> Ways:
    is_plain = isinstance(node.value, (int, float, str, bool, type(None)))
    return [(state, constant(node.value) if is_plain else UNKNOWN)]


_EXPRESSIONS: dict[type[ast.expr], Callable[..., Ways]] = {
    ast.Constant: _constant,
    ast.Name: _name,
    ast.Attribute: _attribute,
    ast.Compare: _compare,
    ast.BoolOp: _bool_op,
    ast.UnaryOp: _unary,
    ast.BinOp: _binary,
    ast.IfExp: _conditional,
    ast.Tuple: _sequence,
    ast.List: _sequence,
    ast.Set: _sequence,
    ast.Dict: _dict,
    ast.Subscript: _subscript,
    ast.NamedExpr: _named,
    ast.Call: _call,
    ast.Await: _inner,
}
