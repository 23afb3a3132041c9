"""Annotations: which objects a variable may hold that has one."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.possible_senders.values.conversions import as_class, as_instance
from wrapdocs_introspect.possible_senders.words import words
from wrapdocs_introspect.source.expressions import last_part, parse_type

if TYPE_CHECKING:
    from wrapdocs_introspect.possible_senders.reading.expressions import ExpressionReader
    from wrapdocs_introspect.possible_senders.values.variables import Variable

_DATA = words("""
    str int float bool bytes dict list tuple set frozenset Dict List Tuple Set Mapping Sequence Text
    Literal date datetime timedelta Decimal UUID Path
    """)
_UNKNOWN = frozenset({"Any", "object", "None", "Optional", "Union", "Callable", "TypeVar"})
_CLASSES = frozenset({"Type", "type"})
_WITHOUT_OBJECTS = frozenset({"Callable", "Literal"})


def connect_annotation(
    reader: ExpressionReader, annotation: ast.expr | None, target: Variable
) -> None:
    """Let a variable hold objects of the classes that its annotation names.

    Args:
        reader: Reads expressions where the annotation is.
        annotation: The annotation, if there is one.
        target: The variable.
    """
    if isinstance(annotation, (ast.Name, ast.Attribute)):
        _connect_name(reader, annotation, target)
    elif isinstance(annotation, ast.Constant):
        if isinstance(annotation.value, str):
            connect_annotation(reader, parse_type(annotation.value), target)
    elif isinstance(annotation, ast.Subscript):
        _connect_generic(reader, annotation, target)
    elif isinstance(annotation, ast.BinOp):
        connect_annotation(reader, annotation.left, target)
        connect_annotation(reader, annotation.right, target)
    elif isinstance(annotation, (ast.List, ast.Tuple)):
        for one in annotation.elts:
            connect_annotation(reader, one, target)


def _connect_name(
    reader: ExpressionReader, annotation: ast.Name | ast.Attribute, target: Variable
) -> None:
    name = last_part(annotation)
    owner = reader.function.owner
    if name in _DATA:
        reader.solver.connect(reader.program.data, target)
    elif name == "Self" and owner is not None:
        reader.solver.add(target, owner.declared)
    elif name not in _UNKNOWN:
        if isinstance(annotation, ast.Name):
            module = reader.program.scopes.of(reader.function.scope.module)
            held = reader.program.names.global_name(module, annotation.id)
        else:
            held = reader.read(annotation)
        reader.solver.connect(held, target, as_instance)


def _connect_generic(reader: ExpressionReader, annotation: ast.Subscript, target: Variable) -> None:
    name, inner = last_part(annotation.value), annotation.slice
    if name in _CLASSES:
        reader.solver.connect(reader.read(inner), target, as_class)
        return
    if name in _WITHOUT_OBJECTS:
        return
    if name not in _UNKNOWN:
        connect_annotation(reader, annotation.value, target)
    connect_annotation(reader, inner, target)
