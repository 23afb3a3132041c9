"""Classes that lead to requests: those that send some, and those that name such a class."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.names.scope import Scope

_WORD = re.compile(r"\w+")
_MAX_TEXT = 500


def find_leading_names(modules: Iterable[Scope], sending: Iterable[Scope]) -> set[str]:
    """Find the names of all classes from which a class that sends requests may be reached.

    Most classes of a package hold data. This keeps them out of the search, at the price of a look
    at the names that each class mentions.

    Args:
        modules: The package's modules.
        sending: The classes whose methods send requests.

    Returns:
        Names without modules, so that a class may be among them that only shares the name.
    """
    classes = [scope for module in modules for scope in _classes_in(module)]
    known = {one.name for one in classes}
    mentioned_by: dict[str, set[str]] = {}
    for cls in classes:
        for name in _mentions(cls):
            if name in known:
                mentioned_by.setdefault(name, set()).add(cls.name)
    leading = {one.name for one in sending}
    waiting = list(leading)
    while waiting:
        new = mentioned_by.get(waiting.pop(), set()) - leading
        leading |= new
        waiting += new
    return leading


def _classes_in(scope: Scope) -> Iterator[Scope]:
    for child in scope.children:
        if child.kind == "class":
            yield child
            yield from _classes_in(child)


def _mentions(cls: Scope) -> Iterator[str]:
    """Yield the names in a class that may be those of its bases, members and results."""
    for base in getattr(cls.node, "bases", ()):
        yield from names_in(base)
    for binding in cls.bindings():
        if binding.annotation is not None:
            yield from names_in(binding.annotation)
        elif isinstance(binding.value, (ast.List, ast.Tuple, ast.Dict, ast.Call)):
            yield from _names_below(binding.value)
    for child in cls.children:
        if child.kind == "function":
            yield from _function_mentions(child)


def _function_mentions(function: Scope) -> Iterator[str]:
    returns = getattr(function.node, "returns", None)
    if returns is not None and function.name != "__init__":
        yield from names_in(returns)
        return
    for statement in getattr(function.node, "body", ()):
        yield from _called_names(statement)


def _called_names(statement: ast.stmt) -> Iterator[str]:
    for node in ast.walk(statement):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
            if name is not None:
                yield name


def _names_below(node: ast.expr) -> Iterator[str]:
    for one in ast.walk(node):
        name = getattr(one, "id", None) or getattr(one, "attr", None)
        if isinstance(name, str):
            yield name


def names_in(annotation: ast.expr | None) -> Iterator[str]:
    """Yield the names without modules in an annotation, which may be quoted."""
    if isinstance(annotation, ast.Name):
        yield annotation.id
    elif isinstance(annotation, ast.Attribute):
        yield annotation.attr
    elif isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        yield from _WORD.findall(annotation.value[:_MAX_TEXT])
    elif isinstance(annotation, ast.Subscript):
        yield from names_in(annotation.value)
        inner = annotation.slice
        for one in inner.elts if isinstance(inner, ast.Tuple) else [inner]:
            yield from names_in(one)
    elif isinstance(annotation, ast.BinOp):
        yield from names_in(annotation.left)
        yield from names_in(annotation.right)
