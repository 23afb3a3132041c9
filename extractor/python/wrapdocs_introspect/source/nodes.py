"""Syntax-tree nodes of griffe's objects.

griffe's own expressions lose the text of string annotations and let a class field capture the types
of its neighbours, so every type and default is read from the tree.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import griffe

if TYPE_CHECKING:
    from collections.abc import Sequence

_KEY = "wrapdocs"


@dataclass(slots=True)
class ClassNode:
    """A class statement without its body."""

    bases: list[ast.expr]
    keywords: list[ast.keyword]
    decorators: list[ast.expr]
    type_parameters: Sequence[ast.AST] = ()


@dataclass(slots=True)
class FunctionNode:
    """A function's header without its body."""

    args: ast.arguments
    returns: ast.expr | None
    decorators: list[ast.expr]
    type_parameters: Sequence[ast.AST] = ()
    documented_by: str | None = None
    """The name of the function that this one was made of, as it is written: `partial(load, 1)`."""
    has_body: bool = False
    """Whether the body does something."""


@dataclass(slots=True)
class AttributeNode:
    """The annotation and the value of an assignment, of a property or of a `type` statement."""

    annotation: ast.expr | None
    value: ast.expr | None
    decorators: list[ast.expr] = field(default_factory=list)
    type_parameters: Sequence[ast.AST] = ()


def class_node(obj: griffe.Object) -> ClassNode | None:
    """Return the node of a class statement."""
    node = obj.extra[_KEY].get("node") if _KEY in obj.extra else None
    return node if isinstance(node, ClassNode) else None


def function_node(obj: griffe.Object) -> FunctionNode | None:
    """Return the node of a function's header."""
    node = obj.extra[_KEY].get("node") if _KEY in obj.extra else None
    return node if isinstance(node, FunctionNode) else None


def attribute_node(obj: griffe.Object) -> AttributeNode | None:
    """Return the annotation and value of an attribute."""
    node = obj.extra[_KEY].get("node") if _KEY in obj.extra else None
    return node if isinstance(node, AttributeNode) else None


def is_overloaded(obj: griffe.Object) -> bool:
    """Tell whether a function has no implementation: it is the first of its overloads."""
    overloads = obj.overloads if isinstance(obj, griffe.Function) else None
    return overloads is not None and overloads[:1] == [obj]


def file_of(obj: griffe.Object) -> str | None:
    """Return the file of an object that is not defined in its module's own file."""
    return obj.extra[_KEY].get("file") if _KEY in obj.extra else None


def may_register(decorator: ast.expr) -> bool:
    """Tell whether a decorator may be that of `functools.singledispatch`: `@f.register(int)`."""
    node = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(node, ast.Attribute) and node.attr == "register"


def declared_attributes(owner: griffe.Object) -> dict[str, griffe.Attribute]:
    """Return the attributes that a module or class body assigns, as the body has them.

    griffe replaces them if `__init__` assigns to `self` under the same name.
    """
    declared: dict[str, griffe.Attribute] = owner.extra[_KEY].setdefault("declared", {})
    return declared


def set_node(obj: griffe.Object, node: ClassNode | FunctionNode | AttributeNode) -> None:
    """Set the node of an object."""
    obj.extra[_KEY]["node"] = node


def set_file(obj: griffe.Object, file: str) -> None:
    """Set the file of an object that is not defined in its module's own file."""
    obj.extra[_KEY]["file"] = file


def set_replaced(obj: griffe.Object, path: str) -> None:
    """Set the path of the imported object that a stub's definition replaces."""
    obj.extra[_KEY]["replaced"] = path


def replaced_path(obj: griffe.Object) -> str | None:
    """Return the path of the imported object that a stub's definition replaces."""
    return obj.extra[_KEY].get("replaced") if _KEY in obj.extra else None
