"""Annotations of parameters: the type, and what `Annotated` says beside it."""

from __future__ import annotations

import ast

from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.records import record
from wrapdocs_introspect.source.expressions import dotted_name

_MAX_HOPS = 10


@record
class Annotation:
    """A type without its `Annotated`, and the metadata in it, outermost last."""

    type: Expression | None = None
    metadata: tuple[Expression, ...] = ()


def read_annotation(expression: Expression | None, hops: int = 0) -> Annotation:
    """Read an annotation, following the names of `Annotated` aliases.

    Args:
        expression: The annotation as written; may be text.
        hops: How many aliases were followed so far.

    Returns:
        Its type and metadata.
    """
    if expression is None:
        return Annotation()
    expression = expression.unquoted()
    node = expression.node
    if isinstance(node, ast.Subscript) and is_typing(expression.part(node.value), "Annotated"):
        arguments = arguments_of(node)
        inner = read_annotation(expression.part(arguments[0]), hops)
        own = tuple(expression.part(argument) for argument in arguments[1:])
        return Annotation(inner.type, (*inner.metadata, *own))
    alias = alias_target(expression) if hops < _MAX_HOPS else None
    if alias is not None:
        followed = read_annotation(alias, hops + 1)
        if followed.metadata:
            return followed
    return Annotation(expression)


def alias_target(expression: Expression) -> Expression | None:
    """Return the target of a type alias."""
    node = expression.node
    if not isinstance(node, (ast.Name, ast.Attribute)):
        return None
    found = expression.scope.find(node)
    if not isinstance(found, Binding) or found.value is None:
        return None
    value = Expression(found.value, found.scope)
    if isinstance(found.value, ast.Call):
        is_new_type = is_typing(value.part(found.value.func), "NewType")
        return (
            value.part(found.value.args[1]) if is_new_type and len(found.value.args) > 1 else None
        )
    return value


def arguments_of(node: ast.Subscript) -> list[ast.expr]:
    """Return the arguments of `X[...]`."""
    return node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]


def is_typing(expression: Expression, *names: str) -> bool:
    """Tell whether a name is one of `typing`'s."""
    dotted = dotted_name(expression.node)
    if dotted is None:
        return False
    module, _, name = (expression.scope.resolve(dotted) or dotted).rpartition(".")
    return name in names and module in {"typing", "typing_extensions", ""}


def union_members(expression: Expression) -> list[Expression] | None:
    """Return the members of a union, None for any other type; `Optional[X]` has two."""
    node = expression.node
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        members: list[Expression] = []
        while isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            members.append(expression.part(node.right))
            node = node.left
        return [expression.part(node), *reversed(members)]
    if not isinstance(node, ast.Subscript):
        return None
    if is_typing(expression.part(node.value), "Union"):
        return [expression.part(argument) for argument in arguments_of(node)]
    if is_typing(expression.part(node.value), "Optional"):
        return [expression.part(node.slice), expression.part(ast.Constant(None))]
    return None


def is_none(expression: Expression) -> bool:
    """Tell whether a type is None."""
    return isinstance(expression.node, ast.Constant) and expression.node.value is None


def plain_type(expression: Expression) -> Expression:
    """Return `X` of `Optional[X]`, `Annotated[X, ...]` and `"X"`."""
    annotation = read_annotation(expression)
    plain = annotation.type or expression
    members = union_members(plain)
    if members is None:
        return plain
    others = [member for member in members if not is_none(member)]
    return plain_type(others[0]) if len(others) == 1 else plain
