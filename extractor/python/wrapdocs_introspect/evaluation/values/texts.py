"""Values as texts: what they write into an f-string, and how placeholders are named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import (
    MAX_ALTERNATIVES,
    alternatives,
    choose,
    derive,
    roots,
)
from wrapdocs_introspect.evaluation.values.environment import value_if_unset
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    Constant,
    Derived,
    External,
    Member,
    Parameter,
    Placeholder,
    Reference,
    Result,
    Text,
    Value,
    text,
)

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Iterable, Sequence
    from typing import TypeGuard

_MAX_PARTS = 60
_MAX_LENGTH = 4_000
_SHORTENING = frozenset({"strip", "lstrip", "rstrip", "removeprefix", "removesuffix", "lower"})
_TEXT_METHODS = frozenset(name for name in dir(str) if not name.startswith("_"))


def texts_of(value: Value, name: str = "value") -> list[Text]:
    """Return the texts that a value is written as.

    Args:
        value: The value. If it may be None, or something else, only the latter counts.
        name: What a placeholder is called if the value has no name.
    """
    found = alternatives(value)
    if len(found) > 1:
        found = tuple(one for one in found if one != NONE)
    return list(dict.fromkeys(_text_of(one, name) for one in found))


def _text_of(value: Value, name: str) -> Text:
    if isinstance(value, Text):
        return value
    if isinstance(value, Constant) and value.kind in {"int", "float", "bool"}:
        return text(str(value.value))
    return text(Placeholder(name_of(value) or name, value))


def default_of(value: Value) -> Text | None:
    """Return the text that a caller's setting has by default; None for other values.

    Settings are parameters of constructors and environment variables. A zero is none: like an empty
    text, it stands for what a caller or other code sets.
    """
    unset = value_if_unset(value)
    if unset is not None:
        return _literal_default(unset)
    if isinstance(value, Result) and is_text_method(value.callee):
        return _shortened(default_of(value.callee.receiver), value.callee.name, value.arguments)
    if not isinstance(value, Parameter) or value.role != "constructor":
        return None
    if isinstance(value.default, Constant) and value.default.kind in {"int", "float"}:
        return text(str(value.default.value)) if value.default.value else None
    return value.default if isinstance(value.default, Text) else None


def _literal_default(value: Value) -> Text | None:
    """Return what an environment variable is by default, if all of that is known.

    It may be made of others: `getenv("HOST", "api" + getenv("DOMAIN", ".example.com"))`.
    """
    if not isinstance(value, Text):
        return default_of(value)
    parts = [one if isinstance(one, str) else default_of(one.value) for one in value.parts]
    literals = [one.literal if isinstance(one, Text) else one for one in parts]
    known = [one for one in literals if one is not None]
    return text("".join(known)) if len(known) == len(parts) else None


def _shortened(default: Text | None, method: str, arguments: Sequence[Value]) -> Text | None:
    """Return what a method leaves of a default: `base_url.rstrip("/")`."""
    known = default.literal if default is not None else None
    given = [one.literal for one in arguments if isinstance(one, Text)]
    if known is None or method not in _SHORTENING or len(given) < len(arguments):
        return None
    return text(getattr(known, method)(*given))


def name_of(value: Value) -> str:
    """Return what a value is called where it is not known; empty if nothing names it."""
    if isinstance(value, Parameter):
        return value.name
    if isinstance(value, Member):
        return _name_of_member(value)
    if isinstance(value, Text):
        named = [one for one in value.parts if isinstance(one, Placeholder)]
        return named[0].name if len(named) == 1 else ""
    if isinstance(value, Result) and is_text_method(value.callee):
        return name_of(value.callee.receiver)
    if isinstance(value, (Result, Derived)):
        names = dict.fromkeys(filter(None, map(name_of, roots(value))))
        return next(iter(names)) if len(names) == 1 else ""
    return ""


def is_text_method(callee: Value) -> TypeGuard[Member]:
    """Tell whether a method of a text is called, whose result is called like the text.

    Args:
        callee: What is called.
    """
    return isinstance(callee, Member) and not callee.is_item and callee.name in _TEXT_METHODS


def _name_of_member(value: Member) -> str:
    if value.is_item or isinstance(value.receiver, (Reference, External)):
        return value.name
    receiver = name_of(value.receiver)
    return f"{receiver}.{value.name}" if receiver else value.name


def concatenate(pieces: Sequence[Iterable[Text]]) -> Value:
    """Return the texts that follow one another: one of each piece."""
    made: list[tuple[str | Placeholder, ...]] = [()]
    for piece in pieces:
        found = list(piece)
        made = [(*start, *one.parts) for start in made for one in found]
        if len(made) > MAX_ALTERNATIVES:
            rest = derive("text", (Text(parts) for parts in made[MAX_ALTERNATIVES:]))
            made = [*made[: MAX_ALTERNATIVES - 1], (Placeholder("text", rest),)]
    return choose(shorten(text(*parts)) for parts in made)


def replace_matches(
    value: Text, pattern: re.Pattern[str], replace: Callable[[re.Match[str]], list[Text]]
) -> list[list[Text]]:
    """Return the pieces of a text with what stands in place of each match, to be concatenated.

    Args:
        value: The text; its placeholders stay.
        pattern: What is searched for in the parts that are known.
        replace: Returns the texts that a match may become.
    """
    pieces: list[list[Text]] = []
    for part in value.parts:
        if isinstance(part, Placeholder):
            pieces.append([text(part)])
            continue
        start = 0
        for match in pattern.finditer(part):
            pieces += [[text(part[start : match.start()])], replace(match)]
            start = match.end()
        pieces.append([text(part[start:])])
    return pieces


def shorten(value: Text) -> Value:
    """Return a text; of one that is very long, only where it comes from."""
    if len(value.parts) <= _MAX_PARTS and len(value.written) <= _MAX_LENGTH:
        return value
    return derive("text", (one.value for one in value.parts if isinstance(one, Placeholder)))
