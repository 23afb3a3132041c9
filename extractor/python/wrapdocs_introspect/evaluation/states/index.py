"""An index of a package: subclasses, constructions, and attributes that are set from outside."""

from __future__ import annotations

import ast
from itertools import islice
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.inheritance import bases_of
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.names.scope import Scope

SetByFunction = tuple["Scope", "ast.expr | None"]
"""A function, and what it assigns; None if that is a part of a value."""

_SETTERS = frozenset({"setattr"})


class PackageIndex:
    """What a whole package says about a class, found once."""

    def __init__(self, scopes: PackageScopes) -> None:
        """Read a package when somebody first asks.

        Args:
            scopes: The package's scopes.
        """
        self._scopes = scopes
        self._by_base: dict[Scope, list[Scope]] | None = None
        self._constructions: dict[str, list[tuple[Scope, ast.Call]]] | None = None
        self._holders: dict[str, dict[Scope, ast.expr]] = {}
        """The classes in whose bodies a name stands that is none of a call: `parts = (Users,)`."""
        self._set_outside: set[str] = set()
        self._set_by_functions: dict[tuple[Scope, str], list[SetByFunction]] = {}
        self._dynamic: dict[Scope, bool] = {}

    def subclasses(self, cls: Scope) -> Sequence[Scope]:
        """Return the classes that inherit from a class."""
        if self._by_base is None:
            self._by_base = {}
            for one in self._classes():
                for base in islice(bases_of(one), 1, None):
                    self._by_base.setdefault(base, []).append(one)
        return self._by_base.get(cls, ())

    def _classes(self) -> Iterator[Scope]:
        for source in self._scopes.sources.values():
            waiting = [self._scopes.of(source.module)]
            while waiting:
                inner = waiting.pop().classes
                yield from inner
                waiting += inner

    def constructions(self, cls: Scope) -> Sequence[tuple[Scope, ast.Call]]:
        """Return the calls of what is named like a class, with the functions that they are in."""
        return self._read_bodies().get(cls.name, ())

    def holders(self, cls: Scope) -> Sequence[Scope]:
        """Return the classes that keep a class, rather than call it: they may construct it."""
        self._read_bodies()
        found = self._holders.get(cls.name, {})
        return [one for one, node in found.items() if one is not cls and one.find(node) is cls]

    def is_set_outside(self, name: str) -> bool:
        """Tell whether code sets an attribute of that name on something other than `self`."""
        self._read_bodies()
        return name in self._set_outside

    def set_by_functions(self, module: Scope, name: str) -> Sequence[SetByFunction]:
        """Return what functions of a module assign to one of its names after `global`.

        Args:
            module: The module.
            name: The name.
        """
        self._read_bodies()
        return self._set_by_functions.get((module, name), ())

    def sets_any_attribute(self, cls: Scope) -> bool:
        """Tell whether methods of a class set attributes whose names are computed."""
        if cls not in self._dynamic:
            self._dynamic[cls] = any(
                _sets_computed(child.node)
                for one in bases_of(cls)
                for child in (one.children if one.source.has_functions else ())
                if child.kind == "function"
            )
        return self._dynamic[cls]

    def _read_bodies(self) -> dict[str, list[tuple[Scope, ast.Call]]]:
        if self._constructions is None:
            self._constructions = {}
            for source in self._scopes.sources.values():
                module = self._scopes.module(source.id) if source.has_functions else None
                if module is not None:
                    self._read_module(module)
        return self._constructions

    def _read_module(self, module: Scope) -> None:
        waiting = [module]
        while waiting:
            scope = waiting.pop()
            if scope.kind == "class":
                self._read_class(scope)
            for child in scope.children:
                if child.kind == "class":
                    waiting.append(child)
                else:
                    self._read_function(child, module)

    def _read_class(self, cls: Scope) -> None:
        """Note the classes that stand in the values of a class, such as a tuple of its parts."""
        for statement in cls.node.body if isinstance(cls.node, ast.ClassDef) else ():
            if isinstance(statement, (ast.Assign, ast.AnnAssign)) and statement.value is not None:
                for node in walk(statement.value):
                    self._note_holder(node, cls)

    def _note_holder(self, node: ast.AST, cls: Scope) -> None:
        if not isinstance(node, (ast.Name, ast.Attribute)):
            return
        name = last_part(node)
        if name.lstrip("_")[:1].isupper():
            self._holders.setdefault(name, {}).setdefault(cls, node)

    def _read_function(self, function: Scope, module: Scope) -> None:
        assert self._constructions is not None  # noqa: S101 - the caller has made it
        owner = function.parent if function.name == "__init__" else None
        for node in walk(function.node):
            if owner is not None:
                for one in _kept(node):
                    self._note_holder(one, owner)
            if isinstance(node, ast.Global):
                for name in node.names:
                    given = [(function, value) for value in _assigned(function, name)]
                    self._set_by_functions.setdefault((module, name), []).extend(given)
            if isinstance(node, ast.Call):
                name = last_part(node.func)
                if name[:1].isupper() or name[:2].lstrip("_")[:1].isupper():
                    self._constructions.setdefault(name, []).append((function, node))
            elif isinstance(node, ast.Attribute) and _is_set_outside(node):
                self._set_outside.add(node.attr)


def _kept(node: ast.AST) -> Sequence[ast.expr]:
    """Return what may be a class that is kept or passed on: in a list, `self._make(Users)`."""
    if isinstance(node, (ast.Tuple, ast.List)):
        return node.elts
    if isinstance(node, ast.Dict):
        return node.values
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.args
    return ()


def _assigned(function: Scope, name: str) -> Iterator[ast.expr | None]:
    """Yield what a function assigns to a name; None where that is a part of something."""
    for node in walk(function.node):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for one in targets:
            if isinstance(one, ast.Name) and one.id == name:
                yield node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
            elif isinstance(one, ast.Tuple) and any(
                isinstance(each, ast.Name) and each.id == name for each in one.elts
            ):
                yield None


def _is_set_outside(node: ast.Attribute) -> bool:
    """Tell whether an attribute of something other than `self` is assigned."""
    is_own = isinstance(node.value, ast.Name) and node.value.id in {"self", "cls"}
    return isinstance(node.ctx, ast.Store) and not is_own


def _sets_computed(node: ast.AST) -> bool:
    """Tell whether a method has `setattr(self, name, value)` or `self.__dict__.update(...)`."""
    for one in walk(node):
        if isinstance(one, ast.Call) and last_part(one.func) in _SETTERS and len(one.args) > 1:
            if not isinstance(one.args[1], ast.Constant):
                return True
        elif isinstance(one, ast.Attribute) and one.attr == "__dict__":
            return True
    return False
