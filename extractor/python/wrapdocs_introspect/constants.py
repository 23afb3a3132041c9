"""Folding of constant expressions: what an expression is worth, without running it.

The source is somebody else's: everything is bounded (steps, depth, length), nothing is looked up on
live objects, and `str.format` and `%` are done by hand, as theirs can read attributes and fill memory.
"""

from __future__ import annotations

import ast
import http
import math
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from wrapdocs_introspect.namespaces import Binding, Expression, Place
from wrapdocs_introspect.source_text import text_of
from wrapdocs_introspect.templates import FillError, fill_format, fill_percent
from wrapdocs_introspect.type_expressions import dotted_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class _Unknown:
    def __repr__(self) -> str:
        return "UNKNOWN"

    def __bool__(self) -> bool:
        return False


UNKNOWN: Final = _Unknown()

_MAX_STEPS = 3_000
_MAX_DEPTH = 80
_MAX_TEXT = 10_000
_LARGEST_INTEGER = 2**53 - 1
_MAX_HOPS = 20

_TEXT_METHODS: dict[str, Callable[..., str]] = {
    "strip": str.strip,
    "rstrip": str.rstrip,
    "lstrip": str.lstrip,
    "removesuffix": str.removesuffix,
    "removeprefix": str.removeprefix,
    "lower": str.lower,
    "upper": str.upper,
    "title": str.title,
    "replace": str.replace,
}
_ENVIRONMENT = frozenset({"os.environ.get", "os.getenv", "os.environ.setdefault"})
_FIELDS = frozenset(
    {"pydantic.Field", "pydantic.fields.Field", "dataclasses.field", "pydantic.v1.Field"}
)
_SAME_VALUE = frozenset({"str", "typing.cast", "int"})
_HTTP_STATUS = re.compile(r"(?:\w+\.)*status\.HTTP_(\d{3})_\w+$")


def fold(expression: Expression) -> Any:
    """Fold an expression to a JSON-like value.

    Args:
        expression: The expression and where it stands.

    Returns:
        Text, a number, a boolean, None, a list or a dict; UNKNOWN where reading does not tell.
    """
    return _Folder().fold(expression, 0)


def fold_string(expression: Expression | None) -> str | None:
    """Fold an expression to text, or None where it is something else."""
    value = fold(expression) if expression is not None else None
    return value if isinstance(value, str) else None


@dataclass(frozen=True)
class FoldedText:
    """A text, and the expressions in it that could not be resolved: `{name}` stands for each."""

    text: str = ""
    unresolved: tuple[str, ...] = ()

    def __add__(self, other: FoldedText) -> FoldedText:
        return FoldedText(self.text + other.text, (*self.unresolved, *other.unresolved))


def fold_text(expression: Expression) -> FoldedText:
    """Fold an expression to text, keeping what can be resolved around what cannot.

    Args:
        expression: The expression and where it stands.

    Returns:
        The text, `{name}` standing for each part that is not a constant.
    """
    return _fold_text(expression, 0)


def follow(expression: Expression) -> Expression:
    """Follow names to the expression they are bound to.

    Args:
        expression: A name, an attribute access, or anything else.

    Returns:
        The first expression on the way that is not a name with a known value.
    """
    for _ in range(_MAX_HOPS):
        node = expression.node
        if not isinstance(node, (ast.Name, ast.Attribute)):
            break
        found = expression.place.find(node, node.lineno)
        if not isinstance(found, Binding) or found.value is None or _is_same(found, node):
            break
        expression = _default_of(found)
    return expression


def items_of(expression: Expression | None) -> Iterator[Expression]:
    """Yield the items of a list or tuple, followed through names, `+` and `*rest`."""
    yield from _items(expression, 0)


def entries_of(expression: Expression | None) -> dict[Any, Expression]:
    """Return the entries of a dict by folded key, followed through names, `|`, `**` and `dict()`."""
    return _entries(expression, 0)


