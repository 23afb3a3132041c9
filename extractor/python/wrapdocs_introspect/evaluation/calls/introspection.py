"""What code asks of the functions of the package while it runs: `inspect.signature(function)`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.bindings import default_of
from wrapdocs_introspect.evaluation.values.contents import DictContent, ObjectContent
from wrapdocs_introspect.evaluation.values.values import External, FunctionValue, Value, text

if TYPE_CHECKING:
    import ast

    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.function import Function
    from wrapdocs_introspect.evaluation.interface import Evaluator

EMPTY = External("inspect.Parameter.empty")
"""The default of a parameter that has none; it is equal to nothing else."""


def make_signature(evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value | None:
    """Return what `inspect.signature` returns: the parameters, with their names and defaults."""
    value = arguments.get(0)
    if not isinstance(value, FunctionValue):
        return None
    parameters = DictContent()
    for one in _parameters_of(value):
        parameters = parameters.put(one.arg, _make_parameter(one, value.function, evaluator))
    content = ObjectContent().put("parameters", evaluator.allocate(parameters))
    return evaluator.allocate(content, "inspect.Signature")


def _parameters_of(value: FunctionValue) -> list[ast.arg]:
    node = value.function.node.args
    declared = [*node.posonlyargs, *node.args]
    own = declared[1:] if value.receiver is not None else declared
    more = [one for one in (node.vararg, *node.kwonlyargs, node.kwarg) if one is not None]
    return [*own, *more]


def _make_parameter(one: ast.arg, function: Function, evaluator: Evaluator) -> Value:
    node = function.defaults.get(one.arg)
    default = default_of(function, node, evaluator) if node is not None else EMPTY
    content = ObjectContent().put("name", text(one.arg)).put("default", default)
    return evaluator.allocate(content.put("empty", EMPTY), "inspect.Parameter")
