"""Folding of constant expressions, one function for each kind of node."""

from __future__ import annotations

import ast
import http
import logging
import re
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.constants.evaluation import (
    UNKNOWN,
    call_text_method,
    is_number,
    is_plain,
    operate,
)
from wrapdocs_introspect.names.assignments import step
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from wrapdocs_introspect.constants.reader import ConstantReader, FoldingRules
    from wrapdocs_introspect.contract import Value
    from wrapdocs_introspect.names.expression import Expression

_ENVIRONMENT = frozenset({"os.environ.get", "os.getenv", "os.environ.setdefault"})
_SAME_VALUE = frozenset({"str", "int", "typing.cast"})
_LEVELS = ("NOTSET", "DEBUG", "INFO", "WARNING", "WARN", "ERROR", "CRITICAL", "FATAL")
_LOGGING_LEVELS = {f"logging.{name}": int(getattr(logging, name)) for name in _LEVELS}
_HTTP_STATUS = re.compile(r"(?:\w+\.)*status\.HTTP_(\d{3})_\w+$")


def _name(reader: ConstantReader, expression: Expression, depth: int) -> Any:
    """Fold a name."""
    value = step(expression)
    if value is None:
        return _known_elsewhere(expression)
    member = _member(expression) if value.scope.kind == "class" else None
    if member is not None:
        return member.get("value", UNKNOWN)
    return reader.fold(value, depth) if value.node is not expression.node else UNKNOWN


def _attribute(reader: ConstantReader, expression: Expression, depth: int) -> Any:
    """Fold an attribute access, also of an enum member."""
    value = _name(reader, expression, depth)
    node = expression.node
    if value is not UNKNOWN or not isinstance(node, ast.Attribute):
        return value
    if node.attr == "name":
        member = expression.scope.find(node.value, node.lineno)
        if isinstance(member, Binding) and member.scope.kind == "class":
            return member.name
        return UNKNOWN
    return reader.fold(expression.part(node.value), depth) if node.attr == "value" else UNKNOWN


def _member(expression: Expression) -> Value | None:
    """Return what an enumeration makes of a member, such as the value of `auto()`."""
    node = expression.node
    found = expression.scope.find(node, getattr(node, "lineno", 0))
    find_member = expression.scope.package.find_member
    if find_member is None or not isinstance(found, Binding):
        return None
    return find_member(found.scope.id, found.name)


def _constant(_reader: ConstantReader, expression: Expression, _depth: int) -> Any:
    """Fold a literal."""
    return expression.node.value if isinstance(expression.node, ast.Constant) else UNKNOWN


def _joined(reader: ConstantReader, expression: Expression, depth: int) -> Any:
    """Fold an f-string."""
    node = expression.node
    if not isinstance(node, ast.JoinedStr):
        return UNKNOWN
    parts = [reader.fold(expression.part(part), depth) for part in node.values]
    return UNKNOWN if UNKNOWN in parts else "".join(map(str, parts))


def _formatted(reader: ConstantReader, expression: Expression, depth: int) -> Any:
    """Fold a field of an f-string."""
    node = expression.node
    if not isinstance(node, ast.FormattedValue) or node.format_spec is not None:
        return UNKNOWN
    value = reader.fold(expression.part(node.value), depth)
    if not is_plain(value):
        return UNKNOWN
    return repr(value) if node.conversion == ord("r") else str(value)


def _binary(reader: ConstantReader, expression: Expression, depth: int) -> Any:
    """Fold `a + b` and the like."""
    node = expression.node
    if not isinstance(node, ast.BinOp):
        return UNKNOWN
    left = reader.fold(expression.part(node.left), depth)
    right = reader.fold(expression.part(node.right), depth)
    return UNKNOWN if UNKNOWN in (left, right) else operate(node.op, left, right)


def _unary(reader: ConstantReader, expression: Expression, depth: int) -> Any:
    """Fold `-a` and `not a`."""
    node = expression.node
    if not isinstance(node, ast.UnaryOp):
        return UNKNOWN
    operand = reader.fold(expression.part(node.operand), depth)
    if isinstance(node.op, ast.Not) and operand is not UNKNOWN:
        return not operand
    return -operand if isinstance(node.op, ast.USub) and is_number(operand) else UNKNOWN


def _comparison(reader: ConstantReader, expression: Expression, depth: int) -> Any:
    """Fold `a == b` and `a != b`."""
    node = expression.node
    if not isinstance(node, ast.Compare) or len(node.ops) != 1:
        return UNKNOWN
    left = reader.fold(expression.part(node.left), depth)
    right = reader.fold(expression.part(node.comparators[0]), depth)
    if not is_plain(left) or not is_plain(right):
        return UNKNOWN
    if isinstance(node.ops[0], ast.Eq):
        return left == right
    return left != right if isinstance(node.ops[0], ast.NotEq) else UNKNOWN


