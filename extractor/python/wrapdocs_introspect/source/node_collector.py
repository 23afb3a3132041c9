"""Collects the syntax-tree nodes of objects while griffe visits a module."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

import griffe

from wrapdocs_introspect.source.literals import Spellings
from wrapdocs_introspect.source.nodes import (
    AttributeNode,
    ClassNode,
    FunctionNode,
    attribute_node,
    declared_attributes,
    may_register,
    set_node,
)
from wrapdocs_introspect.source.rewriting import rewrite
from wrapdocs_introspect.source.rewriting.assigned_functions import documented_by
from wrapdocs_introspect.source.statements import does_nothing
from wrapdocs_introspect.source.unpacked_names import unpacked_names

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wrapdocs_introspect.source.rewriting.branches import LeftOut

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_NOTHING = ast.Constant(None)
_NO_ARGUMENTS = ast.arguments(
    posonlyargs=[], args=[], vararg=None, kwonlyargs=[], kw_defaults=[], kwarg=None, defaults=[]
)


class NodeCollector(griffe.Extension):
    """Collects the nodes that conversion reads, and reports every docstring.

    While griffe visits, types and values are hidden from it: it would build expressions of its own
    for them, which nothing reads and which cost half of the time and memory.
    """

    def __init__(
        self, on_docstring: Callable[[griffe.Object], None], python: tuple[int, int]
    ) -> None:
        """Start collecting.

        Args:
            on_docstring: Called with every object that has a docstring.
            python: The version of Python that decides between branches.
        """
        super().__init__()
        self._on_docstring = on_docstring
        self._python = python
        self._hidden: dict[ast.stmt, AttributeNode] = {}
        self._head: FunctionNode | None = None
        self._spellings = Spellings("")
        self.tree: ast.Module | None = None
        self.left_out: list[LeftOut] = []
        self.registered: list[griffe.Function] = []
        """The functions of the module with a decorator such as `@describe.register(int)`."""

    def on_module_instance(
        self,
        *,
        node: ast.AST | griffe.ObjectNode,
        mod: griffe.Module,
        agent: griffe.Visitor | griffe.Inspector,
        **_: Any,
    ) -> None:
        """Keep the tree of the module that is read now."""
        self._hidden.clear()
        self._spellings = Spellings(getattr(agent, "code", ""))
        if isinstance(node, ast.Module):
            self.tree = node
            self.registered = []
            self.left_out = rewrite(node, self._python)
            self._hide(node.body)
        self._report_docstring(mod)

    def on_module_members(self, *, mod: griffe.Module, **_: Any) -> None:
        """Restore the hidden parts of the tree."""
        self._show(list(self._hidden))
        _add_lone_overloads(mod)

    def on_class_instance(
        self, *, node: ast.AST | griffe.ObjectNode, cls: griffe.Class, **_: Any
    ) -> None:
        """Keep the head of a class statement."""
        if isinstance(node, ast.ClassDef):
            head = ClassNode(node.bases, node.keywords, node.decorator_list, _parameters(node))
            set_node(cls, head)
            cls.bases = []
            self._hide(node.body)
        self._report_docstring(cls)

    def on_class_members(
        self, *, node: ast.AST | griffe.ObjectNode, cls: griffe.Class, **_: Any
    ) -> None:
        """Restore the hidden parts of the body."""
        if isinstance(node, ast.ClassDef):
            self._show(node.body)
        _add_lone_overloads(cls)

    def on_function_node(self, *, node: ast.AST | griffe.ObjectNode, **_: Any) -> None:
        """Hide parameters and return type until griffe has made the function."""
        if isinstance(node, _FUNCTIONS):
            for default in (*node.args.defaults, *node.args.kw_defaults):
                self._spellings.keep(default)
            self._head = FunctionNode(
                node.args,
                node.returns,
                node.decorator_list,
                _parameters(node),
                documented_by(node),
                has_body=not all(map(does_nothing, node.body)),
            )
            node.args, node.returns = _NO_ARGUMENTS, None

    def on_function_instance(
        self, *, node: ast.AST | griffe.ObjectNode, func: griffe.Function, **_: Any
    ) -> None:
        """Keep the head of a function."""
        if head := self._show_head(node):
            set_node(func, head)
            if any(map(may_register, head.decorators)):
                self.registered.append(func)
        self._report_docstring(func)

    def on_attribute_node(
        self,
        *,
        node: ast.AST | griffe.ObjectNode,
        agent: griffe.Visitor | griffe.Inspector,
        **_: Any,
    ) -> None:
        """Add what `self.host, self.port = host, port` sets; griffe leaves such statements out."""
        if not isinstance(node, ast.Assign) or not isinstance(agent, griffe.Visitor):
            return
        hidden = self._hidden.get(node)
        value = hidden.value if hidden else node.value
        current = agent.current
        is_method = isinstance(current, griffe.Function)
        owner = current.parent if is_method else current
        if owner is None or (is_method and current.name != "__init__"):
            return
        for name, part in unpacked_names(node.targets, value, of_self=is_method):
            # `__getattr__, __all__ = attach(...)` is for Python, and lazy imports are written out.
            if name in owner.members or name.startswith("__"):
                continue
            attribute = griffe.Attribute(name, lineno=node.lineno, endlineno=node.end_lineno)
            attribute.labels |= _labels(owner, is_method=is_method)
            owner.set_member(name, attribute)
            set_node(attribute, AttributeNode(None, part))
            if not is_method:
                declared_attributes(owner)[name] = attribute

    def on_attribute_instance(
        self, *, node: ast.AST | griffe.ObjectNode, attr: griffe.Attribute, **_: Any
    ) -> None:
        """Keep annotation and value; a property is a function that is read like an attribute."""
        if isinstance(node, ast.AnnAssign):
            set_node(attr, self._hidden.get(node) or AttributeNode(node.annotation, node.value))
            _declare(attr, node.target)
        elif isinstance(node, ast.Assign):
            hidden = self._hidden.get(node)
            value = hidden.value if hidden else node.value
            set_node(attr, AttributeNode(_earlier_annotation(attr), value))
            _declare(attr, node.targets[0])
        elif head := self._show_head(node):
            set_node(attr, AttributeNode(head.returns, None, head.decorators))
        attr.annotation = attr.value = None
        self._report_docstring(attr)

    def on_type_alias_instance(
        self,
        *,
        node: ast.AST | griffe.ObjectNode,
        type_alias: griffe.TypeAlias,
        **_: Any,
    ) -> None:
        """Keep the content of a `type` statement."""
        value = getattr(node, "value", None)
        if isinstance(value, ast.expr):
            parameters = _parameters(node)
            set_node(type_alias, AttributeNode(None, value, type_parameters=parameters))
        self._report_docstring(type_alias)

    def _hide(self, body: list[ast.stmt]) -> None:
        for statement in body:
            if not isinstance(statement, (ast.AnnAssign, ast.Assign)):
                continue
            if isinstance(statement, ast.AnnAssign):
                self._hidden[statement] = AttributeNode(statement.annotation, statement.value)
                statement.annotation = _NOTHING
            else:
                self._hidden[statement] = AttributeNode(None, statement.value)
            if statement.value is not None:
                self._spellings.keep(statement.value)
                statement.value = _NOTHING

    def _show(self, body: list[ast.stmt]) -> None:
        for statement in body:
            hidden = self._hidden.pop(statement, None)
            if hidden is None:
                continue
            if isinstance(statement, ast.AnnAssign) and hidden.annotation is not None:
                statement.annotation = hidden.annotation
            if isinstance(statement, (ast.AnnAssign, ast.Assign)) and hidden.value is not None:
                statement.value = hidden.value

    def _show_head(self, node: ast.AST | griffe.ObjectNode) -> FunctionNode | None:
        head, self._head = self._head, None
        if head is not None and isinstance(node, _FUNCTIONS):
            node.args, node.returns = head.args, head.returns
        return head

    def _report_docstring(self, obj: griffe.Object) -> None:
        if obj.docstring is not None:
            self._on_docstring(obj)


def _labels(owner: griffe.Object, *, is_method: bool) -> set[str]:
    """Return what griffe says of an attribute that is set there."""
    if owner.is_module:
        return {"module-attribute"}
    return {"instance-attribute"} if is_method else {"class-attribute", "instance-attribute"}


def _parameters(node: ast.AST | griffe.ObjectNode) -> Sequence[ast.AST]:
    """Return the type parameters of a statement, which Python has since 3.12."""
    return getattr(node, "type_params", ())


def _add_lone_overloads(owner: griffe.Module | griffe.Class) -> None:
    """Make a function of overloads without an implementation, as in a stub; griffe drops them."""
    for name, overloads in list(owner.overloads.items()):
        if overloads and name not in owner.members:
            owner.set_member(name, overloads[0])
            overloads[0].overloads = overloads
            del owner.overloads[name]


def _declare(attribute: griffe.Attribute, target: ast.expr) -> None:
    is_own = not isinstance(target, ast.Attribute)
    if is_own and attribute.parent is not None:
        declared_attributes(attribute.parent)[attribute.name] = attribute


def _earlier_annotation(attribute: griffe.Attribute) -> ast.expr | None:
    """Return the annotation of `x: int`, if `x = 1` follows it."""
    if attribute.parent is None:
        return None
    earlier = declared_attributes(attribute.parent).get(attribute.name)
    node = attribute_node(earlier) if earlier is not None else None
    return node.annotation if node is not None else None