class _Folder:
    """One folding, with its own budget: names can make an expression exponentially large."""

    def __init__(self) -> None:
        self._steps = 0

    def fold(self, expression: Expression, depth: int) -> Any:
        self._steps += 1
        if self._steps > _MAX_STEPS or depth > _MAX_DEPTH:
            return UNKNOWN
        fold = _FOLDERS.get(type(expression.node))
        return _checked(fold(self, expression, depth + 1)) if fold else UNKNOWN

    def constant(self, expression: Expression, _depth: int) -> Any:
        return getattr(expression.node, "value", UNKNOWN)

    def name(self, expression: Expression, depth: int) -> Any:
        found = expression.place.find(expression.node, expression.node.lineno)
        if isinstance(found, Binding) and found.value is not None:
            if _is_same(found, expression.node):
                return UNKNOWN
            return self.fold(_default_of(found), depth)
        return _known_elsewhere(expression)

    def attribute(self, expression: Expression, depth: int) -> Any:
        value = self.name(expression, depth)
        node = expression.node
        if value is not UNKNOWN or not isinstance(node, ast.Attribute):
            return value
        member = expression.place.find(node.value, node.lineno)
        if isinstance(member, Binding) and member.place.kind == "class":
            return self._of_member(member, node.attr, depth)
        if node.attr == "value":
            return self.fold(expression.part(node.value), depth)
        return UNKNOWN

    def _of_member(self, member: Binding, attribute: str, depth: int) -> Any:
        if attribute == "name":
            return member.name
        if attribute == "value" and member.value is not None:
            return self.fold(Expression(member.value, member.place), depth)
        return UNKNOWN

    def joined(self, expression: Expression, depth: int) -> Any:
        parts = [
            self.fold(expression.part(part), depth) for part in getattr(expression.node, "values")  # noqa: B009
        ]
        return UNKNOWN if UNKNOWN in parts else "".join(map(str, parts))

    def formatted(self, expression: Expression, depth: int) -> Any:
        node = expression.node
        if not isinstance(node, ast.FormattedValue) or node.format_spec is not None:
            return UNKNOWN
        value = self.fold(expression.part(node.value), depth)
        if value is UNKNOWN or not _is_plain(value):
            return UNKNOWN
        return repr(value) if node.conversion == ord("r") else str(value)

    def binary(self, expression: Expression, depth: int) -> Any:
        node = expression.node
        if not isinstance(node, ast.BinOp):
            return UNKNOWN
        left = self.fold(expression.part(node.left), depth)
        right = self.fold(expression.part(node.right), depth)
        if left is UNKNOWN or right is UNKNOWN:
            return UNKNOWN
        return _operate(node.op, left, right)

    def unary(self, expression: Expression, depth: int) -> Any:
        node = expression.node
        operand = self.fold(expression.part(getattr(node, "operand")), depth)  # noqa: B009
        if operand is UNKNOWN or not isinstance(node, ast.UnaryOp):
            return UNKNOWN
        if isinstance(node.op, ast.Not):
            return not operand
        is_number = isinstance(operand, (int, float)) and not isinstance(operand, bool)
        return -operand if isinstance(node.op, ast.USub) and is_number else UNKNOWN

    def either(self, expression: Expression, depth: int) -> Any:
        """Fold `a or b`; of `os.environ.get("X") or "default"` the default is what is known."""
        node = expression.node
        if not isinstance(node, ast.BoolOp) or not isinstance(node.op, ast.Or):
            return UNKNOWN
        values = [self.fold(expression.part(value), depth) for value in node.values]
        known = [value for value in values if value is not UNKNOWN]
        return next((value for value in known if value), known[-1] if known else UNKNOWN)

    def sequence(self, expression: Expression, depth: int) -> Any:
        items: list[Any] = []
        for node in getattr(expression.node, "elts"):  # noqa: B009
            starred = isinstance(node, ast.Starred)
            value = self.fold(expression.part(node.value if starred else node), depth)
            if value is UNKNOWN or (starred and not isinstance(value, list)):
                return UNKNOWN
            items += value if starred else [value]
        return items

    def mapping(self, expression: Expression, depth: int) -> Any:
        folded: dict[str, Any] = {}
        for key, entry in _entries(expression, depth).items():
            value = self.fold(entry, depth)
            if value is UNKNOWN or not isinstance(key, (str, int)):
                return UNKNOWN
            folded[str(key)] = value
        return folded if folded or not getattr(expression.node, "keys", ()) else UNKNOWN

    def subscript(self, expression: Expression, depth: int) -> Any:
        node = expression.node
        if not isinstance(node, ast.Subscript):
            return UNKNOWN
        key = self.fold(expression.part(node.slice), depth)
        entry = _entries(expression.part(node.value), depth).get(key) if _is_plain(key) else None
        if entry is not None:
            return self.fold(entry, depth)
        items = self.fold(expression.part(node.value), depth)
        inside = isinstance(items, list) and isinstance(key, int) and -len(items) <= key < len(items)
        return items[key] if inside else UNKNOWN

    def call(self, expression: Expression, depth: int) -> Any:
        node = expression.node
        if not isinstance(node, ast.Call):
            return UNKNOWN
        called = dotted_name(node.func)
        called_id = expression.place.resolve(called) if called else None
        if called_id in _ENVIRONMENT:
            return self.fold(expression.part(node.args[1]), depth) if len(node.args) > 1 else UNKNOWN
        if (called_id or called) in _SAME_VALUE and node.args:
            value = self.fold(expression.part(node.args[-1]), depth)
            return str(value) if called == "str" and _is_plain(value) else value
        if called == "dict" and called_id is None:
            return self.mapping(expression, depth)
        return self._text_method(node, expression, depth)

    def _text_method(self, node: ast.Call, expression: Expression, depth: int) -> Any:
        if not isinstance(node.func, ast.Attribute):
            return UNKNOWN
        text = self.fold(expression.part(node.func.value), depth)
        arguments = [self.fold(expression.part(argument), depth) for argument in node.args]
        named = {
            keyword.arg: self.fold(expression.part(keyword.value), depth)
            for keyword in node.keywords
            if keyword.arg is not None
        }
        if not isinstance(text, str) or UNKNOWN in arguments or UNKNOWN in named.values():
            return UNKNOWN
        return _call_text_method(text, node.func.attr, arguments, named)


