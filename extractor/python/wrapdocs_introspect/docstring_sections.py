"""Sections of a docstring: from griffe's to the contract's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
_CLUTTER = "(Default value ="
_CLOSING = {"(": ")", "[": "]", "{": "}"}


def convert_section(section: griffe.DocstringSection) -> Section | None:
    """Make a `DocstringSection` of the contract; None for an empty section."""
    kind = section.kind.value
    made = _items(section, kind) if kind in _ITEM_KINDS else _block(section, kind)
    if made is not None and section.title and "title" not in made and kind != "deprecated":
        made["title"] = section.title
    return made


def strip_default(text: str) -> str:
    """Remove `(Default value = ...)`, which generators copy from the signature."""
    while (start := text.find(_CLUTTER)) >= 0:
        end = _closing(text, start)
        text = (text[:start].rstrip() + " " + text[end:].lstrip()).strip()
    return text


def _items(section: griffe.DocstringSection, kind: str) -> Section | None:
    items = [_item(element) for element in section.value]
    items = [item for item in items if any(item.values())]
    if not items:
        return None
    return {"kind": _ITEM_KINDS[kind], "items": items}


def _item(element: Any) -> dict[str, str]:
    item: dict[str, str] = {}
    if name := getattr(element, "name", None):
        item["name"] = name
    annotation = str(element.annotation).strip() if element.annotation is not None else ""
    description = strip_default(element.description.strip())
    if annotation and " " in annotation and "name" not in item and not _is_type(annotation):
        # "Returns: The user: as created." has no type before its colon.
        annotation, description = "", f"{annotation}: {description}"
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
    return {"kind": "admonition", "admonition": section.value.kind, "text": text}


def _closing(text: str, start: int) -> int:
    """Find the end of a bracketed span, over nested brackets and quoted strings."""
    expected: list[str] = []
    quote = ""
    for index in range(start, len(text)):
        character = text[index]
        if quote:
            quote = "" if character == quote and text[index - 1] != "\\" else quote
        elif character in "\"'":
            quote = character
        elif character in _CLOSING:
            expected.append(_CLOSING[character])
        elif expected and character == expected[-1]:
            expected.pop()
            if not expected:
                return index + 1
    return len(text)
