"""Assignments: what targets hold."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.possible_senders.reading.attribute_access import AttributeStore
from wrapdocs_introspect.possible_senders.values.conversions import only_objects

if TYPE_CHECKING:
    from wrapdocs_introspect.possible_senders.reading.expressions import ExpressionReader
    from wrapdocs_introspect.possible_senders.values.variables import Variable


def assign(reader: ExpressionReader, target: ast.expr, value: Variable | None) -> None:
    """Let a target hold what a variable holds.

    Args:
        reader: Reads the expressions in the target.
        target: What is assigned to.
        value: The variable; None if nothing is known of the value.
    """
    if isinstance(target, ast.Name):
        _assign_name(reader, target.id, value)
    elif isinstance(target, ast.Attribute):
        _assign_attribute(reader, target, value)
    elif isinstance(target, (ast.Tuple, ast.List)):
        for one in target.elts:
            assign(reader, one, value)
    elif isinstance(target, ast.Starred):
        assign(reader, target.value, value)
    elif isinstance(target, ast.Subscript):
        _assign_item(reader, target, value)


def store_attribute(
    reader: ExpressionReader, base: Variable | None, name: str, value: Variable | None, line: int
) -> None:
    """Store something in an attribute.

    Args:
        reader: Reads the function that does it.
        base: The variable that holds the object.
        name: The name of the attribute.
        value: The variable that holds what is stored.
        line: The line on which it is.
    """
    if value is None:
        return
    program = reader.program
    if base is not None and not base.is_constant:
        program.unknown_stores.append((base, name, value))
    store = AttributeStore(program, reader.function, line, name, value)
    program.solver.watch(base or program.data, store)


def _assign_name(reader: ExpressionReader, name: str, value: Variable | None) -> None:
    function, program = reader.function, reader.program
    while name in function.outer_names and function.parent is not None:
        function = function.parent
    if function.name == "<module>" or name in function.global_names:
        module = program.scopes.of(function.scope.module)
        target = program.names.global_variable(module, name)
    else:
        target = function.variable(name)
    program.solver.connect(value, target)


def _assign_attribute(
    reader: ExpressionReader, target: ast.Attribute, value: Variable | None
) -> None:
    owner = reader.function.owner
    if reader.is_self(target.value) and owner is not None:
        base: Variable | None = reader.program.constant(owner.itself)
    else:
        base = reader.read(target.value)
    store_attribute(reader, base, target.attr, value, target.lineno)


def _assign_item(reader: ExpressionReader, target: ast.Subscript, value: Variable | None) -> None:
    reader.read(target.slice)
    base = reader.read(target.value)
    reader.call_special(base, ("__setitem__",), target.lineno)
    is_data = value is reader.program.data
    if base is not None and not base.is_constant and not is_data:
        reader.solver.connect(value, base, only_objects)
