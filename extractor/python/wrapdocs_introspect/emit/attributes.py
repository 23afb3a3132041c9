"""Attributes, properties and type aliases of the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.annotations.type_aliases import alias_target
from wrapdocs_introspect.annotations.type_expressions import part_from_node, type_from_node
from wrapdocs_introspect.annotations.type_parameters import type_parameter_texts
from wrapdocs_introspect.annotations.variable_bounds import variable_bound
from wrapdocs_introspect.constants.values import value_from_node
from wrapdocs_introspect.emit.properties import called_property, describe_property, property_node
from wrapdocs_introspect.source.nodes import attribute_node, function_node

if TYPE_CHECKING:
    import ast
    from collections.abc import Mapping

    from wrapdocs_introspect.contract import Attribute
    from wrapdocs_introspect.docstrings.reader import DocstringReader
    from wrapdocs_introspect.emit.members import MemberReader
    from wrapdocs_introspect.emit.properties import CalledProperty
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.source.nodes import AttributeNode

# A table of thousands of entries is data, not documentation.
_MAX_VALUE = 2_000


class AttributeMaker:
    """Makes the items of one module's attributes."""

    def __init__(
        self, members: MemberReader, docstrings: DocstringReader, comments: Mapping[int, str]
    ) -> None:
        """Make items of attributes.

        Args:
            members: Reads the members of the module.
            docstrings: Converts comments.
            comments: The comments that document attributes, by line.
        """
        self._members = members
        self._docstrings = docstrings
        self._comments = comments

    def make(self, attribute: griffe.Attribute, *, is_shown: bool = False) -> Attribute | None:
        """Make the item of an attribute; None if it is not for readers.

        Args:
            attribute: The attribute.
            is_shown: Whether it is for readers although its name is private.
        """
        node = attribute_node(attribute)
        if getter := property_node(attribute):
            is_hidden = self._members.is_hidden(attribute)
            return None if is_hidden else self.make_property(attribute, getter)
        scope = self._members.scope(attribute)
        if called := called_property(attribute, scope):
            return None if self._members.is_hidden(attribute) else self._called(attribute, called)
        item = self._new(attribute)
        if node and node.annotation is not None:
            item["type"] = type_from_node(node.annotation, scope)
        if node and node.value is not None:
            _set_value(item, node.annotation, node.value, scope)
        is_type = ("aliasOf" in item or "bound" in item) and not isinstance(
            attribute.parent, griffe.Class
        )
        if not is_shown and self._members.is_hidden(attribute, is_type=is_type):
            return None
        parsed = self._members.parse(attribute)
        self._members.describe(item, parsed, [], scope)
        comment = self._comments.get(attribute.lineno or 0)
        docstring = parsed.to_contract()
        if comment and (docstring is None or parsed.inherited_from is not None):
            docstring = {"summary": self._docstrings.convert(comment, item["id"])}
        if docstring:
            item["docstring"] = docstring
        return item

    def _called(self, attribute: griffe.Attribute, called: CalledProperty) -> Attribute:
        getter = called.getter
        item = self._new(attribute)
        node = function_node(getter) if getter else None
        if node and node.returns is not None:
            item["type"] = type_from_node(node.returns, self._members.scope(attribute))
        item["property"] = called.describe()
        docstring = self._members.docstring(attribute)
        if docstring is None and getter:
            docstring = self._members.docstring(getter)
        if docstring:
            item["docstring"] = docstring
        return item

    def make_property(
        self, member: griffe.Function | griffe.Attribute, node: AttributeNode
    ) -> Attribute:
        """Make the item of a property."""
        item = self._new(member)
        scope = self._members.scope(member)
        parsed = self._members.parse(member)
        if node.annotation is not None:
            item["type"] = type_from_node(node.annotation, scope)
        item["property"] = describe_property(member)
        if "abstractmethod" in member.labels:
            item["abstract"] = True
        self._members.describe(item, parsed, node.decorators, scope)
        if docstring := parsed.to_contract():
            item["docstring"] = docstring
        return item

    def make_type_alias(self, alias: griffe.TypeAlias) -> Attribute:
        """Make the item of a `type` statement."""
        item = self._new(alias)
        node = attribute_node(alias)
        if node and node.value is not None:
            item["aliasOf"] = part_from_node(node.value, self._members.scope(alias))
        if node and node.type_parameters:
            item["typeParameters"] = type_parameter_texts(node.type_parameters)
        if docstring := self._members.docstring(alias):
            item["docstring"] = docstring
        return item

    def _new(self, member: griffe.Object) -> Attribute:
        source = self._members.location(member)
        return {"kind": "attribute", "id": member.path, "name": member.name, "source": source}


def _set_value(item: Attribute, annotation: ast.expr | None, value: ast.expr, scope: Scope) -> None:
    target = alias_target(annotation, value, scope)
    if target is not None:
        item["aliasOf"] = target
        return
    bound = variable_bound(value, scope)
    if bound is not None:
        item["bound"] = bound
    made = value_from_node(value, scope)
    if len(made["text"]) > _MAX_VALUE:
        made = {"text": made["text"][: _MAX_VALUE - 1] + "…"}
    item["value"] = made