_FOLDERS: dict[type[ast.expr], Callable[[_Folder, Expression, int], Any]] = {
    ast.Constant: _Folder.constant,
    ast.Name: _Folder.name,
    ast.Attribute: _Folder.attribute,
    ast.JoinedStr: _Folder.joined,
    ast.FormattedValue: _Folder.formatted,
    ast.BinOp: _Folder.binary,
    ast.UnaryOp: _Folder.unary,
    ast.BoolOp: _Folder.either,
    ast.List: _Folder.sequence,
    ast.Tuple: _Folder.sequence,
    ast.Set: _Folder.sequence,
    ast.Dict: _Folder.mapping,
    ast.Subscript: _Folder.subscript,
    ast.Call: _Folder.call,
}


def _operate(operator: ast.operator, left: Any, right: Any) -> Any:
    if isinstance(operator, ast.Mod) and isinstance(left, str):
        return _filled(fill_percent, left, right)
    if isinstance(operator, ast.BitOr) and isinstance(left, dict) and isinstance(right, dict):
        return {**left, **right}
    if isinstance(operator, ast.Div) and isinstance(left, str) and isinstance(right, str):
        return f"{left}/{right}"
    if isinstance(operator, ast.Add) and type(left) is type(right):
        return left + right if isinstance(left, (str, list, int, float)) else UNKNOWN
    return _arithmetic(operator, left, right)


def _arithmetic(operator: ast.operator, left: Any, right: Any) -> Any:
    if isinstance(left, bool) or isinstance(right, bool):
        return UNKNOWN
    if not isinstance(left, (int, float)) or not isinstance(right, (int, float)):
        return UNKNOWN
    if isinstance(operator, ast.Add):
        return left + right
    if isinstance(operator, ast.Sub):
        return left - right
    return left * right if isinstance(operator, ast.Mult) else UNKNOWN


def _call_text_method(text: str, method: str, arguments: list[Any], named: dict[str, Any]) -> Any:
    if method == "format":
        return _filled(fill_format, text, arguments, named)
    if method == "join" and len(arguments) == 1 and isinstance(arguments[0], list):
        items = arguments[0]
        return text.join(items) if all(isinstance(item, str) for item in items) else UNKNOWN
    call = _TEXT_METHODS.get(method)
    if call is None or named:
        return UNKNOWN
    try:
        return call(text, *arguments)
    except TypeError:
        return UNKNOWN


def _filled(fill: Callable[..., str], *arguments: Any) -> Any:
    try:
        return fill(*arguments)
    except FillError:
        return UNKNOWN


def _checked(value: Any) -> Any:
    """Turn away what JSON cannot hold and what grows without bounds."""
    if isinstance(value, str):
        return value if len(value) <= _MAX_TEXT and _is_encodable(value) else UNKNOWN
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return value if abs(value) <= _LARGEST_INTEGER else UNKNOWN
    if isinstance(value, float):
        return value if math.isfinite(value) else UNKNOWN
    return value if isinstance(value, (list, dict)) and len(value) <= _MAX_TEXT else UNKNOWN


