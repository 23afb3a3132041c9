"""Assigning to names, attributes, items and several of them at once."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.containers import (
    key_of,
    list_of,
    put_value,
)
from wrapdocs_introspect.evaluation.values.choices import alternatives, choose, derive
from wrapdocs_introspect.evaluation.values.contents import DictContent, ListContent
from wrapdocs_introspect.evaluation.values.values import NONE, UNKNOWN, Reference, Value

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator


def assign(target: ast.expr, value: Value, evaluator: Evaluator, frame: Frame) -> None:
    """Assign a value to a target."""
    if isinstance(target, ast.Name):
        frame.state.variables[target.id] = value
    elif isinstance(target, ast.Attribute):
        for one in alternatives(evaluator.evaluate(target.value, frame)):
            evaluator.set_attribute(one, target.attr, value, frame)
    elif isinstance(target, ast.Subscript):
        _assign_item(target, value, evaluator, frame)
    elif isinstance(target, (ast.Tuple, ast.List)):
        _assign_several(target.elts, value, evaluator, frame)
    elif isinstance(target, ast.Starred):
        assign(target.value, value, evaluator, frame)


def _assign_item(target: ast.Subscript, value: Value, evaluator: Evaluator, frame: Frame) -> None:
    receivers = alternatives(evaluator.evaluate(target.value, frame))
    if isinstance(target.slice, ast.Slice):
        return
    key = evaluator.evaluate(target.slice, frame)
    for one in receivers:
        if isinstance(one, Reference):
            _set_item(one, key, value, evaluator, is_sure=len(receivers) == 1)
        elif isinstance(target.value, ast.Name) and one != NONE and len(receivers) == 1:
            # A mapping that is not known gets an item: another one that holds both.
            made = put_value(DictContent((), (one,)), key, value)
            frame.state.variables[target.value.id] = evaluator.allocate(made)


def _set_item(
    reference: Reference, key: Value, value: Value, evaluator: Evaluator, *, is_sure: bool
) -> None:
    content = evaluator.read(reference)
    if isinstance(content, DictContent):
        known = content.get(key_of(key)) if key_of(key) is not None else None
        if not is_sure and known is not None:
            value = choose((known.value, value))
        evaluator.write(reference, put_value(content, key, value))
    elif isinstance(content, ListContent):
        index = key_of(key)
        items = content.items
        if isinstance(index, int) and not content.is_open and -len(items) <= index < len(items):
            replaced = list(items)
            replaced[index] = value
            evaluator.write(reference, ListContent(tuple(replaced), content.kind))


def _assign_several(
    targets: list[ast.expr], value: Value, evaluator: Evaluator, frame: Frame
) -> None:
    found = list_of(value, evaluator)
    items = list(found.items) if found is not None and not found.is_open else None
    starred = next((i for i, one in enumerate(targets) if isinstance(one, ast.Starred)), None)
    if items is not None and starred is not None and len(items) >= len(targets) - 1:
        end = len(items) - (len(targets) - starred - 1)
        middle = ListContent(tuple(items[starred:end]))
        items = [*items[:starred], evaluator.allocate(middle), *items[end:]]
    if items is not None and len(items) == len(targets):
        for target, item in zip(targets, items, strict=True):
            assign(target, item, evaluator, frame)
        return
    for target in targets:
        assign(target, derive("part", (value,)) if value != UNKNOWN else UNKNOWN, evaluator, frame)
