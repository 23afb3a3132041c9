"""References to Python objects: links with the scheme `py:`, which renderers resolve."""

from __future__ import annotations

import re
from collections.abc import Callable

from wrapdocs_introspect.docstrings.markdown.writing import code_span, escape_text

# Returns the id, or the import path, of a name in its scope; None if it is unknown.
Resolve = Callable[[str], "str | None"]

BRACKETS = (
    r"(?<![\w\]\\!])\[(?P<label>(?:[^\[\]`\n]|`[^`\n]{1,200}`){1,300}?)\]"
    r"\[(?P<path>[^\[\]\n]{0,300})\]"
)
_NAME = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)*")
_BRACKET = re.compile(r"(?<!\\)[\[\]]")
_MAX_NAME = 300


def resolve_nothing(_name: str) -> str | None:
    """Know no name."""
    return None


def object_link(shown: str, name: str, resolve: Resolve) -> str:
    """Write a reference as a link to an object; anything but a name stays code.

    Args:
        shown: The code to show.
        name: The name as its author wrote it.
        resolve: Resolves names.

    Returns:
        A link to the object's id; to the written name if that is unknown.
    """
    target = object_target(name, resolve)
    return f"[{code_span(shown)}](py:{target})" if target else code_span(shown)


def text_link(text: str, url: str) -> str:
    """Write a link with a text; only the text if there is no address."""
    words = _BRACKET.sub(r"\\\g<0>", escape_text(text))
    return f"[{words}]({url})" if url else words


def bracket_name(match: re.Match[str]) -> str:
    """Return the name in `[text][pkg.Class]` or `[pkg.Class][]`.

    Args:
        match: A match of `BRACKETS`.
    """
    return (match["path"] or match["label"]).replace("`", "").strip()


def bracket_reference(match: re.Match[str], source: str, resolve: Resolve) -> str | None:
    """Write `[text][pkg.Class]` or `[pkg.Class][]` as a link to an object.

    Args:
        match: A match of `BRACKETS`.
        source: The docstring, whose own definitions take precedence.
        resolve: Resolves names.

    Returns:
        The link; None if the brackets do not name an object.
    """
    label = match["path"] or match["label"]
    name = bracket_name(match)
    is_meant = resolve(name) is not None or "." in name.strip(".")
    target = object_target(name, resolve) if is_meant and f"[{label}]:" not in source else None
    return f"[{match['label']}](py:{target})" if target else None


def object_target(name: str, resolve: Resolve) -> str | None:
    """Return the part after `py:` in the link to an object; None for anything but a name."""
    path = name.lstrip(".").removesuffix("()")
    if len(path) > _MAX_NAME or not _NAME.fullmatch(path):
        return None
    return resolve(path) or path
