"""Functions and imports inside of functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.expressions.functions import nested_function

if TYPE_CHECKING:
    import ast

    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator


def run_function(
    evaluator: Evaluator, node: ast.FunctionDef | ast.AsyncFunctionDef, frame: Frame
) -> None:
    """Run `def name(): ...` in a function; what decorates it is called with it."""
    made = nested_function(node, frame)
    frame.state.variables[node.name] = evaluator.decorate(made, frame)


def run_import(evaluator: Evaluator, node: ast.Import, frame: Frame) -> None:
    """Run `import a.b` in a function."""
    for alias in node.names:
        path = alias.name if alias.asname else alias.name.partition(".")[0]
        value = evaluator.value_of(evaluator.definitions.imported(path))
        frame.state.variables[alias.asname or path] = value


def run_import_from(evaluator: Evaluator, node: ast.ImportFrom, frame: Frame) -> None:
    """Run `from a import b` in a function."""
    for alias in node.names:
        path = evaluator.definitions.absolute_path(node, alias, frame.scope)
        value = evaluator.value_of(evaluator.definitions.imported(path))
        frame.state.variables[alias.asname or alias.name] = value
