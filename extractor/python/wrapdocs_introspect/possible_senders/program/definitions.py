"""Finds the functions and classes of a package in its scopes."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.inheritance import bases_of, external_bases_of
from wrapdocs_introspect.possible_senders.program.classes import Class
from wrapdocs_introspect.possible_senders.program.functions import Function
from wrapdocs_introspect.possible_senders.values.external import External
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.source.module_source import ModuleSource

_WITHOUT_OBJECTS = frozenset({"typing.Generic", "typing.Protocol", "abc.ABC"})


class Definitions:
    """The functions and classes of a package."""

    def __init__(self, scopes: PackageScopes, sources: Iterable[ModuleSource]) -> None:
        """Find them.

        Args:
            scopes: The package's scopes.
            sources: The modules whose functions count.
        """
        self._scopes = scopes
        self.modules: dict[str, Function] = {}
        """The bodies of the modules that define functions."""
        self.functions: list[Function] = []
        self.methods: dict[str, list[Function]] = {}
        """The methods of each name."""
        self.classes: dict[Scope, Class] = {}
        self._by_node: dict[ast.AST, Function] = {}
        self._externals: dict[str, External] = {}
        for source in sources:
            self._add_module(source)
        self._link_classes()

    def function_of(self, scope: Scope) -> Function | None:
        """Return a function of the package."""
        return self._by_node.get(scope.node)

    def external(self, path: str) -> External:
        """Return something of another package."""
        found = self._externals.get(path)
        if found is None:
            found = self._externals[path] = External(tuple(path.split(".")))
        return found

    def _add_module(self, source: ModuleSource) -> None:
        if not source.has_functions:
            for cls in self._scopes.of(source.module).classes:
                self._add_class(cls)
            return
        scope = self._scopes.module(source.id)
        if scope is not None:
            self.modules[source.id] = Function("<module>", scope, scope.node)
            self._add_children(scope, None)

    def _add_children(self, scope: Scope, owner: Class | None) -> None:
        for child in scope.children:
            if child.kind == "class":
                self._add_class(child)
            else:
                self._add_function(child, owner)

    def _add_class(self, scope: Scope) -> None:
        cls = self.classes[scope] = Class(scope)
        if scope.is_attached:
            _read_declarations(cls)
            self._add_children(scope, cls)
            return
        for name, annotation, value in scope.attributes():
            _declare(cls, name, annotation, value)
        for child in scope.classes:
            self._add_class(child)

    def _add_function(self, scope: Scope, owner: Class | None) -> None:
        decorators: list[ast.expr] = getattr(scope.node, "decorator_list", [])
        if any(last_part(one) == "overload" for one in decorators):
            return
        function = Function(scope.name, scope, scope.node, owner=owner)
        self.functions.append(function)
        self._by_node[scope.node] = function
        if owner is not None:
            owner.functions.setdefault(scope.name, []).append(function)
            self.methods.setdefault(scope.name, []).append(function)

    def _link_classes(self) -> None:
        for cls in self.classes.values():
            found = [self.classes[one] for one in bases_of(cls.scope) if one in self.classes]
            cls.order = tuple(found) or (cls,)
            bases = dict.fromkeys(external_bases_of(cls.scope))
            named = (one for one in bases if one and one not in _WITHOUT_OBJECTS)
            cls.external_bases = tuple(map(self.external, named))
            for base in cls.order[1:]:
                base.subclasses.append(cls)
        for cls in self.classes.values():
            cls.is_data = _is_data(cls)


def _read_declarations(cls: Class) -> None:
    for statement in statements_of(cls.scope.node.body):
        if isinstance(statement, ast.Assign):
            for target in statement.targets:
                for name in target.elts if isinstance(target, ast.Tuple) else [target]:
                    if isinstance(name, ast.Name):
                        _declare(cls, name.id, None, statement.value)
        elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            _declare(cls, statement.target.id, statement.annotation, statement.value)


def _declare(cls: Class, name: str, annotation: ast.expr | None, value: ast.expr | None) -> None:
    cls.declarations.setdefault(name, []).append((annotation, value))
    if annotation is not None:
        cls.fields.append(name)


def _is_data(cls: Class) -> bool:
    """Tell whether the objects of a class only hold data: it has no code, but a base that has."""
    bases = [base for one in cls.order for base in one.external_bases]
    has_library = any(base.library is not None for base in bases)
    return bool(bases) and not has_library and not any(one.functions for one in cls.family)
