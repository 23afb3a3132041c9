"""Statements: which ways lead through them, and which end there."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.errors import operators
from wrapdocs_introspect.idioms.requests.errors.calls import TRANSPORT
from wrapdocs_introspect.idioms.requests.errors.package_code import BASES, shorten
from wrapdocs_introspect.idioms.requests.errors.state import State, unite
from wrapdocs_introspect.idioms.requests.errors.statuses import ALL, SUCCESS
from wrapdocs_introspect.idioms.requests.errors.values import (
    UNKNOWN,
    Class,
    Constant,
    External,
    Items,
    Own,
    Thrown,
    Value,
    by_value,
    combine,
)
from wrapdocs_introspect.source.expressions import dotted_name, last_part
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from wrapdocs_introspect.idioms.requests.errors.reader import FunctionReading

_CAUGHT = "except"
"""The variable that holds what the handler around has caught."""
_EVERYTHING = frozenset({"Exception", "BaseException"})
_FROM_NETWORK = frozenset({"Exception", "OSError", "TimeoutError", "ConnectionError"})
"""Built-in exceptions that handlers name for what a network does."""
_MAX_ITEMS = 80


def run(reading: FunctionReading, body: Iterable[ast.stmt], states: list[State]) -> list[State]:
    """Run statements on some ways; return the ways that lead on."""
    for statement in body:
        if not states:
            break
        execute = _STATEMENTS.get(type(statement))
        if execute is not None:
            states = unite(one for state in states for one in execute(reading, statement, state))
    return states


def _expression(reading: FunctionReading, node: ast.Expr, state: State) -> list[State]:
    return [after for after, _ in reading.evaluate(node.value, state)]


def _return(reading: FunctionReading, node: ast.Return, state: State) -> list[State]:
    if node.value is None:
        reading.returned.append((state, Constant(None, "NoneType")))
    else:
        reading.returned += reading.evaluate(node.value, state)
    return []


def _raise(reading: FunctionReading, node: ast.Raise, state: State) -> list[State]:
    if node.exc is None:
        reading.throw(state, state.variables.get(_CAUGHT, UNKNOWN))
        return []
    for after, value in reading.evaluate(node.exc, state):
        reading.throw(after, combine(lambda one: _thrown(reading, node, one), value))
    return []


def _thrown(reading: FunctionReading, node: ast.Raise, value: Value) -> Value:
    """Return the object that is raised: of a class, an object of it."""
    return Thrown(value.id, *reading.place(node)) if isinstance(value, Class) else value


def _assign(reading: FunctionReading, node: ast.Assign, state: State) -> list[State]:
    found = reading.evaluate(node.value, state)
    for target in node.targets:
        found = [(_store(after, target, value), value) for after, value in found]
    return [after for after, _ in found]


def _annotated(reading: FunctionReading, node: ast.AnnAssign, state: State) -> list[State]:
    if node.value is None:
        return [state]
    return [
        _store(after, node.target, value) for after, value in reading.evaluate(node.value, state)
    ]


def _augmented(reading: FunctionReading, node: ast.AugAssign, state: State) -> list[State]:
    return [_store(after, node.target, UNKNOWN) for after, _ in reading.evaluate(node.value, state)]


def _store(state: State, target: ast.expr, value: Value) -> State:
    if isinstance(target, (ast.Tuple, ast.List)):
        count = len(target.elts)
        is_known = isinstance(value, Items) and len(value.items) == count
        items = value.items if is_known and isinstance(value, Items) else (UNKNOWN,) * count
        for inner, item in zip(target.elts, items, strict=True):
            state = _store(state, inner, item)
        return state
    name = dotted_name(target)
    return state.put(name, value) if name is not None else state


def _if(reading: FunctionReading, node: ast.If, state: State) -> list[State]:
    holds: list[State] = []
    fails: list[State] = []
    for after, is_true in reading.test(node.test, state):
        (holds if is_true else fails).append(after)
    return [
        *run(reading, node.body, unite(holds)),
        *run(reading, node.orelse, unite(fails)),
    ]


def _match(reading: FunctionReading, node: ast.Match, state: State) -> list[State]:
    behind: list[State] = []
    for after, subject in reading.evaluate(node.subject, state):
        left = [after]
        for case in node.cases:
            fitting: list[State] = []
            others: list[State] = []
            for before in left:
                for way, fits in _fit(reading, case, subject, before):
                    (fitting if fits else others).append(way)
            behind += run(reading, case.body, unite(fitting))
            left = unite(others)
        behind += left
    return behind


def _fit(
    reading: FunctionReading, case: ast.match_case, subject: Value, state: State
) -> Iterator[tuple[State, bool]]:
    """Yield the ways on which a case fits, and those on which it does not."""
    pattern = case.pattern
    if isinstance(pattern, ast.MatchAs) and pattern.name is not None:
        state = state.put(pattern.name, subject)
    fits = combine(lambda one: _matches(reading, pattern, one, state), subject)
    for mask, one in by_value(fits, state.mask):
        truth, way = operators.truth_of(one), state.having(mask)
        if truth is not True:
            yield way, False
        if truth is not False:
            if case.guard is None:
                yield way, True
            else:
                yield from reading.test(case.guard, way)


def _matches(reading: FunctionReading, pattern: ast.pattern, subject: Value, state: State) -> Value:
    if isinstance(pattern, ast.MatchValue):
        (_, value), *_ = reading.evaluate(pattern.value, state)
        return operators.compare(ast.Eq(), subject, value)
    if isinstance(pattern, ast.MatchOr):
        found = [_matches(reading, one, subject, state) for one in pattern.patterns]
        known = [operators.truth_of(one) for one in found]
        if True in known:
            return Constant(value=True, kind="bool")
        return UNKNOWN if None in known else Constant(value=False, kind="bool")
    if isinstance(pattern, ast.MatchAs) and pattern.pattern is None:
        return Constant(value=True, kind="bool")
    return UNKNOWN


def _with(reading: FunctionReading, node: ast.With | ast.AsyncWith, state: State) -> list[State]:
    states = [state]
    for item in node.items:
        found = [way for one in states for way in reading.evaluate(item.context_expr, one)]
        if item.optional_vars is None:
            states = [after for after, _ in found]
        else:
            states = [_store(after, item.optional_vars, value) for after, value in found]
    if not any(_may_catch(reading, item.context_expr) for item in node.items):
        return run(reading, node.body, states)
    reading.raised.append([])
    behind = run(reading, node.body, states)
    raised = reading.raised.pop()
    return [*behind, *(way.opened() for way, _ in raised)]


def _may_catch(reading: FunctionReading, node: ast.expr) -> bool:
    """Tell whether a context manager of the package may change what is raised inside."""
    called = node.func if isinstance(node, ast.Call) else node
    found = reading.evaluate(called, State())[0][1]
    if isinstance(found, Own):
        return any(
            isinstance(one, ast.ExceptHandler) for scope in found.scopes for one in walk(scope.node)
        )
    cls = reading.code.class_named(found.id) if isinstance(found, Class) else None
    return cls is not None and any(
        isinstance(one, ast.Raise)
        for name in ("__exit__", "__aexit__")
        if isinstance(exit_ := reading.code.member(cls, name), Own)
        for scope in exit_.scopes
        for one in walk(scope.node)
    )


def _for(reading: FunctionReading, node: ast.For | ast.AsyncFor, state: State) -> list[State]:
    behind: list[State] = []
    for after, value in reading.evaluate(node.iter, state):
        items: Sequence[Value] = value.items if isinstance(value, Items) else (UNKNOWN,)
        is_known = isinstance(value, Items) and len(items) <= _MAX_ITEMS
        is_counted = last_part(getattr(node.iter, "func", None)) in {"range", "count"}
        if not is_known or is_counted:
            items = (UNKNOWN,)
        reading.left.append([])
        states = [after]
        for item in items:
            entered = [_store(one, node.target, item) for one in states]
            states = run(reading, node.body, entered)
        broken = reading.left.pop()
        never = [] if is_known or is_counted else [after]
        behind += broken + run(reading, node.orelse, unite([*states, *never]))
    return behind


def _while(reading: FunctionReading, node: ast.While, state: State) -> list[State]:
    reading.left.append([])
    ends: list[State] = []
    entered: list[State] = []
    for after, holds in reading.test(node.test, state):
        (entered if holds else ends).append(after)
    is_endless = isinstance(node.test, ast.Constant)
    through = run(reading, node.body, unite(entered))
    if not is_endless:
        ends += through
    return reading.left.pop() + run(reading, node.orelse, unite(ends))


def _break(reading: FunctionReading, _node: ast.Break, state: State) -> list[State]:
    if reading.left:
        reading.left[-1].append(state)
    return []


def _continue(_reading: FunctionReading, _node: ast.Continue, _state: State) -> list[State]:
    return []  # The next round is the same one.


def _try(reading: FunctionReading, node: ast.Try, state: State) -> list[State]:
    reading.raised.append([])
    behind = run(reading, node.body, [state])
    raised = reading.raised.pop()
    behind = run(reading, node.orelse, behind)
    for handler in node.handlers:
        types = _types_of(reading, handler)
        caught, raised = _catch(reading, types, raised)
        if not state.mask & SUCCESS and _may_be_of_others(reading, types):
            caught.append((state, UNKNOWN))
        for way, value in caught:
            inside = way.put(_CAUGHT, value)
            if handler.name is not None:
                inside = inside.put(handler.name, value)
            ended = run(reading, handler.body, [inside])
            behind += [_leave_handler(one, state) for one in ended]
    for way, value in raised:
        reading.raised[-1].append((way, value))
    return run(reading, node.finalbody, unite(behind)) if node.finalbody else behind


def _leave_handler(state: State, before: State) -> State:
    """Return the way behind a handler, where `raise` raises again what was caught before."""
    held = before.variables.get(_CAUGHT)
    return state.put(_CAUGHT, held) if held is not None else state.without(_CAUGHT)


def _types_of(reading: FunctionReading, handler: ast.ExceptHandler) -> list[str] | None:
    """Return the classes that a handler names; None if it does not, or they are not known."""
    if handler.type is None:
        return ["BaseException"]
    nodes = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    found = [reading.evaluate(one, State())[0][1] for one in nodes]
    flat = [inner for one in found for inner in (one.items if isinstance(one, Items) else (one,))]
    names = [_name_of(reading, one) for one in flat]
    return [one for one in names if one is not None] if None not in names else None


def _name_of(reading: FunctionReading, value: Value) -> str | None:
    """Return the id of a class of the package, or the usual name of a library's."""
    if isinstance(value, Class):
        is_own = reading.code.class_named(value.id) is not None
        return value.id if is_own else shorten(value.id)
    return shorten(value.path) if isinstance(value, External) else None


