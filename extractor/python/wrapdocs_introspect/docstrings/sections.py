"""Sections of a docstring: from griffe's to the contract's."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.docstrings.cleanup import type_alone, without_default
from wrapdocs_introspect.docstrings.doctests import split_examples

if TYPE_CHECKING:
    from collections.abc import Mapping

    import griffe

Section = dict[str, Any]

_ITEM_KINDS = {
    "parameters": "parameters",
    "other parameters": "otherParameters",
    "attributes": "attributes",
    "functions": "functions",
    "classes": "classes",
    "type aliases": "classes",
    "modules": "modules",
    "type parameters": "typeParameters",
    "returns": "returns",
    "yields": "yields",
    "receives": "receives",
    "raises": "raises",
    "warns": "warns",
}
# "1.2: Use this.", or the version on a line of its own.
_VERSION = re.compile(r"v?(\d[\w.]*)(?::\s*|\s*\n|\s*\Z)")


# "x (int": griffe removes the closing bracket from what it reads as a type.
_NAMED = re.compile(r"([^\W\d]\w*) \(([^()]+)\)?")
_KINDS = {"notes": "note", "warnings": "warning"}


def convert_section(
    section: griffe.DocstringSection, defaults: Mapping[str, str] | None
) -> Section | None:
    """Make a `DocstringSection` of the contract; None for an empty section.

    Args:
        section: The section from griffe's parser.
        defaults: Defaults of the signature by parameter, if there is one.
    """
    kind = section.kind.value
    made = _items(section, kind, defaults) if kind in _ITEM_KINDS else _block(section, kind)
    if made is not None and section.title and made["kind"] != "deprecated":
        made["title"] = section.title
    return made


def _items(
    section: griffe.DocstringSection, kind: str, defaults: Mapping[str, str] | None
) -> Section | None:
    items = [_item(element, defaults) for element in section.value]
    items = [item for item in items if any(item.values())]
    if not items:
        return None
    return {"kind": _ITEM_KINDS[kind], "items": items}


def _item(element: Any, defaults: Mapping[str, str] | None) -> dict[str, str]:
    item: dict[str, str] = {}
    name = getattr(element, "name", None)
    annotation = str(element.annotation).strip() if element.annotation is not None else ""
    description = element.description.strip()
    if name:
        item["name"] = name
        description = without_default(description, name.lstrip("*"), defaults)
        if written := type_alone(description):
            annotation, description = annotation or written, ""
    if "name" not in item and (named := _NAMED.fullmatch(annotation)):
        item["name"], annotation = named[1], named[2]
    if annotation and " " in annotation and "name" not in item and not _is_type(annotation):
        # "Returns: The user: as created." has no type before its colon.
        annotation, description = "", f"{annotation}: {description}" if description else annotation
    if annotation:
        item["type"] = annotation
    if value := getattr(element, "value", None):
        item["default"] = str(value)
    item["description"] = description
    return item


def _is_type(text: str) -> bool:
    return "[" in text or "|" in text or " or " in text or "," in text


def _block(section: griffe.DocstringSection, kind: str) -> Section | None:
    if kind == "text":
        text = section.value.strip("\n")
        return {"kind": "text", "text": text} if text.strip() else None
    if kind == "examples":
        examples = [
            {"kind": "text" if part.value == "text" else "code", "text": text}
            for part, text in section.value
        ]
        return {"kind": "examples", "examples": examples} if examples else None
    text = section.value.description.strip()
    if kind == "deprecated":
        return {"kind": "deprecated", "version": section.value.version or "", "text": text}
    if section.value.kind == "deprecated":
        return _deprecated(section.title or "", text)
    if section.value.kind == "example" and (section.title or "").lower() == "example":
        return {"kind": "examples", "examples": split_examples(text)}
    kind = _KINDS.get(section.value.kind, section.value.kind)
    return {"kind": "admonition", "admonition": kind, "text": text}


def _deprecated(title: str, text: str) -> Section:
    """Read `Deprecated:` of the Google style, which is free text."""
    if title.lower() != "deprecated":
        text = f"{title}\n{text}"
    match = _VERSION.match(text)
    version = match[1] if match else ""
    return {"kind": "deprecated", "version": version, "text": text[match.end() if match else 0 :]}
