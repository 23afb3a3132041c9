"""Definitions of a package as values: what a name, a member or an annotation refers to."""

from __future__ import annotations

import ast
import builtins
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.evaluation.function import Function
from wrapdocs_introspect.evaluation.renamed_modules import current_path
from wrapdocs_introspect.evaluation.values.values import (
    ClassValue,
    External,
    FunctionValue,
    ModuleValue,
    Value,
)
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.inheritance import bases_of, external_bases_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import last_part, parse_type

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.interface import Libraries
    from wrapdocs_introspect.names.package_scopes import PackageScopes

Definition = Binding | Scope
_NO_DEFINITIONS = frozenset({"overload", "setter", "deleter"})
"""Decorators of definitions that only say more about another one of the same name."""
_TRANSPARENT = frozenset(
    {"Optional", "Annotated", "Final", "ClassVar", "Required", "NotRequired", "Union", "Type"}
)


class Definitions:
    """Finds the definitions of a package, each once."""

    def __init__(self, scopes: PackageScopes, libraries: Libraries) -> None:
        """Read the definitions of a package.

        Args:
            scopes: The package's scopes.
            libraries: What is known of code outside of it.
        """
        self.scopes = scopes
        self._libraries = libraries
        self._functions: dict[Scope, Function] = {}
        self._bases: dict[Scope, list[Scope]] = {}
        self._external_bases: dict[Scope, list[str]] = {}
        self._own: dict[tuple[Scope, str], Definition | None] = {}
        self._named: dict[tuple[Scope, str], Definition | Value | None] = {}
        self._annotated: dict[tuple[Scope, ast.expr], Scope | str | None] = {}

    def function(self, scope: Scope) -> Function:
        """Return the function that a scope is."""
        found = self._functions.get(scope)
        if found is None:
            node = scope.node
            assert isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))  # noqa: S101
            parent = scope.parent or scope
            owner = parent if parent.kind == "class" else None
            found = self._functions[scope] = Function(node, parent, owner, scope)
        return found

    def bases(self, cls: Scope) -> list[Scope]:
        """Return a class and the package's classes among its bases, nearest first."""
        found = self._bases.get(cls)
        if found is None:
            found = self._bases[cls] = list(bases_of(cls))
        return found

    def external_bases(self, cls: Scope) -> list[str]:
        """Return the import paths of a class's bases that the package does not define."""
        found = self._external_bases.get(cls)
        if found is None:
            found = list(map(current_path, external_bases_of(cls)))
            self._external_bases[cls] = found
        return found

    def member(self, cls: Scope, name: str) -> tuple[Scope, Definition] | None:
        """Return a member of a class or of its bases, with the class that defines it."""
        return self.member_of(self.bases(cls), name)

    def member_of(self, classes: list[Scope], name: str) -> tuple[Scope, Definition] | None:
        """Return the first member of that name in some classes.

        One that only annotates does not hide what a base defines.
        """
        annotated: tuple[Scope, Definition] | None = None
        for owner in classes:
            found = self.own_member(owner, name)
            if isinstance(found, Scope) or (found is not None and found.value is not None):
                return owner, found
            if found is not None:
                annotated = annotated or (owner, found)
        return annotated

    def own_member(self, owner: Scope, name: str) -> Definition | None:
        """Return what a class body defines: no overloads, setters or attributes set in methods."""
        key = (owner, name)
        if key not in self._own:
            self._own[key] = _find_own_member(owner, name)
        return self._own[key]

    def method(self, cls: Scope, name: str) -> Function | None:
        """Return a method of a class or of its bases."""
        found = self.member(cls, name)
        definition = found[1] if found is not None else None
        if isinstance(definition, Scope) and definition.kind == "function":
            return self.function(definition)
        return None

    def setter(self, cls: Scope, name: str) -> Function | None:
        """Return what runs when a property is assigned to: `@name.setter`."""
        for owner in self.bases(cls):
            for one in owner.definitions.get(name, ()) if owner.may_define(name) else ():
                if isinstance(one, Scope) and "setter" in _decorators(one):
                    return self.function(one)
        return None

    def fields(self, cls: Scope) -> list[str]:
        """Return the annotated attributes of a class and its bases, those of the bases first."""
        names: dict[str, None] = {}
        for owner in reversed(self.bases(cls)):
            names.update(dict.fromkeys(owner.annotated_names()))
        return list(names)

    def assigned_in_methods(self, cls: Scope, name: str) -> list[Binding]:
        """Return what methods of a class and of its bases assign to an attribute of `self`."""
        return [
            one
            for owner in self.bases(cls)
            if owner.may_define(name)
            for one in owner.definitions.get(name, ())
            if isinstance(one, Binding) and owner.at(one.line) is not owner
        ]

    def named(self, scope: Scope, name: str) -> Definition | Value | None:
        """Return what a name that is not a variable refers to.

        Args:
            scope: A module, class or function.
            name: The name.
        """
        key = (scope, name)
        if key not in self._named:
            self._named[key] = self._find(scope, name)
        return self._named[key]

    def _find(self, scope: Scope, name: str) -> Definition | Value | None:
        node = ast.Name(name, ast.Load(), lineno=0, col_offset=0)
        found = scope.find(node)
        if found is not None:
            return self.usual_binding(found) if isinstance(found, Binding) else found
        resolved = scope.resolve(name)
        if resolved is not None:
            return self.scopes.find(resolved) or External(current_path(resolved))
        return External(f"builtins.{name}") if hasattr(builtins, name) else None

    def imported(self, path: str) -> Definition | Value:
        """Return what an import path refers to."""
        path = self.scopes.names.canonical(path) or path
        return self.scopes.find(path) or External(current_path(path))

    @staticmethod
    def absolute_path(node: ast.ImportFrom, alias: ast.alias, scope: Scope) -> str:
        """Return the import path of a name that a function imports."""
        return griffe.relative_to_absolute(node, alias, scope.module)

    @staticmethod
    def usual_binding(binding: Binding) -> Binding:
        """Return the assignment that a name of a module usually has.

        One below an `if` only counts where no other is left: `HOST = ...; if STAGING: HOST = ...`
        """
        module = binding.scope
        bindings = module.definitions.get(binding.name, ()) if module.kind == "module" else ()
        if len(bindings) < 2 or binding.value is None:  # noqa: PLR2004 - one, or several
            return binding
        lines = {one.lineno for one in getattr(module.node, "body", ())}
        usual = [one for one in bindings if isinstance(one, Binding) and one.line in lines]
        return usual[-1] if usual and binding.line not in lines else binding

    def as_value(self, definition: Scope) -> Value:
        """Return the value of a function, class or module."""
        if definition.kind == "function":
            return FunctionValue(self.function(definition))
        return ClassValue(definition) if definition.kind == "class" else ModuleValue(definition)

    def annotated(self, annotation: ast.expr | None, scope: Scope) -> Scope | str | None:
        """Return the class that an annotation names.

        Args:
            annotation: The annotation: quoted, optional, or a union, of which the first counts.
            scope: Where its names are read.

        Returns:
            The class of the package, or the import path of another one.
        """
        if annotation is None:
            return None
        key = (scope, annotation)
        if key not in self._annotated:
            self._annotated[key] = self._find_annotated(annotation, scope)
        return self._annotated[key]

    def _find_annotated(self, node: ast.expr | None, scope: Scope) -> Scope | str | None:
        if isinstance(node, (ast.Name, ast.Attribute)):
            return self._class_named(node, scope)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return self._find_annotated(parse_type(node.value), scope)
        if isinstance(node, ast.BinOp):
            left = self._find_annotated(node.left, scope)
            return left if left is not None else self._find_annotated(node.right, scope)
        return self._find_subscripted(node, scope) if isinstance(node, ast.Subscript) else None

    def _find_subscripted(self, node: ast.Subscript, scope: Scope) -> Scope | str | None:
        if last_part(node.value) not in _TRANSPARENT:
            return self._find_annotated(node.value, scope)
        inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        found = (self._find_annotated(one, scope) for one in inner)
        return next((one for one in found if one is not None), None)

    def _class_named(self, node: ast.Name | ast.Attribute, scope: Scope) -> Scope | str | None:
        """Return a class by the name table, so that modules with nothing but data stay unread."""
        resolved = scope.resolve_node(node)
        if resolved is None:
            name = node.id if isinstance(node, ast.Name) else ""
            return f"builtins.{name}" if hasattr(builtins, name) else None
        found = scope.lookup(resolved)
        if isinstance(found, griffe.Class):
            cls = self.scopes.of(found)
            return self._class_described(cls) or cls
        if found is None:
            return resolved
        assigned = scope.find(node)
        if isinstance(assigned, Binding) and assigned.value is not None and assigned.value != node:
            return self._find_annotated(assigned.value, assigned.scope)
        return None

    def _class_described(self, cls: Scope) -> str | None:
        """Return the class outside of the package whose objects a protocol describes."""
        is_protocol = any(one.rpartition(".")[2] == "Protocol" for one in self.external_bases(cls))
        return self._libraries.described_class(self, cls) if is_protocol else None


def _find_own_member(owner: Scope, name: str) -> Definition | None:
    if owner.kind == "class" and not owner.may_define(name):
        return None
    found = [one for one in owner.definitions.get(name, ()) if not _says_more(one)]
    body = [one for one in found if isinstance(one, Scope) or owner.at(one.line) is owner]
    return body[-1] if body else None


def _says_more(definition: Definition) -> bool:
    return isinstance(definition, Scope) and not _decorators(definition).isdisjoint(_NO_DEFINITIONS)


def _decorators(definition: Scope) -> set[str]:
    return {last_part(one) for one in getattr(definition.node, "decorator_list", ())}
