"""Classes that lead to requests: those that send some, and those that name such a class."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Instance, alternatives
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.names.scope import Scope

_WORD = re.compile(r"\w+")
_MAX_TEXT = 500
_MAX_ROUNDS = 5
_COMPOSED = (ast.List, ast.Tuple, ast.Dict, ast.Call, ast.IfExp, ast.BoolOp)


class LeadingClasses:
    """Finds the names of all classes from which a class that sends requests may be reached.

    Most classes of a package hold data. This keeps them out of the search, at the price of a look
    at the names that each class mentions. Only names are compared, so that a class may be among
    them that only shares its name.
    """

    def __init__(self, sending: Iterable[Scope], returned: Mapping[Function, Value]) -> None:
        """Start from classes that send requests.

        Args:
            sending: The classes whose methods send requests.
            returned: What public functions return.
        """
        self.names = {one.name for one in sending}
        self.modules: dict[str, Scope] = {}
        """The modules that have been looked at, by id."""
        self._mentioned_by: dict[str, set[str]] = {}
        self._returned: dict[tuple[Scope, str], set[str]] = {}
        for function, value in returned.items():
            classes = {one.cls.name for one in alternatives(value) if isinstance(one, Instance)}
            if classes and function.owner is not None:
                self._returned[function.owner, function.name] = classes

    def add(self, modules: Iterable[Scope]) -> None:
        """Look at the classes of further modules."""
        for module in modules:
            self.modules[module.id] = module
            for cls in _classes_in(module):
                for name in set(self._mentions(cls)):
                    self._mentioned_by.setdefault(name, set()).add(cls.name)
        waiting = list(self.names)
        while waiting:
            new = self._mentioned_by.get(waiting.pop(), set()) - self.names
            self.names |= new
            waiting += new

    def add_importing(self, package: LoadedPackage) -> None:
        """Look at all other modules that import or define one of the classes."""
        for _ in range(_MAX_ROUNDS):
            found = [
                package.scopes.of(source.module)
                for source in package.modules
                if source.id not in self.modules
                and not self.names.isdisjoint(source.module.members)
                and any(isinstance(one, griffe.Class) for one in source.module.members.values())
            ]
            if not found:
                return
            self.add(found)

    def _mentions(self, cls: Scope) -> Iterator[str]:
        """Yield the names in a class that may be those of its bases, members and results."""
        for base in cls.base_nodes:
            yield from names_in(base)
        for _, annotation, value in cls.attributes():
            if annotation is not None:
                yield from names_in(annotation)
            elif isinstance(value, _COMPOSED):
                yield from _names_below(value)
        for child in cls.children if cls.source.has_functions else ():
            if child.kind == "function":
                yield from names_in(getattr(child.node, "returns", None))
                yield from self._returned.get((cls, child.name), ())


def _classes_in(scope: Scope) -> Iterator[Scope]:
    for child in scope.classes:
        yield child
        yield from _classes_in(child)


def _names_below(node: ast.expr) -> Iterator[str]:
    for one in walk(node):
        name = getattr(one, "id", None) or getattr(one, "attr", None)
        if isinstance(name, str):
            yield name


def names_in(annotation: ast.expr | None) -> list[str]:
    """Return the names without modules in an annotation, which may be quoted."""
    if isinstance(annotation, ast.Name):
        return [annotation.id]
    text = annotation.value if isinstance(annotation, ast.Constant) else None
    if isinstance(text, str) and text.isidentifier():
        return [text]
    found: list[str] = []
    waiting = [annotation]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Name):
            found.append(node.id)
        elif isinstance(node, ast.Attribute):
            found.append(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found += _WORD.findall(node.value[:_MAX_TEXT])
        elif isinstance(node, ast.Subscript):
            inner = node.slice
            waiting += inner.elts if isinstance(inner, ast.Tuple) else [inner]
            waiting.append(node.value)
        elif isinstance(node, ast.BinOp):
            waiting += (node.right, node.left)
    return found
