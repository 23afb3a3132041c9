"""The bodies of functions, modules and classes."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.possible_senders.program.functions import Function
from wrapdocs_introspect.possible_senders.reading.annotations import connect_annotation
from wrapdocs_introspect.possible_senders.reading.expressions import ExpressionReader
from wrapdocs_introspect.possible_senders.reading.implicit_calls import ReturnedObject
from wrapdocs_introspect.possible_senders.reading.statements import StatementReader
from wrapdocs_introspect.possible_senders.values.conversions import as_stored, only_objects
from wrapdocs_introspect.possible_senders.values.kinds import (
    ClassObject,
    FunctionObject,
    Instance,
    OwnMethod,
)
from wrapdocs_introspect.possible_senders.values.variables import Variable
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.possible_senders.program.classes import Class
    from wrapdocs_introspect.possible_senders.program.package import Program
    from wrapdocs_introspect.possible_senders.values.kinds import Value


def read_function(program: Program, function: Function) -> None:
    """Read what a function does; of one whose requests are known, only what it says it returns.

    Args:
        program: The package.
        function: The function.
    """
    reader = ExpressionReader(program, function)
    node = function.node
    returns = getattr(node, "returns", None)
    if returns is not None:
        returned = Variable()
        connect_annotation(reader, returns, returned)
        program.solver.connect(returned, function.returns, only_objects)
        if program.is_known_sender(function):
            return
    _note_names(function, getattr(node, "body", []))
    _fill_parameters(program, function)
    for one in getattr(node, "decorator_list", ()):
        _read_decorator(reader, one)
    StatementReader(reader).read(getattr(node, "body", []))
    for inner in function.nested:
        callee = inner.as_object(None, is_bound=False)
        program.add_call(function, callee, inner.line, is_made=not _is_registered(inner))
    if function.name != "__init__":
        watcher = ReturnedObject(program, function, function.line)
        program.solver.watch(function.returns, watcher)


def _is_registered(function: Function) -> bool:
    """Tell whether a decorator gets an inner function, which it may call."""
    decorators = getattr(function.node, "decorator_list", ())
    names = {last_part(one.func if isinstance(one, ast.Call) else one) for one in decorators}
    return not names <= {"wraps"}


def stores_attributes(function: Function) -> bool:
    """Tell whether a function sets attributes of objects, which other functions may read."""
    for statement in statements_of(getattr(function.node, "body", [])):
        if isinstance(statement, ast.Assign):
            targets = statement.targets
        elif isinstance(statement, (ast.AnnAssign, ast.AugAssign)):
            targets = [statement.target]
        else:
            continue
        if any(isinstance(one, ast.Attribute) for one in targets):
            return True
    return False


def _fill_parameters(program: Program, function: Function) -> None:
    """Let the parameters hold what is known of them without a call."""
    if function.self_name is not None and function.owner is not None:
        own = function.owner.itself if function.kind == "method" else function.owner.own_object
        program.solver.add(function.variable(function.self_name), own)
    for rest in (function.rest, function.rest_named):
        if rest is not None:
            program.solver.connect(program.data, function.variable(rest))


def read_declaration(program: Program, cls: Class, name: str) -> None:
    """Read what the body of a class assigns to an attribute.

    Args:
        program: The package.
        cls: The class.
        name: The name of the attribute.
    """
    if cls.body is None:
        cls.body = Function("<class>", cls.scope, ast.Module(body=[], type_ignores=[]))
        for method in cls.functions:
            program.solver.add(cls.body.variable(method), cls.own_method(method))
    reader = ExpressionReader(program, cls.body)
    target = program.attributes.stored(cls, name)
    for annotation, value in cls.declarations.get(name, ()):
        connect_annotation(reader, annotation, target)
        program.solver.connect(reader.read(value), target, as_stored)


def _note_names(function: Function, body: Iterable[ast.stmt]) -> None:
    """Note which names the statements of a body assign, and which are those of the module."""
    for statement in statements_of(body):
        if isinstance(statement, ast.Global):
            function.global_names.update(statement.names)
        elif isinstance(statement, ast.Nonlocal):
            function.outer_names.update(statement.names)
        elif isinstance(statement, ast.Assign):
            for target in statement.targets:
                function.assigned_names.update(_names_in(target))
        elif isinstance(statement, (ast.AnnAssign, ast.AugAssign, ast.For, ast.AsyncFor)):
            function.assigned_names.update(_names_in(statement.target))


def _names_in(target: ast.expr) -> Iterable[str]:
    if isinstance(target, ast.Name):
        return (target.id,)
    if isinstance(target, (ast.Tuple, ast.List)):
        return (name for one in target.elts for name in _names_in(one))
    return ()


def _read_decorator(reader: ExpressionReader, node: ast.expr) -> None:
    """Count what a decorator calls as called by the function that it decorates."""
    held = reader.read(node)
    if held is not None:
        call = DecoratorCall(reader.program, reader.function, node.lineno)
        reader.solver.watch(held, call)


class DecoratorCall:
    """Counts a decorator as called whenever the function is that it decorates."""

    __slots__ = ("_line", "_program", "function")

    def __init__(self, program: Program, function: Function, line: int) -> None:
        """Count a decorator.

        Args:
            program: The package.
            function: The function that it decorates.
            line: The line of the decorator.
        """
        self._program = program
        self.function = function
        self._line = line

    def meet(self, value: Value) -> None:
        """Count a function, or the methods of a class that stands for one."""
        if isinstance(value, (FunctionObject, OwnMethod)):
            self._add(value)
        elif isinstance(value, (ClassObject, Instance)):
            for name in ("__call__", "__get__"):
                for one in value.cls.find(name):
                    self._add(one.as_object(value.cls, is_bound=True))

    def _add(self, callee: FunctionObject | OwnMethod) -> None:
        self.function.decorators.add(callee)
        self._program.add_call(self.function, callee, self._line)