def _is_encodable(text: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in text)


def _is_plain(value: Any) -> bool:
    return isinstance(value, (str, int, float))


def _is_same(found: Binding, node: ast.expr) -> bool:
    """Tell whether a binding only repeats the name: `settings = settings`."""
    return found.value is node


def _default_of(found: Binding) -> Expression:
    """Return the value of a binding; of a class's `Field(...)`, the default in it."""
    value = found.value
    if isinstance(value, ast.Call) and found.place.resolve_node(value.func) in _FIELDS:
        keywords = [keyword.value for keyword in value.keywords if keyword.arg == "default"]
        default = (value.args or keywords or [None])[0]
        value = default if default is not None else value
    return Expression(value or ast.Constant(Ellipsis), found.place)


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


def _fold_text(expression: Expression, depth: int) -> FoldedText:
    value = fold(expression)
    if value is not UNKNOWN:
        return FoldedText(str(value))
    node = expression.node
    if depth > _MAX_DEPTH:
        return _unresolved(node)
    if isinstance(node, ast.JoinedStr):
        texts = [_fold_text(expression.part(_inner(part)), depth + 1) for part in node.values]
        return sum(texts, FoldedText())
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left = _fold_text(expression.part(node.left), depth + 1)
        return left + _fold_text(expression.part(node.right), depth + 1)
    if isinstance(node, (ast.Name, ast.Attribute)):
        followed = follow(expression)
        if isinstance(followed.node, (ast.JoinedStr, ast.BinOp)):
            return _fold_text(followed, depth + 1)
    return _unresolved(node)


def _inner(part: ast.expr) -> ast.expr:
    return part.value if isinstance(part, ast.FormattedValue) else part


def _unresolved(node: ast.expr) -> FoldedText:
    name = re.sub(r"\W+", "_", _short_text(node)).strip("_") or "expression"
    return FoldedText(f"{{{name}}}", (name,))


def _short_text(node: ast.expr) -> str:
    try:
        return text_of(node)[:60]
    except RecursionError:
        return "expression"


def _items(expression: Expression | None, depth: int) -> Iterator[Expression]:
    if expression is None or depth > _MAX_HOPS:
        return
    expression = follow(expression)
    node = expression.node
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
        for item in node.elts:
            if isinstance(item, ast.Starred):
                yield from _items(expression.part(item.value), depth + 1)
            else:
                yield expression.part(item)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield from _items(expression.part(node.left), depth + 1)
        yield from _items(expression.part(node.right), depth + 1)


def _entries(expression: Expression | None, depth: int) -> dict[Any, Expression]:
    if expression is None or depth > _MAX_HOPS:
        return {}
    expression = follow(expression)
    node = expression.node
    if isinstance(node, ast.Dict):
        return _dict_entries(node, expression, depth)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        left = _entries(expression.part(node.left), depth + 1)
        return {**left, **_entries(expression.part(node.right), depth + 1)}
    if isinstance(node, ast.Call) and dotted_name(node.func) == "dict":
        return _call_entries(node, expression, depth)
    return {}


def _dict_entries(node: ast.Dict, expression: Expression, depth: int) -> dict[Any, Expression]:
    entries: dict[Any, Expression] = {}
    for key_node, value in zip(node.keys, node.values, strict=True):
        if key_node is None:
            entries.update(_entries(expression.part(value), depth + 1))
            continue
        key = fold(expression.part(key_node))
        if _is_plain(key):
            entries[key] = expression.part(value)
    return entries


def _call_entries(node: ast.Call, expression: Expression, depth: int) -> dict[Any, Expression]:
    entries: dict[Any, Expression] = {}
    for argument in node.args:
        entries.update(_entries(expression.part(argument), depth + 1))
    for keyword in node.keywords:
        if keyword.arg is None:
            entries.update(_entries(expression.part(keyword.value), depth + 1))
        else:
            entries[keyword.arg] = expression.part(keyword.value)
    return entries


__all__ = [
    "UNKNOWN",
    "Expression",
    "FoldedText",
    "Place",
    "entries_of",
    "fold",
    "fold_string",
    "fold_text",
    "follow",
    "items_of",
]
