"""f-strings."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.arguments import Arguments
from wrapdocs_introspect.evaluation.values.choices import alternatives
from wrapdocs_introspect.evaluation.values.texts import concatenate, texts_of
from wrapdocs_introspect.evaluation.values.values import Constant, Reference, Text, Value, text
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import last_part

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator


def evaluate_joined(evaluator: Evaluator, node: ast.JoinedStr, frame: Frame) -> Value:
    """Evaluate an f-string."""
    return concatenate([_texts_of_part(one, evaluator, frame) for one in node.values])


def evaluate_formatted(evaluator: Evaluator, node: ast.FormattedValue, frame: Frame) -> Value:
    """Evaluate what stands in braces in an f-string."""
    return evaluator.evaluate(node.value, frame)


def _texts_of_part(part: ast.expr, evaluator: Evaluator, frame: Frame) -> list[Text]:
    if isinstance(part, ast.Constant):
        return [text(str(part.value))]
    assert isinstance(part, ast.FormattedValue)  # noqa: S101 - there are no other parts
    value = evaluator.evaluate(part.value, frame)
    if part.format_spec is not None and isinstance(value, Constant):
        spec = evaluator.evaluate(part.format_spec, frame)
        if isinstance(spec, Text) and spec.literal is not None:
            return [text(_formatted(value, spec.literal))]
    return written(value, evaluator, frame, last_part(part.value))


def _formatted(value: Constant, spec: str) -> str:
    try:
        return format(value.value, spec)
    except (TypeError, ValueError):
        return str(value.value)


def written(value: Value, evaluator: Evaluator, frame: Frame, name: str = "") -> list[Text]:
    """Return the texts that a value is written as, also by a `__str__` of the package."""
    if not any(isinstance(one, Reference) for one in alternatives(value)):
        return texts_of(value, name or "value")
    made = (_call_str(one, evaluator, frame) or one for one in alternatives(value))
    return [found for one in made for found in texts_of(one, name or "value")]


def _call_str(value: Value, evaluator: Evaluator, frame: Frame) -> Value | None:
    if not isinstance(value, Reference) or not isinstance(value.cls, Scope):
        return None
    method = evaluator.definitions.method(value.cls, "__str__")
    return evaluator.follow(method, Arguments((value,)), frame) if method is not None else None
