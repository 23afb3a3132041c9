"""Attributes that name a type."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.annotations.type_expressions import is_constrained_type, part_from_node
from wrapdocs_introspect.names.assignments import follow_alias
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.name_table import is_builtin
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import TypeExpression
    from wrapdocs_introspect.names.scope import Scope

_ALIAS = frozenset({"typing.TypeAlias", "typing_extensions.TypeAlias"})
_NEW_TYPE = frozenset({"typing.NewType", "typing_extensions.NewType"})
_NEW_TYPE_ARGUMENTS = 2
# An alias may name others, and by mistake itself.
_MAX_HOPS = 5
_TYPING = ("typing.", "typing_extensions.", "collections.abc.")
_BUILTIN_TYPES = frozenset({"bool", "bytes", "dict", "float", "int", "list", "set", "str"})
_LIBRARIES = frozenset({"decimal", "pydantic", "uuid"})
_CONTAINERS = frozenset({"list", "dict", "set", "frozenset", "tuple", "type"})


def alias_target(
    annotation: ast.expr | None, value: ast.expr, scope: Scope
) -> TypeExpression | None:
    """Return the type that an assignment names.

    Args:
        annotation: The attribute's annotation.
        value: Its value.
        scope: The scope that it is in.

    Returns:
        The type, or None if the value is not a type.
    """
    if annotation is not None:
        dotted = dotted_name(annotation)
        is_alias = dotted is not None and scope.resolve(dotted) in _ALIAS
        return part_from_node(value, scope) if is_alias else None
    is_type = _is_type(value, scope) or is_constrained_type(Expression(value, scope))
    target = _new_type(value, scope) or (value if is_type else None)
    return part_from_node(target, scope) if target is not None else None


def _new_type(node: ast.expr, scope: Scope) -> ast.expr | None:
    """Return `T` of `NewType("Name", T)`."""
    if not isinstance(node, ast.Call) or len(node.args) != _NEW_TYPE_ARGUMENTS:
        return None
    dotted = dotted_name(node.func)
    is_new_type = dotted is not None and scope.resolve(dotted) in _NEW_TYPE
    return node.args[1] if is_new_type else None


def _is_type(node: ast.expr, scope: Scope, hops: int = 0) -> bool:
    if isinstance(node, ast.Subscript):
        return _is_generic(node, scope)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return _is_member(node.left, scope, hops) and _is_member(node.right, scope, hops)
    dotted = dotted_name(node)
    is_type = _is_class(dotted, scope) or _is_known_type(dotted, scope)
    return is_type or _is_other_alias(node, scope, hops)


def _is_other_alias(node: ast.expr, scope: Scope, hops: int) -> bool:
    """Tell whether a node is the name of another alias: `Name` of `Name = Literal["a"]`."""
    alias = follow_alias(Expression(node, scope))
    is_named = alias.node is not node and hops < _MAX_HOPS
    return is_named and _is_type(alias.node, alias.scope, hops + 1)


def _is_member(node: ast.expr, scope: Scope, hops: int = 0) -> bool:
    if isinstance(node, ast.Constant):
        return node.value is None
    return _is_type(node, scope, hops) or _is_builtin_type(dotted_name(node))


def _is_generic(node: ast.Subscript, scope: Scope) -> bool:
    dotted = dotted_name(node.value)
    if dotted is None:
        return False
    resolved = scope.resolve(dotted) or ""
    if resolved.startswith(_TYPING) or dotted in _CONTAINERS or _is_class(dotted, scope):
        return True
    arguments = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    return _is_class_name(resolved) and all(_is_member(part, scope) for part in arguments)


def _is_class_name(resolved: str) -> bool:
    """Guess from its spelling whether an object of another library is a class."""
    name = resolved.rpartition(".")[2]
    return name[:1].isupper() and not name.isupper()


def _is_class(dotted: str | None, scope: Scope) -> bool:
    resolved = scope.resolve(dotted) if dotted else None
    return resolved is not None and isinstance(scope.lookup(resolved), griffe.Class)


def _is_known_type(dotted: str | None, scope: Scope) -> bool:
    """Tell whether a name is a type of a library that only has few other names like types."""
    if dotted is None:
        return False
    resolved = scope.resolve(dotted)
    if resolved is None:
        return dotted in _BUILTIN_TYPES and is_builtin(dotted)
    return resolved.partition(".")[0] in _LIBRARIES and _is_class_name(resolved)


def _is_builtin_type(dotted: str | None) -> bool:
    return dotted is not None and is_builtin(dotted) and dotted.islower()
