"""The reader of constant expressions: it limits what reading may cost."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.constants.evaluation import UNKNOWN, checked, is_plain
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.names.scope import Scope

_MAX_STEPS = 3_000
_MAX_DEPTH = 80


class ConstantReader:
    """One reading, with a limited budget: names can make an expression exponentially large."""

    def __init__(self, rules: FoldingRules, known: Known | None = None) -> None:
        """Start with the whole budget.

        Args:
            rules: What folds each kind of node.
            known: What earlier readings found.
        """
        self._rules = rules
        self._steps = 0
        self._known = known or {}
        self._folded: dict[tuple[ast.expr, Scope], Any] = {}
        self._is_cut = False

    def fold(self, expression: Expression, depth: int = 0) -> Any:
        """Fold an expression, unless this reading has folded it before.

        Args:
            expression: The expression.
            depth: How deep in the reading this is.
        """
        node = expression.node
        fold = self._rules.get(type(node))
        if fold is None or not self._may_go_on(depth):
            return UNKNOWN
        key = (node, expression.scope)
        if key in self._known:
            return self._known[key]
        if key not in self._folded:
            self._folded[key] = UNKNOWN  # The result for a value that contains itself.
            self._folded[key] = checked(fold(self, expression, depth + 1))
        return self._folded[key]

    def found(self) -> dict[tuple[ast.expr, Scope], Any]:
        """Return the findings of this reading; none if it ran out of budget."""
        if self._is_cut:
            return {}
        return {key: value for key, value in self._folded.items() if value is not UNKNOWN}

    def items(self, expression: Expression | None, depth: int) -> Iterator[Expression]:
        """Yield the items of a list or tuple."""
        if expression is None or not self._may_go_on(depth):
            return
        expression = self.locate(expression, depth + 1)
        node = expression.node
        if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
            for item in node.elts:
                if isinstance(item, ast.Starred):
                    yield from self.items(expression.part(item.value), depth + 1)
                else:
                    yield expression.part(item)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            for side in (node.left, node.right):
                yield from self.items(expression.part(side), depth + 1)

    def entries(self, expression: Expression | None, depth: int) -> dict[Any, Expression]:
        """Return the entries of a dict."""
        if expression is None or not self._may_go_on(depth):
            return {}
        expression = self.locate(expression, depth + 1)
        node = expression.node
        if isinstance(node, ast.Dict):
            return self._dict_entries(node, expression, depth + 1)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            left = self.entries(expression.part(node.left), depth + 1)
            return {**left, **self.entries(expression.part(node.right), depth + 1)}
        if isinstance(node, ast.Call) and dotted_name(node.func) == "dict":
            given = [self.entries(expression.part(one), depth + 1) for one in node.args]
            named = self.keywords(node, expression, depth + 1)
            return {key: value for part in (*given, named) for key, value in part.items()}
        return {}

    def keywords(self, call: ast.Call, expression: Expression, depth: int) -> dict[str, Expression]:
        """Return the keyword arguments of a call."""
        found: dict[str, Expression] = {}
        for keyword in call.keywords:
            value = expression.part(keyword.value)
            if keyword.arg is not None:
                found[keyword.arg] = value
            else:
                spread = self.entries(value, depth + 1).items()
                found.update((key, entry) for key, entry in spread if isinstance(key, str))
        return found

    def _dict_entries(
        self, node: ast.Dict, expression: Expression, depth: int
    ) -> dict[Any, Expression]:
        entries: dict[Any, Expression] = {}
        for key_node, value in zip(node.keys, node.values, strict=True):
            if key_node is None:
                entries.update(self.entries(expression.part(value), depth))
                continue
            key = self.fold(expression.part(key_node), depth)
            if is_plain(key):
                entries[key] = expression.part(value)
        return entries

    def locate(self, expression: Expression, depth: int) -> Expression:
        """Follow names, and keys of dicts that can be read: `TABLE["users"]`."""
        expression = follow(expression)
        node = expression.node
        if not isinstance(node, ast.Subscript):
            return expression
        key = self.fold(expression.part(node.slice), depth)
        if not is_plain(key):
            return expression
        entry = self.entries(expression.part(node.value), depth).get(key)
        return expression if entry is None else follow(entry)

    def _may_go_on(self, depth: int) -> bool:
        self._steps += 1
        may_go_on = self._steps <= _MAX_STEPS and depth <= _MAX_DEPTH
        self._is_cut = self._is_cut or not may_go_on
        return may_go_on


Known = Mapping["tuple[ast.expr, Scope]", Any]
"""Values by expression and scope: the parameters of a function differ from call to call."""
FoldingRules = Mapping[type[ast.expr], Callable[[ConstantReader, Expression, int], Any]]
