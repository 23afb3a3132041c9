"""Calls: what they raise, and what they return, for each status."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.errors import operators
from wrapdocs_introspect.idioms.requests.errors.package_code import RAISED_BY
from wrapdocs_introspect.idioms.requests.errors.state import State
from wrapdocs_introspect.idioms.requests.errors.statuses import ERRORS
from wrapdocs_introspect.idioms.requests.errors.values import (
    STATUS,
    UNKNOWN,
    Answer,
    Class,
    Constant,
    External,
    Items,
    Own,
    PerStatus,
    Thrown,
    Value,
    by_value,
    combine,
)
from wrapdocs_introspect.source.expressions import last_part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wrapdocs_introspect.idioms.requests.errors.reader import FunctionReading, Ways
    from wrapdocs_introspect.names.scope import Scope

TRANSPORT = ""
"""The id of whatever the HTTP library raises if there is no response."""
_KEEPING = frozenset({"cast", "deepcopy", "copy"})
_READING = frozenset({"getcode", "status_code", "status"})


class Arguments:
    """What a call gives."""

    def __init__(self, node: ast.Call, values: Sequence[Value]) -> None:
        """Assign values to the arguments of a call.

        Args:
            node: The call.
            values: The values of its positional arguments, then those of its keywords.
        """
        count = len(node.args)
        self.is_spread = any(isinstance(one, ast.Starred) for one in node.args)
        self.positional = tuple(values[:count])
        names = [one.arg for one in node.keywords]
        self.keywords = {
            name: value for name, value in zip(names, values[count:], strict=True) if name
        }

    @property
    def values(self) -> tuple[Value, ...]:
        """All of them."""
        return (*self.positional, *self.keywords.values())


def apply(reading: FunctionReading, node: ast.Call, state: State) -> Ways:
    """Return what a call returns; what it raises is noted.

    Args:
        reading: The function that calls.
        node: The call.
        state: The way on which it calls.
    """
    receiver = node.func.value if isinstance(node.func, ast.Attribute) else None
    given = [*node.args, *(one.value for one in node.keywords)]
    found: Ways = []
    for after, values in reading.evaluate_all([receiver, *given] if receiver else given, state):
        held = values[0] if receiver else UNKNOWN
        arguments = Arguments(node, values[1:] if receiver else values)
        found += _call(reading, node, held, arguments, after)
    return found


def _call(
    reading: FunctionReading, node: ast.Call, held: Value, arguments: Arguments, state: State
) -> Ways:
    name = getattr(node.func, "attr", None) or last_part(node.func)
    following = reading.code.next_functions(reading.scope, node)
    following = following or reading.code.functions_of_last_step(reading.scope, node)
    sends = not following and reading.code.sends(reading.scope, node)
    if (following or sends) and reading.code.is_left_out(reading.scope, node):
        return [(state, UNKNOWN)]
    if following:
        is_bound = isinstance(node.func, ast.Attribute) and following[0].parent is not None
        is_bound = is_bound and getattr(following[0].parent, "kind", "") == "class"
        return _follow(reading, Own(tuple(following), is_bound), arguments, state)
    if sends:
        return _send(reading, node, state)
    if name == "raise_for_status" and isinstance(held, Answer):
        return _raise_for_status(reading, node, held, state)
    callee = _callee(reading, node, held, state)
    if isinstance(callee, PerStatus):
        return _call_each(reading, node, callee, arguments, state)
    return _call_value(reading, node, callee, held, arguments, state)


def _callee(reading: FunctionReading, node: ast.Call, held: Value, state: State) -> Value:
    """Return what is called; what stands before the last name has been evaluated."""
    if not isinstance(node.func, ast.Attribute):
        ways = reading.evaluate(node.func, state)
        return ways[0][1] if len(ways) == 1 else UNKNOWN
    inner = node.func.value
    if isinstance(inner, ast.Call) and last_part(inner.func) == "super":
        cls = reading.scope.enclosing_class()
        found = reading.code.inherited_member(cls, node.func.attr) if cls is not None else UNKNOWN
        return reading.settle(found)
    if isinstance(held, (Answer, Thrown, Class, External, PerStatus)):
        return reading.attribute(held, node.func.attr)
    return reading.evaluate(node.func, state)[0][1]


def _call_each(
    reading: FunctionReading,
    node: ast.Call,
    callee: PerStatus,
    arguments: Arguments,
    state: State,
) -> Ways:
    """Call what depends on the status, such as a class that a dict has for it."""
    if callee == STATUS:
        return [(state, STATUS)]  # `response.getcode()`
    found: Ways = []
    for mask, one in by_value(callee, state.mask):
        found += _call_value(reading, node, one, UNKNOWN, arguments, state.having(mask))
    return found


def _call_value(
    reading: FunctionReading,
    node: ast.Call,
    callee: Value,
    held: Value,
    arguments: Arguments,
    state: State,
) -> Ways:
    name = getattr(node.func, "attr", None) or last_part(node.func)
    if isinstance(callee, Class):
        return [(state, _construct(reading, node, callee, arguments))]
    if isinstance(callee, Own):
        is_way = any(map(reading.code.leads_to_request, callee.scopes))
        if is_way or any(map(_is_telling, (held, *arguments.values))):
            return _follow(reading, callee, arguments, state)
        return [(state, UNKNOWN)]
    if name in _KEEPING and arguments.positional:
        return [(state, arguments.positional[-1])]
    if isinstance(callee, External) and callee.path.startswith("builtins."):
        return [(state, _call_builtin(reading, callee.path[9:], arguments))]
    if isinstance(held, Answer):
        return [(state, STATUS if name in _READING else _after_method(held, name))]
    result = combine(
        lambda one, *given: operators.call_method(one, name, given), held, *arguments.positional
    )
    if result == UNKNOWN and any(isinstance(one, Answer) for one in arguments.values):
        return [(state.opened(), UNKNOWN)]
    return [(state, result)]


def _after_method(held: Answer, name: str) -> Value:
    """Return what a method of a response returns: itself, if it only opens it."""
    return held if name in {"__enter__", "__aenter__"} else UNKNOWN


def _is_telling(value: Value) -> bool:
    """Tell whether a value says something of the response."""
    if isinstance(value, Items):
        return any(map(_is_telling, value.items))
    return isinstance(value, (Answer, PerStatus, Thrown))


def _construct(
    reading: FunctionReading, node: ast.Call, callee: Class, arguments: Arguments
) -> Value:
    if reading.code.is_exception(callee.id):
        return Thrown(callee.id, *reading.place(node))
    held = (one for one in arguments.values if isinstance(one, Answer))
    return next(held, UNKNOWN)


def _call_builtin(reading: FunctionReading, name: str, arguments: Arguments) -> Value:
    given = arguments.positional
    if name == "isinstance" and len(given) > 1:
        return _is_instance(reading, given[0], given[1])
    if name in {"getattr", "hasattr"} and len(given) > 1 and isinstance(given[1], Constant):
        found = reading.attribute(given[0], str(given[1].value))
        return found if name == "getattr" else UNKNOWN
    return combine(lambda *values: operators.call_builtin(name, values), *given)


def _is_instance(reading: FunctionReading, value: Value, classes: Value) -> Value:
    if not isinstance(value, Thrown) or value.id == TRANSPORT:
        return UNKNOWN
    named = classes.items if isinstance(classes, Items) else (classes,)
    ancestors = reading.code.ancestors(value.id)
    is_any = any(isinstance(one, Class) and one.id in ancestors for one in named)
    return Constant(value=True, kind="bool") if is_any else UNKNOWN


def _send(reading: FunctionReading, node: ast.Call, state: State) -> Ways:
    """Return the response of the call of the HTTP library, which may also fail without one."""
    reading.throw(state, Thrown(TRANSPORT, *reading.place(node)))
    library = reading.code.library_of(reading.scope, node)
    if last_part(node.func) == "urlopen":
        error = Thrown("urllib.error.HTTPError", *reading.place(node))
        reading.throw(state.having(ERRORS), error)
        state = state.having(~ERRORS)
    return [(state, Answer(library))]


def _raise_for_status(reading: FunctionReading, node: ast.Call, held: Answer, state: State) -> Ways:
    error = RAISED_BY.get(held.library or "")
    if error is None:
        return [(state.opened(), UNKNOWN)]
    if state.mask & ERRORS:
        reading.throw(state.having(ERRORS), Thrown(error, *reading.place(node)))
    return [(state.having(~ERRORS), held)] if state.mask & ~ERRORS else []


def _follow(reading: FunctionReading, callee: Own, arguments: Arguments, state: State) -> Ways:
    ways: Ways = []
    for scope in callee.scopes:
        variables = _bind(callee, scope, arguments)
        follow = reading.reader.follow if callee.is_bare else reading.reader.follow_decorated
        for end in follow(scope, variables):
            after = state.having(end.mask)
            after = State(
                after.variables,
                after.mask,
                after.is_open or end.is_open,
                end.cause or after.cause,
            )
            if not after.mask:
                continue
            if end.is_raised:
                reading.throw(after, end.value)
            else:
                ways.append((after, end.value))
    return ways


def _bind(callee: Own, scope: Scope, arguments: Arguments) -> dict[str, Value]:
    """Return what is known of the parameters of a function."""
    node = scope.node
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return {}
    named = [one.arg for one in (*node.args.posonlyargs, *node.args.args)]
    known = {*named, *(one.arg for one in node.args.kwonlyargs)}
    given = () if arguments.is_spread else arguments.positional
    bound: dict[str, Value] = dict.fromkeys(sorted(known), UNKNOWN)
    bound.update(zip(named[1:] if callee.is_bound else named, given, strict=False))
    bound.update({name: one for name, one in arguments.keywords.items() if name in known})
    return {name: _kept(value) for name, value in bound.items()}


def _kept(value: Value) -> Value:
    """Return a value as it is given to functions: only what tells something of the response."""
    is_kept = _is_telling(value) or isinstance(value, (Class, Own))
    return value if is_kept or (isinstance(value, Constant) and value.kind == "bool") else UNKNOWN
