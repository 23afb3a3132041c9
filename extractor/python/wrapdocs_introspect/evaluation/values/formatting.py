"""`%`, `str.format` and `string.Template` with values that may not be known."""

from __future__ import annotations

import re
import string
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import derive
from wrapdocs_introspect.evaluation.values.texts import concatenate, replace_matches, texts_of
from wrapdocs_introspect.evaluation.values.values import (
    Constant,
    Member,
    Placeholder,
    Text,
    Value,
    text,
)

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.values.contents import DictContent, ListContent

_PERCENT = re.compile(r"%(?:\((?P<name>\w+)\))?(?P<form>[-#0 +]*\d*(?:\.\d+)?[sdrifxX]|%)")
_DOLLAR = re.compile(r"\$(?:(?P<dollar>\$)|(?P<name>[A-Za-z_]\w*)|\{(?P<braced>[A-Za-z_]\w*)\})")
_FIELD = re.compile(r"[^.\[\]]+")
_MAX_FIELDS = 60

Piece = list[Text]


def format_percent(
    template: Text, value: Value, items: ListContent | None, named: DictContent | None
) -> Value:
    """Return `template % value`.

    Args:
        template: The text.
        value: What is put into it.
        items: What it holds, if it is a tuple.
        named: What it holds, if it is a dict.
    """
    given = iter(items.items if items is not None else (value,))

    def find(match: re.Match[str]) -> Piece:
        name = match["name"]
        if match["form"] == "%":
            return [text("%")]
        if name is None:
            return _formatted(next(given, None) or derive("item", (value,)), match["form"])
        item = named.get(name) if named is not None else None
        found = item.value if item is not None else Member(value, name, is_item=True)
        return texts_of(found, name)

    pieces = replace_matches(template, _PERCENT, find)
    return concatenate(pieces) if len(pieces) < _MAX_FIELDS else derive("%", (template, value))


def format_dollars(template: Text, named: dict[str, Value], others: Value) -> Value:
    """Return `string.Template(template).substitute(...)`.

    Args:
        template: The text, with `$name` and `${name}`.
        named: What is put into it, by name.
        others: What stands for names that are not known.
    """

    def find(match: re.Match[str]) -> Piece:
        if match["dollar"]:
            return [text("$")]
        name = match["name"] or match["braced"]
        return texts_of(named.get(name, Member(others, name, is_item=True)), name)

    return concatenate(replace_matches(template, _DOLLAR, find))


def _formatted(value: Value, form: str) -> Piece:
    if isinstance(value, Constant) and value.kind in {"int", "float"}:
        try:
            return [text(f"%{form}" % value.value)]
        except (TypeError, ValueError):
            return texts_of(value)
    return texts_of(value)


def format_fields(
    template: Text, positional: tuple[Value, ...], named: dict[str, Value], others: Value
) -> Value:
    """Return `template.format(...)`.

    Args:
        template: The text.
        positional: The arguments without a name.
        named: Those with one.
        others: What stands for arguments that are not known.
    """
    fields = _Fields(positional, named, others)
    pieces: list[Piece] = []
    for part in template.parts:
        if isinstance(part, Placeholder):
            pieces.append([text(part)])
            continue
        try:
            parsed = list(string.Formatter().parse(part))
        except ValueError:
            return derive("format", (template, *positional, *named.values()))
        for literal, field, spec, _ in parsed:
            pieces.append([text(literal)])
            if field is not None:
                pieces.append(fields.find(field, spec or ""))
    if len(pieces) > _MAX_FIELDS:
        return derive("format", (template, *positional, *named.values()))
    return concatenate(pieces)


class _Fields:
    """The arguments of `str.format`, by what stands in braces."""

    def __init__(
        self, positional: tuple[Value, ...], named: dict[str, Value], others: Value
    ) -> None:
        self._positional = positional
        self._named = named
        self._others = others
        self._next = 0

    def find(self, field: str, spec: str) -> Piece:
        root, *path = _FIELD.findall(field) or [""]
        if not root:
            root = str(self._next)
            self._next += 1
        value = self._argument(root)
        for name in path:
            value = Member(value, name)
        if spec and isinstance(value, Constant):
            return _with_spec(value, spec)
        return texts_of(value, path[-1] if path else root)

    def _argument(self, root: str) -> Value:
        if not root.isdigit():
            return self._named.get(root) or Member(self._others, root, is_item=True)
        index = int(root)
        if index < len(self._positional):
            return self._positional[index]
        return Member(self._others, root, is_item=True)


def _with_spec(value: Constant, spec: str) -> Piece:
    try:
        return [text(format(value.value, spec))]
    except (TypeError, ValueError):
        return texts_of(value)
