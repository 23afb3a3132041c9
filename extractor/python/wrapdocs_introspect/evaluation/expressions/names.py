"""Constants, names and attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.values import UNKNOWN, ClassValue, Value, constant

if TYPE_CHECKING:
    import ast

    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator
    from wrapdocs_introspect.names.scope import Scope


def evaluate_constant(_evaluator: Evaluator, node: ast.Constant, _frame: Frame) -> Value:
    """Evaluate a literal."""
    return constant(node.value)


def evaluate_name(evaluator: Evaluator, node: ast.Name, frame: Frame) -> Value:
    """Evaluate a name: a variable, or what a module, a class or Python defines."""
    found = frame.get(node.id)
    if found is not None:
        return found
    if node.id == "__class__" and frame.function is not None and frame.function.class_ is not None:
        return ClassValue(frame.function.class_)
    definition = evaluator.definitions.named(_visible_scope(frame), node.id)
    return evaluator.value_of(definition) if definition is not None else UNKNOWN


def _visible_scope(frame: Frame) -> Scope:
    """Return where a name is looked up: functions do not see what the class around them defines."""
    scope = frame.scope
    while frame.function is not None and scope.kind == "class" and scope.parent is not None:
        scope = scope.parent
    return scope


def evaluate_attribute(evaluator: Evaluator, node: ast.Attribute, frame: Frame) -> Value:
    """Evaluate `value.name`."""
    return evaluator.attribute(evaluator.evaluate(node.value, frame), node.attr, frame)


def evaluate_named(evaluator: Evaluator, node: ast.NamedExpr, frame: Frame) -> Value:
    """Evaluate `(name := value)`."""
    value = evaluator.evaluate(node.value, frame)
    frame.state.variables[node.target.id] = value
    return value
