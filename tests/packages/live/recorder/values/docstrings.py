"""What docstrings and the code of a function say of its parameters and of its keyword arguments."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from typing import Any

_TYPE_FORMS = (
    r":type\s+{name}:\s*([^\n]+)",
    r":param\s+([\w\[\], .|`~:]+?)\s+{name}\s*:",
    r"^\s*\*{{0,2}}{name}\s*\(([^)\n]+)\)\s*:",
    r"^\s*{name}\s*:\s*([\w\[\], .|`]+)$",
)
_FIELD = re.compile(
    r"^\s*:(?:param|parameter|arg|argument|keyword|key|kwarg)\s+(?:[^:\n]*?\s)?\*{0,2}(\w+)\s*:",
    re.MULTILINE,
)
_SECTION = re.compile(
    r"^(?P<indent>[ ]*)(?:(?:Other )?Param(?:eter)?s|Args|Arguments|Keyword Arg(?:ument)?s|Kwargs)"
    r"\s*:?\s*\n"
    r"(?:[ ]*-{3,}\s*\n)?(?P<text>(?:[ ]*\n|(?P=indent)[ ]*\S.*\n?)*)",
    re.MULTILINE | re.IGNORECASE,
)
_NEXT_SECTION = re.compile(
    r"^[ ]*(?:Returns?|Yields?|Raises|Examples?|Notes?|Warnings?|See Also|References)\s*:?\s*$",
    re.MULTILINE | re.IGNORECASE,
)
_ENTRY = re.compile(
    r"^[ ]*[-*]?\s*[`*]{0,2}(\w+)[`*]{0,2}\s*(?:\([^)\n]*\))?\s*:(?:\s|$)", re.MULTILINE
)
_MOST_KEYWORDS = 25


def find_type(function: Any, name: str) -> str | None:
    """Find what the docstring of a function says of the type of a parameter."""
    text = inspect.getdoc(function) or ""
    for form in _TYPE_FORMS:
        found = re.search(form.format(name=re.escape(name)), text, re.MULTILINE)
        if found:
            return found.group(1).lower()
    return None


def list_keywords(function: Any) -> list[str]:
    """List the keyword arguments that are documented, or read from `**kwargs`."""
    raw = inspect.unwrap(getattr(function, "__func__", function))
    try:
        known = set(inspect.signature(raw).parameters)
    except (TypeError, ValueError):
        known = set()
    names = dict.fromkeys([*_list_documented(raw), *_list_read(raw)])
    fitting = [name for name in names if name not in known and not name.startswith("_")]
    return fitting[:_MOST_KEYWORDS]


def _list_documented(function: Any) -> list[str]:
    text = (inspect.getdoc(function) or "") + "\n"
    names = _FIELD.findall(text)
    for section in _SECTION.finditer(text):
        names += _ENTRY.findall(_NEXT_SECTION.split(section.group("text"), 1)[0])
    return [name for name in names if name not in ("kwargs", "args", "self", "cls")]


def _list_read(function: Any) -> list[str]:
    """List the constants with which a function looks into its `**kwargs`."""
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    except (OSError, TypeError, SyntaxError, ValueError):
        return []
    node = next(
        (one for one in ast.walk(tree) if hasattr(one, "args") and hasattr(one, "body")), None
    )
    keywords = getattr(getattr(node, "args", None), "kwarg", None)
    if keywords is None:
        return []
    found = (_find_key(one, keywords.arg) for one in ast.walk(tree))
    return [key for key in found if key is not None and key.isidentifier()]


def _find_key(node: ast.AST, keywords: str) -> str | None:
    match node:
        case ast.Call(
            func=ast.Attribute(value=ast.Name(id=name), attr="get" | "pop" | "setdefault"),
            args=[ast.Constant(value=str(key)), *_],
        ) if name == keywords:
            return key
        case ast.Subscript(value=ast.Name(id=name), slice=ast.Constant(value=str(key))) if (
            name == keywords
        ):
            return key
        case ast.Compare(
            left=ast.Constant(value=str(key)), ops=[ast.In()], comparators=[ast.Name(id=name)]
        ) if name == keywords:
            return key
    return None
