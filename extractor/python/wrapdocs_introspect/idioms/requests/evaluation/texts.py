"""Operations on texts with holes: formatting, joining, splitting, replacing."""

from __future__ import annotations

import re
import string
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.choices import settle_choices
from wrapdocs_introspect.idioms.requests.evaluation.containers import update
from wrapdocs_introspect.idioms.requests.evaluation.holes import to_hole, to_parts
from wrapdocs_introspect.idioms.requests.evaluation.values import (
    UNKNOWN,
    Constant,
    Hole,
    Mapping,
    Member,
    Result,
    Sequence,
    Text,
    Value,
    choose,
    literal_of,
    text,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_FORMATTER = string.Formatter()
_PERCENT = re.compile(r"%(?:\((\w+)\))?([sdrif%])")
_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_NUMBERED = re.compile(r"\{(\d*)\}")
_HOST = re.compile(r"(https?://[^/]+)?(.*)")

Pieces = list["str | Hole"]

MAX_TEXT = 2_000
"""A longer text is no path."""
_MAX_REPLACED = 50
_TOO_LONG = Text((Hole("value", "unknown"),))


def join(parts: Iterable[str | Hole]) -> Text:
    """Put pieces together; literal pieces in a row become one."""
    joined: Pieces = []
    length = 0
    for part in parts:
        length += len(part) if isinstance(part, str) else 1
        if length > MAX_TEXT:
            return _TOO_LONG
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        elif part != "":
            joined.append(part)
    return Text(tuple(joined))


def concatenate(*values: Value) -> Text:
    """Return the text that values give one after another."""
    return join(part for value in values for part in to_parts(value))


def fill(template: Text, positional: tuple[Value, ...], keywords: Mapping) -> Value:
    """Evaluate `template.format(...)`.

    Args:
        template: The text with `{...}` fields in its literal pieces.
        positional: The positional arguments.
        keywords: The keyword arguments; if they are open, an unknown name is the caller's.
    """
    count = len(positional)
    names = tuple(name for name, _ in keywords.items)
    return choose(
        _fill(
            template,
            tuple(settled[:count]),
            Mapping(tuple(zip(names, settled[count:], strict=True)), keywords.is_open),
        )
        for settled in settle_choices([*positional, *(value for _, value in keywords.items)])
    )


def _fill(template: Text, positional: tuple[Value, ...], keywords: Mapping) -> Text:
    filled: Pieces = []
    fields = _Fields(positional, keywords)
    for part in template.parts:
        if isinstance(part, Hole):
            filled.append(part)
        else:
            filled += fields.fill(part)
    return join(filled)


class _Fields:
    """The arguments of `format`, handed out to the fields of a template in order."""

    def __init__(self, positional: tuple[Value, ...], keywords: Mapping) -> None:
        self._positional = positional
        self._keywords = keywords
        self._next = 0

    def fill(self, literal: str) -> Pieces:
        try:
            fields = list(_FORMATTER.parse(literal))
        except ValueError:
            return [literal]
        filled: Pieces = []
        for before, name, _, _ in fields:
            filled.append(before)
            if name is not None:
                filled += self._field(name)
        return filled

    def _field(self, name: str) -> tuple[str | Hole, ...]:
        head = re.split(r"[.\[]", name)[0]
        value = self._argument(head)
        if value is None:
            return (Hole(head or "value", "parameter" if self._keywords.is_open else "unknown"),)
        tail = name[len(head) :]
        if tail.startswith("."):
            return (to_hole(Member(value, tail[1:])),)
        return tuple(_named_by_field(one, head) for one in to_parts(value))

    def _argument(self, head: str) -> Value | None:
        if head and not head.isdigit():
            return self._keywords.get(head)
        number = int(head) if head else self._next
        self._next += 1
        return self._positional[number] if number < len(self._positional) else None


def _named_by_field(part: str | Hole, field: str) -> str | Hole:
    """Prefer the name of a field to that of a part of another object: `{project_id}`."""
    is_of_other = isinstance(part, Hole) and part.origin == "object" and "." in part.name
    if not isinstance(part, Hole) or not is_of_other or not field or field.isdigit():
        return part
    return Hole(part.name, part.origin, part.conversion, field)


def fill_percent(template: Text, values: Value) -> Text:
    """Evaluate `template % values`."""
    items: list[Value] = list(values.items) if isinstance(values, Sequence) else [values]
    filled: Pieces = []
    for part in template.parts:
        if isinstance(part, Hole):
            filled.append(part)
            continue
        end = 0
        for match in _PERCENT.finditer(part):
            filled.append(part[end : match.start()])
            end = match.end()
            filled += _percent_field(match, values, items)
        filled.append(part[end:])
    return join(filled)


def _percent_field(
    match: re.Match[str], values: Value, items: list[Value]
) -> tuple[str | Hole, ...]:
    if match[2] == "%":
        return ("%",)
    if match[1]:
        value = values.get(match[1]) if isinstance(values, Mapping) else None
        return to_parts(value) if value is not None else (Hole(match[1], "parameter"),)
    return to_parts(items.pop(0)) if items else (Hole("value", "unknown"),)


def fill_template(positional: tuple[Value, ...], keywords: dict[str, Value]) -> Value | None:
    """Evaluate a call whose arguments fill its first one: `path_template("/a/{b}", b=b)`.

    What such a function does inside (regular expressions, quoting) cannot be followed, but its
    arguments say what it returns.

    Returns:
        The filled text; None if the call does not look like formatting.
    """
    template = positional[0] if positional else None
    if not isinstance(template, Text) or (len(positional) == 1 and not keywords):
        return None
    literal = "".join(part for part in template.parts if isinstance(part, str))
    names = set(_PLACEHOLDER.findall(literal))
    given = Mapping(tuple((text(name), value) for name, value in keywords.items()))
    for one in positional[1:]:
        if isinstance(one, Mapping):
            given = update(given, one)
    known = {name for name, _ in given.literal_items()}
    return fill(template, (), given) if names and names <= known else None


def fill_numbered_template(positional: tuple[Value, ...]) -> Value | None:
    """Evaluate a call that is not followed: `self._url("/a/{0}/b/{1}", a, b)`.

    Returns:
        The filled text; None unless there is one argument for each placeholder.
    """
    template, *given = positional or (UNKNOWN,)
    if not isinstance(template, Text):
        return None
    literals = (part for part in template.parts if isinstance(part, str))
    fields = [field for one in literals for field in _NUMBERED.findall(one)]
    names = [one or str(number) for number, one in enumerate(fields)]
    is_filled = bool(names) and {*map(int, names)} == {*range(len(given))}
    return fill(template, tuple(given), Mapping()) if is_filled else None


def join_url(base: Value, path: Value) -> Value:
    """Evaluate `urllib.parse.urljoin(base, path)`, as far as the texts are known."""
    if not isinstance(path, Text) or not path.parts:
        return UNKNOWN
    first = path.parts[0]
    if isinstance(first, str) and first.startswith(("http://", "https://")):
        return path
    is_absolute = isinstance(first, str) and first.startswith("/")
    literal = literal_of(base)
    if literal is None:
        last = base.parts[-1] if isinstance(base, Text) and base.parts else ""
        slash = text("" if str(last).endswith("/") else "/")
        return path if is_absolute else concatenate(base, slash, path)
    host, folder = _HOST.fullmatch(literal.replace("\n", "")).groups()  # type: ignore[union-attr]
    start = "" if is_absolute else folder.rpartition("/")[0] + "/"
    return join((host or "", start, *path.parts))


def call_text_method(base: Text, name: str, arguments: tuple[Value, ...]) -> Value | None:
    """Evaluate a method of a string.

    Args:
        base: The string.
        name: The method.
        arguments: Its positional arguments.

    Returns:
        What it returns; None if the method is not known here.
    """
    method = _METHODS.get(name)
    return method(base, name, arguments) if method is not None else None


def _first_literal(arguments: tuple[Value, ...]) -> str | None:
    return literal_of(arguments[0]) if arguments else None


def _join(base: Text, _: str, arguments: tuple[Value, ...]) -> Value:
    items = arguments[0] if arguments else UNKNOWN
    if not isinstance(items, Sequence) or items.is_open:
        given = items.items if isinstance(items, Sequence) else (items,)
        return Result(Member(base, "join"), given)
    parts: Pieces = []
    for index, one in enumerate(items.items):
        parts += (*(base.parts if index else ()), *to_parts(one))
    return join(parts)


def _strip(base: Text, name: str, arguments: tuple[Value, ...]) -> Value:
    parts = list(base.parts)
    characters = _first_literal(arguments)
    if parts and name != "rstrip" and isinstance(parts[0], str):
        parts[0] = parts[0].lstrip(characters)
    if parts and name != "lstrip" and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip(characters)
    return join(parts)


def _replace(base: Text, _: str, arguments: tuple[Value, ...]) -> Value:
    old = _first_literal(arguments)
    if not old or len(arguments) < 2:  # noqa: PLR2004 - the old text and the new one
        return UNKNOWN
    new = to_parts(arguments[1])
    parts: Pieces = []
    for part in base.parts:
        if isinstance(part, Hole):
            parts.append(part)
            continue
        if part.count(old) > _MAX_REPLACED:
            return UNKNOWN
        for index, piece in enumerate(part.split(old)):
            parts += (*(new if index else ()), piece)
    return join(parts)


def _split(base: Text, _: str, arguments: tuple[Value, ...]) -> Value:
    separator = _first_literal(arguments)
    if not separator:
        return UNKNOWN
    items: list[Value] = []
    current: Pieces = []
    for part in base.parts:
        pieces: Pieces = [part] if isinstance(part, Hole) else [*part.split(separator)]
        for index, piece in enumerate(pieces):
            if index:
                items.append(join(current))
                current = []
            current.append(piece)
    return Sequence((*items, join(current)))


def _change_case(base: Text, name: str, _: tuple[Value, ...]) -> Value:
    convert: Callable[[], str] | None = getattr(base.literal, name, None)
    return text(convert()) if convert is not None else base


def _test_edge(base: Text, name: str, arguments: tuple[Value, ...]) -> Value:
    wanted = _first_literal(arguments)
    if wanted is None or not base.parts:
        return UNKNOWN
    edge = base.parts[0 if name == "startswith" else -1]
    if isinstance(edge, str) and (len(edge) >= len(wanted) or base.literal is not None):
        return Constant(edge.startswith(wanted) if name == "startswith" else edge.endswith(wanted))
    return UNKNOWN


def _remove_edge(base: Text, name: str, arguments: tuple[Value, ...]) -> Value:
    unwanted = _first_literal(arguments)
    parts = list(base.parts)
    index = 0 if name == "removeprefix" else -1
    if unwanted is not None and parts and isinstance(edge := parts[index], str):
        at_start = edge.removeprefix(unwanted)
        parts[index] = at_start if index == 0 else edge.removesuffix(unwanted)
    return join(parts)


def _keep(base: Text, _: str, __: tuple[Value, ...]) -> Value:
    return base


_METHODS: dict[str, Callable[[Text, str, tuple[Value, ...]], Value]] = {
    "join": _join,
    "replace": _replace,
    "split": _split,
    **dict.fromkeys(("strip", "lstrip", "rstrip"), _strip),
    **dict.fromkeys(("lower", "upper", "title", "capitalize"), _change_case),
    **dict.fromkeys(("startswith", "endswith"), _test_edge),
    **dict.fromkeys(("removeprefix", "removesuffix"), _remove_edge),
    **dict.fromkeys(("encode", "decode"), _keep),
}


def character_at(base: Text, index: int) -> Text | None:
    """Evaluate `base[index]` where the literal piece at that edge suffices; else None."""
    edge = base.parts[0 if index >= 0 else -1] if base.parts else ""
    is_inside = isinstance(edge, str) and -len(edge) <= index < len(edge)
    return text(str(edge)[index]) if is_inside else None


def cut(base: Text, low: int | None, high: int | None) -> Value:
    """Evaluate `base[low:high]` where the literal pieces at the edges suffice."""
    if base.literal is not None:
        return text(base.literal[low:high])
    parts = list(base.parts)
    if high is not None and high < 0 and isinstance(last := parts[-1], str) and len(last) >= -high:
        parts[-1] = last[:high]
        high = None
    if low is not None and low >= 0 and isinstance(first := parts[0], str) and len(first) >= low:
        parts[0] = first[low:]
        low = None
    return join(parts) if not low and high is None else UNKNOWN
