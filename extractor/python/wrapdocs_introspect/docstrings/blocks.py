"""Splits a docstring at the headings of its style."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from wrapdocs_introspect.docstrings.section_kinds import GOOGLE_KINDS

_GOOGLE_HEADING = re.compile(r"(\w[\w \t-]*):(?:[ \t]+(\S.*))?[ \t]*")
_UNDERLINE = re.compile(r" {0,3}-{3,}[ \t]*")
# ` Examples`, above a line that begins at the margin, or the other way round.
_SHIFTED_HEADING = re.compile(r" {0,3}[A-Z][\w ]*:?[ \t]*")


@dataclass(frozen=True)
class Block:
    """A heading, which is empty above plain text, and the lines below it, without indentation."""

    heading: str = ""
    title: str = ""
    """What stands behind the heading on its line."""
    lines: list[str] = field(default_factory=list)
    unit: int = 4
    """By how much the lines below an item are indented."""

    @property
    def text(self) -> str:
        """The lines as one text."""
        return "\n".join(self.lines).strip("\n").rstrip()


def split_google(text: str) -> list[Block]:
    """Split a docstring in Google style; a heading without content is left out.

    Args:
        text: A cleaned docstring.
    """
    lines = text.split("\n")
    blocks: list[Block] = []
    plain: list[str] = []
    is_code = False
    index = 0
    while index < len(lines):
        is_code ^= lines[index].lstrip().startswith("```")
        found = None if is_code else _google_block(lines, index)
        if found is None:
            plain.append(lines[index])
            index += 1
            continue
        block, index = found
        blocks += [Block(lines=plain), block]
        plain = []
    blocks.append(Block(lines=plain))
    return [block for block in blocks if any(line.strip() for line in block.lines)]


def _google_block(lines: list[str], index: int) -> tuple[Block, int] | None:
    heading = _GOOGLE_HEADING.fullmatch(lines[index])
    if heading is None:
        return None
    is_known = heading[1].lower() in GOOGLE_KINDS
    is_plain = is_known and not heading[2]
    below = index + 1
    if is_known and below < len(lines) and _UNDERLINE.fullmatch(lines[below]):
        below += 1
    start = _skip_blanks(lines, below)
    if is_plain and (start == len(lines) or _is_known_heading(lines[start])):
        return Block(heading[1]), start
    if start == len(lines) or not lines[start].startswith((" ", "\t")):
        return None
    is_apart = index == 0 or not lines[index - 1].strip()
    if not (is_plain and heading[1][0].isupper()) and not (is_apart and start == below):
        return None
    end = start
    while end < len(lines) and (not lines[end].strip() or lines[end].startswith((" ", "\t"))):
        end += 1
    content = lines[start:end]
    unit = _indent(content[0])
    return Block(heading[1], heading[2] or "", [_shift(line, unit) for line in content], unit), end


def _is_known_heading(line: str) -> bool:
    heading = _GOOGLE_HEADING.fullmatch(line)
    return heading is not None and not heading[2] and heading[1].lower() in GOOGLE_KINDS


def split_numpy(text: str) -> list[Block]:
    """Split a docstring in NumPy style; a heading without content is left out.

    Args:
        text: A cleaned docstring.
    """
    lines = text.split("\n")
    blocks: list[Block] = []
    heading = ""
    content: list[str] = []
    is_code = False
    index = 0
    while index < len(lines):
        is_code ^= lines[index].lstrip().startswith("```")
        if not is_code and _is_numpy_heading(lines, index):
            blocks.append(Block(heading, lines=_aligned(content) if heading else content))
            heading = lines[index].strip().removesuffix(":")
            content = []
            index += 2
            continue
        content.append(lines[index])
        index += 1
    blocks.append(Block(heading, lines=_aligned(content) if heading else content))
    return [block for block in blocks if any(line.strip() for line in block.lines)]


def _is_numpy_heading(lines: list[str], index: int) -> bool:
    if index + 1 == len(lines) or not _UNDERLINE.fullmatch(lines[index + 1]):
        return False
    title, rule = _indent(lines[index]), _indent(lines[index + 1])
    if not lines[index].strip() or _UNDERLINE.fullmatch(lines[index]):
        return False
    return title == rule == 0 or (
        0 in {title, rule} and _SHIFTED_HEADING.fullmatch(lines[index]) is not None
    )


def _aligned(lines: list[str]) -> list[str]:
    start = _skip_blanks(lines, 0)
    content = lines[start:]
    indent = min((_indent(line) for line in content if line.strip()), default=0)
    return [_shift(line, indent) for line in content]


def group_items(lines: list[str]) -> list[tuple[str, list[str]]]:
    """Group the lines of a list: those at the margin begin an item.

    Args:
        lines: The lines of a block.

    Returns:
        The first line of each item, and the lines below it.
    """
    items: list[tuple[str, list[str]]] = []
    for line in lines:
        if line[:1] not in {"", " ", "\t"} or not items:
            items.append((line.strip(), []))
        else:
            items[-1][1].append(line)
    return items


def outdent(lines: list[str], unit: int) -> list[str]:
    """Take the indentation that the lines below an item have in common.

    Args:
        lines: The lines below the first one.
        unit: The usual indentation; code below `::` keeps what is more.
    """
    common = min((_indent(line) for line in lines if line.strip()), default=0)
    is_below = bool(lines) and bool(lines[0].strip())
    common = common if is_below else min(common, unit)
    return [_shift(line, common) for line in lines]


def outdent_prose(lines: list[str]) -> list[str]:
    """Take the indentation of lists and paragraphs, which Markdown would read as code.

    Args:
        lines: A description. What follows `::` is code, and so is an indented block, but no list,
            below a line that ends with a colon.
    """
    made: list[str] = []
    lead = ""
    shift = 0
    for index, line in enumerate(lines):
        if not line.strip():
            made.append("")
            continue
        indent = _indent(line)
        if index and not lines[index - 1].strip():
            shift = indent if indent and _is_prose(line, lead) else min(shift, indent)
        elif indent < shift:
            shift = 0
        made.append(_shift(line, shift))
        if not _indent(made[-1]):
            lead = line.strip()
    return made


_LIST = re.compile(r"(?:[-*+]|\d{1,9}[.)])\s")


def _is_prose(line: str, lead: str) -> bool:
    if lead.endswith("::") or lead.startswith((".. ", "!!! ")) or _LIST.match(lead):
        return False
    return bool(_LIST.match(line.lstrip())) or not lead.endswith(":")


def _skip_blanks(lines: list[str], index: int) -> int:
    while index < len(lines) and not lines[index].strip():
        index += 1
    return index


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _shift(line: str, indent: int) -> str:
    return line[min(indent, _indent(line)) :].rstrip() if line.strip() else ""
