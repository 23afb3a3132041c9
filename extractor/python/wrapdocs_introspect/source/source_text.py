"""Python source of a syntax-tree node, on one line and with double quotes."""

from __future__ import annotations

import ast
import copy
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.literals import spelling_of

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
    return text if text is not None else _unparse(node)


def _unparse(node: ast.expr, quote: str = '"') -> str:
    """Write any expression; the quotes of `ast.unparse` differ between Python versions."""
    return ast.unparse(_Literals(quote).visit(node)).replace("\n", " ")


class _Literals(ast.NodeTransformer):
    """Copies a tree with names instead of literals, because a name is written unchanged."""

    def __init__(self, quote: str) -> None:
        self._quote = quote

    def generic_visit(self, node: ast.AST) -> ast.AST:
        copied = copy.copy(node)
        for name, value in ast.iter_fields(node):
            if isinstance(value, ast.AST):
                setattr(copied, name, self.visit(value))
            elif isinstance(value, list):
                items = [self.visit(one) if isinstance(one, ast.AST) else one for one in value]
                setattr(copied, name, items)
        return copied

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        spelled = spelling_of(node) if self._quote == '"' else None
        if spelled is not None:
            return ast.Name(spelled)
        if isinstance(node.value, (str, bytes)):
            return ast.Name(_quoted(node.value, self._quote))
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.expr:
        return ast.Name(_joined(node, self._quote) or ast.unparse(node))

    def visit_TemplateStr(self, node: ast.expr) -> ast.expr:
        return node


def _quoted(value: str | bytes, quote: str) -> str:
    """Write text between quotes of one kind, unless it contains them."""
    written = repr(value)
    prefix, body = written[: -len(written.lstrip("b"))], written.lstrip("b")[1:-1]
    return written if "'" in body or '"' in body else f"{prefix}{quote}{body}{quote}"


def _constant(node: ast.Constant) -> str | None:
    if spelled := spelling_of(node):
        return spelled
    if node.value is None or isinstance(node.value, int):
        return repr(node.value)
    if isinstance(node.value, (str, bytes)):
        return _quoted(node.value, '"')
    return "..." if node.value is Ellipsis else None


def _joined(node: ast.JoinedStr, quote: str = '"') -> str | None:
    """Write an f-string that every Python can read; None if two kinds of quotes are too few."""
    texts = [part.value for part in node.values if isinstance(part, ast.Constant)]
    if any(quote in str(text) for text in texts):
        quote = _OTHER[quote]
    body = _parts(node, quote)
    return f"f{quote}{body}{quote}" if body is not None else None


def _parts(node: ast.JoinedStr, quote: str) -> str | None:
    parts = [_part(part, quote) for part in node.values]
    return None if None in parts else "".join(filter(None, parts))


def _part(node: ast.expr, quote: str) -> str | None:
    if isinstance(node, ast.FormattedValue):
        return _field(node, quote)
    if not isinstance(node, ast.Constant) or quote in str(node.value):
        return None
    # If there is the other quote, `repr` uses this one.
    return repr(_OTHER[quote] + str(node.value))[2:-1].replace("{", "{{").replace("}", "}}")


def _field(node: ast.FormattedValue, quote: str) -> str | None:
    value = _unparse(node.value, _OTHER[quote])
    spec = _parts(node.format_spec, quote) if isinstance(node.format_spec, ast.JoinedStr) else ""
    if isinstance(node.value, _LOOSE) or quote in value or "\\" in value or spec is None:
        return None
    conversion = f"!{chr(node.conversion)}" if node.conversion >= 0 else ""
    separator = ":" if node.format_spec is not None else ""
    space = " " if value.startswith("{") else ""
    return f"{{{space}{value}{conversion}{separator}{spec}}}"


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


_OTHER = {'"': "'", "'": '"'}
# Nodes that need parentheses in a field of an f-string.
_LOOSE = (ast.Lambda, ast.NamedExpr, ast.Yield, ast.YieldFrom)

# Nodes that never need parentheses inside another node.
_PLAIN = (ast.Constant, ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.List, ast.Dict)

# `ast.unparse` is slow; these functions write most of what real packages contain.
_WRITERS: dict[type[ast.expr], Callable[..., str | None]] = {
    ast.Constant: _constant,
    ast.JoinedStr: _joined,
    ast.Name: _name,
    ast.Attribute: _attribute,
    ast.Call: _call,
    ast.Subscript: _subscript,
    ast.List: _list,
    ast.Dict: _dict,
}
