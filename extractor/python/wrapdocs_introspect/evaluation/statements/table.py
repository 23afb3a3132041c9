"""Statements: one function for each kind, in a table."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.evaluation.statements.assignments import (
    run_annotated,
    run_assignment,
    run_augmented,
    run_delete,
)
from wrapdocs_introspect.evaluation.statements.blocks import run_match, run_try, run_with
from wrapdocs_introspect.evaluation.statements.definitions import (
    run_function,
    run_import,
    run_import_from,
)
from wrapdocs_introspect.evaluation.statements.jumps import (
    run_assert,
    run_break,
    run_expression,
    run_if,
    run_raise,
    run_return,
)
from wrapdocs_introspect.evaluation.statements.loops import run_for, run_while

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.evaluation.frames import State

STATEMENTS: dict[type[ast.stmt], Callable[[Any, Any, Any], list[State] | None]] = {
    ast.Expr: run_expression,
    ast.Assign: run_assignment,
    ast.AnnAssign: run_annotated,
    ast.AugAssign: run_augmented,
    ast.Delete: run_delete,
    ast.Return: run_return,
    ast.Raise: run_raise,
    ast.Assert: run_assert,
    ast.If: run_if,
    ast.For: run_for,
    ast.AsyncFor: run_for,
    ast.While: run_while,
    ast.Break: run_break,
    ast.Continue: run_break,
    ast.With: run_with,
    ast.AsyncWith: run_with,
    ast.Try: run_try,
    ast.Match: run_match,
    ast.FunctionDef: run_function,
    ast.AsyncFunctionDef: run_function,
    ast.Import: run_import,
    ast.ImportFrom: run_import_from,
}
"""Each returns the states behind the statement; None stands for the one that it was run in."""

if hasattr(ast, "TryStar"):
    STATEMENTS[ast.TryStar] = run_try
