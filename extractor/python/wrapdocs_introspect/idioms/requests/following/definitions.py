"""Definitions of a package as values: what a name, a member or an annotation refers to."""

from __future__ import annotations

import ast
import builtins
import re
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    ClassValue,
    External,
    FunctionValue,
    ModuleValue,
    Value,
)
from wrapdocs_introspect.idioms.requests.following.function import Function
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.inheritance import bases_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import last_part, parse_type

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wrapdocs_introspect.idioms.requests.evaluation.values.wire_names import DeclaredField
    from wrapdocs_introspect.names.package_scopes import PackageScopes

Definition = Binding | Scope
_OTHER_DEFINITIONS = frozenset({"overload", "setter", "deleter"})
"""Decorators of definitions that only say more about another one of the same name."""
_TYPE_FIELD = re.compile(r":type (\w+): *([A-Za-z_][\w.]*)")
_TRANSPARENT = frozenset({"Optional", "Annotated", "Type", "type", "Final", "ClassVar", "Required"})


class Definitions:
    """Finds the definitions of a package, each once."""

    def __init__(self, scopes: PackageScopes) -> None:
        """Read the definitions of a package.

        Args:
            scopes: The package's scopes.
        """
        self._scopes = scopes
        self._functions: dict[Scope, Function] = {}
        self._bases: dict[Scope, list[Scope]] = {}
        self._members: dict[tuple[Scope, str], tuple[Scope, Definition] | None] = {}
        self._named: dict[tuple[Scope, str], Definition | Value | None] = {}
        self._setters: dict[tuple[Scope, str], Function | None] = {}
        self._own_members: dict[tuple[Scope, str], Definition | None] = {}
        self._classes: dict[tuple[Scope, ast.expr], list[Scope]] = {}
        self._adopting: dict[Scope, Scope] = {}
        self._adopted: dict[tuple[Scope, str], Scope] = {}
        self.declared_fields: dict[Scope, dict[str, DeclaredField]] = {}
        """How the fields of classes are sent, as far as somebody has asked for that."""

    def adopt(self, functions: Mapping[Scope, Scope]) -> None:
        """Remember which functions of modules are methods of a class.

        Args:
            functions: The classes by their functions.
        """
        self._adopting.update(functions)
        self._adopted.update(((cls, one.name), one) for one, cls in functions.items())

    def function(self, scope: Scope) -> Function:
        """Return the function that a scope is."""
        found = self._functions.get(scope)
        if found is None:
            node = scope.node
            assert isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))  # noqa: S101
            parent = scope.parent or scope
            owner = parent if parent.kind == "class" else self._adopting.get(scope)
            found = self._functions[scope] = Function(node, parent, owner, None, scope)
        return found

    def bases(self, cls: Scope) -> list[Scope]:
        """Return a class and the package's classes among its bases, nearest first."""
        found = self._bases.get(cls)
        if found is None:
            found = self._bases[cls] = list(bases_of(cls))
        return found

    def member(self, cls: Scope, name: str) -> tuple[Scope, Definition] | None:
        """Return a member of a class or of its bases, with the class that defines it."""
        key = (cls, name)
        if key not in self._members:
            found = ((owner, self.own_member(owner, name)) for owner in self.bases(cls))
            known = [(owner, one) for owner, one in found if one is not None]
            first = next(iter(known), None)
            if first is not None and _only_annotates(first[1]):
                # The class says the type of what a base defines, and defines nothing itself.
                first = next((one for one in known if isinstance(one[1], Scope)), first)
            self._members[key] = first
        return self._members[key]

    def own_member(self, owner: Scope, name: str) -> Definition | None:
        """Return what a class body defines: no overloads, setters or attributes set in methods."""
        key = (owner, name)
        if key not in self._own_members:
            self._own_members[key] = self._adopted.get(key) or _find_own_member(owner, name)
        return self._own_members[key]

    def setter(self, cls: Scope, name: str) -> Function | None:
        """Return what runs when a property is assigned to: `@name.setter`."""
        key = (cls, name)
        if key not in self._setters:
            found = (_own_setter(owner, name) for owner in self.bases(cls))
            setter = next((one for one in found if one is not None), None)
            self._setters[key] = self.function(setter) if setter is not None else None
        return self._setters[key]

    def fields(self, cls: Scope) -> list[str]:
        """Return the annotated attributes of a class and its bases, those of the bases first."""
        names: dict[str, None] = {}
        for owner in reversed(self.bases(cls)):
            names.update(dict.fromkeys(owner.annotated_names()))
        return list(names)

    def method(self, cls: Scope, name: str) -> Function | None:
        """Return a method of a class or of its bases."""
        found = self.member(cls, name)
        definition = found[1] if found is not None else None
        is_method = isinstance(definition, Scope) and definition.kind == "function"
        return self.function(definition) if is_method else None  # type: ignore[arg-type]

    def named(self, scope: Scope, name: str) -> Definition | Value | None:
        """Return what a name that is not a variable refers to.

        Args:
            scope: A module, class or function.
            name: The name.

        Returns:
            The definition in the package, an external name, or None.
        """
        key = (scope, name)
        if key not in self._named:
            self._named[key] = self._find(scope, name)
        return self._named[key]

    def _find(self, scope: Scope, name: str) -> Definition | Value | None:
        node = ast.Name(name, ast.Load(), lineno=0, col_offset=0)
        found = scope.find(node)
        if found is not None:
            return found
        resolved = scope.resolve(name)
        if resolved is not None:
            return self._scopes.find(resolved) or External(resolved)
        return External(name) if hasattr(builtins, name) else None

    def imported(self, path: str) -> Definition | Value:
        """Return what an import path refers to."""
        path = self._scopes.names.canonical(path) or path
        return self._scopes.find(path) or External(path)

    @staticmethod
    def absolute_path(node: ast.ImportFrom, alias: ast.alias, scope: Scope) -> str:
        """Return the import path of a name that a function imports."""
        return griffe.relative_to_absolute(node, alias, scope.module)

    def usual_binding(self, binding: Binding) -> Binding:
        """Return the assignment that a name of a module usually has.

        One below an `if` only counts where no other is left: `HOST = ...; if STAGING: HOST = ...`

        Args:
            binding: An assignment of the name.
        """
        module = binding.scope
        bindings = module.definitions.get(binding.name, ()) if module.kind == "module" else ()
        if len(bindings) < 2 or binding.value is None:  # noqa: PLR2004 - one, or several
            return binding
        lines = {one.lineno for one in getattr(module.node, "body", ())}
        usual = [
            one
            for one in bindings
            if isinstance(one, Binding) and one.line in lines and _says_value(one)
        ]
        return usual[-1] if usual and binding.line not in lines else binding

    def as_value(self, definition: Definition | Value | None) -> Value | None:
        """Return the value of a definition; None for an assignment, which must be evaluated."""
        if not isinstance(definition, Scope):
            return None if isinstance(definition, Binding) else definition
        if definition.kind == "function":
            return FunctionValue(self.function(definition))
        return ClassValue(definition) if definition.kind == "class" else ModuleValue(definition)

    def annotated_class(self, annotation: ast.expr | None, scope: Scope) -> Scope | None:
        """Return the class of the package that an annotation names.

        Args:
            annotation: The annotation: quoted, optional, or a union, of which the first counts.
            scope: Where its names are read.
        """
        return next(iter(self.annotated_classes(annotation, scope)), None)

    def annotated_classes(self, annotation: ast.expr | None, scope: Scope) -> list[Scope]:
        """Return the classes of the package that an annotation names: all those of a union."""
        if annotation is None:
            return []
        key = (scope, annotation)
        if key not in self._classes:
            self._classes[key] = self._find_annotated(annotation, scope)
        return self._classes[key]

    def class_of_parameter(self, parameter: ast.arg, function: Function) -> Scope | None:
        """Return the class of the package that a parameter takes an object of.

        Args:
            parameter: The parameter. If it has no annotation, the docstring's field counts:
                `:type adapter: package.adapters.Adapter`.
            function: Its function.
        """
        if parameter.annotation is not None:
            return self.annotated_class(parameter.annotation, function.scope)
        named = _documented_types(function).get(parameter.arg)
        found = self.imported(named) if named is not None else None
        return found if isinstance(found, Scope) and found.kind == "class" else None

    def _find_annotated(self, node: ast.expr | None, scope: Scope) -> list[Scope]:
        if isinstance(node, (ast.Name, ast.Attribute)):
            return _classes_named(node, scope)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return self._find_annotated(parse_type(node.value), scope)
        if isinstance(node, ast.BinOp):
            return self._find_annotated(node.left, scope) + self._find_annotated(node.right, scope)
        return self._find_subscripted(node, scope) if isinstance(node, ast.Subscript) else []

    def _find_subscripted(self, node: ast.Subscript, scope: Scope) -> list[Scope]:
        name = last_part(node.value)
        inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if name == "Union":
            return [found for one in inner for found in self._find_annotated(one, scope)]
        if name in _TRANSPARENT:
            return self._find_annotated(inner[0], scope) if inner else []
        return self._find_annotated(node.value, scope)


