"""Dicts, lists, tuples and sets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.containers import extend, put_value, spread_into
from wrapdocs_introspect.evaluation.values.contents import DictContent, ListContent

if TYPE_CHECKING:
    import ast
    from collections.abc import Sequence

    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator
    from wrapdocs_introspect.evaluation.values.values import Value


def evaluate_dict(evaluator: Evaluator, node: ast.Dict, frame: Frame) -> Value:
    """Evaluate `{key: value, **others}`."""
    made = DictContent()
    for key, value in zip(node.keys, node.values, strict=True):
        if key is None:
            made = spread_into(made, evaluator.evaluate(value, frame), evaluator)
            continue
        made = put_value(made, evaluator.evaluate(key, frame), evaluator.evaluate(value, frame))
    return evaluator.allocate(made)


def evaluate_list(evaluator: Evaluator, node: ast.List, frame: Frame) -> Value:
    """Evaluate `[one, *others]`."""
    return evaluator.allocate(_read_items(evaluator, node.elts, frame, "list"))


def evaluate_set(evaluator: Evaluator, node: ast.Set, frame: Frame) -> Value:
    """Evaluate `{one, other}`."""
    return evaluator.allocate(_read_items(evaluator, node.elts, frame, "set"))


def evaluate_tuple(evaluator: Evaluator, node: ast.Tuple, frame: Frame) -> Value:
    """Evaluate `(one, other)`, which nothing changes."""
    return _read_items(evaluator, node.elts, frame, "tuple")


def _read_items(
    evaluator: Evaluator, nodes: Sequence[ast.expr], frame: Frame, kind: str
) -> ListContent:
    made = ListContent((), kind)
    for node in nodes:
        value = evaluator.evaluate(node, frame)
        if type(node).__name__ != "Starred":
            made = made.appended(value)
            continue
        made = extend(made, value, evaluator)
    return made


def evaluate_starred(evaluator: Evaluator, node: ast.Starred, frame: Frame) -> Value:
    """Evaluate what `*` unpacks."""
    return evaluator.evaluate(node.value, frame)
