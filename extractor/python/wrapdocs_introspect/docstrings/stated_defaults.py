"""Defaults that a docstring states, beside those of the signature, which decide."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

# "Defaults to 5." at the end of a text; "Defaults to 5 if ..." has a condition.
_IN_TEXT = re.compile(
    r"\b[Dd]efaults?(?:[ \n](?:to|is)[ \n]|[ ]?[:=][ ]?)"
    r"(?P<mark>`{0,2})(?P<value>'[^'\n]{0,80}'|\"[^\"\n]{0,80}\"|[-+]?\w[\w.]{0,40}?)(?P=mark)"
    r"\.?\)?\s*\Z"
)
_UNKNOWN = object()
# Defaults that only tell whether a caller gave a value, while the real one is about to change.
_PLACEHOLDERS = frozenset({"deprecated", "warn"})


def settle_default(
    item: dict[str, str], defaults: Mapping[str, str | None] | None, *, is_key: bool
) -> str | None:
    """Take the default from an item of a list of parameters if the signature says it, or differs.

    What the signature leaves open, such as the number that `None` stands for, stays with the type.

    Args:
        item: The item; its default is removed if the signature decides.
        defaults: The source of the signature's defaults by parameter, None for those without;
            None if there is no signature.
        is_key: Whether the item may be a key of `**options` that the signature does not name.

    Returns:
        What contradicts the signature: the default as the docstring states it.
    """
    name = item.get("name", "").lstrip("*")
    if defaults is None or name not in defaults:
        if defaults is not None and not is_key:
            item.pop("default", None)
        return None
    declared = defaults[name]
    stated = item.pop("default", None)
    if stated is None:
        found = _IN_TEXT.search(item["description"])
        return found["value"] if found and _contradicts(found["value"], declared) else None
    if _contradicts(stated, declared):
        return stated
    if not _agrees(stated, declared):
        item["type"] = ", ".join(filter(None, (item.get("type"), f"default {stated}")))
    return None


def _agrees(stated: str, declared: str | None) -> bool:
    if declared is None:
        return False
    value = _value(declared)
    if value is not _UNKNOWN and (_value(stated) == value or str(value) == stated):
        return True
    return _bare(stated) == _bare(declared)


def _bare(source: str) -> str:
    """Normalize source: without quotes, and without the doubled backslashes of docstrings."""
    return "".join(source.split()).strip("'\"").replace("\\\\", "\\")


def _contradicts(stated: str, declared: str | None) -> bool:
    """Tell whether two values are known and differ; None may stand for any other value."""
    value = _value(stated)
    if declared is None:
        return value is not _UNKNOWN and value is not None
    known = _value(declared)
    if known is _UNKNOWN or known is None or value is _UNKNOWN:
        return False
    if isinstance(known, str) and known in _PLACEHOLDERS:
        return False
    return not _agrees(stated, declared)


def _value(source: str) -> object:
    try:
        return ast.literal_eval(source)
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return _UNKNOWN
