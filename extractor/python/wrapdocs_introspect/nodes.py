"""Syntax-tree nodes of griffe's objects.

griffe's own expressions lose what a string in an annotation held, and let a class field capture
the types of its neighbours; so every type and default is read from the tree.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import griffe

if TYPE_CHECKING:
    from collections.abc import Callable

_KEY = "wrapdocs"


@dataclass
class ClassNode:
    """What a class statement says, without its body."""

    bases: list[ast.expr]
    keywords: list[ast.keyword]
    decorators: list[ast.expr]


@dataclass
class FunctionNode:
    """What a function's header says, without its body."""

    args: ast.arguments
    returns: ast.expr | None
    decorators: list[ast.expr]


@dataclass
class AttributeNode:
    """The annotation and the value of an assignment."""

    annotation: ast.expr | None
    value: ast.expr | None


def class_node(obj: griffe.Object) -> ClassNode | None:
    """Return what the class statement says."""
    node = obj.extra[_KEY].get("node") if _KEY in obj.extra else None
    return node if isinstance(node, ClassNode) else None


def function_node(obj: griffe.Object) -> FunctionNode | None:
    """Return what the function's header says."""
    node = obj.extra[_KEY].get("node") if _KEY in obj.extra else None
    return node if isinstance(node, FunctionNode) else None


def attribute_node(obj: griffe.Object) -> AttributeNode | None:
    """Return the annotation and value of an attribute."""
    node = obj.extra[_KEY].get("node") if _KEY in obj.extra else None
    return node if isinstance(node, AttributeNode) else None


def file_of(obj: griffe.Object) -> str | None:
    """Return the file of an object that does not stand in its module's own file."""
    return obj.extra[_KEY].get("file") if _KEY in obj.extra else None


def declared_attributes(place: griffe.Object) -> dict[str, griffe.Attribute]:
    """Return the attributes that a module or class body assigns, as the body has them.

    griffe replaces them where `__init__` assigns to `self` under the same name.
    """
    declared: dict[str, griffe.Attribute] = place.extra[_KEY].setdefault("declared", {})
    return declared


def set_node(obj: griffe.Object, node: ClassNode | FunctionNode | AttributeNode) -> None:
    """Keep the node of an object."""
    obj.extra[_KEY]["node"] = node


def set_file(obj: griffe.Object, file: str) -> None:
    """Say that an object stands in another file than its module's."""
    obj.extra[_KEY]["file"] = file


class NodeKeeper(griffe.Extension):
    """Keeps the nodes that conversion reads, and hands every docstring on.

    griffe's expressions of the same are let go: nothing reads them, and they are half the memory.
    """

    def __init__(self, on_docstring: Callable[[griffe.Object], None]) -> None:
        """Keep nodes.

        Args:
            on_docstring: Called with every object that has a docstring.
        """
        super().__init__()
        self._on_docstring = on_docstring
        self.tree: ast.Module | None = None

    def on_module_instance(
        self, *, node: ast.AST | griffe.ObjectNode, mod: griffe.Module, **_: Any
    ) -> None:
        """Keep the tree of the module that is read now."""
        self.tree = node if isinstance(node, ast.Module) else None
        self._hand_on(mod)

    def on_class_instance(
        self, *, node: ast.AST | griffe.ObjectNode, cls: griffe.Class, **_: Any
    ) -> None:
        """Keep the head of a class statement."""
        if isinstance(node, ast.ClassDef):
            set_node(cls, ClassNode(node.bases, node.keywords, node.decorator_list))
            cls.bases = []
        self._hand_on(cls)

    def on_function_instance(
        self, *, node: ast.AST | griffe.ObjectNode, func: griffe.Function, **_: Any
    ) -> None:
        """Keep the head of a function."""
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            set_node(func, FunctionNode(node.args, node.returns, node.decorator_list))
            func.parameters = griffe.Parameters()
            func.returns = None
        self._hand_on(func)

    def on_attribute_instance(
        self, *, node: ast.AST | griffe.ObjectNode, attr: griffe.Attribute, **_: Any
    ) -> None:
        """Keep annotation and value; a property is a function that reads as an attribute."""
        if isinstance(node, ast.AnnAssign):
            set_node(attr, AttributeNode(node.annotation, node.value))
            self._declare(attr, node.target)
        elif isinstance(node, ast.Assign):
            set_node(attr, AttributeNode(_earlier_annotation(attr), node.value))
            self._declare(attr, node.targets[0])
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            set_node(attr, AttributeNode(node.returns, None))
        attr.annotation = attr.value = None
        self._hand_on(attr)

    @staticmethod
    def _declare(attribute: griffe.Attribute, target: ast.expr) -> None:
        is_own = not isinstance(target, ast.Attribute)
        if is_own and attribute.parent is not None:
            declared_attributes(attribute.parent)[attribute.name] = attribute

    def _hand_on(self, obj: griffe.Object) -> None:
        if obj.docstring is not None:
            self._on_docstring(obj)


def _earlier_annotation(attribute: griffe.Attribute) -> ast.expr | None:
    """Return the annotation of `x: int`, where `x = 1` stands below it."""
    if attribute.parent is None:
        return None
    earlier = declared_attributes(attribute.parent).get(attribute.name)
    node = attribute_node(earlier) if earlier is not None else None
    return node.annotation if node is not None else None
