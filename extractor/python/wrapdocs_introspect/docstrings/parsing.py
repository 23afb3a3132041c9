"""Parses docstrings: split by their style's parser, converted to Markdown."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from wrapdocs_introspect.docstrings.markdown.converter import MarkdownConverter
from wrapdocs_introspect.docstrings.markdown.detection import markup_of
from wrapdocs_introspect.docstrings.markdown.limits import MAX_TEXT
from wrapdocs_introspect.docstrings.markdown.references import Resolve, resolve_nothing
from wrapdocs_introspect.docstrings.stated_defaults import settle_default
from wrapdocs_introspect.docstrings.texts import convert_section_texts, split_summary

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.contract import Docstring, DocstringSection, Signature
    from wrapdocs_introspect.docstrings.markdown.converter import Markup
    from wrapdocs_introspect.docstrings.sections import Section
    from wrapdocs_introspect.docstrings.styles import Defaults, DocstringStyle


# Some patterns' time is quadratic in the length of the text.
MAX_DOCSTRING = MAX_TEXT
_DEPRECATED = re.compile(
    r"^\.\. (?:deprecated|deprecated-removed)::[ \t]*([^\n]*)((?:\n(?:[ \t]+[^\n]*)?)*)",
    re.MULTILINE,
)


# A parameter that is deprecated, not the function.
_ABOUT_PARAMETER = re.compile(
    r"\s*(?:the\s+|passing\s+)?(?:[`*]{0,2}\w+[`*]{0,2}\s+)?(?:keyword\s+)?"
    r"(?:argument|parameter|keyword|option)s?\b",
    re.IGNORECASE,
)


@dataclass
class ParsedDocstring:
    """The parts of a docstring; `sections` contains everything but parameters and return value."""

    summary: str = ""
    description: str | None = None
    parameters: dict[str, str] = field(default_factory=dict)
    attributes: dict[str, str] = field(default_factory=dict)
    returns: str | None = None
    sections: list[Section] = field(default_factory=list)
    deprecated: str | bool | None = None
    all_sections: list[Section] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    """Limits that prevent parts of it from being converted."""
    contradicted: dict[str, str] = field(default_factory=dict)
    """The stated defaults, by parameter, that are not those of the signature."""
    inherited_from: str | None = None
    """The id of the object that the text is written for, if that is another one."""

    def to_contract(self, *, without: Iterable[str] = ()) -> Docstring | None:
        """Make a `Docstring` of the contract.

        Args:
            without: Kinds of sections that are shown elsewhere.

        Returns:
            The docstring, or None if nothing is left of it.
        """
        leave_out = frozenset(without)
        sections = [s for s in self.all_sections if s["kind"] not in leave_out]
        if not (self.summary or self.description or sections):
            return None
        docstring: Docstring = {"summary": self.summary}
        if self.description:
            docstring["description"] = self.description
        if sections:
            docstring["sections"] = cast("list[DocstringSection]", sections)
        if self.inherited_from is not None:
            docstring["inheritedFrom"] = self.inherited_from
        return docstring

    def inherit(self, described: str) -> None:
        """Note that the text is that of another object, which alone it may deprecate."""
        self.inherited_from = described
        self.deprecated = None

    def leave_out_parameters(self, signature: Signature) -> None:
        """Leave out the parameters that a signature does not have, as an inherited text may."""
        parameters = signature["parameters"]
        if any(one["kind"] == "varKeyword" for one in parameters):
            return
        names = {one["name"] for one in parameters}
        for section in self.all_sections:
            if section["kind"] in {"parameters", "otherParameters"}:
                section["items"] = [
                    item for item in section["items"] if item["name"].lstrip("*") in names
                ]
        self._drop_empty_sections()

    def keep_attributes(self, names: Iterable[str]) -> None:
        """Leave out the attributes that are not among some."""
        kept = frozenset(names)
        for section in self.all_sections:
            if section["kind"] == "attributes":
                section["items"] = [one for one in section["items"] if one.get("name") in kept]
        self._drop_empty_sections()

    def _drop_empty_sections(self) -> None:
        self.all_sections = [one for one in self.all_sections if one.get("items") != []]


def add_documented_types(signature: Signature, parsed: ParsedDocstring) -> None:
    """Add the types that only the docstring states to a signature.

    Args:
        signature: The signature of the documented function.
        parsed: The docstring.
    """
    types = {
        item["name"]: item["type"]
        for section in parsed.all_sections
        if section["kind"] in {"parameters", "otherParameters"} and "items" in section
        for item in section["items"]
        if "name" in item and "type" in item
    }
    for parameter in signature["parameters"]:
        documented = types.get(parameter["name"])
        if documented is not None and "type" not in parameter:
            parameter.setdefault("documentedType", documented)


def parse_docstring(
    text: str,
    *,
    style: DocstringStyle,
    markup: Markup = "markdown",
    resolve: Resolve = resolve_nothing,
    defaults: Defaults = None,
) -> ParsedDocstring:
    """Parse a docstring.

    Args:
        text: The docstring, cleaned as `inspect.cleandoc` and griffe do.
        style: The style of its sections.
        markup: The markup of its package.
        resolve: Resolves names in the scope of the docstring.
        defaults: Defaults of the documented signature as source, by parameter, None for those
            without one: the docstring need not repeat them. None if there is no signature.

    Returns:
        Its parts, with their texts as Markdown. Only the summary of a text over the limit is kept.
    """
    is_cut = len(text) > MAX_DOCSTRING
    if is_cut:
        text = text[:MAX_DOCSTRING]
    parsed = ParsedDocstring()
    converter = MarkdownConverter(text, markup_of(text, markup), resolve)
    text = _take_deprecated(text.strip(), parsed)
    if is_cut:
        parsed.summary = split_summary(converter.blocks(text.split("\n\n", 1)[0]))[0]
        return parsed
    style = style.of_docstring(text)
    has_sections = style.marker.search(text)
    sections = style.parse(text, defaults) if has_sections else [{"kind": "text", "text": text}]
    converted = [convert_section_texts(section, converter, resolve) for section in sections]
    _settle_defaults(converted, parsed, defaults)
    _sort_sections(converted, parsed)
    if isinstance(parsed.deprecated, str):
        parsed.deprecated = converter.line(parsed.deprecated)
    parsed.problems = converter.problems
    parsed.unknown = converter.unknown
    return parsed


def _settle_defaults(sections: list[Section], parsed: ParsedDocstring, defaults: Defaults) -> None:
    for section in sections:
        if section["kind"] in {"parameters", "otherParameters"}:
            is_key = section["kind"] == "otherParameters"
            for item in section["items"]:
                stated = settle_default(item, defaults, is_key=is_key)
                if stated is not None:
                    parsed.contradicted[item["name"].lstrip("*")] = stated


def _sort_sections(sections: list[Section], parsed: ParsedDocstring) -> None:
    if sections and sections[0]["kind"] == "text" and "title" not in sections[0]:
        parsed.summary, parsed.description = split_summary(sections.pop(0)["text"])
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
    """Remove the reST directive from a text, whatever the style of the rest."""
    if ".. deprecated" not in text:
        return text
    found = _DEPRECATED.finditer(text)
    match = next((one for one in found if not _ABOUT_PARAMETER.match(one[2])), None)
    if match is None:
        return text
    parsed.deprecated = _deprecation(match[1].strip(), match[2])
    return (text[: match.start()].rstrip() + "\n\n" + text[match.end() :].lstrip()).strip()


def _deprecation(version: str, text: str) -> str | bool:
    """Return the text of a deprecation, written in any style; True if it has no text."""
    since = f"Deprecated since version {version}." if version else ""
    return " ".join((since, *text.split())).strip() or True
