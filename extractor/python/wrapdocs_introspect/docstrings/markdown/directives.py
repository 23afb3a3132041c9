"""Directives of reST, such as `.. note::`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.docstrings.markdown.definitions import is_web
from wrapdocs_introspect.docstrings.markdown.formulas import convert_equations
from wrapdocs_introspect.docstrings.markdown.lines import dedent
from wrapdocs_introspect.docstrings.markdown.references import text_link
from wrapdocs_introspect.docstrings.markdown.writing import escape_text, fence, is_paragraph, quote

if TYPE_CHECKING:
    from wrapdocs_introspect.docstrings.markdown.context import Context

_CODE = frozenset(
    {
        "code",
        "code-block",
        "sourcecode",
        "testcode",
        "testsetup",
        "testoutput",
        "doctest",
        "ipython",
        "plot",
        "prompt",
        "math",
        "parsed-literal",
        "raw",
        "productionlist",
        "graphviz",
        "digraph",
        "mermaid",
        "csv-table",
    }
)
# The argument of these is not a language.
_NOT_PYTHON = {"csv-table": "text", "parsed-literal": "text", "testoutput": "text"}
_ADMONITIONS = {
    "attention": "Attention",
    "caution": "Caution",
    "danger": "Danger",
    "error": "Error",
    "hint": "Hint",
    "important": "Important",
    "note": "Note",
    "seealso": "See also",
    "tip": "Tip",
    "todo": "To do",
    "warning": "Warning",
}
_VERSIONS = {
    "deprecated": "Deprecated since version",
    "deprecated-removed": "Deprecated since version",
    "versionadded": "New in version",
    "versionchanged": "Changed in version",
    "versionremoved": "Removed in version",
}
_TITLED = frozenset({"admonition", "centered", "rubric", "topic", "sidebar", "tab", "dropdown"})
_IMAGES = frozenset({"image", "figure"})
# They control the tool, or name files, which are not read.
_DROPPED = frozenset(
    {
        "contents",
        "currentmodule",
        "default-role",
        "highlight",
        "include",
        "index",
        "literalinclude",
        "meta",
        "module",
        "py:module",
        "role",
        "sectionauthor",
        "tableofcontents",
        "toctree",
        "autosummary",
        "autoclass",
        "autofunction",
        "automodule",
        "automethod",
        "autoattribute",
        "autoexception",
        "autodata",
    }
)
# A role at the beginning of a line is a text: `:ref:`start``.
_OPTION = re.compile(r":[\w-]+:(?!\S)")
# The argument of an unknown directive that is a text, and no name or value.
_SENTENCE = re.compile(r"\S+(?:\s+\S+){2}")
_ALTERNATIVE = re.compile(r":(?:alt|target):[ ]*(.*)")


def convert_directive(name: str, argument: str, body: list[str], context: Context) -> list[str]:
    """Convert a directive. The content of an unknown one is kept, with a text on its first line.

    Args:
        name: Its name, without the domain.
        argument: The text after `::` on its line.
        body: The lines below, without indentation.
        context: The current docstring.
    """
    content = _without_options(body)
    if name in _DROPPED:
        return []
    if name in _CODE:
        return _code(name, argument, content)
    if name in _IMAGES:
        return _image(argument, body, context)
    if name in _VERSIONS:
        return _version(_VERSIONS[name], argument, content, context)
    if name in _ADMONITIONS:
        lines = [argument, *content] if argument else content
        return _admonition(f"**{_ADMONITIONS[name]}**", lines, context)
    if name in _TITLED and argument:
        title = f"**{context.line(argument)}**"
        if name == "admonition":
            return _admonition(title, content, context)
        return ["", title, "", *_blocks(content, context)]
    lines = [argument, *content] if _SENTENCE.match(argument) else content
    return ["", *_blocks(lines, context), ""]


def convert_admonition(
    name: str, title: str | None, content: list[str], context: Context
) -> list[str]:
    """Convert an admonition in MkDocs' syntax, with or without a title of its own."""
    words = _ADMONITIONS.get(name.lower(), name.capitalize()) if title is None else title
    return _admonition(f"**{escape_text(words)}**" if words else "", content, context)


def _code(name: str, argument: str, content: list[str]) -> list[str]:
    if name == "math":
        return convert_equations([*([argument, ""] if argument else []), *content])
    return fence(content or [argument], _NOT_PYTHON.get(name) or argument or "python")


def _version(words: str, argument: str, content: list[str], context: Context) -> list[str]:
    version, _, rest = argument.partition(" ")
    lines = [rest, *content] if rest else content
    return _admonition(f"**{words} {escape_text(version)}.**", lines, context)


def _admonition(title: str, content: list[str], context: Context) -> list[str]:
    """Write a quote with a title, which is put before the first paragraph."""
    lines = _blocks(content, context)
    while lines and not lines[0]:
        lines = lines[1:]
    is_text = bool(lines) and is_paragraph(lines[0])
    head = [f"{title} {lines[0]}".strip(), *lines[1:]] if is_text else [title, "", *lines]
    return quote(head)


def _image(argument: str, body: list[str], context: Context) -> list[str]:
    """Replace an image by its alternative text, linked if it is on the web."""
    words = next((m[1] for line in body if (m := _ALTERNATIVE.match(line)) and "alt" in line), "")
    url = argument.strip()
    shown = text_link(words or "Image", url) if is_web(url) else escape_text(words)
    return ["", shown, "", *_blocks(_without_options(body), context), ""]


def _blocks(lines: list[str], context: Context) -> list[str]:
    return context.blocks(lines) if lines else []


def _without_options(body: list[str]) -> list[str]:
    start = next((i for i, line in enumerate(body) if not _OPTION.match(line)), len(body))
    return dedent(body[start:])
