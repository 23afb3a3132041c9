"""Filling of `"..." % x` and `"...".format(x)` with plain values only.

Python's own would read attributes (`"{0.__class__}"`) and pad to any width (`"%1000000000d"`).
"""

from __future__ import annotations

import re
from string import Formatter
from typing import Any

_MAX_DIGITS = 3
_PERCENT = re.compile(r"%(?:\((?P<name>\w+)\))?(?P<kind>[sdiru%])")


class FillError(ValueError):
    """The template asks for something that only Python itself should do."""


def fill_percent(template: str, values: Any) -> str:
    """Fill `%s`, `%d`, `%r` and `%(name)s`.

    Args:
        template: The text with conversions.
        values: One value, a list of values, or a dict of them.

    Returns:
        The filled text.

    Raises:
        FillError: The template holds other conversions, or values are missing.
    """
    waiting = list(values) if isinstance(values, list) else [values]

    def fill(match: re.Match[str]) -> str:
        if match["kind"] == "%":
            return "%"
        if match["name"] is not None:
            return _plain(values.get(match["name"]) if isinstance(values, dict) else None)
        if not waiting:
            raise FillError
        value = waiting.pop(0)
        return repr(value) if match["kind"] == "r" else _plain(value)

    if "%" in _PERCENT.sub("", template):
        raise FillError
    return _PERCENT.sub(fill, template)


def fill_format(template: str, values: list[Any], named: dict[str, Any]) -> str:
    """Fill `{}`, `{0}` and `{name}`.

    Args:
        template: The text with fields.
        values: The positional arguments.
        named: The keyword arguments.

    Returns:
        The filled text.

    Raises:
        FillError: A field has a format or reads an attribute, or its value is missing.
    """
    filled: list[str] = []
    next_index = 0
    try:
        parts = list(Formatter().parse(template))
    except ValueError as error:
        raise FillError from error
    for literal, name, spec, conversion in parts:
        filled.append(literal)
        if name is None:
            continue
        if spec or conversion:
            raise FillError
        key = name or str(next_index)
        next_index += name == ""
        filled.append(_plain(_argument(key, values, named)))
    return "".join(filled)


def _argument(key: str, values: list[Any], named: dict[str, Any]) -> Any:
    if key.isdecimal():
        return values[int(key)] if len(key) <= _MAX_DIGITS and int(key) < len(values) else None
    return named.get(key)


def _plain(value: Any) -> str:
    if not isinstance(value, (str, int, float)):
        raise FillError
    return str(value)
