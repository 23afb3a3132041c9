"""Scopes: what names mean in a module, a class or a function."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.visible_names import VisibleNames
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    import griffe

    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.source.module_source import ModuleSource

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef
ScopeNode = ast.Module | ast.ClassDef | FunctionNode
ScopeKind = Literal["module", "class", "function"]

_MAX_BASES = 50
_MAX_CHAIN = 30
_UNREADABLE = ast.Module(body=[], type_ignores=[])


@dataclass(frozen=True)
class Binding:
    """A name bound by an assignment, a parameter or an import."""

    name: str
    line: int
    scope: Scope
    value: ast.expr | None = None
    annotation: ast.expr | None = None
    imported: str | None = None

    @property
    def id(self) -> str:
        """The dotted path of the name."""
        return f"{self.scope.id}.{self.name}"


class Scope:
    """A module, class or function: its bindings, and the classes and functions in it.

    The name table knows what each name of a module or class refers to, so resolving a name is
    cheap. Bindings, values and the names of functions need the module's syntax tree, which is read
    when they are first asked for.
    """

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
        self._parent = parent
        self._visible: VisibleNames | None = None
        self._resolved: dict[str, str | None] = {}
        self._node: ScopeNode | None = None
        self._definitions: dict[str, list[Binding | Scope]] | None = None
        self._children: list[Scope] = []
        if node is not None:
            self.attach(node)

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

    @property
    def is_attached(self) -> bool:
        """Whether the scope has its syntax tree."""
        return self._node is not None

    @property
    def node(self) -> ScopeNode:
        """The syntax tree; an empty module if it cannot be read."""
        self._read()
        return self._node or _UNREADABLE

    @property
    def definitions(self) -> dict[str, list[Binding | Scope]]:
        """The definitions of each name, in source order."""
        return self._definitions if self._definitions is not None else self._read()

    @property
    def children(self) -> list[Scope]:
        """The classes and functions defined here."""
        self._read()
        return self._children

    @property
    def source(self) -> ModuleSource:
        """The module's source."""
        return self.package.sources[self.module.path]

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
        return self.id.rpartition(".")[2]

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

    def inside(self, cls: griffe.Class) -> Scope:
        """Return the scope of a class's body."""
        return self.package.of(cls)

    def expression(self, node: ast.expr) -> Expression:
        """Return an expression of this module or class with the scope of its line."""
        return Expression(node, self.at(node.lineno))

    def _read(self) -> dict[str, list[Binding | Scope]]:
        if self._definitions is None:
            self.package.module(self.module.path)
        if self._definitions is None:
            self._definitions = {}
        return self._definitions

    @property
    def is_bound(self) -> bool:
        """Whether this is a function of a class whose first parameter no caller passes."""
        arguments = getattr(self.node, "args", None)
        if self.parent is None or self.parent.kind != "class" or arguments is None:
            return False
        positional = [*arguments.posonlyargs, *arguments.args]
        return bool(positional) and positional[0].arg in {"self", "cls"}

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
            The last definition of the name, or the last one before the line.
        """
        found = self.definitions.get(name, [])
        earlier = [one for one in found if before is None or one.line < before]
        candidates = earlier or found
        return max(candidates, key=lambda one: one.line) if candidates else None

    def at(self, line: int) -> Scope:
        """Return the function of this scope that holds a line, else this scope."""
        functions = (child for child in self.children if child.kind == "function")
        return next((one for one in functions if one.line <= line <= one.last_line), self)

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
        if dotted not in self._resolved:
            is_local = self.kind == "function"
            resolve = self._resolve_local if is_local else self._resolve_visible
            self._resolved[dotted] = resolve(dotted)
        return self._resolved[dotted]

    def _resolve_visible(self, dotted: str) -> str | None:
        if self._visible is None:
            self._visible = VisibleNames(self.owner, self.package.names)
        return self._visible.resolve(dotted)

    def _resolve_local(self, dotted: str) -> str | None:
        """Resolve a name that may be one of a function's."""
        head, _, rest = dotted.partition(".")
        holder = self.holder_of(head)
        if holder.kind != "function":
            return holder.resolve(dotted)
        definition = holder.own(head)
        if isinstance(definition, Binding) and definition.imported is not None:
            path = f"{definition.imported}.{rest}" if rest else definition.imported
            return self.documented.resolve(path) or path
        return f"{holder.id}.{dotted}"

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
        if not isinstance(node, ast.Name) and _is_long(node):
            return None
        if isinstance(node, ast.Name):
            holder = self.holder_of(node.id, before)
            definition = holder.own(node.id, before)
            if definition is not None and not _is_import(definition):
                return definition
        found = self.package.find(self.resolve_node(node))
        if found is None and isinstance(node, ast.Attribute):
            return self._find_attribute(node, before)
        return found

    def _find_attribute(self, node: ast.Attribute, before: int | None) -> Binding | Scope | None:
        if isinstance(node.value, ast.Name) and node.value.id in {"self", "cls"}:
            owner = self.enclosing_class()
            return member_of(owner, node.attr) if owner else None
        base: Binding | Scope | None = None
        if isinstance(node.value, ast.Call):
            base = Binding("", node.lineno, self, node.value)
        elif _is_dotted(node.value):
            base = self.find(node.value, before)
        if isinstance(base, Binding):
            return self.package.attribute_of(base, node.attr)
        return member_of(base, node.attr) if base else None

    def bases(self) -> Iterator[Scope]:
        """Yield a class and the package's classes among its bases, nearest first."""
        seen: list[Scope] = []
        queue: list[Scope] = [self]
        while queue and len(seen) < _MAX_BASES:
            scope = queue.pop(0)
            if scope in seen or not isinstance(scope.node, ast.ClassDef):
                continue
            seen.append(scope)
            yield scope
            outer = scope.parent or scope
            found = [outer.find(plain_base(base)) for base in scope.node.bases]
            queue += [base for base in found if isinstance(base, Scope)]

    def external_bases(self) -> Iterator[str]:
        """Yield the ids of a class's bases that the package does not define."""
        for scope in self.bases():
            outer = scope.parent or scope
            for base in getattr(scope.node, "bases", ()):
                if outer.find(plain_base(base)) is None:
                    name = dotted_name(plain_base(base))
                    yield outer.resolve_node(plain_base(base)) or name or ""


def member_of(scope: Scope, name: str) -> Binding | Scope | None:
    """Return a member of a module or class; of a class, also one that it inherits."""
    if scope.kind != "class":
        return scope.own(name)
    for owner in scope.bases():
        found = owner.own(name)
        if found is not None:
            return found
    return None


def plain_base(base: ast.expr) -> ast.expr:
    """Return `Base` of `Base[T]`."""
    return base.value if isinstance(base, ast.Subscript) else base


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


def _is_import(definition: Binding | Scope) -> bool:
    return isinstance(definition, Binding) and definition.imported is not None


def _is_dotted(node: ast.expr) -> bool:
    return dotted_name(node) is not None
