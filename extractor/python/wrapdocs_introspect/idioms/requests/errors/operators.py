"""Operators, and the methods of texts, numbers and dicts, on known values."""

from __future__ import annotations

import ast
import operator
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.idioms.requests.errors.values import (
    NONE,
    UNKNOWN,
    Answer,
    Class,
    Constant,
    Items,
    Own,
    Table,
    Thrown,
    Value,
    constant,
)

if TYPE_CHECKING:
    from collections.abc import Callable

_BINARY: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.FloorDiv: operator.floordiv,
    ast.Div: operator.truediv,
    ast.Mod: operator.mod,
}
_ORDER: dict[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
_TEXT_METHODS = frozenset({"startswith", "endswith", "lower", "upper", "strip"})
_CONVERSIONS: dict[str, Callable[[Any], Any]] = {"int": int, "str": str, "float": float}
_MAX_RANGE = 1_000


def truth_of(value: Value) -> bool | None:
    """Tell whether a value is true; None if that is not known."""
    if isinstance(value, Constant):
        return bool(value.value)
    if isinstance(value, (Items, Table)):
        return bool(value.items)
    return True if isinstance(value, (Class, Thrown, Own)) else None


def calculate(node: ast.operator, left: Value, right: Value) -> Value:
    """Return what a binary operator returns."""
    compute = _BINARY.get(type(node))
    if isinstance(left, Table) and isinstance(right, Table) and isinstance(node, ast.BitOr):
        return Table((*left.items, *right.items))
    if compute is None or not isinstance(left, Constant) or not isinstance(right, Constant):
        return UNKNOWN
    if not isinstance(left.value, (int, float)) or not isinstance(right.value, (int, float)):
        return UNKNOWN
    try:
        return constant(compute(left.value, right.value))
    except (ArithmeticError, TypeError, ValueError):
        return UNKNOWN


def compare(node: ast.cmpop, left: Value, right: Value) -> Value:
    """Return what a comparison returns: a flag if it is known."""
    if isinstance(node, (ast.Is, ast.IsNot, ast.Eq, ast.NotEq)):
        found = _is_same(left, right)
        is_negated = isinstance(node, (ast.IsNot, ast.NotEq))
    elif isinstance(node, (ast.In, ast.NotIn)):
        found = _is_in(left, right)
        is_negated = isinstance(node, ast.NotIn)
    else:
        return _order(node, left, right)
    return UNKNOWN if found is None else constant(found != is_negated)


def _order(node: ast.cmpop, left: Value, right: Value) -> Value:
    if not isinstance(left, Constant) or not isinstance(right, Constant):
        return UNKNOWN
    try:
        return constant(_ORDER[type(node)](left.value, right.value))
    except (KeyError, TypeError):
        return UNKNOWN


def _is_same(left: Value, right: Value) -> bool | None:
    if isinstance(left, Constant) and isinstance(right, Constant):
        is_comparable = left.kind == right.kind or NONE in {left, right}
        return left.value == right.value if is_comparable else None
    known = (Answer, Class, Thrown, Own, Items, Table)
    if NONE in {left, right}:
        return False if isinstance(left, known) or isinstance(right, known) else None
    return True if isinstance(left, Class) and left == right else None


def _is_in(left: Value, right: Value) -> bool | None:
    if isinstance(right, Table):
        right = Items(tuple(key for key, _ in right.items))
    if not isinstance(right, Items):
        return None
    found = [_is_same(left, one) for one in right.items]
    if True in found:
        return True
    return None if None in found else False


def subscript(value: Value, key: Value) -> Value:
    """Return an item of a tuple or dict."""
    if isinstance(value, Table):
        return lookup(value, key, UNKNOWN)
    if not isinstance(key, Constant) or not isinstance(key.value, int):
        return UNKNOWN
    if isinstance(value, Items) and -len(value.items) <= key.value < len(value.items):
        found: Value = value.items[key.value]
        return found
    if isinstance(value, Constant) and isinstance(value.value, str):
        return constant(value.value[key.value : key.value + 1 or None])
    return UNKNOWN


def lookup(table: Table, key: Value, default: Value) -> Value:
    """Return what a dict holds for a key, or a default."""
    for known, value in reversed(table.items):
        is_same = _is_same(known, key)
        if is_same is None:
            return UNKNOWN
        if is_same:
            found: Value = value
            return found
    return default


def call_method(receiver: Value, name: str, arguments: tuple[Value, ...]) -> Value:
    """Return what a method of a dict or text returns."""
    if isinstance(receiver, Table):
        return _call_table(receiver, name, arguments)
    if not isinstance(receiver, Constant) or not isinstance(receiver.value, str):
        return UNKNOWN
    values = [one.value for one in arguments if isinstance(one, Constant)]
    if name not in _TEXT_METHODS or len(values) < len(arguments):
        return UNKNOWN
    try:
        return constant(getattr(receiver.value, name)(*values))
    except TypeError:
        return UNKNOWN


def _call_table(table: Table, name: str, arguments: tuple[Value, ...]) -> Value:
    if name == "get" and arguments:
        return lookup(table, arguments[0], arguments[1] if len(arguments) > 1 else NONE)
    if name == "items":
        return Items(tuple(Items(one) for one in table.items))
    if name in {"keys", "values"}:
        return Items(tuple(one[name == "values"] for one in table.items))
    return UNKNOWN


def call_builtin(name: str, arguments: tuple[Value, ...]) -> Value:
    """Return what a function of Python returns."""
    if name in {"tuple", "list", "set", "frozenset"} and len(arguments) == 1:
        return arguments[0] if isinstance(arguments[0], Items) else UNKNOWN
    if not all(isinstance(one, Constant) for one in arguments):
        return UNKNOWN
    values = [one.value for one in arguments if isinstance(one, Constant)]
    try:
        if name == "range":
            made = range(*values)
            return Items(tuple(map(constant, made))) if len(made) <= _MAX_RANGE else UNKNOWN
        if name in _CONVERSIONS and len(values) == 1:
            return constant(_CONVERSIONS[name](values[0]))
    except (TypeError, ValueError):
        return UNKNOWN
    return UNKNOWN
