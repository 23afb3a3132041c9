"""Docstrings whose sections are reST fields: `:param name: text`."""

from __future__ import annotations

import builtins
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wrapdocs_introspect.docstrings.blocks import outdent
from wrapdocs_introspect.docstrings.cleanup import without_default
from wrapdocs_introspect.docstrings.item_types import find_colon, is_type
from wrapdocs_introspect.docstrings.section_kinds import NAMED_KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from wrapdocs_introspect.docstrings.sections import Section

_FIELD = re.compile(r":(\w[\w-]*)(?=[ \t:])")
_KINDS = {
    **dict.fromkeys(("param", "parameter", "arg", "argument", "key", "keyword"), "parameters"),
    **dict.fromkeys(("var", "ivar", "cvar"), "attributes"),
    **dict.fromkeys(("return", "returns"), "returns"),
    **dict.fromkeys(("yield", "yields"), "yields"),
    **dict.fromkeys(("raise", "raises", "except", "exception"), "raises"),
    **dict.fromkeys(("warn", "warns"), "warns"),
}
_TYPES = {
    "type": "parameters",
    "vartype": "attributes",
    "rtype": "returns",
    "ytype": "yields",
    "yieldtype": "yields",
}
_ORDER = ("parameters", "attributes", "returns", "raises", "yields", "warns")
# ``:raises: `IOError` -- text``, which names the exception after the field.
_NAMED_LATE = re.compile(
    r"(?:`{1,2}(?P<quoted>[A-Za-z_][\w.]*)`{1,2}(?:[ ]+--?|[ ]+[\u2013\u2014]|:)"
    r"|(?P<plain>[A-Z][\w.]*)[ ]+(?:--|[\u2013\u2014])"
    r"|(?P<error>[\w.]*(?:Error|Exception|Warning)):)\s+"
)
_ANY_INDENT = 1_000
_MARKED_TYPE = re.compile(r"[`\[]")


@dataclass(frozen=True)
class _Field:
    name: str
    argument: str
    text: str


def parse_fields(text: str, defaults: Mapping[str, str | None] | None) -> list[Section]:
    """Split a docstring into its prose and the sections that its fields stand for.

    Args:
        text: A docstring in the style of reST fields.
        defaults: Defaults of the signature by parameter, if there is one.
    """
    words, fields = _separate(text)
    items: dict[str, list[dict[str, str]]] = {}
    types: dict[tuple[str, str], str] = {}
    unknown: list[str] = []
    for lines in fields:
        field = _read_field(lines)
        if field.name in _TYPES:
            written = " ".join(field.text.split()).replace(" or ", " | ")
            types[_TYPES[field.name], field.argument] = written
        elif (kind := _KINDS.get(field.name)) and (field.argument or kind not in NAMED_KINDS):
            items.setdefault(kind, []).append(_item(kind, field))
        elif field.name != "meta":
            unknown += lines
    _add_types(items, types)
    sections: list[Section] = []
    prose = "\n\n".join(filter(None, (words, "\n".join(unknown).strip())))
    if prose:
        sections.append({"kind": "text", "text": prose})
    finished = {kind: list(_finished(items.get(kind, []), defaults)) for kind in _ORDER}
    return [*sections, *({"kind": kind, "items": made} for kind, made in finished.items() if made)]


def _item(kind: str, field: _Field) -> dict[str, str]:
    if kind in NAMED_KINDS:
        *written, name = field.argument.split()
        made = {"name": name.replace("\\", ""), "description": field.text}
        return {**made, "type": " ".join(written)} if written else _typed_first(made)
    if field.argument:
        return {"type": field.argument, "description": field.text}
    late = _NAMED_LATE.match(field.text) if kind == "raises" else None
    if late is not None:
        return {"type": late[late.lastgroup or 0], "description": field.text[late.end() :]}
    return {"description": field.text}


def _typed_first(item: dict[str, str]) -> dict[str, str]:
    """Read a type that stands on the first line, above the text."""
    first, _, rest = item["description"].partition("\n")
    first = first.strip()
    is_marked = _MARKED_TYPE.search(first) is not None or hasattr(builtins, first)
    if not (rest.strip() and is_marked and is_type(first)):
        return item
    below = "\n".join(outdent(rest.split("\n"), _ANY_INDENT))
    return {**item, "type": first, "description": below.strip()}


def _add_types(items: dict[str, list[dict[str, str]]], types: dict[tuple[str, str], str]) -> None:
    """Add the types that have fields of their own, also where nothing else is said."""
    for (kind, name), written in types.items():
        known = [item for item in items.get(kind, []) if item.get("name", "") == name]
        for item in known:
            item.setdefault("type", written)
        if not known and written:
            named = {"name": name} if name else {}
            items.setdefault(kind, []).append({**named, "type": written, "description": ""})


def _finished(
    items: list[dict[str, str]], defaults: Mapping[str, str | None] | None
) -> Iterator[dict[str, str]]:
    """Yield the items that say something, the first for each name."""
    seen: set[str] = set()
    for item in items:
        name = item.get("name", "")
        if name in seen or not any(item.values()):
            continue
        text = item["description"]
        if name:
            seen.add(name)
            text = without_default(text, name.lstrip("*"), defaults)
        order = [key for key in ("name", "type") if key in item]
        yield {**{key: item[key] for key in order}, "description": text}


def _separate(text: str) -> tuple[str, list[list[str]]]:
    """Separate a docstring's prose from its fields, each with its continuation lines."""
    words: list[str] = []
    fields: list[list[str]] = []
    is_field = False
    before = ""
    for line in text.split("\n"):
        if _is_field(line):
            fields.append([])
            is_field = True
        elif line.strip() and not before.strip() and line[0] not in " \t":
            is_field = False
        (fields[-1] if is_field else words).append(line)
        before = line
    return "\n".join(words).strip(), fields


def _is_field(line: str) -> bool:
    found = _FIELD.match(line)
    if found is None:
        return False
    return find_colon(line[found.end() :]) is not None or (
        found[1] in {*_KINDS, *_TYPES} and ":" in line[found.end() :] and line[found.end()] != ":"
    )


def _read_field(lines: list[str]) -> _Field:
    first = lines[0]
    found = _FIELD.match(first)
    name, start = (found[1], found.end()) if found else ("", 0)
    colon = find_colon(first[start:])
    end = start + (first[start:].index(":") if colon is None else colon)
    text = "\n".join([first[end + 1 :].strip(), *outdent(lines[1:], _ANY_INDENT)]).strip()
    return _Field(name, first[start:end].strip(), text)
