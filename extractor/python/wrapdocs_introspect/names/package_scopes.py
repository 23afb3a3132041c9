"""The scopes of a whole package, and the definitions that ids refer to."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

import griffe

from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.inheritance import member_of
from wrapdocs_introspect.names.scope import Scope, ScopeKind
from wrapdocs_introspect.names.scope_reader import read_function, read_module
from wrapdocs_introspect.source.compact_trees import empty_functions
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.contract import Value
    from wrapdocs_introspect.names.name_table import NameTable
    from wrapdocs_introspect.source.module_source import ModuleSource

_MAX_CHAIN = 30


class PackageScopes:
    """The scopes of a package's modules and classes, made when they are first asked for."""

    def __init__(self, names: NameTable, sources: dict[str, ModuleSource] | None = None) -> None:
        """Make the scopes of a package.

        Args:
            names: The package's names.
            sources: Its modules by id; without them, only the name table is used.
        """
        self.names = names
        self.sources = sources or {}
        self.folded: dict[tuple[ast.expr, Scope], Any] = {}
        """The values of constant expressions, so that a chain of names is followed once."""
        self.find_member: Callable[[str, str], Value | None] | None = None
        """Gives the value that an enumeration makes of a member, by the ids of class and name."""
        self._scopes: dict[griffe.Object, Scope] = {}
        self._modules: dict[str, Scope | None] = {}
        self._resolving: set[Binding] = set()

    def of(self, owner: griffe.Module | griffe.Class) -> Scope:
        """Return the scope of a module or class."""
        scope = self._scopes.get(owner)
        if scope is None:
            kind: ScopeKind = "module" if owner.is_module else "class"
            scope = self._scopes[owner] = Scope(None, kind, owner, self)
        return scope

    def module(self, module_id: str) -> Scope | None:
        """Return the scope of a module, None if the package has no readable source of it."""
        if module_id not in self._modules:
            self._modules[module_id] = None
            source = self.sources.get(module_id)
            if source is not None:
                scope = self.of(source.module)
                self._modules[module_id] = scope if read_module(scope) else None
        return self._modules[module_id]

    def forget_bodies(self) -> None:
        """Free what functions do: once they have been followed, only their heads are read."""
        for module_id, source in self.sources.items():
            scope = self._modules.get(module_id)
            tree = scope.node if scope is not None else source.tree
            if isinstance(tree, ast.Module):
                empty_functions(tree)

    def forget_trees(self) -> None:
        """Free the syntax trees of all modules; what is still asked for is parsed again."""
        for source in self.sources.values():
            source.tree = None
        self._modules.clear()
        self.folded.clear()
        for scope in self._scopes.values():
            scope.detach()

    def read(self, scope: Scope) -> None:
        """Read the definitions of a scope: those of its whole module, or of a function alone."""
        if scope.kind == "function":
            read_function(scope)
        else:
            self.module(scope.module.path)

    def find(self, dotted_id: str | None) -> Binding | Scope | None:
        """Return the definition that a canonical id names."""
        if dotted_id is None:
            return None
        parts = dotted_id.split(".")
        for length in range(len(parts), 0, -1):
            module_id = ".".join(parts[:length])
            if module_id in self.sources:
                unread = self._find_unread(module_id, parts[length:])
                return unread or self._find_in(self.module(module_id), parts[length:])
        return None

    def _find_unread(self, module_id: str, parts: list[str]) -> Scope | None:
        """Return a module, or a class of it, without parsing it again: its parts may not matter."""
        if len(parts) > 1 or not self._is_unread(module_id):
            return None
        module = self.sources[module_id].module
        if not parts:
            return self.of(module)
        found = module.members.get(parts[0])
        return self.of(found) if isinstance(found, griffe.Class) else None

    def _is_unread(self, module_id: str) -> bool:
        """Tell whether reading a module would parse it again."""
        source = self.sources.get(module_id)
        return source is not None and source.tree is None and module_id not in self._modules

    def _find_in(self, module: Scope | None, parts: list[str]) -> Binding | Scope | None:
        found: Binding | Scope | None = module
        for part in parts:
            if isinstance(found, Binding):
                found = self.attribute_of(found, part)
            elif found is not None:
                found = member_of(found, part)
        return None if isinstance(found, Binding) and found.imported is not None else found

    def find_node(
        self, scope: Scope, node: ast.expr, before: int | None = None
    ) -> Binding | Scope | None:
        """Return the definition that a name or attribute access in a scope refers to."""
        if not isinstance(node, ast.Name) and _is_long(node):
            return None
        if isinstance(node, ast.Name):
            holder = scope.holder_of(node.id, before)
            definition = self._own(holder, node.id, before)
            if definition is not None and not _is_import(definition):
                return definition
        if isinstance(node, ast.Attribute):
            local = _local_binding(scope, node, before)
            if local is not None:
                # An id does not tell the line, nor the call whose value a parameter has.
                found = self._find_attribute(scope, node, before)
                if found is not None or local.scope is scope:
                    return found
        found = self.find(scope.resolve_node(node))
        if found is None and isinstance(node, ast.Attribute):
            return self._find_attribute(scope, node, before)
        return found

    def _own(self, holder: Scope, name: str, before: int | None) -> Binding | Scope | None:
        """Return what a name means in a scope itself; a module is not parsed again for classes."""
        if holder.kind == "module" and self._is_unread(holder.id):
            member = holder.owner.members.get(name)
            if member is None or isinstance(member, griffe.Alias):
                return None  # An import leads elsewhere.
            if isinstance(member, griffe.Class):
                return self.of(member)
        return holder.own(name, before)

    def _find_attribute(
        self, scope: Scope, node: ast.Attribute, before: int | None
    ) -> Binding | Scope | None:
        if isinstance(node.value, ast.Name) and node.value.id in {"self", "cls"}:
            owner = scope.enclosing_class()
            return member_of(owner, node.attr) if owner else None
        base: Binding | Scope | None = None
        if isinstance(node.value, ast.Call):
            base = Binding("", node.lineno, scope, node.value)
        elif _is_dotted(node.value):
            base = self.find_node(scope, node.value, before)
        if isinstance(base, Binding):
            return self.attribute_of(base, node.attr)
        return member_of(base, node.attr) if base else None

    def attribute_of(self, binding: Binding, name: str) -> Binding | Scope | None:
        """Return what an attribute of a bound object is: `settings.PREFIX`."""
        if isinstance(binding.value, ast.Call):
            for keyword in binding.value.keywords:
                if keyword.arg == name:
                    return Binding(name, binding.line, binding.scope, keyword.value)
        if dotted_name(binding.value) is not None:
            return self._attribute_of_same(binding, name)
        owner = self.class_of(binding)
        return member_of(owner, name) if owner else None

    def _attribute_of_same(self, binding: Binding, name: str) -> Binding | Scope | None:
        """Return an attribute of what a name is another name of: `mine = settings`."""
        if binding.value is None or binding in self._resolving:
            return None
        self._resolving.add(binding)
        try:
            same = binding.scope.find(binding.value, binding.line)
            return self.attribute_of(same, name) if isinstance(same, Binding) else None
        finally:
            self._resolving.discard(binding)

    def class_of(self, binding: Binding) -> Scope | None:
        """Return the package's class that a bound object is an instance of."""
        if binding in self._resolving:
            return None  # `settings = settings.inner` asks for itself.
        self._resolving.add(binding)
        try:
            return self._find_class(binding)
        finally:
            self._resolving.discard(binding)

    def _find_class(self, binding: Binding) -> Scope | None:
        if isinstance(binding.value, ast.Call):
            made = binding.scope.find(binding.value.func, binding.line)
            return self._class_made_by(made)
        if binding.value is not None and dotted_name(binding.value) is not None:
            same = binding.scope.find(binding.value, binding.line)
            return self.class_of(same) if isinstance(same, Binding) else None
        return self._class_named(binding.annotation, binding.scope)

    def _class_made_by(self, made: Binding | Scope | None) -> Scope | None:
        if not isinstance(made, Scope):
            return None
        if isinstance(made.node, ast.ClassDef):
            return made
        returns = getattr(made.node, "returns", None)
        return self._class_named(returns, made.parent or made)

    def _class_named(self, annotation: ast.expr | None, scope: Scope) -> Scope | None:
        found = scope.find(annotation) if annotation is not None else None
        return found if isinstance(found, Scope) and found.kind == "class" else None


def _is_long(node: ast.expr) -> bool:
    """Tell whether an expression is a longer chain (`a.b().c`) than people write."""
    for _ in range(_MAX_CHAIN):
        if isinstance(node, ast.Attribute):
            node = node.value
        elif isinstance(node, ast.Call):
            node = node.func
        else:
            return False
    return True


def _local_binding(scope: Scope, node: ast.expr, before: int | None) -> Binding | None:
    """Return the value that the first name of `a.b.c` has, if a function or this scope holds it."""
    name = (dotted_name(node) or "self").partition(".")[0]
    if name in {"self", "cls"}:
        return None
    holder = scope.holder_of(name, before)
    if holder.kind != "function" and holder is not scope:
        return None
    definition = holder.own(name, before)
    return definition if isinstance(definition, Binding) and not _is_import(definition) else None


def _is_import(definition: Binding | Scope) -> bool:
    return isinstance(definition, Binding) and definition.imported is not None


def _is_dotted(node: ast.expr) -> bool:
    return dotted_name(node) is not None