def _may_be_of_others(reading: FunctionReading, types: list[str] | None) -> bool:
    """Tell whether a handler may catch what is not raised for a status, such as `ValueError`."""
    is_own = reading.code.class_named
    return types is None or any(one not in BASES and is_own(one) is None for one in types)


def _catch(
    reading: FunctionReading, types: list[str] | None, raised: list[tuple[State, Value]]
) -> tuple[list[tuple[State, Value]], list[tuple[State, Value]]]:
    """Return what a handler catches of what was raised, and what is left."""
    caught: list[tuple[State, Value]] = []
    left: list[tuple[State, Value]] = []
    for way, value in raised:
        if types is None:
            left.append((way.opened(), value))
        elif isinstance(value, Thrown) and value.id == TRANSPORT:
            left.append((way, value))
            caught += _catch_transport(reading, types, way, value)
        elif _fits(reading, types, value):
            caught.append((way, value))
        else:
            left.append((way, value))
    return caught, left


def _fits(reading: FunctionReading, types: list[str], value: Value) -> bool:
    if not _EVERYTHING.isdisjoint(types):
        return True
    return isinstance(value, Thrown) and bool(reading.code.ancestors(value.id) & {*types})


def _catch_transport(
    reading: FunctionReading, types: list[str], way: State, value: Thrown
) -> Iterator[tuple[State, Value]]:
    """Yield ways into a handler on which the HTTP library had no response."""
    for name in types:
        is_own = reading.code.class_named(name) is not None
        is_any = "." in name or name in _FROM_NETWORK
        if not is_own and name not in BASES and is_any:
            yield State(way.variables, ALL, is_open=way.is_open, cause=name), value


_STATEMENTS: dict[type[ast.stmt], Callable[..., list[State]]] = {
    ast.Expr: _expression,
    ast.Return: _return,
    ast.Raise: _raise,
    ast.Assign: _assign,
    ast.AnnAssign: _annotated,
    ast.AugAssign: _augmented,
    ast.If: _if,
    ast.Match: _match,
    ast.With: _with,
    ast.AsyncWith: _with,
    ast.For: _for,
    ast.AsyncFor: _for,
    ast.While: _while,
    ast.Break: _break,
    ast.Continue: _continue,
    ast.Try: _try,
}
