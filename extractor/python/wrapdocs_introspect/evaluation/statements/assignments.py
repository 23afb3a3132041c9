"""Assignments, and `del`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.containers import extend, key_of
from wrapdocs_introspect.evaluation.expressions.operators import combine
from wrapdocs_introspect.evaluation.statements.targets import assign
from wrapdocs_introspect.evaluation.values.contents import DictContent, ListContent
from wrapdocs_introspect.evaluation.values.joining import update_dict
from wrapdocs_introspect.evaluation.values.values import Parameter, Reference, Value

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator


def run_assignment(evaluator: Evaluator, node: ast.Assign, frame: Frame) -> None:
    """Run `a = b = value`."""
    value = evaluator.evaluate(node.value, frame)
    for target in node.targets:
        assign(target, value, evaluator, frame)


def run_annotated(evaluator: Evaluator, node: ast.AnnAssign, frame: Frame) -> None:
    """Run `a: type = value`."""
    if node.value is None:
        return
    value = evaluator.evaluate(node.value, frame)
    if isinstance(value, Parameter) and value.cls is None:
        cls = evaluator.definitions.annotated(node.annotation, frame.scope)
        value = value.with_class(cls, value.default)
    assign(node.target, value, evaluator, frame)


def run_augmented(evaluator: Evaluator, node: ast.AugAssign, frame: Frame) -> None:
    """Run `a += value`; a list or dict stays the same object."""
    known = evaluator.evaluate(node.target, frame)
    value = evaluator.evaluate(node.value, frame)
    if isinstance(known, Reference) and _extend_in_place(node.op, known, value, evaluator):
        return
    assign(node.target, combine(node.op, known, value, evaluator, frame), evaluator, frame)


def _extend_in_place(
    operation: ast.operator, known: Reference, value: Value, evaluator: Evaluator
) -> bool:
    content = evaluator.read(known)
    if isinstance(content, ListContent) and isinstance(operation, ast.Add):
        evaluator.write(known, extend(content, value, evaluator))
        return True
    if isinstance(content, DictContent) and isinstance(operation, ast.BitOr):
        other = evaluator.read(value) if isinstance(value, Reference) else None
        made = (
            update_dict(content, other)
            if isinstance(other, DictContent)
            else content.opened((value,))
        )
        evaluator.write(known, made)
        return True
    return False


def run_delete(evaluator: Evaluator, node: ast.Delete, frame: Frame) -> None:
    """Run `del values[key]` and `del name`."""
    for target in node.targets:
        if isinstance(target, ast.Name):
            frame.state.variables.pop(target.id, None)
        elif isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice):
            value = evaluator.evaluate(target.value, frame)
            key = key_of(evaluator.evaluate(target.slice, frame))
            content = evaluator.read(value) if isinstance(value, Reference) else None
            if isinstance(content, DictContent) and isinstance(value, Reference):
                evaluator.write(value, content.without(key))
