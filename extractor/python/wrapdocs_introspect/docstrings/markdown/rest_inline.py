"""Markup within a line of reST."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.docstrings.markdown.definitions import is_web
from wrapdocs_introspect.docstrings.markdown.formulas import (
    FORMULA,
    find_markup,
    formula_of,
    inline_formula,
)
from wrapdocs_introspect.docstrings.markdown.references import (
    BRACKETS,
    bracket_reference,
    text_link,
)
from wrapdocs_introspect.docstrings.markdown.roles import convert_role
from wrapdocs_introspect.docstrings.markdown.writing import (
    code_span,
    escape_last_dollar,
    escape_line_starts,
    escape_text,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.docstrings.markdown.context import Context

# Every part has a bounded length, so that unclosed markup costs little.
ROLE = (
    r"(?<![\w`\\]):(?P<role>[a-zA-Z][\w.+-]{0,30}(?::[a-zA-Z][\w.+-]{0,30}){0,2})"
    r":`(?P<content>[^`]{1,500})`(?!`)"
)
PHRASE_LINK = r"(?<![`\\])`(?P<title>[^`<>]{0,300}?)\s*<(?P<url>[^`<>]{1,1000})>`__?(?!\w)"
_OTHERS = re.compile(
    "|".join(
        (
            r"\\(?P<escaped>[^\w])",
            r"``(?P<literal>(?=[^\s`]).{1,500}?)``(?!`)",
            ROLE,
            PHRASE_LINK,
            r"(?<!\w)_`(?P<target>[^`]{1,300})`",
            r"`(?P<phrase>[^`]{1,300})`(?P<marks>__?)(?!\w)",
            r"`(?P<code>[^`]{1,500})`",
            r"(?<![\w*\\])\*\*(?=[^\s*])(?P<strong>(?:[^*]|\*(?!\*)){1,500}?)(?<!\s)\*\*(?![\w*])",
            r"(?<![\w*\\])\*(?=[^\s*])(?P<emphasis>[^*]{1,500}?)(?<!\s)\*(?![\w*])",
            r"(?<![\w|])\|(?P<substitution>[^|\s](?:[^|\n]{0,80}[^|\s])?)\|(?!\w)_{0,2}",
            r"\[(?P<note>\#?[\w.-]{1,50}|[#*])\]_(?!\w)",
            BRACKETS,
            r"\[(?P<text>[^\[\]\n`]{1,300})\]\((?P<address>https?://[^()\s<>]{1,1000})\)",
            r"\b(?P<web>https?://[^\s<>`\"'|]{1,1000})",
            r"(?<![\w.\\])(?P<reference>[A-Za-z0-9](?:[\w.+-]{0,60}?[A-Za-z0-9])?)(?P<ends>__?)(?!\w)",
        )
    ),
    re.DOTALL,
)
_MARKUP = re.compile(f"{FORMULA}|{_OTHERS.pattern}", re.DOTALL)
_PLAIN = re.compile(r"(?:[^\W_]|[ \n,;.'()/?%\"-])*")
_TRAILING = ".,:;!?)]}*_"


def convert_inline(text: str, context: Context) -> str:
    """Write the text of a paragraph as Markdown.

    Args:
        text: Lines of a paragraph.
        context: The docstring at hand.
    """
    if _PLAIN.fullmatch(text):
        return escape_line_starts(text)
    parts: list[str] = []
    position = 0
    for match in find_markup(_MARKUP, _OTHERS, text, context):
        before = escape_text(text[position : match.start()])
        parts.append(escape_last_dollar(before))
        parts.append(_convert(match, context))
        position = match.end()
    parts.append(escape_text(text[position:]))
    return escape_line_starts("".join(parts))


def _convert(match: re.Match[str], context: Context) -> str:
    if tex := formula_of(match):
        return inline_formula(tex)
    kind, found = next((kind, value) for kind, value in match.groupdict().items() if value)
    writer = _WRITERS.get(kind)
    return writer(found, match, context) if writer else escape_text(found)


def _escaped(found: str, _match: re.Match[str], _context: Context) -> str:
    return "" if found.isspace() else escape_text(found)


def _code(found: str, _match: re.Match[str], _context: Context) -> str:
    return code_span(found)


def _role(found: str, match: re.Match[str], context: Context) -> str:
    return convert_role(found, match["content"], context.resolve)


def _strong(found: str, _match: re.Match[str], _context: Context) -> str:
    return f"**{escape_text(found)}**"


def _emphasis(found: str, _match: re.Match[str], _context: Context) -> str:
    return f"*{escape_text(found)}*"


def _note(found: str, _match: re.Match[str], _context: Context) -> str:
    return escape_text(f"[{found}]")


def _markdown_link(found: str, match: re.Match[str], _context: Context) -> str:
    return text_link(found, match["address"])


def _brackets(_found: str, match: re.Match[str], context: Context) -> str:
    link = bracket_reference(match, context.source, context.resolve)
    return escape_text(match[0]) if link is None else link


def _web(found: str, _match: re.Match[str], _context: Context) -> str:
    url = found.rstrip(_TRAILING)
    return f"<{url}>{escape_text(found[len(url) :])}"


def _phrase(found: str, match: re.Match[str], context: Context) -> str:
    return _named(found, match["marks"], context)


def _phrase_link(_found: str, match: re.Match[str], context: Context) -> str:
    title, url = match["title"] or "", match["url"]
    url = "".join(url.split())
    address = url if is_web(url) else context.definitions.url(url.rstrip("_"))
    return text_link(title.strip() or url, address or "")


def _word(name: str, match: re.Match[str], context: Context) -> str:
    """Write a reference of one word; without a target, it is a name that ends in `_`."""
    marks = match["ends"]
    is_anonymous = marks == "__" and bool(context.definitions.anonymous)
    if is_anonymous or (marks == "_" and context.definitions.is_known(name)):
        return _named(name, marks, context)
    return escape_text(f"{name}{marks}")


def _named(name: str, marks: str, context: Context) -> str:
    """Write a reference to a target: a link if it has an address, otherwise its text."""
    if marks == "__" and context.definitions.anonymous:
        return text_link(name, context.definitions.anonymous.popleft())
    return text_link(" ".join(name.split()), context.definitions.url(name) or "")


def _substitute(name: str, match: re.Match[str], context: Context) -> str:
    text = context.definitions.substitutions.get(name)
    return escape_text(match[0].rstrip("_") if text is None else text)


_WRITERS: dict[str, Callable[[str, re.Match[str], Context], str]] = {
    "escaped": _escaped,
    "literal": _code,
    "code": _code,
    "role": _role,
    "title": _phrase_link,
    "url": _phrase_link,
    "phrase": _phrase,
    "strong": _strong,
    "emphasis": _emphasis,
    "substitution": _substitute,
    "note": _note,
    "label": _brackets,
    "text": _markdown_link,
    "web": _web,
    "reference": _word,
}
