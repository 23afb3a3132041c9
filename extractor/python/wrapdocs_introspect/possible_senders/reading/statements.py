"""Statements: what the body of a function or module does, in no particular order."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.names.scope_reader import imported_names
from wrapdocs_introspect.possible_senders.program.functions import Function
from wrapdocs_introspect.possible_senders.reading.annotations import connect_annotation
from wrapdocs_introspect.possible_senders.reading.assignments import assign
from wrapdocs_introspect.possible_senders.reading.implicit_calls import ITERATION
from wrapdocs_introspect.possible_senders.values.conversions import as_instance, as_returned
from wrapdocs_introspect.possible_senders.values.variables import Variable
from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from wrapdocs_introspect.possible_senders.reading.expressions import ExpressionReader

_ENTERING = ("__enter__", "__aenter__", "__exit__", "__aexit__")


class StatementReader:
    """Reads the statements of a body."""

    def __init__(self, reader: ExpressionReader) -> None:
        """Read statements.

        Args:
            reader: Reads the expressions in them.
        """
        self._reader = reader
        self._solver = reader.solver
        self._function = reader.function

    def read(self, body: Iterable[ast.stmt]) -> None:
        """Read statements, and those inside of them."""
        for statement in statements_of(body):
            read = _READERS.get(type(statement))
            if read is not None:
                read(self, statement)

    def _read_expressions(self, statement: ast.stmt) -> None:
        """Read a statement that only evaluates its expressions."""
        for part in ast.iter_child_nodes(statement):
            if isinstance(part, ast.expr):
                self._reader.read(part)

    def _read_assignment(self, statement: ast.Assign) -> None:
        value = self._reader.read(statement.value)
        for target in statement.targets:
            assign(self._reader, target, value)

    def _read_augmented(self, statement: ast.AugAssign) -> None:
        assign(self._reader, statement.target, self._reader.read(statement.value))

    def _read_return(self, statement: ast.Return) -> None:
        held = self._reader.read(statement.value)
        self._solver.connect(held, self._function.returns, as_returned)

    def _read_loop(self, statement: ast.For | ast.AsyncFor) -> None:
        iterated = self._reader.read(statement.iter)
        held = self._reader.call_special(iterated, ITERATION, statement.lineno)
        assign(self._reader, statement.target, held)

    def _read_annotated(self, statement: ast.AnnAssign) -> None:
        value = Variable()
        self._solver.connect(self._reader.read(statement.value), value)
        connect_annotation(self._reader, statement.annotation, value)
        assign(self._reader, statement.target, value)

    def _read_with(self, statement: ast.With | ast.AsyncWith) -> None:
        for item in statement.items:
            held = self._reader.read(item.context_expr)
            entered = self._reader.call_special(held, _ENTERING, statement.lineno)
            if item.optional_vars is not None:
                assign(self._reader, item.optional_vars, entered)

    def _read_handlers(self, statement: ast.Try) -> None:
        for one in statement.handlers:
            held = self._reader.read(one.type)
            if one.name is not None:
                caught = Variable()
                self._solver.connect(held, caught, as_instance)
                self._solver.connect(self._reader.program.data, caught)
                self._solver.connect(caught, self._function.variable(one.name))

    def _read_import(self, statement: ast.Import | ast.ImportFrom) -> None:
        if self._function.name == "<module>":
            return  # The names of modules are resolved without their bodies.
        for name, path in imported_names(statement, self._function.scope.module):
            held = self._reader.program.names.imported(path)
            self._solver.connect(held, self._function.variable(name))

    def _read_nested(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if self._function.name == "<module>":
            return
        inner = Function(node.name, self._function.scope, node, parent=self._function)
        self._function.nested.append(inner)
        value = inner.as_object(None, is_bound=False)
        self._solver.add(self._function.variable(node.name), value)

    def _read_inner_class(self, node: ast.ClassDef) -> None:
        """Read the methods of a class in a function as functions that this one may call."""
        if self._function.name == "<module>":
            return
        for statement in statements_of(node.body):
            if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
                inner = Function(statement.name, self._function.scope, statement)
                inner.parent = self._function
                self._function.nested.append(inner)


_READERS: dict[type[ast.stmt], Callable[[StatementReader, Any], None]] = {
    **dict.fromkeys(
        (ast.Expr, ast.If, ast.While, ast.Match, ast.Assert, ast.Raise, ast.Delete),
        StatementReader._read_expressions,
    ),
    ast.Assign: StatementReader._read_assignment,
    ast.AnnAssign: StatementReader._read_annotated,
    ast.AugAssign: StatementReader._read_augmented,
    ast.Return: StatementReader._read_return,
    ast.For: StatementReader._read_loop,
    ast.AsyncFor: StatementReader._read_loop,
    ast.With: StatementReader._read_with,
    ast.AsyncWith: StatementReader._read_with,
    ast.Import: StatementReader._read_import,
    ast.ImportFrom: StatementReader._read_import,
    ast.FunctionDef: StatementReader._read_nested,
    ast.AsyncFunctionDef: StatementReader._read_nested,
    ast.ClassDef: StatementReader._read_inner_class,
    ast.Try: StatementReader._read_handlers,
    **({ast.TryStar: StatementReader._read_handlers} if hasattr(ast, "TryStar") else {}),
}
