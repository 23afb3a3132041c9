"""Functions of a package, with what has been learned of them."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.parameters import parameter_defaults
from wrapdocs_introspect.source.statements import statements_of
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.values.values import Value
    from wrapdocs_introspect.names.scope import FunctionNode, Scope

_PROPERTIES = frozenset({"property", "cached_property", "abstractproperty", "classproperty"})


class Function:
    """A function, method or lambda of the package."""

    __slots__ = (
        "answer_steps",
        "class_",
        "decorated",
        "decorators",
        "defaults",
        "definition",
        "exhausting_steps",
        "fruitless_steps",
        "has_effects",
        "is_empty",
        "is_fruitful",
        "is_generator",
        "is_stub",
        "makes_parts",
        "name",
        "node",
        "parameters",
        "scope",
    )

    def __init__(
        self,
        node: FunctionNode,
        scope: Scope,
        class_: Scope | None = None,
        definition: Scope | None = None,
    ) -> None:
        """Describe a function.

        Args:
            node: Its syntax tree; that of a lambda is made a function that returns.
            scope: The scope around it.
            class_: The class whose method it is, or in whose method it stands.
            definition: Its own scope, unless it is nested.
        """
        self.node = node
        self.name = node.name
        self.scope = scope
        self.class_ = class_
        self.definition = definition
        self.parameters = [one.arg for one in [*node.args.posonlyargs, *node.args.args]]
        self.defaults = parameter_defaults(node.args)
        self.decorators = frozenset(
            last_part(one.func if isinstance(one, ast.Call) else one) for one in node.decorator_list
        )
        self.decorated: Value | None = None
        """What its decorators make of it, once that is known."""
        self.is_stub = "abstractmethod" in self.decorators or _is_stub(node)
        self.is_empty = "abstractmethod" not in self.decorators and not any(
            isinstance(one, ast.Raise) for one in node.body
        )
        """Whether a function that does nothing is meant to do so."""
        self.is_generator = _is_generator(node)
        self.exhausting_steps = 0
        """The steps after which following it was given up."""
        self.answer_steps = 0
        """The steps that following it took with what a server has sent, without any effect."""
        self.has_effects = False
        self.fruitless_steps = 0
        self.is_fruitful = False
        """Whether following it has shown an effect, or a value that is worth the steps."""
        self.makes_parts = False
        """Whether it returns a dict or an object of which parts are known."""

    @property
    def id(self) -> str:
        """The dotted path."""
        return self.definition.id if self.definition is not None else f"{self.scope.id}.{self.name}"

    @property
    def is_static(self) -> bool:
        """Whether it is a static method."""
        return "staticmethod" in self.decorators

    @property
    def is_class_method(self) -> bool:
        """Whether its first parameter is the class."""
        return "classmethod" in self.decorators or self.name in {"__new__", "__init_subclass__"}

    @property
    def is_property(self) -> bool:
        """Whether reading it calls it."""
        return not self.decorators.isdisjoint(_PROPERTIES)


def _is_stub(node: FunctionNode) -> bool:
    """Tell whether a function does nothing but raise, pass or hold a docstring."""
    return all(
        isinstance(one, (ast.Pass, ast.Raise))
        or (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
        for one in node.body
    )


def _is_generator(node: FunctionNode) -> bool:
    return any(
        isinstance(one, (ast.Yield, ast.YieldFrom))
        for statement in statements_of(node.body)
        for value in _expressions_of(statement)
        for one in walk(value)
    )


def _expressions_of(statement: ast.stmt) -> list[ast.expr]:
    """Return the expression that may hold a `yield` of the function itself."""
    if isinstance(statement, (ast.Expr, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Return)):
        return [statement.value] if statement.value is not None else []
    return []
