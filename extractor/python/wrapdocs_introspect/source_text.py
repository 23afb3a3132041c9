"""Python source of a syntax-tree node, on one line and with double quotes."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def text_of(node: ast.expr) -> str:
    """Write an expression as Python source on one line.

    Args:
        node: The expression.

    Returns:
        Its source, spaced and quoted the same way wherever it was written.
    """
    write = _WRITERS.get(type(node))
    text = write(node) if write else None
    return text if text is not None else _with_double_quotes(ast.unparse(node).replace("\n", " "))


def _with_double_quotes(source: str) -> str:
    """Quote with `"` what `repr` and `ast.unparse` quote with `'`, unless it holds a `"`."""
    # A triple quote may hold any other; it is so rare that it may stay as it is.
    return source if "'''" in source else _LITERAL.sub(_requote, source)


def _requote(literal: re.Match[str]) -> str:
    body = literal["body"]
    return literal[0] if body is None or '"' in body else f'"{body}"'


def _constant(node: ast.Constant) -> str | None:
    if node.value is None or isinstance(node.value, int):
        return repr(node.value)
    if isinstance(node.value, (str, bytes)):
        return _with_double_quotes(repr(node.value))
    return "..." if node.value is Ellipsis else None


def _name(node: ast.Name) -> str:
    return node.id


def _attribute(node: ast.Attribute) -> str | None:
    if isinstance(node.value, (ast.Name, ast.Attribute, ast.Call, ast.Subscript)):
        return f"{text_of(node.value)}.{node.attr}"
    return None


def _call(node: ast.Call) -> str | None:
    if not isinstance(node.func, (ast.Name, ast.Attribute)):
        return None
    if any(not isinstance(argument, _PLAIN) for argument in node.args):
        return None
    arguments = [text_of(argument) for argument in node.args]
    arguments += [_keyword(keyword) for keyword in node.keywords]
    return f"{text_of(node.func)}({', '.join(arguments)})"


def _keyword(keyword: ast.keyword) -> str:
    value = text_of(keyword.value)
    return f"{keyword.arg}={value}" if keyword.arg is not None else f"**{value}"


def _subscript(node: ast.Subscript) -> str | None:
    if not isinstance(node.value, (ast.Name, ast.Attribute)):
        return None
    if isinstance(node.slice, ast.Tuple) and node.slice.elts:
        return f"{text_of(node.value)}[{_items(node.slice.elts)}]"
    return f"{text_of(node.value)}[{text_of(node.slice)}]"


def _list(node: ast.List) -> str:
    return f"[{_items(node.elts)}]"


def _dict(node: ast.Dict) -> str | None:
    pairs = []
    for key, value in zip(node.keys, node.values, strict=True):
        if not isinstance(key, _PLAIN) or not isinstance(value, _PLAIN):
            return None
        pairs.append(f"{text_of(key)}: {text_of(value)}")
    return f"{{{', '.join(pairs)}}}"


def _items(nodes: list[ast.expr]) -> str:
    return ", ".join(text_of(node) for node in nodes)


# A string literal, its body named where it stands between `'`; prefixes are left outside.
_LITERAL = re.compile(
    r'"""(?:[^\\]|\\.)*?"""'
    r'|"[^"\\]*(?:\\.[^"\\]*)*"'
    r"|'(?P<body>[^'\\]*(?:\\.[^'\\]*)*)'"
)

# Nodes that never need parentheses inside another node.
_PLAIN = (ast.Constant, ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.List, ast.Dict)

# `ast.unparse` is slow; these write most of what real packages hold.
_WRITERS: dict[type[ast.expr], Callable[..., str | None]] = {
    ast.Constant: _constant,
    ast.Name: _name,
    ast.Attribute: _attribute,
    ast.Call: _call,
    ast.Subscript: _subscript,
    ast.List: _list,
    ast.Dict: _dict,
}