def _classes_named(node: ast.expr, scope: Scope) -> list[Scope]:
    """Return a class by the name table, so that modules with nothing but data stay unread."""
    resolved = scope.resolve_node(node)
    found = scope.lookup(resolved) if resolved is not None else None
    return [scope.package.of(found)] if isinstance(found, griffe.Class) else []


def _find_own_member(owner: Scope, name: str) -> Definition | None:
    if owner.kind == "class" and not owner.may_define(name):
        return None
    found = [one for one in owner.definitions.get(name, ()) if not _is_overload(one)]
    body = [one for one in found if isinstance(one, Scope) or _stands_in_body(one, owner)]
    return body[-1] if body else None


def _says_value(binding: Binding) -> bool:
    is_none = isinstance(binding.value, ast.Constant) and binding.value.value is None
    return binding.value is not None and not is_none


def _only_annotates(definition: Definition) -> bool:
    return isinstance(definition, Binding) and definition.value is None


def _own_setter(owner: Scope, name: str) -> Scope | None:
    if owner.kind == "class" and not owner.may_define(name):
        return None
    found = (one for one in owner.definitions.get(name, ()) if isinstance(one, Scope))
    return next((one for one in found if _is_setter(one.node)), None)


def _is_setter(node: ast.AST) -> bool:
    return any(last_part(one) == "setter" for one in getattr(node, "decorator_list", ()))


def _stands_in_body(binding: Binding, cls: Scope) -> bool:
    """Tell an attribute in the class body from `self.name = ...` in a method."""
    return cls.at(binding.line) is cls


def _documented_types(function: Function) -> dict[str, str]:
    """Return the types that fields of a docstring say of parameters: `:type user: api.User`."""
    if function.documented_types is None:
        first = function.node.body[0]
        docstring = first.value if isinstance(first, ast.Expr) else None
        text = docstring.value if isinstance(docstring, ast.Constant) else None
        found = _TYPE_FIELD.findall(text) if isinstance(text, str) and ":type " in text else []
        function.documented_types = dict(reversed(found))  # The first field of a name counts.
    return function.documented_types


def decorator_names(function: Function) -> tuple[str, ...]:
    """Return the last names of a function's decorators."""
    if function.decorators is None:
        nodes = (
            one.func if isinstance(one, ast.Call) else one for one in function.node.decorator_list
        )
        function.decorators = tuple(map(last_part, nodes))
    return function.decorators


def _is_overload(definition: Definition) -> bool:
    nodes = getattr(definition.node, "decorator_list", ()) if isinstance(definition, Scope) else ()
    return any(last_part(node) in _OTHER_DEFINITIONS for node in nodes)
