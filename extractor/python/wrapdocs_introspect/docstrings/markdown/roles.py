"""Roles of reST, such as `` :class:`Name` ``."""

from __future__ import annotations

import re

from wrapdocs_introspect.docstrings.markdown.formulas import inline_formula
from wrapdocs_introspect.docstrings.markdown.references import Resolve, object_link, text_link
from wrapdocs_introspect.docstrings.markdown.writing import code_span, escape_text

_OBJECTS = frozenset(
    {"any", "attr", "class", "const", "data", "deco", "exc", "func", "meth", "mod", "obj", "prop"}
    | {"property", "type"}
)
_CALLED = frozenset({"func", "meth"})
_TEXT = frozenset(
    {
        "abbr",
        "abbreviation",
        "doc",
        "ref",
        "term",
        "numref",
        "guilabel",
        "menuselection",
        "dfn",
        "title",
        "title-reference",
        "t",
        "sub",
        "sup",
        "subscript",
        "superscript",
        "download",
    }
)
_DOCUMENTS = {
    "pep": "https://peps.python.org/pep-{:0>4}/",
    "rfc": "https://www.rfc-editor.org/rfc/rfc{}",
}
_TITLED = re.compile(r"(.*?)\s*<([^<>]+)>", re.DOTALL)
_NUMBER = re.compile(r"\d{1,6}")


def convert_role(role: str, content: str, resolve: Resolve) -> str:
    """Write interpreted text as Markdown.

    Args:
        role: The role, with its domain if it has one: `class`, `py:class`, `c:func`.
        content: The text between the backticks.
        resolve: Resolves names.

    Returns:
        A link, code, or text.
    """
    domain, _, name = role.rpartition(":")
    if name == "math":
        return inline_formula(content)
    content = content.replace("\\", "")
    titled = _TITLED.fullmatch(content)
    title, target = (titled[1], titled[2]) if titled else ("", content.strip())
    number = target.partition("#")[0]
    if name in _DOCUMENTS and _NUMBER.fullmatch(number):
        return text_link(title or f"{name.upper()} {number}", _DOCUMENTS[name].format(number))
    if name in _TEXT:
        return escape_text(title or target)
    if name in {"emphasis", "strong"}:
        mark = "*" if name == "emphasis" else "**"
        return f"{mark}{escape_text(content)}{mark}"
    if name in _OBJECTS and domain in {"", "py"}:
        return _object(name, title, target, resolve)
    return escape_text(title) if title else code_span(_shorten(content))


def _object(role: str, title: str, target: str, resolve: Resolve) -> str:
    """Write a reference: `~` shortens the shown name to its last part, `!` prevents the link."""
    name = target.lstrip("!~.")
    shown = title or _shorten(target).lstrip("!~.")
    if not title and role in _CALLED and not name.endswith(")"):
        shown = f"{shown}()"
    return code_span(shown) if target.startswith("!") else object_link(shown, name, resolve)


def _shorten(target: str) -> str:
    """Return the last part of a dotted name after `~`, otherwise all of it."""
    return target.rpartition(".")[2].lstrip("~") if target.startswith("~") else target
