"""Texts of a docstring's sections: from the author's markup to Markdown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.docstrings.markdown.references import object_link

if TYPE_CHECKING:
    from wrapdocs_introspect.docstrings.markdown.converter import MarkdownConverter
    from wrapdocs_introspect.docstrings.markdown.references import Resolve
    from wrapdocs_introspect.docstrings.sections import Section


_MAX_SUMMARY = 1_000
_HEADING = re.compile(r"#{1,6} (.*)|([^\n]+)\n(?:=+|-+|~{3,})(?=\n|\Z)")
_NO_PARAGRAPH = re.compile(
    r"(?:[-*+]|\d{1,9}[.)])(?:\s|$)|>|`{3}|~{3}|---+$|[ ]{4}|\|[^\n]*\n[ ]*\|?[ :]*-", re.MULTILINE
)
_PARAGRAPH_END = re.compile(
    r"\n[ \t]*\n|\n(?=[ ]{0,3}(?:[-*+]|1[.)])[ ]|[ ]{0,3}(?:`{3}|#{1,6} |> ))"
)
_CUT_LINK = re.compile(r"\[[^\[\]]*\]\([^()\s]*$")
_ROLE = re.compile(r":(?:[\w.+-]+:)?[\w.+-]+:`[~!]?([^`<\n]+?)(?:\s*<[^`\n]*>)?`")
# `|name|`, which Sphinx replaces by a text of its configuration.
_SUBSTITUTION = re.compile(r"\\?\|[^|\s]+\|")
_SEE_ALSO = re.compile(r"see[- ]?also", re.IGNORECASE)
_NAME = r"(?:[\w.]+|:\w+:`[^`]+`)"
_ENTRY = re.compile(rf"({_NAME}(?:\s*,\s*{_NAME}){{0,50}})(?:\s*:\s+(.*)|\s*)")


def convert_section_texts(
    section: Section, converter: MarkdownConverter, resolve: Resolve
) -> Section:
    """Convert the texts of a section; names and types stay as written.

    Args:
        section: A section from its style's parser.
        converter: Converts the docstring's markup.
        resolve: Resolves names in the scope of the docstring.
    """
    made = dict(section)
    if "items" in section:
        made["items"] = [_item(item, converter) for item in section["items"]]
    if "examples" in section:
        made["examples"] = [_example(example, converter) for example in section["examples"]]
    if section["kind"] == "admonition" and _is_see_also(section):
        made["text"] = _see_also(section["text"], converter, resolve)
    elif "text" in section and section["kind"] != "deprecated":
        made["text"] = converter.blocks(section["text"])
    return made


def split_summary(markdown: str) -> tuple[str, str | None]:
    """Split a text into its first paragraph, on one line, and the rest.

    Args:
        markdown: A converted text.

    Returns:
        The paragraph, which is empty if the text starts with another block; a title counts as
        one. None if there is no more text.
    """
    markdown = markdown.strip("\n")
    if heading := _HEADING.match(markdown):
        first, rest = heading[1] or heading[2], markdown[heading.end() :]
    elif _NO_PARAGRAPH.match(markdown):
        return "", markdown
    else:
        end = _PARAGRAPH_END.search(markdown)
        first, rest = (markdown[: end.start()], markdown[end.end() :]) if end else (markdown, "")
    summary = " ".join(line.removesuffix("\\").strip() for line in first.split("\n"))
    summary = " ".join(summary.split())
    rest = rest.strip("\n")
    if len(summary) > _MAX_SUMMARY:
        rest = f"{first}\n\n{rest}".strip()
        summary = _CUT_LINK.sub("", summary[: _MAX_SUMMARY - 1]) + "…"
    return summary, rest or None


def plain_type(text: str) -> str:
    """Return a type in a docstring without the markup of roles and code."""
    return _ROLE.sub(r"\1", text).replace("`~", "`").replace("`", "") if "`" in text else text


def _item(item: dict[str, str], converter: MarkdownConverter) -> dict[str, str]:
    description = converter.blocks(item["description"])
    made = {**item, "description": "" if _SUBSTITUTION.fullmatch(description) else description}
    if "type" in item:
        made["type"] = plain_type(item["type"])
    return made


def _example(example: dict[str, str], converter: MarkdownConverter) -> dict[str, str]:
    is_text = example["kind"] == "text"
    return {**example, "text": converter.blocks(example["text"])} if is_text else example


def _is_see_also(section: Section) -> bool:
    names = (section["admonition"], section.get("title", ""))
    return any(_SEE_ALSO.fullmatch(name) for name in names)


def _see_also(text: str, converter: MarkdownConverter, resolve: Resolve) -> str:
    """Write NumPy's "See Also", names with or without descriptions, as a list of references."""
    lines: list[str] = []
    for line in text.split("\n"):
        if line.startswith((" ", "\t")) and lines:
            lines[-1] = f"{lines[-1]} {line.strip()}"
        elif line.strip():
            lines.append(line.strip())
    entries = [_ENTRY.fullmatch(line) for line in lines]
    if not all(entries):
        return converter.blocks(text)
    return "\n".join(_entry(entry, converter, resolve) for entry in entries if entry)


def _entry(entry: re.Match[str], converter: MarkdownConverter, resolve: Resolve) -> str:
    names = (name.strip() for name in entry[1].split(","))
    links = [
        converter.line(name) if name.startswith(":") else object_link(name, name, resolve)
        for name in names
    ]
    words = f": {converter.line(entry[2])}" if entry[2] else ""
    return f"- {', '.join(links)}{words}"
