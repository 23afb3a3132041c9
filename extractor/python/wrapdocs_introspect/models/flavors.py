"""Which flavour of model a class is, from what it inherits and how it is decorated."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.models.base import resolve_node
from wrapdocs_introspect.models.configuration import bases_of
from wrapdocs_introspect.models.flavor_rules import FLAVOR_RULES, TRANSFORMED, FlavorRule
from wrapdocs_introspect.models.model_settings import ModelSettings, take_keywords
from wrapdocs_introspect.models.transformed import TransformMarkers
from wrapdocs_introspect.names.assignments import follow_alias
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import plain_base
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.nodes import attribute_node, class_node

if TYPE_CHECKING:
    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.names.scope import Scope


_MAX_DECORATORS = 8
_MAX_BASES = 50
_PARTIAL = "functools.partial"


@dataclass(frozen=True)
class Flavor:
    """A class's flavour, and the library class or decorator that gives it."""

    rule: FlavorRule
    origin: str
    is_inherited: bool = True
    """Whether subclasses have the flavour, too: a decorator only makes the decorated class one."""
    decorator: ast.expr | None = None
    """The decorator that gives it, as written."""
    arguments: ModelSettings = field(default_factory=ModelSettings)
    """The arguments of the decorator."""

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
        self.markers: TransformMarkers = TransformMarkers(scopes)

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
        return (
            self._of_bases(node.bases, scope)
            or self._of_metaclass(node.keywords, scope)
            or self._of_decorators(node.decorators, scope)
        )

    def _of_attribute(self, attribute: griffe.Attribute) -> Flavor | None:
        """Follow `Base = BaseModel`."""
        node = attribute_node(attribute)
        if node is None or attribute.parent is None:
            return None
        path = resolve_node(node.value, self._scopes.of(attribute.parent))
        return self.of(path) if path and path != attribute.path else None

    def _of_bases(self, bases: list[ast.expr], scope: Scope) -> Flavor | None:
        for base in bases:
            path = resolve_node(plain_base(base), scope)
            if path is None:
                continue
            flavor = self.of(path)
            if flavor is not None and flavor.is_inherited:
                return flavor
            if self.markers.of(path) is not None and not self._is_metaclass(path):
                return Flavor(TRANSFORMED, path)
        return None

    def _is_metaclass(self, path: str) -> bool:
        obj = self._scopes.names.lookup(path)
        node = class_node(obj) if obj is not None else None
        names = (
            [(dotted_name(base) or "").rpartition(".")[2] for base in node.bases] if node else []
        )
        return any(name == "type" or name.endswith(("Meta", "Metaclass")) for name in names)

    def _of_metaclass(self, keywords: list[ast.keyword], scope: Scope) -> Flavor | None:
        metaclass = next((one.value for one in keywords if one.arg == "metaclass"), None)
        path = resolve_node(metaclass, scope)
        marked = self._marked_base(path) if path is not None else None
        return Flavor(TRANSFORMED, marked) if marked is not None else None

    def _marked_base(self, path: str) -> str | None:
        """Return the class that is marked: a metaclass or one of its bases."""
        obj = self._scopes.names.lookup(path)
        if not isinstance(obj, griffe.Class):
            return None
        waiting, seen = [obj], [obj]
        while waiting and len(seen) < _MAX_BASES:
            one = waiting.pop(0)
            if self.markers.of(one.path) is not None:
                return one.path
            bases = bases_of(one, self._scopes.of(one).around(one))
            new = [base for base in bases if base not in seen]
            waiting += new
            seen += new
        return None

    def _of_decorators(self, decorators: list[ast.expr], scope: Scope) -> Flavor | None:
        for decorator in decorators:
            path, arguments = _unwrap(Expression(decorator, scope))
            rule = next((rule for rule in FLAVOR_RULES if path in rule.decorators), None)
            if rule is None and self.markers.of(path) is not None:
                rule = TRANSFORMED
            if rule is not None:
                if path in rule.implied:
                    given = Expression(ast.Constant(value=True), scope)
                    arguments.own.setdefault(rule.implied[path], given)
                return Flavor(
                    rule, path, is_inherited=False, decorator=decorator, arguments=arguments
                )
        return None


def _unwrap(decorator: Expression) -> tuple[str, ModelSettings]:
    """Return what a decorator is in the end, with the arguments that it is given on the way.

    `frozen = dataclass(frozen=True)` and `model = partial(dataclass, kw_only=True)` are decorators,
    too.
    """
    settings = ModelSettings()
    for _ in range(_MAX_DECORATORS):
        decorator = follow_alias(decorator)
        node = decorator.node
        if not isinstance(node, ast.Call):
            break
        given = take_keywords(node.keywords, decorator.scope)
        settings.own = given.own | settings.own
        settings.is_open |= given.is_open
        is_partial = decorator.part(node.func).resolve() == _PARTIAL
        decorator = decorator.part(node.args[0] if is_partial and node.args else node.func)
    return decorator.resolve() or "", settings
