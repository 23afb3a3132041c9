"""Which flavour of model a class is, from what it inherits and how it is decorated."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.models.base import resolve_node
from wrapdocs_introspect.source.nodes import attribute_node, class_node

if TYPE_CHECKING:
    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.names.scope import Scope

_PYDANTIC = frozenset({"BaseModel", "RootModel", "GenericModel", "BaseSettings", "SQLModel"})
_PYDANTIC_ROOTS = frozenset({"pydantic", "pydantic_settings", "sqlmodel"})
_ENUMS = frozenset({"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ReprEnum"})
_ENUM_ROOTS = frozenset({"enum", "strenum", "backports", "aenum"})
_TYPING_ROOTS = frozenset({"typing", "typing_extensions", "mypy_extensions"})
_DATACLASSES = frozenset({"dataclasses.dataclass", "pydantic.dataclasses.dataclass"})
_ATTRS = frozenset({"s", "attrs", "attributes", "dataclass", "define", "frozen", "mutable"})
_ATTRS_ROOTS = frozenset({"attr", "attrs"})


@dataclass(frozen=True)
class Flavor:
    """A flavour, and the library class that gives it (`pydantic.v1.BaseModel`)."""

    name: str
    origin: str


def flavor_of_external(path: str) -> Flavor | None:
    """Return the flavour that an external base class gives."""
    root, last = path.partition(".")[0], path.rpartition(".")[2]
    if root in _PYDANTIC_ROOTS and last in _PYDANTIC:
        return Flavor("pydantic", path)
    if root in _ENUM_ROOTS and last in _ENUMS:
        return Flavor("enum", path)
    if root in _TYPING_ROOTS and last in {"TypedDict", "NamedTuple"}:
        return Flavor("typedDict" if last == "TypedDict" else "namedTuple", path)
    return None


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
            self._known[path] = None  # A class that inherits from itself is no model.
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
            # What a dataclass or attrs class inherits does not make it one.
            if flavor is not None and flavor.name not in {"dataclass", "attrs"}:
                return flavor
        return None


def _of_decorators(decorators: list[ast.expr], scope: Scope) -> Flavor | None:
    for decorator in decorators:
        call = decorator.func if isinstance(decorator, ast.Call) else decorator
        path = resolve_node(call, scope) or ""
        if path in _DATACLASSES:
            return Flavor("dataclass", path)
        root, _, last = path.partition(".")
        if root in _ATTRS_ROOTS and last in _ATTRS:
            return Flavor("attrs", path)
    return None
