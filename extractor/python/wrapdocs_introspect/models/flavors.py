"""Which flavour of model a class is, from what it inherits and how it is decorated."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.models.base import resolve_node
from wrapdocs_introspect.models.flavor_rules import FLAVOR_RULES, FlavorRule
from wrapdocs_introspect.source.nodes import attribute_node, class_node

if TYPE_CHECKING:
    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.names.scope import Scope


@dataclass(frozen=True)
class Flavor:
    """A class's flavour, and the library class or decorator that gives it."""

    rule: FlavorRule
    origin: str

    @property
    def name(self) -> str:
        """The flavour's name in the contract."""
        return self.rule.name


def flavor_of_external(path: str) -> Flavor | None:
    """Return the flavour that an external base class gives."""
    return next((Flavor(rule, path) for rule in FLAVOR_RULES if rule.is_base(path)), None)


class Flavors:
    """Flavours of a package's classes, each found once."""

    def __init__(self, scopes: PackageScopes) -> None:
        """Find flavours by these names.

        Args:
            scopes: The package's scopes.
        """
        self._scopes = scopes
        self._known: dict[str, Flavor | None] = {}

    def of(self, path: str) -> Flavor | None:
        """Return the flavour of a class, inside the package or out of it."""
        if path not in self._known:
            self._known[path] = None  # A class that inherits from itself is not a model.
            self._known[path] = self._find(path)
        return self._known[path]

    def _find(self, path: str) -> Flavor | None:
        obj = self._scopes.names.lookup(path)
        if obj is None:
            return flavor_of_external(path)
        if isinstance(obj, griffe.Attribute):
            return self._of_attribute(obj)
        node = class_node(obj)
        if node is None or obj.parent is None:
            return None
        scope = self._scopes.of(obj.parent)
        inherited = self._of_bases(node.bases, scope)
        return inherited or _of_decorators(node.decorators, scope)

    def _of_attribute(self, attribute: griffe.Attribute) -> Flavor | None:
        """Follow `Base = BaseModel`."""
        node = attribute_node(attribute)
        if node is None or attribute.parent is None:
            return None
        path = resolve_node(node.value, self._scopes.of(attribute.parent))
        return self.of(path) if path and path != attribute.path else None

    def _of_bases(self, bases: list[ast.expr], scope: Scope) -> Flavor | None:
        for base in bases:
            head = base.value if isinstance(base, ast.Subscript) else base
            path = resolve_node(head, scope)
            flavor = self.of(path) if path else None
            # A decorator makes a dataclass or attrs class, not its bases.
            if flavor is not None and flavor.rule.bases:
                return flavor
        return None


def _of_decorators(decorators: list[ast.expr], scope: Scope) -> Flavor | None:
    for decorator in decorators:
        call = decorator.func if isinstance(decorator, ast.Call) else decorator
        path = resolve_node(call, scope) or ""
        for rule in FLAVOR_RULES:
            if path in rule.decorators:
                return Flavor(rule, path)
    return None
