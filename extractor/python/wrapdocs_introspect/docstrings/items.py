"""Items of sections: names, types and descriptions."""

from __future__ import annotations

import builtins
import re
from dataclasses import dataclass, replace

from wrapdocs_introspect.docstrings.item_types import (
    closing_bracket,
    find_colon,
    is_type,
    read_type,
)

_NAME = r"(?:\\?\*){0,2}[^\W\d][\w.-]*"
_NAMES = re.compile(
    rf"(?P<mark>[`*]{{0,2}})(?P<names>{_NAME}(?:[ ]?[,/][ ]?{_NAME}){{0,50}})(?P=mark)"
)
_DASH = r"(?:--?|[\u2013\u2014])"
# What follows a name, or the bracket with its type: `: text`, ` - text`, `, optional: text`.
_TEXT = re.compile(rf"\s*:(?!:|//)\s*(.*)|\s+{_DASH}\s+(.*)", re.DOTALL)
_AFTER_TYPE = re.compile(rf"(?P<more>[^:(]{{0,60}}?)(?:\s*:(?:\s+|$)|\s+{_DASH}\s+)(?P<text>.*)")
# `ValueError`, `requests.Timeout`.
_ERROR_NAME = r"(?:[A-Z]+[a-z]\w*[A-Z]\w*|[A-Z]\w*(?:Error|Exception|Warning))"
_ERROR = rf"(?:(?:\w+\.)*{_ERROR_NAME}|(?:\w+\.)+[A-Z]\w*)"
# `ValueError if it is unknown`, `KeyError, OSError`.
_EXCEPTION = re.compile(
    rf"({_ERROR}(?:(?:,\s*|\s+or\s+){_ERROR}){{0,9}})(?:\s+{_DASH}\s+(.+)|[ ,]+(.+))?"
)
_LAST_BRACKET = re.compile(r"[)\]](?=:(?:\s|$))")
_BULLET = re.compile(r"[-*+]\s+")
_NUMPY_RESULT = re.compile(r"(?:([^\W\d]\w*)\s*:(?:\s+|$)|:(?:\s+|$))(.*)")
_MAX_HEAD = 500
"""Longer lines are prose."""


@dataclass(frozen=True)
class Item:
    """The first line of an item, read."""

    name: str = ""
    type: str = ""
    default: str | None = None
    text: str = ""


def without_bullet(head: str) -> str:
    """Return a line without the mark of a list in front of it."""
    return head[found.end() :] if (found := _BULLET.match(head)) else head


def is_bulleted(head: str) -> bool:
    """Tell whether a line has the mark of a list."""
    return _BULLET.match(head) is not None


def has_open_type(head: str) -> bool:
    """Tell whether the type in an item's first line goes on in the next one."""
    found = _NAMES.match(head)
    if found is None:
        return False
    start = found.end() + head[found.end() :].startswith(" ")
    return head[start : start + 1] == "(" and _end_of_type(head, start) is None


def read_named(head: str, brackets: str = "([") -> list[Item]:
    """Read `name (type): text`, `name: text`, `name - text` and `name`.

    Args:
        head: The first line of an item in Google style.
        brackets: What a type may stand in.

    Returns:
        An item for each name; none for a line that is prose.
    """
    found = _NAMES.match(head[:_MAX_HEAD])
    if found is None:
        return []
    names = _split_names(found["names"])
    rest = head[found.end() :]
    if not rest:
        return [Item(name) for name in names]
    start = found.end() + rest.startswith(" ")
    if head[start : start + 1] in {*brackets} and (end := _end_of_type(head, start)):
        return _typed(names, head[start + 1 : end - 1], head[end:])
    text = _TEXT.fullmatch(rest)
    return [Item(name, text=text[1] or text[2] or "") for name in names] if text else []


