"""Methods of a Pydantic model that change what JSON holds: `@field_validator`, serializers."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.annotations.conversions import Conversions, returned_by
from wrapdocs_introspect.annotations.type_expressions import converted_type, type_from_node
from wrapdocs_introspect.constants.values import constant_string
from wrapdocs_introspect.models.base import keywords_of, resolve_node
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.nodes import (
    attribute_node,
    declared_attributes,
    function_node,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import Field, TypeExpression
    from wrapdocs_introspect.models.base import ModelClass

_EVERY_FIELD = "*"
_BEFORE = frozenset({"before", "plain", "wrap"})


class FieldConversions:
    """What the methods of one class say that JSON holds in place of its fields."""

    def __init__(self, source: ModelClass) -> None:
        """Read the decorators of the methods.

        Args:
            source: The class.
        """
        self._source = source
        self._by_field: dict[str, Conversions] = {}
        for name, call, returned in (*_decorated(source), *_applied(source)):
            if call is None or name not in {"field_validator", "field_serializer"}:
                continue
            for field in call.args:
                self._take(constant_string(field, source.scope), name, call, returned)

    def describe(self, field: Field) -> None:
        """Add to a field's type what JSON holds in its place.

        Args:
            field: The field; changed in place.
        """
        for name in (_EVERY_FIELD, field["name"]):
            if name in self._by_field and "type" in field:
                field["type"] = converted_type(field["type"], self._by_field[name])

    def _take(
        self, field: str | None, decorator: str, call: ast.Call, returned: Expression | None
    ) -> None:
        if field is None:
            return
        scope = self._source.scope
        found = self._by_field.setdefault(field, Conversions())
        given = Expression(call, scope)
        if decorator == "field_serializer":
            found.take_serializer(given, returned)
            return
        mode = keywords_of(call).get("mode")
        text = constant_string(mode, scope) if mode is not None else None
        if text in _BEFORE:
            found.take_validator(given, is_plain=text == "plain")


def written_model(source: ModelClass) -> TypeExpression | None:
    """Return what the serializer of the whole model returns, None if there is none.

    Args:
        source: The class.
    """
    for name, call, function in _decorated(source):
        if name == "model_serializer":
            given = keywords_of(call).get("return_type") if call is not None else None
            returned = Expression(given, source.scope) if given is not None else function
            return type_from_node(returned.node, returned.scope) if returned is not None else None
    return None


_Decorator = tuple[str, "ast.Call | None", "Expression | None"]
"""Name, call if it is one, and what the function under it says that it returns."""


def _decorated(source: ModelClass) -> Iterator[_Decorator]:
    """Yield Pydantic's decorators of the methods."""
    for member in source.cls.members.values():
        node = function_node(member) if isinstance(member, griffe.Function) else None
        if node is None:
            continue
        returned = Expression(node.returns, source.scope) if node.returns is not None else None
        for decorator in node.decorators:
            call = decorator if isinstance(decorator, ast.Call) else None
            called = call.func if call is not None else decorator
            name = _pydantic_name(called, source)
            if name is not None:
                yield name, call, returned


def _applied(source: ModelClass) -> Iterator[_Decorator]:
    """Yield Pydantic's decorators that are called: `_check = field_validator("size")(check)`."""
    for attribute in declared_attributes(source.cls).values():
        node = attribute_node(attribute)
        whole = node.value if node is not None else None
        if not isinstance(whole, ast.Call) or not isinstance(whole.func, ast.Call):
            continue
        name = _pydantic_name(whole.func.func, source)
        if name is not None:
            yield name, whole.func, returned_by(Expression(whole, source.scope))


def _pydantic_name(called: ast.expr, source: ModelClass) -> str | None:
    module, _, name = (resolve_node(called, source.scope) or "").rpartition(".")
    return name if module.startswith("pydantic") else None
