"""Evaluates operators and methods of constants, within limits and without live objects."""

from __future__ import annotations

import ast
import math
import operator
from typing import TYPE_CHECKING, Any, Final

from wrapdocs_introspect.constants.string_formatting import FillError, fill_format, fill_percent

if TYPE_CHECKING:
    from collections.abc import Callable

_MAX_TEXT = 10_000
# Beyond it, a JavaScript reader would see another number.
_LARGEST_INTEGER = 2**53 - 1
_MAX_BASE = 1_000
_MAX_EXPONENT = 64

_ARITHMETIC: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}
_TEXT_METHODS: dict[str, Callable[..., str]] = {
    "strip": str.strip,
    "rstrip": str.rstrip,
    "lstrip": str.lstrip,
    "removesuffix": str.removesuffix,
    "removeprefix": str.removeprefix,
    "lower": str.lower,
    "upper": str.upper,
    "title": str.title,
}


class _Unknown:
    """The type of UNKNOWN."""

    def __repr__(self) -> str:
        return "UNKNOWN"

    def __bool__(self) -> bool:
        return False


UNKNOWN: Final = _Unknown()
"""Stands for a value that is only known at run time."""


def operate(sign: ast.operator, left: Any, right: Any) -> Any:
    """Apply a binary operator to two constants; UNKNOWN if it does not apply."""
    if isinstance(sign, ast.Mod) and isinstance(left, str):
        return _filled(fill_percent, left, right)
    if isinstance(sign, ast.BitOr) and isinstance(left, dict) and isinstance(right, dict):
        return {**left, **right}
    if isinstance(sign, ast.Add) and type(left) is type(right) and isinstance(left, (str, list)):
        return left + right
    if isinstance(sign, ast.Pow) and isinstance(left, int) and isinstance(right, int):
        return left**right if abs(left) <= _MAX_BASE and 0 <= right <= _MAX_EXPONENT else UNKNOWN
    arithmetic = _ARITHMETIC.get(type(sign))
    if arithmetic is None or not is_number(left) or not is_number(right):
        return UNKNOWN
    return arithmetic(left, right)


def call_text_method(text: str, method: str, arguments: list[Any], named: dict[str, Any]) -> Any:
    """Call a method of a text.

    Args:
        text: The text.
        method: The method's name.
        arguments: Positional arguments, all constants.
        named: Keyword arguments, all constants.

    Returns:
        The result; UNKNOWN for unsupported methods and arguments.
    """
    if method == "format":
        return _filled(fill_format, text, arguments, named)
    if method == "join" and len(arguments) == 1:
        return _join(text, arguments[0])
    call = _TEXT_METHODS.get(method)
    if call is None or named:
        return UNKNOWN
    try:
        return call(text, *arguments)
    except TypeError:
        return UNKNOWN


def checked(value: Any) -> Any:
    """Return a value, UNKNOWN for one that JSON cannot hold or that is too large."""
    if isinstance(value, str):
        return value if len(value) <= _MAX_TEXT and _is_encodable(value) else UNKNOWN
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return value if abs(value) <= _LARGEST_INTEGER else UNKNOWN
    if isinstance(value, float):
        return value if math.isfinite(value) else UNKNOWN
    return value if isinstance(value, (list, dict)) and not _is_too_heavy(value) else UNKNOWN


def _is_too_heavy(value: list[Any] | dict[Any, Any]) -> bool:
    """Tell whether a value is made of too many others; what others hold twice counts twice."""
    weight = 0
    inner: list[Any] = [value]
    while inner:
        one = inner.pop()
        if isinstance(one, (list, dict)):
            weight += len(one)
            inner += one.values() if isinstance(one, dict) else one
        if weight > _MAX_TEXT:
            return True
    return False


def is_plain(value: Any) -> bool:
    """Tell whether a value is text, a number or a boolean."""
    return isinstance(value, (str, int, float))


def is_number(value: Any) -> bool:
    """Tell whether a value is a number; booleans are not."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _join(separator: str, items: Any) -> Any:
    if not isinstance(items, list) or not all(isinstance(item, str) for item in items):
        return UNKNOWN
    length = sum(map(len, items)) + len(separator) * len(items)
    return separator.join(items) if length <= _MAX_TEXT else UNKNOWN


def _filled(fill: Callable[..., str], *arguments: Any) -> Any:
    try:
        return fill(*arguments)
    except FillError:
        return UNKNOWN


def _is_encodable(text: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in text)
