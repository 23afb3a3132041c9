"""Lexical places of a package's syntax trees: what a name is bound to, also inside functions.

`Scope` knows a module's and a class's names through griffe, which keeps one object a name. An idiom
needs more: the names of functions, every binding of a name, and the syntax tree of its value.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import griffe

from wrapdocs_introspect.statements import statements_of
from wrapdocs_introspect.type_expressions import dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.loading import LoadedPackage, ModuleSource
    from wrapdocs_introspect.scope import Scope

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef
PlaceNode = ast.Module | ast.ClassDef | FunctionNode
PlaceKind = Literal["module", "class", "function"]

_MAX_BASES = 50


@dataclass(frozen=True)
class Expression:
    """An expression and the place that its names are read from."""

    node: ast.expr
    place: Place

    def part(self, node: ast.expr) -> Expression:
        """Return an expression inside this one."""
        return Expression(node, self.place)


@dataclass(frozen=True)
class Binding:
    """A name bound by an assignment, a parameter or an import."""

    name: str
    line: int
    place: Place
    value: ast.expr | None = None
    annotation: ast.expr | None = None
    imported: str | None = None

    @property
    def id(self) -> str:
        """The dotted path of the name."""
        return f"{self.place.id}.{self.name}"


Definition = "Binding | Place"


@dataclass(eq=False)
class Place:
    """A module, class or function: its bindings, and the classes and functions in it."""

    id: str
    kind: PlaceKind
    node: PlaceNode
    source: ModuleSource
    parent: Place | None
    package: PackageSyntax
    scope: Scope
    bindings: dict[str, list[Binding]] = field(default_factory=dict)
    children: list[Place] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The last part of the id."""
        return self.id.rpartition(".")[2]

    @property
    def line(self) -> int:
        """The line of the definition."""
        return getattr(self.node, "lineno", 1)

    def walk(self) -> Iterator[Place]:
        """Yield this place and every place in it, in source order."""
        stack = [self]
        while stack:
            place = stack.pop()
            yield place
            stack.extend(reversed(place.children))

    def bind(self, binding: Binding) -> None:
        """Add a binding of a name."""
        self.bindings.setdefault(binding.name, []).append(binding)

    def own(self, name: str, before: int | None = None) -> Binding | Place | None:
        """Return what a name means in this very place.

        Args:
            name: The name.
            before: A line: what is bound after it counts only where nothing is bound before.

        Returns:
            The last definition of the name, or the last one before the line.
        """
        found: list[Binding | Place] = [*self.bindings.get(name, ())]
        found += [child for child in self.children if child.name == name]
        found.sort(key=lambda definition: definition.line)
        earlier = [one for one in found if before is None or one.line < before]
        return (earlier or found or [None])[-1]

    def enclosing_class(self) -> Place | None:
        """Return the class that a method belongs to."""
        place: Place | None = self
        while place is not None and place.kind != "class":
            place = place.parent
        return place

    def holder_of(self, name: str) -> Place:
        """Return the place whose names decide what a name means here."""
        place = self
        while place.kind != "module" and place.parent is not None:
            sees_own = place is self or place.kind == "function"
            if sees_own and place.own(name) is not None:
                return place
            place = place.parent
        return place

    def resolve(self, dotted: str) -> str | None:
        """Return the canonical id of a name, as `Scope.resolve`, also for a function's names."""
        head, _, rest = dotted.partition(".")
        holder = self.holder_of(head)
        if holder.kind != "function":
            return holder.scope.resolve(dotted)
        definition = holder.own(head)
        if isinstance(definition, Binding) and definition.imported is not None:
            path = f"{definition.imported}.{rest}" if rest else definition.imported
            return holder.scope.resolve(path) or path
        return f"{holder.id}.{dotted}"

    def resolve_node(self, node: ast.expr | None) -> str | None:
        """Return the canonical id of a name or attribute access."""
        dotted = dotted_name(node)
        return self.resolve(dotted) if dotted is not None else None

    def find(self, node: ast.expr, before: int | None = None) -> Binding | Place | None:
        """Return what a name or attribute access refers to.

        Args:
            node: The expression.
            before: The line it is used at, for a name that is bound several times.

        Returns:
            The binding, class, function or module; None where it is not in the package.
        """
        if isinstance(node, ast.Name):
            holder = self.holder_of(node.id)
            definition = holder.own(node.id, before)
            if definition is not None and not _is_import(definition):
                return definition
        found = self.package.find(self.resolve_node(node))
        if found is None and isinstance(node, ast.Attribute):
            return self._find_attribute(node, before)
        return found

    def _find_attribute(self, node: ast.Attribute, before: int | None) -> Binding | Place | None:
        if isinstance(node.value, ast.Name) and node.value.id in {"self", "cls"}:
            owner = self.enclosing_class()
            return member_of(owner, node.attr) if owner else None
        base = self.find(node.value, before) if _is_dotted(node.value) else None
        if isinstance(base, Binding):
            return self.package.attribute_of(base, node.attr)
        return member_of(base, node.attr) if base else None

    def bases(self) -> Iterator[Place]:
        """Yield a class and the package's classes among its bases, nearest first."""
        seen: list[Place] = []
        queue: list[Place] = [self]
        while queue and len(seen) < _MAX_BASES:
            place = queue.pop(0)
            if place in seen or not isinstance(place.node, ast.ClassDef):
                continue
            seen.append(place)
            yield place
            outer = place.parent or place
            found = [outer.find(plain_base(base)) for base in place.node.bases]
            queue += [base for base in found if isinstance(base, Place)]

    def external_bases(self) -> Iterator[str]:
        """Yield the ids of a class's bases that the package does not define."""
        for place in self.bases():
            outer = place.parent or place
            for base in getattr(place.node, "bases", ()):
                if outer.find(plain_base(base)) is None:
                    name = dotted_name(plain_base(base))
                    yield outer.resolve_node(plain_base(base)) or name or ""


