"""Docstrings of the contract, parsed by griffe's parsers within limits."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import griffe

from wrapdocs_introspect.docstrings.cleanup import without_empty_sections
from wrapdocs_introspect.docstrings.rest_fields import take_fields
from wrapdocs_introspect.docstrings.sections import convert_section

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Section = dict[str, Any]

# The parsers' time grows with the square of the text.
MAX_DOCSTRING = 64 * 1024
_MAX_SUMMARY = 1_000

_OPTIONS: dict[str, dict[str, bool]] = {
    "google": {
        "returns_multiple_items": False,
        "returns_named_value": False,
        "receives_multiple_items": False,
        "receives_named_value": False,
        "warnings": False,
    },
    "numpy": {"warnings": False},
    "sphinx": {"warnings": False},
}
# A text without such a line holds no section, and need not be parsed.
_MARKERS = {
    "google": re.compile(r"^\w[\w \t-]*:(?:\s|$)", re.MULTILINE),
    "numpy": re.compile(r"^ *---", re.MULTILINE),
    "sphinx": re.compile(r"^:\w", re.MULTILINE),
}
_DEPRECATED = re.compile(
    r"^\.\. (?:deprecated|deprecated-removed)::[ \t]*([^\n]*)((?:\n(?:[ \t]+[^\n]*)?)*)",
    re.MULTILINE,
)
_ROLE = re.compile(r":(?:[a-z]+:)?[a-z]+:`~?([^`\n]+)`")
# `[1]_`, and the `.. [1]` that it refers to.
_CITED = re.compile(r"(?<=\[)(\w+)\]_(?!\w)")
_CITATION = re.compile(r"^([ \t]*)\.\. \[(\w+)\](?= )", re.MULTILINE)
_PARAGRAPH = re.compile(r"\n[ \t]*\n")


@dataclass
class ParsedDocstring:
    """A docstring in parts; `sections` is what is neither parameters nor returned value."""

    summary: str = ""
    description: str | None = None
    parameters: dict[str, str] = field(default_factory=dict)
    attributes: dict[str, str] = field(default_factory=dict)
    returns: str | None = None
    sections: list[Section] = field(default_factory=list)
    deprecated: str | bool | None = None
    all_sections: list[Section] = field(default_factory=list)

    def to_contract(self, *, without: Iterable[str] = ()) -> dict[str, Any] | None:
        """Make a `Docstring` of the contract.

        Args:
            without: Kinds of sections that are shown elsewhere.

        Returns:
            The docstring, or None where nothing is left of it.
        """
        leave_out = frozenset(without)
        sections = [s for s in self.all_sections if s["kind"] not in leave_out]
        if not (self.summary or self.description or sections):
            return None
        docstring: dict[str, Any] = {"summary": self.summary}
        if self.description:
            docstring["description"] = self.description
        if sections:
            docstring["sections"] = sections
        return docstring


def parse_docstring(
    text: str, *, style: str, defaults: Mapping[str, str] | None = None
) -> ParsedDocstring:
    """Parse a docstring.

    Args:
        text: The docstring, cleaned as `inspect.cleandoc` and griffe do.
        style: `google`, `numpy` or `sphinx`.
        defaults: Defaults of the documented signature as source, by parameter: the docstring need
            not repeat them. None where there is no signature.

    Returns:
        Its parts. Of a text over the limit only the summary is kept.
    """
    if len(text) > MAX_DOCSTRING:
        return ParsedDocstring(summary=_split(text[:MAX_DOCSTRING])[0])
    parsed = ParsedDocstring()
    text = _take_deprecated(text.strip(), parsed)
    if style == "sphinx" and ":`" in text:
        text = _ROLE.sub(r"`\1`", text)
    if "]_" in text or ".. [" in text:
        text = _CITED.sub(r"\1]", _CITATION.sub(r"\1- [\2]", text))
    fields: list[Section] = []
    if style == "sphinx" and _MARKERS[style].search(text):
        text, fields = take_fields(text)
    _sort_sections([*_parse_sections(text, style, defaults), *fields], parsed)
    return parsed


def _parse_sections(text: str, style: str, defaults: Mapping[str, str] | None) -> list[Section]:
    if not _MARKERS[style].search(text):
        return [{"kind": "text", "text": text}]
    text = without_empty_sections(text, style)
    docstring = griffe.Docstring("")
    docstring.value = text  # It would be cleaned again, which takes sections their indentation.
    try:
        sections = docstring.parse(style, **_OPTIONS[style])  # type: ignore[arg-type]
    except Exception:  # noqa: BLE001 - whatever a text does to the parser, it is still a text
        return [{"kind": "text", "text": text}]
    made = (convert_section(section, defaults) for section in sections)
    return [section for section in made if section is not None]


def _sort_sections(sections: list[Section], parsed: ParsedDocstring) -> None:
    if sections and sections[0]["kind"] == "text" and "title" not in sections[0]:
        parsed.summary, parsed.description = _split(sections.pop(0)["text"])
    for section in sections:
        if section["kind"] == "deprecated":
            message = _deprecation(section["version"], section["text"])
            parsed.deprecated = parsed.deprecated or message
            continue
        parsed.all_sections.append(section)
        _sort_section(section, parsed)


def _sort_section(section: Section, parsed: ParsedDocstring) -> None:
    kind = section["kind"]
    if kind in {"parameters", "otherParameters"}:
        for item in section["items"]:
            parsed.parameters[item.get("name", "").lstrip("*")] = item["description"]
        return
    if kind == "returns":
        parsed.returns = "\n".join(i["description"] for i in section["items"] if i["description"])
        return
    if kind == "attributes":
        for item in section["items"]:
            parsed.attributes[item.get("name", "")] = item["description"]
    parsed.sections.append(section)


def _take_deprecated(text: str, parsed: ParsedDocstring) -> str:
    """Take the reST directive out of a text, whatever the style of the rest."""
    if ".. deprecated" not in text:
        return text
    match = _DEPRECATED.search(text)
    if match is None:
        return text
    parsed.deprecated = _deprecation(match[1].strip(), match[2])
    return (text[: match.start()].rstrip() + "\n\n" + text[match.end() :].lstrip()).strip()


def _deprecation(version: str, text: str) -> str | bool:
    """Word a deprecation the same way in whichever style it was written; True without a word."""
    since = f"Deprecated since version {version}." if version else ""
    return " ".join((since, *text.split())).strip() or True


def _split(text: str) -> tuple[str, str | None]:
    """Split a text into its first paragraph, on one line, and the rest."""
    parts = _PARAGRAPH.split(text.strip(), maxsplit=1)
    summary = " ".join(parts[0].split())
    rest = parts[1].strip("\n") if len(parts) > 1 else ""
    if len(summary) > _MAX_SUMMARY:
        rest = f"{parts[0]}\n\n{rest}".strip()
        summary = summary[: _MAX_SUMMARY - 1] + "…"
    return summary, rest or None
