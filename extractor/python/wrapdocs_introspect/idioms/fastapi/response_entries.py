"""The entries of `responses=`: written out, made by a comprehension or by a function."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from wrapdocs_introspect.constants.call_arguments import argument_nodes
from wrapdocs_introspect.constants.evaluation import is_plain
from wrapdocs_introspect.constants.folding import entries_of, fold, items_of, locate
from wrapdocs_introspect.constants.substitution import node_in, replace_names
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.statements import returned_by

if TYPE_CHECKING:
    from collections.abc import Iterator

_MAX_DEPTH: Final = 12
_MAX_ROUNDS: Final = 100


@dataclass
class ResponseEntries:
    """The responses by status, and the parts that could not be read."""

    found: dict[Any, Expression] = field(default_factory=dict)
    unread: list[Expression] = field(default_factory=list)

    def read(self, expression: Expression | None, depth: int = 0) -> None:
        """Add the entries of a dict over those that are there.

        Args:
            expression: The dict, or what makes it.
            depth: How deep in it this is.
        """
        if expression is None:
            return
        whole = locate(expression)
        node = whole.node
        if depth > _MAX_DEPTH:
            self.unread.append(expression)
        elif isinstance(node, ast.Dict):
            self._read_dict(node, whole, depth)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            self.read(whole.part(node.left), depth + 1)
            self.read(whole.part(node.right), depth + 1)
        elif isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or):
            self.read(whole.part(node.values[0]), depth + 1)
        elif isinstance(node, ast.DictComp):
            self._read_comprehension(node, whole)
        elif isinstance(node, ast.Call):
            self._read_call(node, whole, depth)
        elif fold(whole) is not None:
            self.unread.append(whole)

    def _read_dict(self, node: ast.Dict, whole: Expression, depth: int) -> None:
        for key_node, value in zip(node.keys, node.values, strict=True):
            if key_node is None:
                self.read(whole.part(value), depth + 1)
            else:
                self._add(whole.part(key_node), whole.part(value))

    def _add(self, key: Expression, value: Expression) -> None:
        status = fold(key)
        if is_plain(status):
            self.found[status] = _returned(value) or value
        else:
            self.unread.append(key)

    def _read_comprehension(self, node: ast.DictComp, whole: Expression) -> None:
        rounds = list(_rounds(node, whole))
        if not rounds:
            self.unread.append(whole)
        for names in rounds:
            key, value = replace_names(node.key, names), replace_names(node.value, names)
            self._add(whole.part(key), whole.part(value))

    def _read_call(self, node: ast.Call, whole: Expression, depth: int) -> None:
        if dotted_name(node.func) == "dict":
            self._read_dict_call(node, whole, depth)
            return
        returned = _returned(whole)
        if returned is None:
            self.unread.append(whole)
            return
        inner = ResponseEntries()
        inner.read(returned, depth + 1)
        self.found.update(inner.found)
        # What is missing is named as the caller wrote it.
        self.unread += [whole] if inner.unread else []

    def _read_dict_call(self, node: ast.Call, whole: Expression, depth: int) -> None:
        for given in node.args:
            self.read(whole.part(given), depth + 1)
        for keyword in node.keywords:
            if keyword.arg is None:
                self.read(whole.part(keyword.value), depth + 1)
            else:
                self.found[keyword.arg] = whole.part(keyword.value)


def _returned(expression: Expression) -> Expression | None:
    """Return what a function of the package returns, with the arguments of the call."""
    whole = locate(expression)
    node = whole.node
    function = whole.scope.find(node.func, node.lineno) if isinstance(node, ast.Call) else None
    if not isinstance(node, ast.Call) or not isinstance(function, Scope):
        return None
    returned = returned_by(function.node)
    names = argument_nodes(node, whole, function)
    if returned is None or names is None:
        return None
    return Expression(replace_names(returned, names), function)


def _rounds(node: ast.DictComp, whole: Expression) -> Iterator[dict[str, ast.expr]]:
    """Yield what the names of a comprehension stand for; nothing if it is not that simple."""
    generator = node.generators[0]
    if len(node.generators) > 1 or generator.ifs:
        return
    for count, values in enumerate(_items(generator.iter, whole)):
        target = generator.target
        names = target.elts if isinstance(target, ast.Tuple) else [target]
        nodes = [node_in(whole.scope, value) for value in values]
        known = [one for one in nodes if one is not None]
        texts = [name.id for name in names if isinstance(name, ast.Name)]
        if count >= _MAX_ROUNDS or len(known) != len(nodes) or len(texts) != len(nodes):
            return
        yield dict(zip(texts, known, strict=True))


def _items(node: ast.expr, whole: Expression) -> Iterator[list[Expression]]:
    """Yield what a loop is over: the parts of each item."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and not node.args:
        entries = entries_of(whole.part(node.func.value))
        for key, value in entries.items() if node.func.attr == "items" else ():
            yield [whole.part(ast.copy_location(ast.Constant(key), node)), value]
        return
    for item in items_of(whole.part(node)):
        parts = item.node.elts if isinstance(item.node, ast.Tuple) else [item.node]
        yield [item.part(part) for part in parts]
