"""Assignments: values are immutable, so changing one assigns a changed copy to its name."""

from __future__ import annotations

import ast
from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    UNKNOWN,
    Instance,
    Mapping,
    Member,
    Parameter,
    Result,
    Sequence,
    Text,
    Unknown,
    Value,
    alternatives,
    choose,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.containers import merge, merge_pairs
from wrapdocs_introspect.idioms.requests.evaluation.values.dumped_models import dump_given_model
from wrapdocs_introspect.idioms.requests.evaluation.values.sessions import put_setting
from wrapdocs_introspect.idioms.requests.evaluation.values.weights import is_too_heavy
from wrapdocs_introspect.idioms.requests.following.bindings import Call

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.following.frames import Frame
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter


def assign(interpreter: Interpreter, target: ast.expr, value: Value, frame: Frame) -> None:
    """Assign a value to a name, an attribute, an item, or several of them."""
    _assign(interpreter, target, _lighten(value) if is_too_heavy(value) else value, frame)


def _lighten(value: Value) -> Value:
    """Forget what a value is made of; of an object, only the class stays.

    Each of many parts of a client may hold the client with all parts before it.
    """
    return Instance(value.cls, value.name) if isinstance(value, Instance) else UNKNOWN


def _assign(interpreter: Interpreter, target: ast.expr, value: Value, frame: Frame) -> None:
    if isinstance(target, ast.Name):
        frame.variables[target.id] = value
    elif isinstance(target, (ast.Tuple, ast.List)):
        _unpack(interpreter, target.elts, value, frame)
    elif isinstance(target, ast.Attribute):
        base = interpreter.evaluate(target.value, frame)
        changed = _with_attribute(interpreter, base, target.attr, value, frame)
        if changed is not None:
            _assign(interpreter, target.value, changed, frame)
    elif isinstance(target, ast.Subscript):
        _assign_item(interpreter, target, value, frame)
    elif isinstance(target, ast.Starred):
        assign(interpreter, target.value, value, frame)


def _with_attribute(
    interpreter: Interpreter, base: Value, name: str, value: Value, frame: Frame
) -> Value | None:
    """Return an object, or one of several, after an attribute is set; None if nothing changes."""
    changed = _call_setter(interpreter, base, name, value, frame)
    if changed is not None:
        return changed
    if isinstance(value, Instance) and not value.name and value.given is None:
        value = Instance(value.cls, name, value.attributes)
    if isinstance(base, Instance):
        return base.put(name, value)
    found = alternatives(base)
    if any(isinstance(one, Instance) for one in found):
        return choose(one.put(name, value) if isinstance(one, Instance) else one for one in found)
    return put_setting(base, name, value)


def _call_setter(
    interpreter: Interpreter, base: Value, name: str, value: Value, frame: Frame
) -> Value | None:
    """Return an object after the setter of a property has run; None if there is none."""
    if not isinstance(base, Instance) or base.attributes is None:
        return None
    setter = interpreter.definitions.setter(base.cls, name)
    if setter is None:
        return None
    return interpreter.follow(Call(setter, base, (value,)), frame.depth).receiver or base


def _unpack(interpreter: Interpreter, targets: list[ast.expr], value: Value, frame: Frame) -> None:
    unpacked = [_unpacked(targets, one) for one in alternatives(value)]
    known = [one for one in unpacked if one is not None]
    for index, target in enumerate(targets):
        unknown = UNKNOWN if isinstance(value, Sequence) else Member(value, str(index))
        is_known = len(known) == len(unpacked)
        found = choose(one[index] for one in known) if is_known else unknown
        assign(interpreter, target, found, frame)


def _unpacked(targets: list[ast.expr], value: Value) -> list[Value] | None:
    """Return what each target gets, as in `first, *rest = value`; None if that is not known."""
    if not isinstance(value, Sequence) or value.is_open:
        return None
    items = list(value.items)
    starred = [index for index, one in enumerate(targets) if isinstance(one, ast.Starred)]
    if starred and len(items) >= len(targets) - 1:
        start, end = starred[0], len(items) - (len(targets) - 1 - starred[0])
        items[start:end] = [Sequence(tuple(items[start:end]))]
    return items if len(items) == len(targets) else None


def _assign_item(
    interpreter: Interpreter, target: ast.Subscript, value: Value, frame: Frame
) -> None:
    base = interpreter.evaluate(target.value, frame)
    base = dump_given_model(base, interpreter.definitions) or _as_one_dict(base)
    if isinstance(base, Mapping):
        key = interpreter.evaluate(target.slice, frame)
        changed = base.put(key, value)
        if not isinstance(key, Text) or key.literal is None:
            changed = replace(changed, is_open=True)
        assign(interpreter, target.value, changed, frame)
    elif isinstance(base, Instance) and base.attributes is not None:
        key = interpreter.evaluate(target.slice, frame)
        if isinstance(key, Text) and key.literal:
            assign(interpreter, target.value, base.put(key.literal, value), frame)


def _as_one_dict(value: Value) -> Value:
    if isinstance(value, Result):
        return Mapping((), is_open=True, spread=(value,))
    if isinstance(value, (Unknown, Member)):
        return Mapping((), is_open=True)
    found = [_as_given_dict(one) for one in alternatives(value)]
    maps = [one for one in found if isinstance(one, Mapping)]
    return reduce(merge, maps) if len(maps) == len(found) else value


def _as_given_dict(value: Value) -> Value:
    """Return the dict that a caller gives: something is about to be put into it."""
    return Mapping((), True, (value,)) if isinstance(value, Parameter) else value


def remove_item(interpreter: Interpreter, target: ast.Subscript, frame: Frame) -> None:
    """Run `del base[key]`."""
    base = interpreter.evaluate(target.value, frame)
    if isinstance(base, Mapping):
        key = interpreter.evaluate(target.slice, frame)
        assign(interpreter, target.value, base.remove(key), frame)


def merge_variables(one: dict[str, Value], other: dict[str, Value]) -> dict[str, Value]:
    """Unite the variables that two branches leave."""
    merged: dict[str, Value] = {}
    for name in one | other:
        left, right = one.get(name), other.get(name)
        merged[name] = _unite(left, right) if left and right else left or right or UNKNOWN
    return merged


def _choose(left: Value, right: Value) -> Value:
    return left if left is right else choose([left, right])


def _unite(left: Value, right: Value) -> Value:
    if left is right:
        return left
    if isinstance(left, Mapping) and isinstance(right, Mapping):
        return merge(left, right)
    if isinstance(left, Sequence) and isinstance(right, Sequence):
        return merge_pairs(left, right) or choose([left, right])
    if isinstance(left, Instance) and isinstance(right, Instance) and left.cls is right.cls:
        attributes = dict(left.attributes or ())
        for name, value in right.attributes or ():
            known = attributes.get(name, value)
            are_objects = isinstance(known, Instance) and isinstance(value, Instance)
            attributes[name] = _unite(known, value) if are_objects else _choose(known, value)
        return Instance(left.cls, left.name, tuple(attributes.items()), left.given)
    return choose([left, right])
