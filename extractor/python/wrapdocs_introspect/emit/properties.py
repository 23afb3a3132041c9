"""Methods that read as attributes."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.nodes import AttributeNode, attribute_node, function_node

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Property
    from wrapdocs_introspect.names.scope import Scope

# griffe knows those of the standard library; every library has a `cached_property` of its own.
_CACHED = "cached_property"
_ARGUMENTS = ("fget", "fset", "fdel")


def property_node(member: griffe.Function | griffe.Attribute) -> AttributeNode | None:
    """Return the facts about a property's getter; None if a member is not a property.

    Args:
        member: A method, or what griffe reads as an attribute.
    """
    if isinstance(member, griffe.Attribute):
        return attribute_node(member) if "property" in member.labels else None
    node = function_node(member)
    if node is None or not isinstance(member.parent, griffe.Class):
        return None
    names = {decorator.callable_path.rpartition(".")[2] for decorator in member.decorators}
    return AttributeNode(node.returns, None, node.decorators) if _CACHED in names else None


def describe_property(member: griffe.Function | griffe.Attribute) -> Property:
    """Make the `property` of the contract."""
    described: Property = {}
    if isinstance(member, griffe.Attribute):
        if member.setter is not None or "writable" in member.labels:
            described["setter"] = True
        if member.deleter is not None or "deletable" in member.labels:
            described["deleter"] = True
    if isinstance(member, griffe.Function) or "cached" in member.labels:
        described["cached"] = True
    return described


class CalledProperty:
    """`size = property(get_size, set_size)`."""

    def __init__(self, call: ast.Call, scope: Scope) -> None:
        """Read a call of `property` in a class.

        Args:
            call: The call.
            scope: The class's names.
        """
        self._given = dict(zip(_ARGUMENTS, call.args, strict=False))
        self._given |= {one.arg: one.value for one in call.keywords if one.arg is not None}
        self._scope = scope

    @property
    def getter(self) -> griffe.Function | None:
        """The method that the property reads."""
        dotted = dotted_name(self._given.get("fget"))
        found = self._scope.owner.members.get(dotted) if dotted else None
        return found if isinstance(found, griffe.Function) else None

    def describe(self) -> Property:
        """Make the `property` of the contract."""
        described: Property = {}
        if not _is_nothing(self._given.get("fset")):
            described["setter"] = True
        if not _is_nothing(self._given.get("fdel")):
            described["deleter"] = True
        return described


def called_property(attribute: griffe.Attribute, scope: Scope) -> CalledProperty | None:
    """Return the property that a class attribute is assigned, if it is one."""
    node = attribute_node(attribute)
    call = node.value if node else None
    if not isinstance(attribute.parent, griffe.Class) or not isinstance(call, ast.Call):
        return None
    is_property = isinstance(call.func, ast.Name) and call.func.id == "property"
    return CalledProperty(call, scope) if is_property else None


def _is_nothing(node: ast.expr | None) -> bool:
    return node is None or (isinstance(node, ast.Constant) and node.value is None)
