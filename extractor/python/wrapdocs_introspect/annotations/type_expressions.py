"""Type expressions of the contract, from syntax trees."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.expressions import dotted_name, parse_type
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    import griffe

    from wrapdocs_introspect.contract import NameType, TypeExpression
    from wrapdocs_introspect.names.scope import Scope

_LITERALS = frozenset({"typing.Literal", "typing_extensions.Literal"})
ANNOTATED = frozenset({"typing.Annotated", "typing_extensions.Annotated"})
# `constr(max_length=3)` is a `str` with limits; the limits are read elsewhere.
CONSTRAINED_TYPES = {
    "conint": "int",
    "confloat": "float",
    "constr": "str",
    "conbytes": "bytes",
    "condecimal": "Decimal",
    "condate": "date",
    "conlist": "list",
    "conset": "set",
    "confrozenset": "frozenset",
}


def type_from_node(node: ast.expr, scope: Scope) -> TypeExpression:
    """Make the `TypeExpression` of an annotation.

    Args:
        node: The annotation; strings in it are read as forward references.
        scope: The scope that the annotation is in.

    Returns:
        The type with its names resolved. `Annotated[T, ...]` becomes `T`.
    """
    if isinstance(node, ast.Name):
        return _name(node.id, scope)
    if isinstance(node, ast.Attribute):
        return _dotted(node, scope)
    if isinstance(node, ast.Subscript):
        return _subscript(node, scope)
    if isinstance(node, ast.Constant):
        return _constant(node, scope)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return {"kind": "union", "members": [type_from_node(n, scope) for n in _members(node)]}
    if isinstance(node, (ast.List, ast.Tuple)):
        return {"kind": "list", "items": [type_from_node(item, scope) for item in node.elts]}
    if isinstance(node, ast.Call):
        return _call(node, scope)
    return _text(node)


def type_from_text(text: str, scope: Scope) -> TypeExpression:
    """Make the `TypeExpression` of a type that is written as text."""
    node = parse_type(text)
    return type_from_node(node, scope) if node is not None else {"kind": "text", "text": text}


def type_from_expression(expr: griffe.Expr | str, scope: Scope) -> TypeExpression:
    """Make the `TypeExpression` of a griffe expression, if there is no syntax-tree node."""
    return type_from_text(str(expr), scope)


def names_in(expression: TypeExpression) -> Iterator[NameType]:
    """Yield every name of a type expression."""
    if expression["kind"] == "name":
        yield expression
    elif expression["kind"] == "generic":
        yield from names_in(expression["origin"])
        for argument in expression["arguments"]:
            yield from names_in(argument)
    elif expression["kind"] == "union":
        for member in expression["members"]:
            yield from names_in(member)
    elif expression["kind"] == "list":
        for item in expression["items"]:
            yield from names_in(item)


def _name(name: str, scope: Scope) -> NameType:
    resolved = scope.resolve(name)
    if resolved is None:
        return {"kind": "name", "name": name}
    return {"kind": "name", "name": name, "id": resolved}


def _dotted(node: ast.Attribute, scope: Scope) -> TypeExpression:
    dotted = dotted_name(node)
    return _name(dotted, scope) if dotted is not None else _text(node)


def _subscript(node: ast.Subscript, scope: Scope) -> TypeExpression:
    origin = type_from_node(node.value, scope)
    arguments = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    origin_id = origin.get("id") if origin["kind"] == "name" else None
    if origin_id in ANNOTATED and arguments:
        return type_from_node(arguments[0], scope)
    make = _literal if origin_id in _LITERALS else type_from_node
    return {
        "kind": "generic",
        "origin": origin,
        "arguments": [make(argument, scope) for argument in arguments],
    }


def _literal(node: ast.expr, _scope: Scope) -> TypeExpression:
    return {"kind": "literal", "text": text_of(node)}


def _constant(node: ast.Constant, scope: Scope) -> TypeExpression:
    if node.value is None:
        return {"kind": "name", "name": "None"}
    if isinstance(node.value, str):
        return type_from_text(node.value, scope)
    return {"kind": "literal", "text": text_of(node)}


def _members(node: ast.expr) -> list[ast.expr]:
    """Flatten `A | B | C`, however long it is."""
    right: list[ast.expr] = []
    while isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        right.append(node.right)
        node = node.left
    return [node, *reversed(right)]


def _call(node: ast.Call, scope: Scope) -> TypeExpression:
    dotted = dotted_name(node.func) or ""
    plain = CONSTRAINED_TYPES.get(dotted.rpartition(".")[2])
    if plain is None or not (scope.resolve(dotted) or "").startswith("pydantic"):
        return _text(node)
    origin = _name(plain, scope)
    if not plain.endswith(("list", "set")) or not node.args:
        return origin
    return {"kind": "generic", "origin": origin, "arguments": [type_from_node(node.args[0], scope)]}


def _text(node: ast.expr) -> TypeExpression:
    return {"kind": "text", "text": text_of(node)}
