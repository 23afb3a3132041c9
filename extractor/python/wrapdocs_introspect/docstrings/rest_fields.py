"""Fields of reST docstrings: prepared for griffe's parser, and those that it does not support."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wrapdocs_introspect.docstrings.sections import Section


_FIELD = re.compile(r":(\w[\w-]*)(?:[ \t]+([^:\n]*(?:::?\w[^:\n]*)*?))?:(?=\s|$)")
# `:raises :class:`KeyError`: ...`, whose role has colons of its own.
_ROLE_IN_FIELD = re.compile(
    r"^(:\w+[ \t]+(?:[^:`\n]{0,60}[ \t])?):(?:[a-z]+:)?[a-z]+:`[~!]?([^`\n]+)`([^:`\n]*):",
    re.MULTILINE,
)
_YIELDS = frozenset({"yield", "yields"})
_YIELD_TYPES = frozenset({"ytype", "yieldtype"})
_WARNS = frozenset({"warn", "warns"})
_RAISES = frozenset({"raise", "raises", "except", "exception"})
# ``:raises: `IOError` -- text``, which names the exception after the field.
_NAMED_LATE = re.compile(
    r"(?:`{1,2}(?P<quoted>[A-Za-z_][\w.]*)`{1,2}(?:[ ]+--?|[ ]+[\u2013\u2014]|:)"
    r"|(?P<plain>[A-Z][\w.]*)[ ]+(?:--|[\u2013\u2014])"
    r"|(?P<error>[\w.]*(?:Error|Exception|Warning)):)\s+"
)


def take_fields(text: str) -> tuple[str, list[Section]]:
    """Reorder a docstring for its parser, which reads everything below a field as its text.

    Args:
        text: A docstring in the style of reST fields.

    Returns:
        The text with its fields at the end, and the sections of those that the parser does not
        know; `:meta private:` is dropped.
    """
    words, fields = _separate(_ROLE_IN_FIELD.sub(r"\1\2\3:", text))
    yielded: dict[str, str] = {}
    warned: list[dict[str, str]] = []
    raised: list[dict[str, str]] = []
    kept: list[str] = []
    for field in fields:
        match = _FIELD.match(field)
        name, argument = (match[1], match[2]) if match else ("", None)
        content = _content(field[match.end() :] if match else field)
        if name in _YIELDS | _YIELD_TYPES:
            yielded["description" if name in _YIELDS else "type"] = content
        elif name in _WARNS:
            warned.append({**({"type": argument} if argument else {}), "description": content})
        elif name in _RAISES and not argument:
            named = _NAMED_LATE.match(content)
            if named is not None:
                kept.append(f":raises {named[named.lastgroup or 0]}: {content[named.end() :]}")
            else:
                raised.append({"description": content})
        elif name != "meta":
            kept.append(field)
    sections: list[Section] = []
    if yielded:
        sections.append({"kind": "yields", "items": [{"description": "", **yielded}]})
    if warned:
        sections.append({"kind": "warns", "items": warned})
    if raised:
        sections.append({"kind": "raises", "items": raised})
    return "\n\n".join(filter(None, (words, "\n".join(kept)))), sections


def _separate(text: str) -> tuple[str, list[str]]:
    """Separate a docstring's prose from its fields, each with its continuation lines."""
    words: list[str] = []
    fields: list[list[str]] = []
    is_field = False
    before = ""
    for line in text.split("\n"):
        if _FIELD.match(line):
            fields.append([])
            is_field = True
        elif line.strip() and not before.strip() and line[0] not in " \t":
            is_field = False
        (fields[-1] if is_field else words).append(line)
        before = line
    return "\n".join(words).strip(), ["\n".join(field).rstrip() for field in fields]


def _content(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().split("\n"))