class PackageSyntax:
    """The places of a package's modules, made when they are first asked for."""

    def __init__(self, package: LoadedPackage) -> None:
        """Read the places of this package.

        Args:
            package: The loaded package.
        """
        self.package = package
        self._sources = {source.module.path: source for source in package.modules}
        self._modules: dict[str, Place | None] = {}

    def module(self, module_id: str) -> Place | None:
        """Return the place of a module, if the package has it."""
        if module_id not in self._modules:
            source = self._sources.get(module_id)
            self._modules[module_id] = _read_module(source, self) if source else None
        return self._modules[module_id]

    def find(self, dotted_id: str | None) -> Binding | Place | None:
        """Return the definition that a canonical id names."""
        if dotted_id is None:
            return None
        parts = dotted_id.split(".")
        for length in range(len(parts), 0, -1):
            module_id = ".".join(parts[:length])
            if module_id in self._sources:
                return self._find_in(self.module(module_id), parts[length:])
        return None

    def _find_in(self, module: Place | None, parts: list[str]) -> Binding | Place | None:
        found: Binding | Place | None = module
        for part in parts:
            if isinstance(found, Binding):
                found = self.attribute_of(found, part)
            elif found is not None:
                found = member_of(found, part)
        return None if isinstance(found, Binding) and found.imported is not None else found

    def attribute_of(self, binding: Binding, name: str) -> Binding | Place | None:
        """Return what an attribute of a bound object is: `settings.PREFIX`."""
        if isinstance(binding.value, ast.Call):
            for keyword in binding.value.keywords:
                if keyword.arg == name:
                    return Binding(name, binding.line, binding.place, keyword.value)
        owner = self.class_of(binding)
        return member_of(owner, name) if owner else None

    def class_of(self, binding: Binding, depth: int = 5) -> Place | None:
        """Return the package's class that a bound object is an instance of."""
        if isinstance(binding.value, ast.Call):
            made = binding.place.find(binding.value.func, binding.line)
            return self._class_made_by(made)
        if binding.value is not None and _is_dotted(binding.value) and depth:
            same = binding.place.find(binding.value, binding.line)
            return self.class_of(same, depth - 1) if isinstance(same, Binding) else None
        return self._class_named(binding.annotation, binding.place)

    def _class_made_by(self, made: Binding | Place | None) -> Place | None:
        if not isinstance(made, Place):
            return None
        if isinstance(made.node, ast.ClassDef):
            return made
        returns = getattr(made.node, "returns", None)
        return self._class_named(returns, made.parent or made)

    def _class_named(self, annotation: ast.expr | None, place: Place) -> Place | None:
        found = place.find(annotation) if annotation is not None else None
        return found if isinstance(found, Place) and found.kind == "class" else None


