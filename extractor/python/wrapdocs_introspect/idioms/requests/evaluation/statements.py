"""Runs the statements of a function on abstract values."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any, TypeGuard

from wrapdocs_introspect.idioms.requests.evaluation.assignments import (
    assign,
    merge_variables,
    remove_item,
)
from wrapdocs_introspect.idioms.requests.evaluation.comparisons import truth_of
from wrapdocs_introspect.idioms.requests.evaluation.loops import (
    keep_known,
    prepare_loop,
    sets_by_name,
)
from wrapdocs_introspect.idioms.requests.evaluation.operators import add_values
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    UNKNOWN,
    FunctionValue,
    Text,
    Value,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Sequence as SequenceValue
from wrapdocs_introspect.idioms.requests.following.function import Function
from wrapdocs_introspect.idioms.requests.following.iteration import element_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wrapdocs_introspect.idioms.requests.following.frames import Frame
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter

_MAX_UNROLLED = 60


def run_block(interpreter: Interpreter, body: Sequence[ast.stmt], frame: Frame) -> bool:
    """Run statements in order.

    Returns:
        Whether the block surely ends the function: it returns or raises.
    """
    for statement in body:
        interpreter.step()
        runner = _RUNNERS.get(type(statement))
        if runner is not None and runner(interpreter, statement, frame):
            return True
    return False


def _run_expression(interpreter: Interpreter, node: ast.Expr, frame: Frame) -> bool:
    interpreter.evaluate(node.value, frame)
    return False


def _run_return(interpreter: Interpreter, node: ast.Return, frame: Frame) -> bool:
    value = interpreter.evaluate(node.value, frame) if node.value is not None else NONE
    frame.returned.append(value)
    return True


def _run_raise(_: Interpreter, __: ast.Raise, ___: Frame) -> bool:
    return True


def _run_assign(interpreter: Interpreter, node: ast.Assign, frame: Frame) -> bool:
    value = interpreter.evaluate(node.value, frame)
    for target in node.targets:
        assign(interpreter, target, value, frame)
    return False


def _run_annotated(interpreter: Interpreter, node: ast.AnnAssign, frame: Frame) -> bool:
    if node.value is not None:
        value = interpreter.evaluate(node.value, frame)
        name = node.target.attr if isinstance(node.target, ast.Attribute) else ""
        value = interpreter.with_annotation(value, node.annotation, frame.scope, name)
        assign(interpreter, node.target, value, frame)
    return False


def _run_augmented(interpreter: Interpreter, node: ast.AugAssign, frame: Frame) -> bool:
    left = interpreter.evaluate(node.target, frame)
    right = interpreter.evaluate(node.value, frame)
    value = add_values(left, right) if isinstance(node.op, ast.Add) else UNKNOWN
    assign(interpreter, node.target, value, frame)
    return False


def _run_if(interpreter: Interpreter, node: ast.If, frame: Frame) -> bool:
    truth = truth_of(interpreter.evaluate(node.test, frame))
    if truth and _demands_setting(interpreter, node, frame):
        return False
    if truth is not None:
        return run_block(interpreter, node.body if truth else node.orelse, frame)
    before = frame.variables
    frame.variables = dict(before)
    body_ends = run_block(interpreter, node.body, frame)
    after_body = frame.variables
    frame.variables = dict(before)
    else_ends = run_block(interpreter, node.orelse, frame)
    if not body_ends:
        after_else = frame.variables
        frame.variables = after_body if else_ends else merge_variables(after_body, after_else)
    return body_ends and else_ends


def _demands_setting(interpreter: Interpreter, node: ast.If, frame: Frame) -> bool:
    """Tell whether a statement demands what a caller sets later: `if not self.token: raise ...`.

    The empty value that an object begins with is none that it sends anything with.
    """
    test = node.test
    if node.orelse or not isinstance(node.body[-1], ast.Raise):
        return False
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        asked = test.operand
    elif isinstance(test, ast.Compare) and isinstance(test.ops[0], (ast.Is, ast.Eq)):
        asked = test.left
    else:
        return False
    is_setting = isinstance(asked, ast.Attribute)
    return is_setting and interpreter.evaluate(asked, frame) in (NONE, Text(()))


def _run_for(interpreter: Interpreter, node: ast.For | ast.AsyncFor, frame: Frame) -> bool:
    items = interpreter.evaluate(node.iter, frame)
    prepare_loop(node, frame)
    if _is_small(items) and sets_by_name(node):
        elements = items.items
    else:
        elements = (element_of(interpreter, items),)
    before = frame.variables.copy()
    for one in elements:
        assign(interpreter, node.target, one, frame)
        run_block(interpreter, node.body, frame)
    if elements == (UNKNOWN,):
        keep_known(before, frame)
    run_block(interpreter, node.orelse, frame)
    return False


def _is_small(items: Value) -> TypeGuard[SequenceValue]:
    if not isinstance(items, SequenceValue) or items.is_open:
        return False
    return len(items.items) <= _MAX_UNROLLED


def _run_while(interpreter: Interpreter, node: ast.While, frame: Frame) -> bool:
    is_plain = isinstance(node.test, ast.Compare)
    if is_plain and truth_of(interpreter.evaluate(node.test, frame)) is False:
        return run_block(interpreter, node.orelse, frame)
    prepare_loop(node, frame)
    interpreter.evaluate(node.test, frame)
    run_block(interpreter, node.body, frame)
    run_block(interpreter, node.orelse, frame)
    return False


def _run_with(interpreter: Interpreter, node: ast.With | ast.AsyncWith, frame: Frame) -> bool:
    for item in node.items:
        value = interpreter.evaluate(item.context_expr, frame)
        if item.optional_vars is not None:
            assign(interpreter, item.optional_vars, value, frame)
    return run_block(interpreter, node.body, frame)


def _run_try(interpreter: Interpreter, node: ast.Try, frame: Frame) -> bool:
    ends = run_block(interpreter, node.body, frame)
    after_body = frame.variables
    for handler in node.handlers:
        # What a handler sends counts, what it assigns does not: the body is the usual way.
        frame.variables = dict(after_body)
        if handler.name is not None:
            frame.variables[handler.name] = UNKNOWN
        run_block(interpreter, handler.body, frame)
    frame.variables = after_body
    ends = ends or run_block(interpreter, node.orelse, frame)
    return run_block(interpreter, node.finalbody, frame) or ends


def _run_match(interpreter: Interpreter, node: ast.Match, frame: Frame) -> bool:
    interpreter.evaluate(node.subject, frame)
    for case in node.cases:
        run_block(interpreter, case.body, frame)
    return False


def _run_function(
    _: Interpreter, node: ast.FunctionDef | ast.AsyncFunctionDef, frame: Frame
) -> bool:
    frame.variables[node.name] = FunctionValue(Function(node, frame.scope, None, frame))
    return False


def _run_delete(interpreter: Interpreter, node: ast.Delete, frame: Frame) -> bool:
    for target in node.targets:
        if isinstance(target, ast.Subscript):
            remove_item(interpreter, target, frame)
        elif isinstance(target, ast.Name):
            frame.variables.pop(target.id, None)
    return False


def _run_import(interpreter: Interpreter, node: ast.Import, frame: Frame) -> bool:
    for alias in node.names:
        path = alias.name if alias.asname else alias.name.partition(".")[0]
        found = interpreter.definitions.imported(path)
        frame.variables[alias.asname or path] = interpreter.value_of(found)
    return False


def _run_import_from(interpreter: Interpreter, node: ast.ImportFrom, frame: Frame) -> bool:
    for alias in node.names:
        path = interpreter.definitions.absolute_path(node, alias, frame.scope)
        found = interpreter.definitions.imported(path)
        frame.variables[alias.asname or alias.name] = interpreter.value_of(found)
    return False


_RUNNERS: dict[type[ast.stmt], Callable[[Interpreter, Any, Frame], bool]] = {
    ast.Expr: _run_expression,
    ast.Return: _run_return,
    ast.Raise: _run_raise,
    ast.Assign: _run_assign,
    ast.AnnAssign: _run_annotated,
    ast.AugAssign: _run_augmented,
    ast.If: _run_if,
    ast.For: _run_for,
    ast.AsyncFor: _run_for,
    ast.While: _run_while,
    ast.With: _run_with,
    ast.AsyncWith: _run_with,
    ast.Try: _run_try,
    ast.Match: _run_match,
    ast.FunctionDef: _run_function,
    ast.AsyncFunctionDef: _run_function,
    ast.Delete: _run_delete,
    ast.Import: _run_import,
    ast.ImportFrom: _run_import_from,
    **({ast.TryStar: _run_try} if hasattr(ast, "TryStar") else {}),
}
