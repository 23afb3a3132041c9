"""Folding of constant expressions: what an expression is worth, without running it.

The source is somebody else's, so everything is bounded: steps, depth, length.
"""

from __future__ import annotations

import ast
import http
import re
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.constant_operations import (
    UNKNOWN,
    call_text_method,
    checked,
    is_number,
    is_plain,
    operate,
)
from wrapdocs_introspect.following import follow, step
from wrapdocs_introspect.places import Binding, Expression
from wrapdocs_introspect.type_expressions import dotted_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from wrapdocs_introspect.places import Place

_MAX_STEPS = 3_000
_MAX_DEPTH = 80

_ENVIRONMENT = frozenset({"os.environ.get", "os.getenv", "os.environ.setdefault"})
_SAME_VALUE = frozenset({"str", "int", "typing.cast"})
_HTTP_STATUS = re.compile(r"(?:\w+\.)*status\.HTTP_(\d{3})_\w+$")


def fold(expression: Expression) -> Any:
    """Fold an expression to a JSON-like value.

    Args:
        expression: The expression and where it stands.

    Returns:
        Text, a number, a boolean, None, a list or a dict; UNKNOWN where reading does not tell.
    """
    return ConstantReader().fold(expression)


def fold_string(expression: Expression | None) -> str | None:
    """Fold an expression to text, or None where it is something else."""
    value = fold(expression) if expression is not None else None
    return value if isinstance(value, str) else None


def items_of(expression: Expression | None) -> list[Expression]:
    """Return the items of a list or tuple, followed through names, `+` and `*rest`."""
    return list(ConstantReader().items(expression, 0))


def entries_of(expression: Expression | None) -> dict[Any, Expression]:
    """Return the entries of a dict by folded key, through names, `|`, `**` and `dict()`."""
    return ConstantReader().entries(expression, 0)


def locate(expression: Expression) -> Expression:
    """Follow names, and keys of dicts that can be read: `TABLE["users"]`."""
    return ConstantReader().locate(expression, 0)


def named_arguments(call: ast.Call, place: Place) -> dict[str, Expression]:
    """Return the keyword arguments of a call, those of `**options` included.

    Args:
        call: The call.
        place: Where it stands.
    """
    return ConstantReader().keywords(call, Expression(call, place), 0)