def _either(reader: ConstantReader, expression: Expression, depth: int) -> Any:
    """Fold `a or b`; of `os.environ.get("X") or "default"` only the default is known."""
    node = expression.node
    if not isinstance(node, ast.BoolOp) or not isinstance(node.op, ast.Or):
        return UNKNOWN
    values = [reader.fold(expression.part(value), depth) for value in node.values]
    known = [value for value in values if value is not UNKNOWN]
    return next((value for value in known if value), known[-1] if known else UNKNOWN)


def _sequence(reader: ConstantReader, expression: Expression, depth: int) -> Any:
    """Fold a list, tuple or set."""
    items: list[Any] = []
    for node in getattr(expression.node, "elts", ()):
        is_starred = isinstance(node, ast.Starred)
        value = reader.fold(expression.part(node.value if is_starred else node), depth)
        if value is UNKNOWN or (is_starred and not isinstance(value, list)):
            return UNKNOWN
        items += value if is_starred else [value]
    return items


def _mapping(reader: ConstantReader, expression: Expression, depth: int) -> Any:
    """Fold a dict."""
    folded: dict[str, Any] = {}
    for key, entry in reader.entries(expression, depth).items():
        value = reader.fold(entry, depth)
        if value is UNKNOWN or key == "__proto__":
            return UNKNOWN
        folded[str(key)] = value
    written = getattr(expression.node, "keys", ())
    return folded if len(folded) >= len(written) else UNKNOWN


def _subscript(reader: ConstantReader, expression: Expression, depth: int) -> Any:
    """Fold `a[b]`."""
    located = reader.locate(expression, depth)
    if located.node is not expression.node:
        return reader.fold(located, depth)
    node = expression.node
    if not isinstance(node, ast.Subscript):
        return UNKNOWN
    items = reader.fold(expression.part(node.value), depth)
    index = reader.fold(expression.part(node.slice), depth)
    if not isinstance(items, list) or not isinstance(index, int):
        return UNKNOWN
    return items[index] if -len(items) <= index < len(items) else UNKNOWN


def _call(reader: ConstantReader, expression: Expression, depth: int) -> Any:
    """Fold a call of a function or method without side effects."""
    node = expression.node
    if not isinstance(node, ast.Call):
        return UNKNOWN
    called = dotted_name(node.func)
    called_id = expression.scope.resolve(called) if called else None
    if called_id in _ENVIRONMENT:
        has_default = len(node.args) > 1
        return reader.fold(expression.part(node.args[1]), depth) if has_default else UNKNOWN
    if (called_id or called) in _SAME_VALUE and node.args:
        value = reader.fold(expression.part(node.args[-1]), depth)
        return str(value) if called == "str" and is_plain(value) else value
    if called == "dict" and called_id is None:
        return _mapping(reader, expression, depth)
    return _text_method(reader, node, expression, depth)


def _text_method(reader: ConstantReader, node: ast.Call, expression: Expression, depth: int) -> Any:
    if not isinstance(node.func, ast.Attribute):
        return UNKNOWN
    text = reader.fold(expression.part(node.func.value), depth)
    if not isinstance(text, str):
        return UNKNOWN
    arguments = [reader.fold(expression.part(argument), depth) for argument in node.args]
    keywords = reader.keywords(node, expression, depth)
    named = {name: reader.fold(value, depth) for name, value in keywords.items()}
    if UNKNOWN in arguments or UNKNOWN in named.values():
        return UNKNOWN
    return call_text_method(text, node.func.attr, arguments, named)


def _known_elsewhere(expression: Expression) -> Any:
    """Return the value of constants of Starlette and the standard library: status, log level."""
    name = dotted_name(expression.node)
    path = (expression.scope.resolve(name) or name) if name else ""
    match = _HTTP_STATUS.match(path)
    if match:
        return int(match[1])
    head, _, member = path.removesuffix(".value").rpartition(".")
    if head == "http.HTTPStatus" and member in http.HTTPStatus.__members__:
        return int(http.HTTPStatus[member])
    return _LOGGING_LEVELS.get(path, UNKNOWN)


FOLDING_RULES: FoldingRules = {
    ast.Constant: _constant,
    ast.Name: _name,
    ast.Attribute: _attribute,
    ast.JoinedStr: _joined,
    ast.FormattedValue: _formatted,
    ast.BinOp: _binary,
    ast.UnaryOp: _unary,
    ast.BoolOp: _either,
    ast.Compare: _comparison,
    ast.List: _sequence,
    ast.Tuple: _sequence,
    ast.Set: _sequence,
    ast.Dict: _mapping,
    ast.Subscript: _subscript,
    ast.Call: _call,
}
