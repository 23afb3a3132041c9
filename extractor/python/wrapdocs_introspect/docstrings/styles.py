"""The docstring styles: the only table, for the configuration, the vote and the parser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.docstrings.blocks import Block, split_google, split_numpy
from wrapdocs_introspect.docstrings.rest_fields import parse_fields
from wrapdocs_introspect.docstrings.section_kinds import GOOGLE_KINDS, NUMPY_KINDS
from wrapdocs_introspect.docstrings.sections import (
    SectionStyle,
    make_sections,
    read_google_named,
    read_google_results,
    read_numpy_group,
    read_numpy_results,
)
from wrapdocs_introspect.errors import IntrospectionError

if TYPE_CHECKING:
    from wrapdocs_introspect.docstrings.markdown.converter import Markup
    from wrapdocs_introspect.docstrings.sections import Section

Defaults = Mapping[str, str | None] | None

AUTO = "auto"
# Enough of a text to detect its style; limits the time that a hostile one costs.
_SAMPLE = 20_000

# At the margin it is no item of the list above it.
_DIRECTIVE = re.compile(r"\.\. \w[\w-]*::")


@dataclass(frozen=True)
class DocstringStyle:
    """A way to write the sections of docstrings."""

    name: str
    detection: re.Pattern[str]
    """A line that only docstrings of this style have."""
    marker: re.Pattern[str]
    """A text without such a line contains no section, and need not be parsed."""
    markup: Markup
    """The markup that is usual for the style, if the docstrings do not show it."""
    parse: Callable[[str, Defaults], list[Section]]
    """Splits a docstring into sections of the contract; their texts are not converted yet."""
    items: re.Pattern[str]
    """What shows that a single docstring has this style, whatever most others have."""
    others: tuple[DocstringStyle, ...] = ()
    """The styles of single docstrings, if nobody has said that all have this one."""

    def of_docstring(self, text: str) -> DocstringStyle:
        """Return the style of one docstring.

        Args:
            text: The docstring.
        """
        sample = text[:_SAMPLE]
        candidates = (self, *self.others) if self.others else ()
        return next((style for style in candidates if style.items.search(sample)), self)


_GOOGLE_SECTIONS = SectionStyle(GOOGLE_KINDS, read_google_named, read_google_results)
_NUMPY_SECTIONS = SectionStyle(NUMPY_KINDS, read_numpy_group, read_numpy_results)


def _parse_google(text: str, defaults: Defaults) -> list[Section]:
    return make_sections(split_google(text), _GOOGLE_SECTIONS, defaults)


def _parse_numpy(text: str, defaults: Defaults) -> list[Section]:
    return make_sections(_lift_directives(split_numpy(text)), _NUMPY_SECTIONS, defaults)


def _lift_directives(blocks: list[Block]) -> list[Block]:
    """Move directives out of the lists of items, in front of the first heading."""
    lifted: list[str] = []
    kept: list[Block] = []
    for block in blocks:
        if NUMPY_KINDS.get(block.heading.lower(), "examples") in {"examples", "deprecated"}:
            kept.append(block)
            continue
        lines: list[str] = []
        target = lines
        for line in block.lines:
            if line[:1] not in {"", " "}:
                target = lifted if _DIRECTIVE.match(line) else lines
                if target is lifted:
                    lifted.append("")
            target.append(line)
        kept.append(replace(block, lines=lines))
    front = Block(lines=lifted)
    if not lifted:
        return blocks
    if kept and not kept[0].heading:
        return [Block(lines=[*kept[0].lines, "", *lifted]), *kept[1:]]
    return [front, *kept]


_GOOGLE = DocstringStyle(
    name="google",
    detection=re.compile(
        r"^[ \t]*(?:Args|Arguments|Params|Parameters|Attributes|Returns|Yields|Raises|Keyword Args"
        r"|Keyword Arguments|Other Parameters|Examples?):[ \t]*$",
        re.MULTILINE,
    ),
    marker=re.compile(r"^\w[\w \t-]*:(?:\s|$)", re.MULTILINE),
    markup="markdown",
    parse=_parse_google,
    items=re.compile(
        r"^(?:(?:Keyword |Other )?(?:Args|Arguments|Parameters)"
        r"|Attributes|Returns|Yields|Raises):[ \t]*\n[ \t]+\*{0,2}\w[\w.]*(?: ?\([^()\n]+\))?: ",
        re.MULTILINE,
    ),
)
_NUMPY = DocstringStyle(
    name="numpy",
    detection=re.compile(
        r"^[ \t]*(?:Parameters|Other Parameters|Attributes|Returns|Yields|Raises|See Also|Notes"
        r"|Examples)[ \t]*\n[ \t]*-{3,}[ \t]*$",
        re.MULTILINE,
    ),
    marker=re.compile(r"^ *---", re.MULTILINE),
    markup="rest",
    parse=_parse_numpy,
    items=re.compile(
        r"^(?:Parameters|Attributes|Returns|Yields|Raises)\n-{3,}[ \t]*\n\S", re.MULTILINE
    ),
)
_SPHINX = DocstringStyle(
    name="sphinx",
    detection=re.compile(
        r"^[ \t]*:(?:param|parameter|arg|argument|key|keyword|type|returns?|rtype|raises?|except"
        r"|var|ivar|cvar|vartype)\b[^:\n]*:",
        re.MULTILINE,
    ),
    marker=re.compile(r"^:\w", re.MULTILINE),
    markup="rest",
    parse=parse_fields,
    items=re.compile(r"^:(?:param|parameter|returns?|rtype|raises?)\b[^:\n]*:", re.MULTILINE),
)
# If no docstring shows a style, the first one is used.
STYLES = {style.name: style for style in (_GOOGLE, _NUMPY, _SPHINX)}


def choose_style(name: str, texts: Iterable[str]) -> DocstringStyle:
    """Return the style to read a package with.

    Args:
        name: A style, or `auto` for the style of most docstrings.
        texts: Every docstring of the package.

    Raises:
        IntrospectionError: There is no style with this name.
    """
    if name == AUTO:
        return _with_others(find_style(texts))
    if name in STYLES:
        return STYLES[name]
    known = ", ".join(f"`{style}`" for style in STYLES)
    raise IntrospectionError(
        "unknown-docstring-style",
        f"`{name}` is not a docstring style.",
        f"Set `docstringStyle` to `{AUTO}` or one of {known}.",
    )


def find_style(texts: Iterable[str]) -> DocstringStyle:
    """Return the style of most docstrings of a package.

    Args:
        texts: Every docstring of the package.
    """
    votes = dict.fromkeys(STYLES, 0)
    for text in texts:
        if "\n" not in text:
            continue
        sample = text[:_SAMPLE]
        for name, style in STYLES.items():
            votes[name] += style.detection.search(sample) is not None
    return STYLES[max(votes, key=lambda name: votes[name])]


def _with_others(style: DocstringStyle) -> DocstringStyle:
    return replace(style, others=tuple(one for one in STYLES.values() if one is not style))
