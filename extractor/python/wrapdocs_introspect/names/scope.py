"""Scopes: what names mean in a module, a class or a function."""

from __future__ import annotations

import ast
from bisect import bisect_right
from typing import TYPE_CHECKING, Literal

import griffe

from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.visible_names import VisibleNames, resolve_local
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.nodes import attribute_node, class_node, declared_attributes

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.source.module_source import ModuleSource

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef
ScopeNode = ast.Module | ast.ClassDef | FunctionNode
ScopeKind = Literal["module", "class", "function"]

_UNREADABLE = ast.Module(body=[], type_ignores=[])


class Scope:
    """A module, class or function: its bindings, and the classes and functions in it.

    The name table knows what each name of a module or class refers to, so resolving a name is
    cheap. Bindings, values and the names of functions need the module's syntax tree, which is read
    when they are first asked for. What a function binds is read when that is asked for.
    """

    __slots__ = (
        "_children",
        "_definitions",
        "_functions",
        "_id",
        "_name",
        "_node",
        "_parent",
        "_resolved",
        "_visible",
        "kind",
        "known_bases",
        "owner",
        "package",
    )

    def __init__(
        self,
        scope_id: str | None,
        kind: ScopeKind,
        owner: griffe.Module | griffe.Class,
        package: PackageScopes,
        *,
        parent: Scope | None = None,
        node: ScopeNode | None = None,
    ) -> None:
        """Make a scope.

        Args:
            scope_id: Its dotted path; None for that of the owner.
            kind: What it is.
            owner: The module or class; for a function, the one around it.
            package: The scopes of the package.
            parent: The scope around it; None for the one around the owner.
            node: Its syntax tree, if that has been read.
        """
        self.kind = kind
        self.owner = owner
        self.package = package
        self._id = scope_id
        self._name: str | None = None
        self._parent = parent
        self._visible: VisibleNames | None = None
        self._resolved: dict[str, str | None] | None = None
        self._node = node
        self._definitions: dict[str, list[Binding | Scope]] | None = None
        self._children: list[Scope] = []
        self._functions: tuple[list[int], list[Scope]] | None = None
        self.known_bases: list[Scope] | None = None
        """The class and the package's classes among its bases, once they have been found."""
        if node is not None and kind != "function":
            self._definitions = {}

    @property
    def id(self) -> str:
        """The dotted path."""
        if self._id is None:
            self._id = self.owner.path
        return self._id

    @property
    def parent(self) -> Scope | None:
        """The scope around it; None for a module."""
        if self._parent is None and self.kind != "module":
            self._parent = self.around(self.owner)
        return self._parent

    def attach(self, node: ScopeNode) -> None:
        """Give the scope its syntax tree."""
        self._node = node
        self._definitions = {}

    def detach(self) -> None:
        """Let the syntax tree go, and what was read from it; whoever asks for it reads it again."""
        self._node = self._definitions = self._functions = None
        self._children = []

    @property
    def is_attached(self) -> bool:
        """Whether the scope has its syntax tree."""
        return self._node is not None

    @property
    def node(self) -> ScopeNode:
        """The syntax tree; an empty module if it cannot be read."""
        if self._node is None:
            self._read()
        return self._node or _UNREADABLE

    @property
    def base_nodes(self) -> list[ast.expr]:
        """The base classes as they are written; none of a module or function."""
        head = class_node(self.owner) if self._node is None and self.kind == "class" else None
        return head.bases if head is not None else getattr(self.node, "bases", [])

    def may_define(self, name: str) -> bool:
        """Tell whether it may define a name, without reading a module for that."""
        return self._definitions is not None or name in self.owner.members

    @property
    def defined_names(self) -> Collection[str]:
        """The names that it defines; a module without functions is not read for that."""
        is_read = self._definitions is not None or self.source.has_functions
        return self.definitions if is_read else self.owner.members

    @property
    def definitions(self) -> dict[str, list[Binding | Scope]]:
        """The definitions of each name, in source order."""
        return self._definitions if self._definitions is not None else self._read()

    @property
    def children(self) -> list[Scope]:
        """The classes and functions defined here."""
        if self._definitions is None:
            self._read()
        return self._children

    @property
    def classes(self) -> list[Scope]:
        """The classes defined here; a module without functions is not read for that."""
        if self._definitions is not None or self.source.has_functions:
            return [one for one in self.children if one.kind == "class"]
        members = self.owner.members.values()
        return [self.package.of(one) for one in members if isinstance(one, griffe.Class)]

    @property
    def source(self) -> ModuleSource:
        """The module's source."""
        return self.package.sources[self.package.of(self.module).id]

    @property
    def module(self) -> griffe.Module:
        """The module."""
        return self.owner.module

    @property
    def documented(self) -> Scope:
        """This module or class; for a function, the one around it, as locals have no page."""
        return self.package.of(self.owner)

    @property
    def name(self) -> str:
        """The last part of the id."""
        if self._name is None:
            self._name = self.id.rpartition(".")[2]
        return self._name

    @property
    def line(self) -> int:
        """The line of the definition."""
        return getattr(self.node, "lineno", 1)

    @property
    def last_line(self) -> int:
        """The last line of the definition."""
        return getattr(self.node, "end_lineno", None) or self.line

    def lookup(self, dotted_id: str) -> griffe.Object | None:
        """Return the object in the package that an id names."""
        return self.package.names.lookup(dotted_id)

    def around(self, obj: griffe.Object) -> Scope:
        """Return the scope that an object of the package is defined in."""
        parent = obj.parent
        return self.package.of(parent if parent is not None and parent.is_class else obj.module)

    def expression(self, node: ast.expr) -> Expression:
        """Return an expression of this module or class with the scope of its line."""
        return Expression(node, self.at(node.lineno))

    def _read(self) -> dict[str, list[Binding | Scope]]:
        if self._definitions is None:
            self.package.read(self)
        if self._definitions is None:
            self._definitions = {}
        return self._definitions

    def walk(self) -> Iterator[Scope]:
        """Yield this scope and every scope in it, in source order."""
        stack = [self]
        while stack:
            scope = stack.pop()
            yield scope
            stack.extend(reversed(scope.children))

    def define(self, definition: Binding | Scope) -> None:
        """Add a definition of a name."""
        if self._definitions is None:
            self._definitions = {}
        self._definitions.setdefault(definition.name, []).append(definition)
        if isinstance(definition, Scope):
            self._children.append(definition)

    def annotated_attributes(self) -> Iterator[tuple[str, ast.expr, ast.expr | None]]:
        """Yield the annotated attributes with annotation and value."""
        for name, annotation, value in self.attributes():
            if annotation is not None:
                yield name, annotation, value

    def attributes(self) -> Iterator[tuple[str, ast.expr | None, ast.expr | None]]:
        """Yield the attributes with annotation and value, as far as these are written.

        A module is not parsed again for a class of it that has no methods.
        """
        if self._definitions is None and self._is_data_class():
            for name, attribute in declared_attributes(self.owner).items():
                node = attribute_node(attribute)
                if node is not None:
                    yield name, node.annotation, node.value
            return
        for binding in self.bindings():
            yield binding.name, binding.annotation, binding.value

    def annotated_names(self) -> Iterator[str]:
        """Yield the names that the body of the class annotates, and not one of its methods."""
        if self._is_data_class():
            yield from (name for name, _, _ in self.annotated_attributes())
            return
        for binding in self.bindings():
            if binding.annotation is not None and self.at(binding.line) is self:
                yield binding.name

    def _is_data_class(self) -> bool:
        """Tell whether the owner is this class, and not the module of one whose name is taken."""
        if self.kind != "class" or self.owner.path != self.id:
            return False
        return not any(isinstance(one, griffe.Function) for one in self.owner.members.values())

    def bindings(self) -> Iterator[Binding]:
        """Yield every binding of this scope itself, in source order for each name."""
        for definitions in self.definitions.values():
            yield from (one for one in definitions if isinstance(one, Binding))

    def own(self, name: str, before: int | None = None) -> Binding | Scope | None:
        """Return what a name means in this scope itself.

        Args:
            name: The name.
            before: A line; later definitions only count if there is no earlier one.

        Returns:
            The last definition of the name, or the last one before the line. `x = None` in an
            `except` block does not count beside another one.
        """
        found = self.definitions.get(name, [])
        if len(found) == 1:
            return found[0]
        earlier = [one for one in found if before is None or one.line < before]
        candidates = sorted(earlier or found, key=lambda one: one.line)
        if len(candidates) > 1 and self._is_fallback(candidates[-1]):
            candidates.pop()
        return candidates[-1] if candidates else None

    def _is_fallback(self, definition: Binding | Scope) -> bool:
        """Tell whether a name is only None because what it needs could not be imported."""
        value = definition.value if isinstance(definition, Binding) else None
        if not isinstance(value, ast.Constant) or value.value is not None:
            return False
        handlers = (one for one in ast.walk(self.node) if isinstance(one, ast.ExceptHandler))
        return any(one.lineno == definition.line for handler in handlers for one in handler.body)

    def at(self, line: int) -> Scope:
        """Return the function of this scope that holds a line, else this scope."""
        if self._functions is None:
            self._functions = self._list_functions()
        lines, functions = self._functions
        before = bisect_right(lines, line) - 1
        return functions[before] if before >= 0 and line <= functions[before].last_line else self

    def _list_functions(self) -> tuple[list[int], list[Scope]]:
        """Return the first lines of the functions defined here, and the functions, in order."""
        functions = [child for child in self.children if child.kind == "function"]
        functions.sort(key=lambda one: one.line)
        return [one.line for one in functions], functions

    def enclosing_class(self) -> Scope | None:
        """Return the class that a method belongs to."""
        scope: Scope | None = self
        while scope is not None and scope.kind != "class":
            scope = scope.parent
        return scope

    def holder_of(self, name: str, before: int | None = None) -> Scope:
        """Return the scope that defines a name used here.

        Args:
            name: The name.
            before: The line of its use; a class body only sees earlier definitions.
        """
        scope = self
        while scope.kind != "module" and scope.parent is not None:
            found = scope.definitions.get(name, ())
            if scope.kind == "function" and found:
                return scope
            if scope is self and any(before is None or one.line < before for one in found):
                return scope
            scope = scope.parent
        return scope

    def resolve(self, dotted: str) -> str | None:
        """Return the canonical id of a name.

        Args:
            dotted: A name as written here, for example `models.User`.

        Returns:
            The id in the package, the import path of an external name, or None for builtins and
            unknown names.
        """
        if self._resolved is None:
            self._resolved = {}
        if dotted not in self._resolved:
            is_local = self.kind == "function"
            self._resolved[dotted] = (
                resolve_local(self, dotted) if is_local else self._resolve_visible(dotted)
            )
        return self._resolved[dotted]

    def _resolve_visible(self, dotted: str) -> str | None:
        if self.owner.is_class and dotted.partition(".")[0] not in self.owner.members:
            return self.around(self.owner).resolve(dotted)  # Which its other classes ask, too.
        if self._visible is None:
            self._visible = VisibleNames(self.owner, self.package.names)
        return self._visible.resolve(dotted)

    def resolve_node(self, node: ast.expr | None) -> str | None:
        """Return the canonical id of a name or attribute access."""
        dotted = dotted_name(node)
        return self.resolve(dotted) if dotted is not None else None

    def find(self, node: ast.expr, before: int | None = None) -> Binding | Scope | None:
        """Return what a name or attribute access refers to.

        Args:
            node: The expression.
            before: The line of its use, for a name that is bound several times.

        Returns:
            The binding, class, function or module; None if it is not in the package.
        """
        return self.package.find_node(self, node, before)
