"""Copies of dicts: `{key: value for key, value in given.items() if key in ALLOWED}`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Instance,
    Mapping,
    Member,
    Parameter,
    Result,
    Sequence,
    Text,
    Value,
    alternatives,
    choose,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.containers import get_item
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.following.frames import Frame
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter

_MAX_KEYS = 60
_PAIR = 2


def copy_dict(interpreter: Interpreter, node: ast.DictComp, frame: Frame) -> Value | None:
    """Evaluate a comprehension that keeps the keys of a dict of which not all items are known.

    Args:
        interpreter: The interpreter.
        node: The comprehension.
        frame: Its variables.

    Returns:
        The copy: of all items, or of those whose keys a list allows; None for anything else.
    """
    copied = _copied(node)
    base = interpreter.evaluate(copied, frame) if copied is not None else None
    if base is None or (isinstance(base, Mapping) and not base.is_open):
        return None
    tests = [one for test in node.generators[0].ifs for one in _conditions(test)]
    allowed = _allowed_keys(interpreter, tests, node.key, frame)
    copies = [_copy(one, allowed, is_filtered=bool(tests)) for one in alternatives(base)]
    known = [one for one in copies if one is not None]
    return choose(known) if known and len(known) == len(copies) else None


def _copy(base: Value, allowed: list[Text] | None, *, is_filtered: bool) -> Mapping | None:
    if isinstance(base, (Parameter, Member, Result, Instance)):
        return Mapping((), is_open=True, spread=(base,))
    if not isinstance(base, Mapping):
        return None
    if base.is_open and allowed is not None:
        items = tuple((key, get_item(base, key)) for key in allowed)
        return Mapping(items, is_open=False, optional=tuple(allowed))
    optional = tuple(key for key, _ in base.items) if is_filtered else base.optional
    return Mapping(base.items, base.is_open, base.spread, optional)


def _conditions(test: ast.expr) -> list[ast.expr]:
    """Return what must all be true for a condition to be true."""
    is_all = isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And)
    return test.values if isinstance(test, ast.BoolOp) and is_all else [test]


def _copied(node: ast.DictComp) -> ast.expr | None:
    """Return the dict whose keys a comprehension keeps."""
    generator = node.generators[0]
    names = generator.target.elts if isinstance(generator.target, ast.Tuple) else []
    called = generator.iter.func if isinstance(generator.iter, ast.Call) else None
    if len(node.generators) > 1 or len(names) != _PAIR or not isinstance(called, ast.Attribute):
        return None
    key, value = (one.id if isinstance(one, ast.Name) else "" for one in names)
    mentioned = {one.id for one in ast.walk(node.value) if isinstance(one, ast.Name)}
    is_copy = _is_key(node.key, key) and value in mentioned
    return called.value if is_copy and called.attr == "items" else None


def _is_key(node: ast.expr, name: str) -> bool:
    """Tell whether an expression is a key, maybe as a text: `str(key)`."""
    is_text = isinstance(node, ast.Call) and dotted_name(node.func) == "str" and len(node.args) == 1
    inner = node.args[0] if isinstance(node, ast.Call) and is_text else node
    return isinstance(inner, ast.Name) and inner.id == name


def _allowed_keys(
    interpreter: Interpreter, tests: list[ast.expr], key: ast.expr, frame: Frame
) -> list[Text] | None:
    """Return the keys of a test such as `key in ("name", "topic")`."""
    for test in tests:
        is_comparison = isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.In)
        if not isinstance(test, ast.Compare) or not is_comparison or len(test.ops) > 1:
            continue
        if ast.dump(test.left) != ast.dump(key):
            continue
        listed = interpreter.evaluate(test.comparators[0], frame)
        known = listed.items if isinstance(listed, Sequence) and not listed.is_open else ()
        keys = [one for one in known if isinstance(one, Text) and one.literal]
        if keys and len(keys) == len(known) <= _MAX_KEYS:
            return keys
    return None
