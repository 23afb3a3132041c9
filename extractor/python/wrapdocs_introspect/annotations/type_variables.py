"""What the type variables of a generic base stand for in a class: `class Users(Manager[User])`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

import griffe

from wrapdocs_introspect.annotations.type_expressions import type_from_node
from wrapdocs_introspect.annotations.vocabulary import GENERICS
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import plain_base
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import dotted_name, last_part
from wrapdocs_introspect.source.nodes import attribute_node, class_node

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from wrapdocs_introspect.contract import TypeExpression

_MAX_DEPTH = 20
_VARIABLES = frozenset({"ParamSpec", "TypeVar", "TypeVarTuple"})


def bind_variables(cls: Scope, base: Scope, depth: int = 0) -> dict[str, TypeExpression]:
    """Return what a class gives the type variables of one of its bases.

    Args:
        cls: The class.
        base: The base, direct or not.
        depth: How many classes are between it and the one that was asked about.

    Returns:
        The types by the ids of the variables, or by their names if they have none; variables that
        nothing is given for are left out.
    """
    outer = cls.parent or cls
    for node in cls.base_nodes if depth < _MAX_DEPTH else ():
        found = outer.find(plain_base(node))
        if not isinstance(found, Scope):
            continue
        given = dict(zip(_variables(found), _arguments(node, outer), strict=False))
        if found is base:
            return given
        inherited = bind_variables(found, base, depth + 1)
        if inherited:
            return {name: replace_names(one, given) for name, one in inherited.items()}
    return {}


def replace_names(part: Any, types: Mapping[str, TypeExpression]) -> Any:
    """Return a part of the contract with other types in place of names.

    Args:
        part: The part.
        types: The types by the ids or names that they replace.
    """
    if isinstance(part, list):
        return [replace_names(one, types) for one in part]
    if not isinstance(part, dict):
        return part
    if part.get("kind") == "name":
        known = types.get(str(part.get("id", part["name"])))
        if known is not None:
            return known
    return {key: replace_names(one, types) for key, one in part.items()}


def _arguments(base: ast.expr, scope: Scope) -> list[TypeExpression]:
    if not isinstance(base, ast.Subscript):
        return []
    nodes = base.slice.elts if isinstance(base.slice, ast.Tuple) else [base.slice]
    return [type_from_node(node, scope) for node in nodes]


def _variables(cls: Scope) -> list[str]:
    """Return the variables of a class in the order of its arguments: ids, or names of PEP 695."""
    head = class_node(cls.owner)
    declared = head.type_parameters if head is not None else ()
    if declared:
        return [str(getattr(one, "name", "")) for one in declared]
    bases = [base for base in cls.base_nodes if isinstance(base, ast.Subscript)]
    outer = cls.parent or cls
    generic = [base for base in bases if outer.resolve_node(base.value) in GENERICS]
    places = [Expression(base.slice, outer) for base in generic or bases]
    return list(dict.fromkeys(one for place in places for one in _variables_in(place)))


def _variables_in(given: Expression) -> Iterator[str]:
    for node in ast.walk(given.node):
        if not isinstance(node, (ast.Name, ast.Attribute)) or dotted_name(node) is None:
            continue
        found = given.part(node).target()
        value = attribute_node(found) if isinstance(found, griffe.Attribute) else None
        call = value.value if value is not None else None
        if found is not None and isinstance(call, ast.Call) and last_part(call.func) in _VARIABLES:
            yield found.path