class ConstantReader:
    """One reading, with a budget of its own: names can make an expression exponentially large."""

    def __init__(self) -> None:
        """Start with the whole budget."""
        self._steps = 0
        self._folded: dict[ast.expr, Any] = {}

    def fold(self, expression: Expression, depth: int = 0) -> Any:
        """Fold an expression; what was folded before in this reading costs nothing.

        Args:
            expression: The expression and where it stands.
            depth: How deep in the reading this is.
        """
        node = expression.node
        fold = _FOLDERS.get(type(node))
        if fold is None or not self._may_go_on(depth):
            return UNKNOWN
        if node not in self._folded:
            self._folded[node] = UNKNOWN  # What a value that holds itself is worth.
            self._folded[node] = checked(fold(self, expression, depth + 1))
        return self._folded[node]

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
        entries = self.entries(expression.part(node.value), depth) if is_plain(key) else {}
        return follow(entries[key]) if key in entries else expression

    def _may_go_on(self, depth: int) -> bool:
        self._steps += 1
        return self._steps <= _MAX_STEPS and depth <= _MAX_DEPTH

    def name(self, expression: Expression, depth: int) -> Any:
        """Fold a name."""
        value = step(expression)
        if value is None:
            return _known_elsewhere(expression)
        return self.fold(value, depth) if value.node is not expression.node else UNKNOWN

    def attribute(self, expression: Expression, depth: int) -> Any:
        """Fold an attribute access, also of an enum member."""
        value = self.name(expression, depth)
        node = expression.node
        if value is not UNKNOWN or not isinstance(node, ast.Attribute):
            return value
        if node.attr == "name":
            member = expression.place.find(node.value, node.lineno)
            if isinstance(member, Binding) and member.place.kind == "class":
                return member.name
            return UNKNOWN
        return self.fold(expression.part(node.value), depth) if node.attr == "value" else UNKNOWN

    def constant(self, expression: Expression, _depth: int) -> Any:
        """Fold a literal."""
        return expression.node.value if isinstance(expression.node, ast.Constant) else UNKNOWN

    def joined(self, expression: Expression, depth: int) -> Any:
        """Fold an f-string."""
        node = expression.node
        if not isinstance(node, ast.JoinedStr):
            return UNKNOWN
        parts = [self.fold(expression.part(part), depth) for part in node.values]
        return UNKNOWN if UNKNOWN in parts else "".join(map(str, parts))

    def formatted(self, expression: Expression, depth: int) -> Any:
        """Fold a field of an f-string."""
        node = expression.node
        if not isinstance(node, ast.FormattedValue) or node.format_spec is not None:
            return UNKNOWN
        value = self.fold(expression.part(node.value), depth)
        if not is_plain(value):
            return UNKNOWN
        return repr(value) if node.conversion == ord("r") else str(value)

    def binary(self, expression: Expression, depth: int) -> Any:
        """Fold `a + b` and the like."""
        node = expression.node
        if not isinstance(node, ast.BinOp):
            return UNKNOWN
        left = self.fold(expression.part(node.left), depth)
        right = self.fold(expression.part(node.right), depth)
        return UNKNOWN if UNKNOWN in (left, right) else operate(node.op, left, right)

    def unary(self, expression: Expression, depth: int) -> Any:
        """Fold `-a` and `not a`."""
        node = expression.node
        if not isinstance(node, ast.UnaryOp):
            return UNKNOWN
        operand = self.fold(expression.part(node.operand), depth)
        if isinstance(node.op, ast.Not) and operand is not UNKNOWN:
            return not operand
        return -operand if isinstance(node.op, ast.USub) and is_number(operand) else UNKNOWN

    def either(self, expression: Expression, depth: int) -> Any:
        """Fold `a or b`; of `os.environ.get("X") or "default"` the default is what is known."""
        node = expression.node
        if not isinstance(node, ast.BoolOp) or not isinstance(node.op, ast.Or):
            return UNKNOWN
        values = [self.fold(expression.part(value), depth) for value in node.values]
        known = [value for value in values if value is not UNKNOWN]
        return next((value for value in known if value), known[-1] if known else UNKNOWN)

    def sequence(self, expression: Expression, depth: int) -> Any:
        """Fold a list, tuple or set."""
        items: list[Any] = []
        for node in getattr(expression.node, "elts", ()):
            is_starred = isinstance(node, ast.Starred)
            value = self.fold(expression.part(node.value if is_starred else node), depth)
            if value is UNKNOWN or (is_starred and not isinstance(value, list)):
                return UNKNOWN
            items += value if is_starred else [value]
        return items

    def mapping(self, expression: Expression, depth: int) -> Any:
        """Fold a dict."""
        folded: dict[str, Any] = {}
        for key, entry in self.entries(expression, depth).items():
            value = self.fold(entry, depth)
            if value is UNKNOWN or key == "__proto__":
                return UNKNOWN
            folded[str(key)] = value
        written = getattr(expression.node, "keys", ())
        return folded if len(folded) >= len(written) else UNKNOWN

    def subscript(self, expression: Expression, depth: int) -> Any:
        """Fold `a[b]`."""
        located = self.locate(expression, depth)
        if located.node is not expression.node:
            return self.fold(located, depth)
        node = expression.node
        if not isinstance(node, ast.Subscript):
            return UNKNOWN
        items = self.fold(expression.part(node.value), depth)
        index = self.fold(expression.part(node.slice), depth)
        if not isinstance(items, list) or not isinstance(index, int):
            return UNKNOWN
        return items[index] if -len(items) <= index < len(items) else UNKNOWN

    def call(self, expression: Expression, depth: int) -> Any:
        """Fold a call of a function or method that is known to do nothing else."""
        node = expression.node
        if not isinstance(node, ast.Call):
            return UNKNOWN
        called = dotted_name(node.func)
        called_id = expression.place.resolve(called) if called else None
        if called_id in _ENVIRONMENT:
            has_default = len(node.args) > 1
            return self.fold(expression.part(node.args[1]), depth) if has_default else UNKNOWN
        if (called_id or called) in _SAME_VALUE and node.args:
            value = self.fold(expression.part(node.args[-1]), depth)
            return str(value) if called == "str" and is_plain(value) else value
        if called == "dict" and called_id is None:
            return self.mapping(expression, depth)
        return self._text_method(node, expression, depth)

    def _text_method(self, node: ast.Call, expression: Expression, depth: int) -> Any:
        if not isinstance(node.func, ast.Attribute):
            return UNKNOWN
        text = self.fold(expression.part(node.func.value), depth)
        if not isinstance(text, str):
            return UNKNOWN
        arguments = [self.fold(expression.part(argument), depth) for argument in node.args]
        keywords = self.keywords(node, expression, depth)
        named = {name: self.fold(value, depth) for name, value in keywords.items()}
        if UNKNOWN in arguments or UNKNOWN in named.values():
            return UNKNOWN
        return call_text_method(text, node.func.attr, arguments, named)


_FOLDERS: dict[type[ast.expr], Callable[[ConstantReader, Expression, int], Any]] = {
    ast.Constant: ConstantReader.constant,
    ast.Name: ConstantReader.name,
    ast.Attribute: ConstantReader.attribute,
    ast.JoinedStr: ConstantReader.joined,
    ast.FormattedValue: ConstantReader.formatted,
    ast.BinOp: ConstantReader.binary,
    ast.UnaryOp: ConstantReader.unary,
    ast.BoolOp: ConstantReader.either,
    ast.List: ConstantReader.sequence,
    ast.Tuple: ConstantReader.sequence,
    ast.Set: ConstantReader.sequence,
    ast.Dict: ConstantReader.mapping,
    ast.Subscript: ConstantReader.subscript,
    ast.Call: ConstantReader.call,
}


def _known_elsewhere(expression: Expression) -> Any:
    """Return the value of the status constants of Starlette and of the standard library."""
    name = dotted_name(expression.node)
    path = (expression.place.resolve(name) or name) if name else ""
    match = _HTTP_STATUS.match(path)
    if match:
        return int(match[1])
    head, _, member = path.removesuffix(".value").rpartition(".")
    if head == "http.HTTPStatus" and member in http.HTTPStatus.__members__:
        return int(http.HTTPStatus[member])
    return UNKNOWN
