"""Markup of the library rich in texts: `[bold]text[/bold]`, `[link=...]`, `:rocket:`."""

from __future__ import annotations

import re
import unicodedata

from wrapdocs_introspect.docstrings.markdown.limits import MAX_TEXT

_TAG = re.compile(r"(\\*)\[(/?)([a-z#@/](?:[^\[\]\n]{0,200}))?\]")
_EMOJI = re.compile(r":([a-z][a-z0-9_]{0,40}):")
_FIRST_EMOJI = 0x2600
_EMOJI_ALIASES = {
    "boom": "collision symbol",
    "bulb": "electric light bulb",
    "heavy_exclamation_mark": "heavy exclamation mark symbol",
    "star": "white medium star",
    "tada": "party popper",
    "thumbs_up": "thumbs up sign",
    "white_check_mark": "white heavy check mark",
    "x": "cross mark",
    "zap": "high voltage sign",
}
_STYLES = frozenset(
    {
        *("bold", "dim", "italic", "underline", "strike", "blink", "reverse", "conceal"),
        *("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"),
    }
)
_COLOR = re.compile(r"#[0-9a-f]{3,8}|rgb\([\d,]+\)|color\(\d+\)|bright_[a-z]+|[a-z_]{3,20}\d{1,3}")
_WORDS_BETWEEN = frozenset({"on", "not"})
_MARKS = {"b": "**", "bold": "**", "i": "*", "italic": "*"}
_LINK = re.compile(r"link=(https?://[^\s()<>]+)")


def rich_to_markdown(text: str) -> str:
    r"""Write the markup of rich as Markdown, and leave out colors.

    Brackets that are no markup stay: `[x]`, `[default: 3]`, `\[bold]`.

    Args:
        text: A text that rich prints.
    """
    if ("[" not in text and ":" not in text) or len(text) > MAX_TEXT:
        return text
    stack: list[tuple[str, list[str]]] = [("", [])]
    position = 0
    for match in _TAG.finditer(text):
        stack[-1][1].append(text[position : match.start()])
        position = match.end()
        escapes, closing, name = match[1], match[2], (match[3] or "").strip()
        if len(escapes) % 2 == 1:
            stack[-1][1].append(match[0][1:])
        elif closing:
            _close(stack, name)
        elif _is_style(name, text, match.end()):
            stack.append((name, []))
        else:
            stack[-1][1].append(match[0])
    stack[-1][1].append(text[position:])
    while len(stack) > 1:
        _close(stack, "")
    return _EMOJI.sub(_emoji, "".join(stack[0][1]))


def _close(stack: list[tuple[str, list[str]]], name: str) -> None:
    """End the innermost style of a name, or the last one; rich refuses what nothing has opened."""
    opened = [style for style, _ in stack[1:]]
    if not opened or (name and name not in opened and not _opens_link(name, opened)):
        return
    while len(stack) > 1:
        style, parts = stack.pop()
        stack[-1][1].append(_write(style, "".join(parts)))
        if not name or style == name or style.partition("=")[0] == name:
            return


def _opens_link(name: str, opened: list[str]) -> bool:
    return any(style.partition("=")[0] == name for style in opened)


def _write(style: str, text: str) -> str:
    link = _LINK.search(style)
    if link and text.strip() and "]" not in text:
        return f"[{text}]({link[1]})"
    mark = next((_MARKS[word] for word in style.split() if word in _MARKS), "")
    is_apart = bool(text) and text == text.strip() and "*" not in text and "\n\n" not in text
    return f"{mark}{text}{mark}" if is_apart else text


def _is_style(name: str, text: str, end: int) -> bool:
    """Tell whether a tag is one: it is closed, or has names of styles and colors."""
    if not name or name == "/":
        return False
    first = name.partition("=")[0].partition("(")[0]
    if text.find(f"[/{name}]", end) >= 0 or text.find(f"[/{first}]", end) >= 0:
        return True
    words = [word for word in name.split() if word not in _WORDS_BETWEEN]
    return name.startswith(("link=", "@")) or (
        bool(words) and all(word in _STYLES or _COLOR.fullmatch(word) for word in words)
    )


def _emoji(match: re.Match[str]) -> str:
    """Return the character of an emoji; other text between colons stays."""
    name = _EMOJI_ALIASES.get(match[1], match[1].replace("_", " "))
    for one in (name, f"{name} sign", f"{name} symbol"):
        try:
            found = unicodedata.lookup(one.upper())
        except KeyError:
            continue
        return found if ord(found[0]) >= _FIRST_EMOJI else match[0]
    return match[0]
