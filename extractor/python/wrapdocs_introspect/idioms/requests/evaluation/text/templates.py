"""Templates that are filled: `str.format`, `%`, and calls of formatting functions."""

from __future__ import annotations

import re
import string
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.text.holes import to_hole, to_parts
from wrapdocs_introspect.idioms.requests.evaluation.text.texts import join
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    UNKNOWN,
    Hole,
    Mapping,
    Member,
    Sequence,
    Text,
    choose,
    text,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.choices import settle_choices
from wrapdocs_introspect.idioms.requests.evaluation.values.containers import update

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.text.texts import Pieces
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value

_FORMATTER = string.Formatter()
_PERCENT = re.compile(r"%(?:\((\w+)\))?([sdrif%])")
_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_NUMBERED = re.compile(r"\{(\d*)\}")
_AFTER_COLON = re.compile(r"(?<=/):(\w+)")


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
        called = head if head and not head.isdigit() else "value"
        return tuple(_named_by_field(one, head) for one in to_parts(value, called))

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
        if value is None:
            return (Hole(match[1], "parameter"),)
        return tuple(_named_if_unknown(one, match[1]) for one in to_parts(value, match[1]))
    return to_parts(items.pop(0)) if items else (Hole("value", "unknown"),)


def _named_if_unknown(part: str | Hole, field: str) -> str | Hole:
    """Prefer the name of a field to that of a function which makes a value."""
    is_unknown = isinstance(part, Hole) and part.origin == "unknown"
    return Hole(field, "unknown") if is_unknown else part


def fill_template(positional: tuple[Value, ...], keywords: dict[str, Value]) -> Value | None:
    """Evaluate a call whose arguments fill its first one: `path_template("/a/{b}", b=b)`.

    What such a function does inside (regular expressions, quoting) cannot be followed, but its
    arguments say what it returns. A placeholder may be written `/a/:b`, too.

    Returns:
        The filled text; None if the call does not look like formatting.
    """
    template = positional[0] if positional else None
    if not isinstance(template, Text) or (len(positional) == 1 and not keywords):
        return None
    template, names = _with_braces(template)
    given = Mapping(tuple((text(name), value) for name, value in keywords.items()))
    for one in positional[1:]:
        if isinstance(one, Mapping):
            given = update(given, one)
    known = {name for name, _ in given.literal_items()}
    return fill(template, (), given) if names and names <= known else None


def _with_braces(template: Text) -> tuple[Text, set[str]]:
    """Return a template with braces around its placeholders, and their names."""
    literals = [part for part in template.parts if isinstance(part, str)]
    names = {name for one in literals for name in _PLACEHOLDER.findall(one)}
    if names:
        return template, names
    names = {name for one in literals for name in _AFTER_COLON.findall(one)}
    parts = (
        _AFTER_COLON.sub(r"{\1}", part) if isinstance(part, str) else part
        for part in template.parts
    )
    return Text(tuple(parts)) if names else template, names


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
