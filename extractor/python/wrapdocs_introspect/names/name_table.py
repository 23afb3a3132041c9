"""Names of a package: what a name means in a scope, found by following imports."""

from __future__ import annotations

import builtins
import sys
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.names.lexical_scope import Expression, LexicalScope

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator

    from wrapdocs_introspect.names.package_scopes import PackageSyntax

_BUILTINS = frozenset(dir(builtins))
_MAX_HOPS = 100


def is_builtin(name: str) -> bool:
    """Tell whether a name is one of Python's builtins."""
    return name in _BUILTINS


class NameTable:
    """The names of one loaded package, by dotted path."""

    def __init__(self, package: griffe.Module, shadowed: dict[str, str] | None = None) -> None:
        """Read names of this package.

        Args:
            package: The root module.
            shadowed: Imports that hide a submodule of the same name, with what they import.
        """
        self._package = package
        self.root: str = package.path
        self._shadowed = shadowed or {}
        self._canonical: dict[str, str | None] = {}
        self._objects: dict[str, griffe.Object | None] = {}
        self._scopes: dict[griffe.Object, Scope] = {}
        self.syntax: PackageSyntax | None = None
        """The lexical scopes of the same package, once it is loaded."""

    @property
    def package(self) -> griffe.Module:
        """The root module."""
        return self._package

    def scope(self, owner: griffe.Module | griffe.Class) -> Scope:
        """Return the scope of a module or class."""
        scope = self._scopes.get(owner)
        if scope is None:
            scope = self._scopes[owner] = Scope(owner, self)
        return scope

    def canonical(self, path: str) -> str | None:
        """Follow imports from a dotted path to the definition.

        Args:
            path: A dotted path as an import statement gives it.

        Returns:
            The id inside the package, the import path of an external name, or None where the
            path points into the package and nothing is there.
        """
        if path not in self._canonical:
            self._canonical[path] = self._follow(path)
        return self._canonical[path]

    def lookup(self, path: str) -> griffe.Object | None:
        """Return the object that a canonical path names, if it is in the package."""
        if path not in self._objects:
            self._objects[path] = self._walk(path)
        return self._objects[path]

    def _walk(self, path: str) -> griffe.Object | None:
        if not self._is_inside(path):
            return None
        owner: griffe.Object = self._package
        for part in self._parts(path):
            member = owner.members.get(part)
            if not isinstance(member, griffe.Object):
                return None
            owner = member
        return owner

    def _follow(self, path: str) -> str | None:
        seen: set[str] = set()
        while path not in seen and len(seen) < _MAX_HOPS:
            seen.add(path)
            inside = self._inside(path)
            if inside is None:
                return path
            step = self._step(inside)
            if step == inside:
                return inside
            if step is None:
                return None if path == inside else path
            path = step
        return None if self._is_inside(path) else path

    def _is_inside(self, path: str) -> bool:
        return path == self.root or path.startswith(f"{self.root}.")

    def _parts(self, path: str) -> list[str]:
        """Return the names from the package's root down to what a path inside it means."""
        below = path[len(self.root) + 1 :]
        return below.split(".") if below else []

    def _inside(self, path: str) -> str | None:
        if self._is_inside(path):
            return path
        root = path.split(".", 1)[0]
        # The package's own folder may be the import root: `from routers import users`.
        if root in sys.stdlib_module_names:
            return None
        return f"{self.root}.{path}" if self._package.members.get(root) is not None else None

    def _step(self, path: str) -> str | None:
        """Walk a path inside the package; an import on the way gives the path to go on with."""
        if path in self._shadowed:
            return self._shadowed[path]
        parts = self._parts(path)
        owner: griffe.Object = self._package
        for index, part in enumerate(parts):
            member = owner.members.get(part)
            if member is None:
                return None
            if isinstance(member, griffe.Alias):
                return ".".join((member.target_path, *parts[index + 1 :]))
            owner = member
        return path


class Scope:
    """The names that the code of a module, or of a class in it, can use."""

    def __init__(self, owner: griffe.Module | griffe.Class, names: NameTable) -> None:
        """Read names from here.

        Args:
            owner: The module or class whose code holds the names.
            names: The package's names.
        """
        self.owner = owner
        self.module: griffe.Module = owner.module
        self._names = names
        self._owners = [(around, around.path) for around in _owners(owner)]
        self._resolved: dict[str, str | None] = {}

    def resolve(self, dotted: str) -> str | None:
        """Return the canonical id of a name.

        Args:
            dotted: A name as written here, for example `models.User`.

        Returns:
            The id in the package, the import path of an external name, or None for builtins and
            unknown names.
        """
        if dotted not in self._resolved:
            self._resolved[dotted] = self._resolve(dotted)
        return self._resolved[dotted]

    def lookup(self, dotted_id: str) -> griffe.Object | None:
        """Return the object in the package that an id names."""
        return self._names.lookup(dotted_id)

    def around(self, obj: griffe.Object) -> Scope:
        """Return the scope that an object of the package stands in."""
        parent = obj.parent
        return self._names.scope(parent if isinstance(parent, griffe.Class) else obj.module)

    def inside(self, cls: griffe.Class) -> Scope:
        """Return the scope of a class's body."""
        return self._names.scope(cls)

    def expression(self, node: ast.expr) -> Expression | None:
        """Return an expression with the lexical scope it stands in, for folding.

        Args:
            node: An expression of this module or class.

        Returns:
            The expression; None where the module's source cannot be read as a tree.
        """
        syntax = self._names.syntax
        scope = syntax.find(self.owner.path) if syntax is not None else None
        return Expression(node, scope.at(node.lineno)) if isinstance(scope, LexicalScope) else None

    def is_unknown(self, name: str) -> bool:
        """Tell whether a name is neither defined, imported nor a builtin."""
        return self.resolve(name) is None and name.split(".", 1)[0] not in _BUILTINS

    def _resolve(self, dotted: str) -> str | None:
        head, _, rest = dotted.partition(".")
        path = self._find_head(head)
        if path is None:
            return None
        return self._names.canonical(f"{path}.{rest}" if rest else path)

    def _find_head(self, head: str) -> str | None:
        for owner, path in self._owners:
            member = owner.members.get(head)
            if member is not None and _may_name_type(member, owner, head):
                return f"{path}.{head}"
        if head in _BUILTINS:
            return None
        if head == self.module.package.path:
            return head
        return self._find_class_attribute(head) or self._find_wildcard(head)

    def _find_class_attribute(self, head: str) -> str | None:
        for owner, path in self._owners:
            if owner.is_class and head in owner.members and not head.startswith("_"):
                return f"{path}.{head}"
        return None

    def _find_wildcard(self, head: str) -> str | None:
        wildcards = [
            member.target_path
            for member in self.module.members.values()
            if isinstance(member, griffe.Alias) and member.wildcard
        ]
        return f"{wildcards[0]}.{head}" if len(wildcards) == 1 else None


def _owners(owner: griffe.Module | griffe.Class) -> Iterator[griffe.Module | griffe.Class]:
    """Yield a module or class and those around it, up to the module."""
    around: griffe.Object | None = owner
    while isinstance(around, griffe.Class):
        yield around
        around = around.parent
    yield owner.module


def _may_name_type(
    member: griffe.Object | griffe.Alias, owner: griffe.Module | griffe.Class, name: str
) -> bool:
    """Keep fields from capturing the types of other fields (`int: int`, `date: date`)."""
    if isinstance(member, griffe.Alias) or not member.is_attribute:
        return isinstance(member, griffe.Alias) or not (member.is_function and owner.is_class)
    return not owner.is_class and name not in _BUILTINS
