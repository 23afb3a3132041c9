"""The docstring styles: the only table, for the configuration, the vote and the parser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

import griffe

from wrapdocs_introspect.docstrings.cleanup import without_empty_sections
from wrapdocs_introspect.docstrings.items import complete_google_items, separate_types
from wrapdocs_introspect.docstrings.layout import (
    align_headings,
    close_headings,
    join_open_types,
    lift_directives,
    separate_headings,
    split_names,
    without_underlines,
)
from wrapdocs_introspect.docstrings.rest_fields import take_fields
from wrapdocs_introspect.docstrings.sections import convert_section
from wrapdocs_introspect.errors import IntrospectionError

if TYPE_CHECKING:
    from wrapdocs_introspect.docstrings.markdown.converter import Markup
    from wrapdocs_introspect.docstrings.sections import Section

Defaults = Mapping[str, str] | None

AUTO = "auto"
# Enough of a text to detect its style; limits the time that a hostile one costs.
_SAMPLE = 20_000

_GOOGLE_HEADING = (
    r"(?:(?:Keyword |Other )?(?:Args|Arguments|Params|Parameters)|Attributes"
    r"|Returns|Yields|Receives|Raises|Warns|Examples):[ \t]*$"
)
_NUMPY_HEADING = r"[A-Z][\w ]*\n-{3,}[ \t]*$"


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


def _parse_google(text: str, defaults: Defaults) -> list[Section]:
    options = {
        "returns_multiple_items": False,
        "returns_named_value": False,
        "receives_multiple_items": False,
        "receives_named_value": False,
    }
    text = close_headings(without_underlines(text, _GOOGLE_HEADING), _GOOGLE_HEADING)
    text = join_open_types(without_empty_sections(text, _GOOGLE_HEADING))
    text = complete_google_items(separate_headings(text, _GOOGLE_HEADING))
    return _parse("google", text, defaults, options)


def _parse_numpy(text: str, defaults: Defaults) -> list[Section]:
    text = lift_directives(align_headings(text))
    text = separate_types(split_names(without_empty_sections(text, _NUMPY_HEADING)))
    return _parse("numpy", text, defaults)


def _parse_sphinx(text: str, defaults: Defaults) -> list[Section]:
    text, fields = take_fields(text)
    return [*_parse("sphinx", text, defaults), *fields]


def _parse(
    parser: Literal["google", "numpy", "sphinx"],
    text: str,
    defaults: Defaults,
    options: Mapping[str, bool] | None = None,
) -> list[Section]:
    docstring = griffe.Docstring("")
    docstring.value = text  # It would be cleaned again, which takes sections their indentation.
    given: Any = {"warnings": False, **(options or {})}
    try:
        sections = docstring.parse(parser, **given)
    except Exception:  # noqa: BLE001 - whatever a text does to the parser, it is still a text
        return [{"kind": "text", "text": text}]
    made = (convert_section(section, defaults) for section in sections)
    return [section for section in made if section is not None]


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
    parse=_parse_sphinx,
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