def _end_of_type(head: str, start: int) -> int | None:
    """Return the position after a type in brackets; authors forget to close those in it."""
    end = closing_bracket(head, start)
    found = _LAST_BRACKET.search(head, start) if end is None and len(head) < _MAX_HEAD else None
    return found.end() if found else end


def _typed(names: list[str], written: str, rest: str) -> list[Item]:
    after = _AFTER_TYPE.fullmatch(rest) if rest else None
    if rest and after is None:
        return []
    more = after["more"].strip(" ,)") if after else ""
    made, default = read_type(", ".join(filter(None, (written, more))))
    return [Item(name, made, default, after["text"] if after else "") for name in names]


def read_numpy_named(head: str, *, has_text: bool) -> list[Item]:
    """Read `name : type`, `name: type` and `name`.

    Args:
        head: The first line of an item in NumPy style.
        has_text: Whether lines below it are its description; `name: text` needs none.
    """
    found = _NAMES.match(head[:_MAX_HEAD])
    if found is None:
        return []
    names, rest = _split_names(found["names"]), head[found.end() :]
    if not rest.strip():
        return [Item(name) for name in names]
    if not rest.lstrip().startswith(":"):
        return read_named(head)
    written = rest.lstrip()[1:].strip()
    if rest.startswith(":") and not has_text:
        return [Item(name, text=written) for name in names]
    made, default = read_type(written)
    return [Item(name, made, default) for name in names]


def _split_names(names: str) -> list[str]:
    return [name.strip().replace("\\", "") for name in re.split(r"[,/]", names)]


def read_raised(head: str) -> Item | None:
    """Read `ValueError: text`, `KeyError or IndexError: text`, and `ValueError if it is wrong`.

    Args:
        head: The first line of an item.

    Returns:
        The item; None for prose.
    """
    colon = find_colon(head)
    if colon is not None and is_type(head[:colon]):
        return Item(type=head[:colon].strip(), text=head[colon + 1 :].strip())
    found = _EXCEPTION.fullmatch(head) if len(head) < _MAX_HEAD else None
    return Item(type=found[1], text=found[2] or found[3] or "") if found else None


def read_result(head: str) -> Item:
    """Read `type: text`, `name (type): text`, and text.

    Args:
        head: The first line of a result in Google style.
    """
    named = read_named(head, "(")
    if named and named[0].type and not is_bulleted(head):
        return named[0]
    colon = None if is_bulleted(head) else find_colon(head)
    if colon is None or not is_type(head[:colon]):
        return Item(text=head)
    written = head[:colon].strip()
    if written.startswith("(") and closing_bracket(written, 0) == len(written):
        written = written[1:-1]
    return Item(type=written, text=head[colon + 1 :].strip())


def read_results(heads: list[str]) -> list[Item] | None:
    """Read several named results; None if they are one result, or types.

    Args:
        heads: The lines at the margin of a section in Google style.
    """
    if len(heads) == 1 or any(is_bulleted(head) for head in heads):
        return None
    results = [read_named(head, "(") for head in heads]
    if not all(len(result) == 1 for result in results):
        return None
    items = [result[0] for result in results]
    if not all(item.type or item.text for item in items):
        return None
    if any(not item.type and _is_type_name(item.name) for item in items):
        return [item if item.type else replace(item, name="", type=item.name) for item in items]
    return items


def _is_type_name(name: str) -> bool:
    """Tell by its look whether a name is a type's: `int`, `None`, `Path`, `np.ndarray`."""
    return not name.islower() or hasattr(builtins, name) or "." in name


def read_numpy_result(head: str) -> Item:
    """Read `type`, `name : type`, `name :`, `: type`, and text.

    Args:
        head: The first line of a result in NumPy style.
    """
    found = _NUMPY_RESULT.fullmatch(head) if len(head) < _MAX_HEAD else None
    if found is not None:
        return Item(found[1] or "", read_type(found[2])[0])
    made = read_type(head)[0]
    return Item(type=made) if is_type(made) else Item(text=head)
