"""Settings of Pydantic models."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.models.base import keywords_of
from wrapdocs_introspect.names.assignments import follow_alias
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import plain_base
from wrapdocs_introspect.source.nodes import attribute_node, class_node, declared_attributes

if TYPE_CHECKING:
    from wrapdocs_introspect.names.scope import Scope

_NOT_CONFIG = frozenset({"metaclass"})

Settings = dict[str, Expression]


def settings_of(cls: griffe.Class, scope: Scope) -> Settings:
    """Read the settings of class keywords, `class Config` and `model_config`.

    Args:
        cls: The model.
        scope: The names inside it.

    Returns:
        The settings that the class itself declares, not those that it inherits.
    """
    node = class_node(cls)
    keywords = node.keywords if node is not None else []
    settings = {
        keyword.arg: Expression(keyword.value, scope)
        for keyword in keywords
        if keyword.arg and keyword.arg not in _NOT_CONFIG
    }
    inner = cls.members.get("Config")
    if isinstance(inner, griffe.Class):
        settings |= _assigned(inner, scope)
    config = declared_attributes(cls).get("model_config")
    value = attribute_node(config) if config is not None else None
    if value is not None and value.value is not None:
        settings |= settings_from(Expression(value.value, scope))
    return settings


def settings_from(config: Expression) -> Settings:
    """Read the settings of `ConfigDict(...)` or a dict."""
    config = follow_alias(config)
    node = config.node
    if isinstance(node, ast.Call):
        return {name: config.part(value) for name, value in keywords_of(node).items()}
    if isinstance(node, ast.Dict):
        return {
            key.value: config.part(value)
            for key, value in zip(node.keys, node.values, strict=True)
            if isinstance(key, ast.Constant) and isinstance(key.value, str)
        }
    return {}


def bases_of(cls: griffe.Class, scope: Scope) -> list[griffe.Class]:
    """Return the package's classes that a class derives from directly."""
    node = class_node(cls)
    found = [_class_of(Expression(plain_base(base), scope)) for base in node.bases] if node else []
    return [one for one in found if one is not None]


def _class_of(base: Expression) -> griffe.Class | None:
    found = follow_alias(base).target()
    return found if isinstance(found, griffe.Class) else None


def _assigned(inner: griffe.Class, scope: Scope) -> Settings:
    names = scope.package.of(inner)
    nodes = {name: attribute_node(one) for name, one in declared_attributes(inner).items()}
    return {
        name: Expression(node.value, names)
        for name, node in nodes.items()
        if node is not None and node.value is not None
    }
