"""Sections of a docstring as the contract has them, from the blocks below its headings."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.docstrings.blocks import group_items, outdent, outdent_prose
from wrapdocs_introspect.docstrings.cleanup import type_alone, without_default
from wrapdocs_introspect.docstrings.doctests import split_examples
from wrapdocs_introspect.docstrings.items import (
    Item,
    has_open_type,
    is_bulleted,
    read_named,
    read_numpy_named,
    read_numpy_result,
    read_raised,
    read_result,
    read_results,
    without_bullet,
)
from wrapdocs_introspect.docstrings.section_kinds import NAMED_KINDS, RAISED_KINDS, RESULT_KINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from wrapdocs_introspect.docstrings.blocks import Block

Section = dict[str, Any]
Group = tuple[str, list[str]]

# "1.2: Use this.", or the version on a line of its own.
_VERSION = re.compile(r"v?(\d[\w.]*)(?::\s*|\s*\n|\s*\Z)")
_MAX_TYPE_LINES = 5
_ADMONITIONS = {"notes": "note", "warnings": "warning"}


@dataclass(frozen=True)
class SectionStyle:
    """How a style writes the lists in its sections."""

    kinds: Mapping[str, str]
    """The kinds of sections by their headings."""
    read_named: Callable[[Group], list[Item]]
    """Reads an item of a list of names; nothing for prose."""
    read_results: Callable[[list[Group]], list[tuple[Item, list[str]]]]
    """Reads returned values, with the lines below each."""


def make_sections(
    blocks: list[Block], style: SectionStyle, defaults: Mapping[str, str | None] | None
) -> list[Section]:
    """Make the sections of a docstring.

    Args:
        blocks: What stands below its headings.
        style: How it writes lists.
        defaults: Defaults of the signature by parameter, if there is one.
    """
    made: list[Section] = []
    for block in blocks:
        for section in _sections(block, style, defaults):
            if made and made[-1].keys() == section.keys() == {"kind", "text"}:
                made[-1] = {"kind": "text", "text": f"{made[-1]['text']}\n\n{section['text']}"}
            else:
                made.append(section)
    return made


def _sections(
    block: Block, style: SectionStyle, defaults: Mapping[str, str | None] | None
) -> Iterator[Section]:
    if not block.heading:
        yield {"kind": "text", "text": block.text}
        return
    kind = style.kinds.get(block.heading.lower())
    if kind in {None, "examples", "deprecated"}:
        yield _prose(block, kind)
        return
    prose: list[str] = []
    groups = _join_open_types(group_items(block.lines))
    if kind in RESULT_KINDS:
        read = style.read_results(_with_title(block, groups))
    else:
        read, prose = _read(groups, _reader(kind, style))
    if not read:
        yield _without_items(block, kind)
        return
    if prose:
        yield {"kind": "text", "text": "\n".join(prose)}
    items = [_item(item, lines, block.unit, defaults) for item, lines in read]
    section: Section = {"kind": kind, "items": items}
    if block.title and kind not in RESULT_KINDS:
        section["title"] = block.title
    yield section


def _reader(kind: str | None, style: SectionStyle) -> Callable[[Group], list[Item]]:
    if kind in NAMED_KINDS:
        return style.read_named
    return _read_raised if kind in RAISED_KINDS else _read_object


def _read(
    groups: list[Group], reader: Callable[[Group], list[Item]]
) -> tuple[list[tuple[Item, list[str]]], list[str]]:
    """Read the items of a list, and the prose in front of them; prose between them is theirs."""
    has_bullets = bool(groups) and is_bulleted(groups[0][0])
    read: list[tuple[Item, list[str]]] = []
    prose: list[str] = []
    count = 0
    for head, lines in groups:
        is_item = is_bulleted(head) == has_bullets
        items = reader((without_bullet(head), lines)) if is_item else []
        if items:
            read += [(item, list(lines)) for item in items]
            count = len(items)
        elif read:
            for _, below in read[-count:]:
                below += [head, *lines]
        else:
            prose += [head, *lines]
    return read, prose


def read_google_named(group: Group) -> list[Item]:
    """Read an item of a list of names in Google style."""
    return read_named(group[0])


def read_numpy_group(group: Group) -> list[Item]:
    """Read an item of a list of names in NumPy style."""
    return read_numpy_named(group[0], has_text=bool(group[1]) and bool(group[1][0].strip()))


def _read_raised(group: Group) -> list[Item]:
    item = read_raised(group[0])
    if item is None and any(line.strip() for line in group[1]) and " " not in group[0]:
        item = Item(type=group[0])
    return [item] if item else []


def _read_object(group: Group) -> list[Item]:
    """Read `name(signature): text` of a function, a class or a module."""
    head, _, text = group[0].partition(": ")
    head = head.removesuffix(":").strip()
    return [Item(head.partition("(")[0].strip(), head if "(" in head else "", text=text)]


def read_google_results(groups: list[Group]) -> list[tuple[Item, list[str]]]:
    """Read the values of `Returns:`: several items, or one whose text may be indented or not."""
    items = read_results([head for head, _ in groups])
    if items is not None:
        return [(item, lines) for item, (_, lines) in zip(items, groups, strict=True)]
    (head, lines), *others = groups
    return [(read_result(head), [*lines, *(part for one in others for part in (one[0], *one[1]))])]


def read_numpy_results(groups: list[Group]) -> list[tuple[Item, list[str]]]:
    """Read the values of `Returns`; sentences at the margin are one text."""
    read: list[tuple[Item, list[str]]] = []
    for head, lines in groups:
        item = read_numpy_result(head)
        if item.text and read and read[-1][0].text:
            read[-1][1].extend([head, *lines])
        else:
            read.append((item, list(lines)))
    return read


def _with_title(block: Block, groups: list[Group]) -> list[Group]:
    """Add the words behind `Returns:`, which the lines below go on."""
    if not block.title:
        return groups
    return [(block.title, [line for head, lines in groups for line in (head, *lines)])]


def _join_open_types(groups: list[Group]) -> list[Group]:
    """Write the type of an item on one line: `key (` and `str): text` below it."""
    return [_join_open_type(group) for group in groups]


def _join_open_type(group: Group) -> Group:
    head, lines = group
    if not has_open_type(head):
        return group
    for count in range(1, min(_MAX_TYPE_LINES, len(lines)) + 1):
        joined = " ".join([head, *(line.strip() for line in lines[:count])]).replace("( ", "(", 1)
        if not has_open_type(joined):
            return joined, lines[count:]
    return group


def _item(
    item: Item, lines: list[str], unit: int, defaults: Mapping[str, str | None] | None
) -> dict[str, str]:
    below = outdent(lines, unit)
    description = "\n".join(outdent_prose([item.text, *below] if item.text else below)).strip("\n")
    written = item.type
    if item.name:
        description = without_default(description, item.name.lstrip("*"), defaults)
        if alone := type_alone(description):
            written, description = written or alone, ""
    made: dict[str, str] = {}
    if item.name:
        made["name"] = item.name
    if written:
        made["type"] = written
    if item.default:
        made["default"] = item.default
    return {**made, "description": description.strip()}


def _without_items(block: Block, kind: str | None) -> Section:
    """Keep what stands below a heading as text, if it is no list."""
    if block.heading.lower() in _ADMONITIONS:
        return _prose(block, kind)
    if kind in RAISED_KINDS:
        return {"kind": kind, "items": [{"description": block.text}]}
    return {"kind": "text", "text": f"{block.heading}: {block.text}"}


def _prose(block: Block, kind: str | None) -> Section:
    heading = block.heading.lower()
    title = block.title or block.heading
    if kind == "deprecated":
        version, _, text = block.text.partition("\n")
        text = "\n".join(outdent(text.split("\n"), block.unit))
        return {"kind": "deprecated", "version": version.strip(), "text": text}
    if heading == "deprecated":
        return _deprecated(block)
    if kind == "examples" or heading == "example":
        made: Section = {"kind": "examples", "examples": split_examples(block.text)}
        shown = block.title if kind == "examples" else title
        return {**made, "title": shown} if shown else made
    admonition = heading.replace(" ", "-")
    return {
        "kind": "admonition",
        "admonition": _ADMONITIONS.get(admonition, admonition),
        "title": title,
        "text": block.text,
    }


def _deprecated(block: Block) -> Section:
    """Read `Deprecated:` of the Google style, which is free text."""
    text = f"{block.title}\n{block.text}" if block.title else block.text
    match = _VERSION.match(text)
    version = match[1] if match else ""
    return {"kind": "deprecated", "version": version, "text": text[match.end() if match else 0 :]}