def member_of(place: Place, name: str) -> Binding | Place | None:
    """Return a member of a module or class; of a class, also one that it inherits."""
    if place.kind != "class":
        return place.own(name)
    for owner in place.bases():
        found = owner.own(name)
        if found is not None:
            return found
    return None


def plain_base(base: ast.expr) -> ast.expr:
    """Return `Base` of `Base[T]`."""
    return base.value if isinstance(base, ast.Subscript) else base


def _is_import(definition: Binding | Place) -> bool:
    return isinstance(definition, Binding) and definition.imported is not None


def _is_dotted(node: ast.expr) -> bool:
    return dotted_name(node) is not None


def _read_module(source: ModuleSource, package: PackageSyntax) -> Place | None:
    tree = source.tree or _parse_again(source.module)
    if tree is None:
        return None
    scope = package.package.scope(source.module)
    place = Place(source.module.path, "module", tree, source, None, package, scope)
    _fill(place)
    return place


def _parse_again(module: griffe.Module) -> ast.Module | None:
    """Parse a module whose tree was not kept: a rare need, for constants and dependencies."""
    if not isinstance(module.filepath, Path):
        return None
    try:
        return ast.parse(module.filepath.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _fill(module: Place) -> None:
    waiting = [module]
    while waiting:
        place = waiting.pop()
        _bind_parameters(place)
        for statement in statements_of(place.node.body):
            _read_statement(statement, place)
        waiting += place.children


def _read_statement(statement: ast.stmt, place: Place) -> None:
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        place.children.append(_child(statement, place))
    elif isinstance(statement, ast.Assign):
        for target in statement.targets:
            _bind_target(place, target, statement.value, None, statement.lineno)
    elif isinstance(statement, ast.AnnAssign):
        value, annotation = statement.value, statement.annotation
        _bind_target(place, statement.target, value, annotation, statement.lineno)
    elif isinstance(statement, (ast.Import, ast.ImportFrom)):
        _bind_imports(place, statement)
    elif type(statement).__name__ == "TypeAlias":
        # `type X = ...`, which the oldest Python that runs this has no class for.
        name, value = getattr(statement, "name"), getattr(statement, "value")  # noqa: B009
        _bind_target(place, name, value, None, statement.lineno)


def _child(node: ast.ClassDef | FunctionNode, parent: Place) -> Place:
    kind: PlaceKind = "class" if isinstance(node, ast.ClassDef) else "function"
    place_id = f"{parent.id}.{node.name}"
    scope = parent.scope
    if kind == "class":
        found = parent.scope.lookup(place_id)
        if isinstance(found, griffe.Class):
            scope = parent.package.package.scope(found)
    return Place(place_id, kind, node, parent.source, parent, parent.package, scope)


def _bind_target(
    place: Place,
    target: ast.expr,
    value: ast.expr | None,
    annotation: ast.expr | None,
    line: int,
) -> None:
    if isinstance(target, ast.Name):
        place.bind(Binding(target.id, line, place, value, annotation))
    elif isinstance(target, ast.Attribute) and dotted_name(target) == f"self.{target.attr}":
        owner = place.enclosing_class()
        if owner is not None:
            # The value's names are the method's, though the class holds the attribute.
            owner.bind(Binding(target.attr, line, place, value, annotation))
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, its_value in zip(target.elts, value.elts, strict=False):
            _bind_target(place, one, its_value, None, line)


def _bind_parameters(place: Place) -> None:
    if not isinstance(place.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    arguments = place.node.args
    for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
        # On the line of `def`, so that whatever the body binds comes after.
        place.bind(Binding(argument.arg, place.line - 1, place, None, argument.annotation))


def _bind_imports(place: Place, statement: ast.Import | ast.ImportFrom) -> None:
    for alias in statement.names:
        if alias.name == "*":
            continue
        name = alias.asname or alias.name.partition(".")[0]
        if isinstance(statement, ast.ImportFrom):
            target = griffe.relative_to_absolute(statement, alias, place.scope.module)
        else:
            target = alias.name if alias.asname else name
        place.bind(Binding(name, statement.lineno, place, imported=target))
