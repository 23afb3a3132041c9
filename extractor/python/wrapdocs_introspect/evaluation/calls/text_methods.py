"""Methods of texts."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.containers import dict_of, items_of, list_of
from wrapdocs_introspect.evaluation.expressions.texts import written
from wrapdocs_introspect.evaluation.values.choices import (
    alternatives,
    choose,
    derive,
    roots,
)
from wrapdocs_introspect.evaluation.values.contents import ListContent
from wrapdocs_introspect.evaluation.values.formatting import format_fields
from wrapdocs_introspect.evaluation.values.texts import concatenate, default_of, texts_of
from wrapdocs_introspect.evaluation.values.values import (
    FALSE,
    TRUE,
    UNKNOWN,
    Constant,
    External,
    Member,
    Parameter,
    Placeholder,
    Reference,
    Text,
    Value,
    text,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator

    TextMethod = Callable[[Text, Arguments, Evaluator, Frame], Value | None]

_MAX_REPEATED = 50
_MAX_LACKING = 3
"""A list that may lack more items than these is not known."""
_SCHEMES = frozenset({"http", "https", "https:", "https://"})


def _format(value: Text, arguments: Arguments, evaluator: Evaluator, frame: Frame) -> Value:
    named = {name: _written(one, evaluator, frame) for name, one in arguments.keywords}
    positional = tuple(_written(one, evaluator, frame) for one in arguments.positional)
    others = derive("arguments", (*arguments.more_positional, *arguments.more_keywords))
    return format_fields(value, positional, named, others)


def _written(value: Value, evaluator: Evaluator, frame: Frame) -> Value:
    """Return a value; an object of the package as its `__str__` writes it."""
    if not isinstance(value, Reference):
        return value
    return concatenate([written(value, evaluator, frame)])


def _format_map(value: Text, arguments: Arguments, evaluator: Evaluator, _: Frame) -> Value | None:
    given = arguments.get(0) or UNKNOWN
    found = dict_of(given, evaluator)
    if found is None:
        return format_fields(value, (), {}, given)
    return format_fields(value, (), {str(one.key): one.value for one in found.items}, given)


def _join(value: Text, arguments: Arguments, evaluator: Evaluator, frame: Frame) -> Value | None:
    given = arguments.get(0) or UNKNOWN
    if "://" in value.written and all(isinstance(one, Text) for one in alternatives(given)):
        # The method of an object for an address, which is a text here.
        return evaluator.call(External("urllib.parse.urljoin"), arguments.behind(value), frame)
    found = [_join_items(value, one, evaluator, frame) for one in _lists_in(given, evaluator)]
    return choose(found) if found else derive("join", (value, given))


def _lists_in(given: Value, evaluator: Evaluator) -> list[Sequence[Value]]:
    """Return what a list may hold: with each of the items that it may lack, and without it."""
    items = items_of(given, evaluator)
    if items is not None:
        return [items] if len(items) <= _MAX_REPEATED else []
    content = list_of(given, evaluator)
    lacking = content.lacking if content is not None else None
    if content is None or lacking is None or len(lacking) > _MAX_LACKING:
        return []
    ways = product((True, False), repeat=len(lacking))
    gone = [
        {one for one, is_there in zip(lacking, way, strict=True) if not is_there} for way in ways
    ]
    return [[one for one in content.items if one not in without] for without in gone]


def _join_items(value: Text, items: Sequence[Value], evaluator: Evaluator, frame: Frame) -> Value:
    pieces: list[list[Text]] = []
    for index, one in enumerate(items):
        pieces += [[value]] if index else []
        pieces.append(written(one, evaluator, frame))
    return concatenate(pieces)


def _literal(arguments: Arguments, index: int) -> str | None:
    found = arguments.get(index)
    return found.literal if isinstance(found, Text) else None


def _strip(value: Text, arguments: Arguments, _: Evaluator, _frame: Frame) -> Value:
    return _strip_end(_strip_start(value, arguments, _, _frame), arguments, _, _frame)


def _strip_start(value: Text, arguments: Arguments, _: Evaluator, _frame: Frame) -> Text:
    parts = list(value.parts)
    if parts and isinstance(parts[0], str):
        parts[0] = parts[0].lstrip(_literal(arguments, 0))
    return text(*parts)


def _strip_end(value: Text, arguments: Arguments, _: Evaluator, _frame: Frame) -> Text:
    parts = list(value.parts)
    if parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip(_literal(arguments, 0))
    return text(*parts)


def _remove_prefix(value: Text, arguments: Arguments, _: Evaluator, _frame: Frame) -> Text:
    parts, prefix = list(value.parts), _literal(arguments, 0)
    if parts and prefix and isinstance(parts[0], str):
        parts[0] = parts[0].removeprefix(prefix)
    return text(*parts)


def _remove_suffix(value: Text, arguments: Arguments, _: Evaluator, _frame: Frame) -> Text:
    parts, suffix = list(value.parts), _literal(arguments, 0)
    if parts and suffix and isinstance(parts[-1], str):
        parts[-1] = parts[-1].removesuffix(suffix)
    return text(*parts)


def _replace(value: Text, arguments: Arguments, _: Evaluator, _frame: Frame) -> Value | None:
    old, new = _literal(arguments, 0), arguments.get(1)
    if not old or new is None:
        return value if value.literal is None else None
    replacements = texts_of(new)
    pieces: list[list[Text]] = []
    for part in value.parts:
        written = _default_with(old, part) if isinstance(part, Placeholder) else part
        if isinstance(written, Placeholder):
            pieces.append([text(written)])
            continue
        for index, one in enumerate(written.split(old)[:_MAX_REPEATED]):
            pieces += [replacements] if index else []
            pieces.append([text(one)])
    return concatenate(pieces)


def _default_with(old: str, part: Placeholder) -> str | Placeholder:
    """Return the default of what a constructor may be given, if a text stands in it."""
    default = default_of(part.value)
    literal = default.literal if default is not None else None
    return literal if literal is not None and old in literal else part


def _same(value: Text, _: Arguments, _evaluator: Evaluator, _frame: Frame) -> Value:
    return value


def _changed(change: Callable[[str], str]) -> TextMethod:
    """Return a method that changes the letters of a text."""

    def change_letters(value: Text, _: Arguments, _evaluator: Evaluator, _frame: Frame) -> Value:
        if value.literal is not None:
            return text(change(value.literal))
        return text(*(change(one) if isinstance(one, str) else one for one in value.parts))

    return change_letters


def _starts(value: Text, arguments: Arguments, evaluator: Evaluator, _: Frame) -> Value:
    return _compare_edge(value, arguments, evaluator, at_start=True)


def _ends(value: Text, arguments: Arguments, evaluator: Evaluator, _: Frame) -> Value:
    return _compare_edge(value, arguments, evaluator, at_start=False)


def _compare_edge(
    value: Text, arguments: Arguments, evaluator: Evaluator, *, at_start: bool
) -> Value:
    given = arguments.get(0) or UNKNOWN
    several = list_of(given, evaluator)
    wanted = several.items if several else alternatives(given)
    answers = {_has_edge(one, value, at_start=at_start) for one in wanted}
    is_made_with = at_start and any(_is_made_with(value, one) for one in wanted)
    if is_made_with or answers == {True} or (True in answers and several):
        return TRUE
    if answers == {False}:
        return FALSE
    return derive("startswith" if at_start else "endswith", (value, given))


def _is_address(value: Text) -> bool:
    """Tell whether a path stands behind what a constructor may be given: `{url}/api/users`."""
    first, behind = value.parts[0], value.parts[1] if len(value.parts) > 1 else ""
    found = roots(first.value) if isinstance(first, Placeholder) else ()
    given = [one.receiver if isinstance(one, Member) else one for one in found]
    is_given = any(isinstance(one, Parameter) and one.role == "constructor" for one in given)
    return is_given and isinstance(behind, str) and behind.startswith("/")


def _has_edge(given: Value, value: Text, *, at_start: bool) -> bool | None:
    wanted = given.literal if isinstance(given, Text) else None
    if wanted is None:
        return _begins_with(value, given) if isinstance(given, Text) and at_start else None
    edge = (value.parts[0 if at_start else -1]) if value.parts else ""
    if isinstance(edge, Placeholder):
        return True if at_start and wanted in _SCHEMES and _is_address(value) else None
    if value.literal is None and len(edge) < len(wanted):
        # What is known may already rule it out.
        known = wanted[: len(edge)] if at_start else wanted[len(wanted) - len(edge) :]
        return None if known == edge else False
    return edge.startswith(wanted) if at_start else edge.endswith(wanted)


def _is_made_with(value: Text, start: Value) -> bool:
    """Tell whether a text begins with another one that is not literal: it was made of that."""
    return isinstance(start, Text) and start.literal is None and bool(_begins_with(value, start))


def _begins_with(value: Text, start: Text) -> bool | None:
    """Tell whether a text begins with another one that has placeholders."""
    for own, wanted in zip(value.parts, start.parts, strict=False):
        if own == wanted:
            continue
        if not isinstance(own, str) or not isinstance(wanted, str):
            return None
        if not own.startswith(wanted):
            return None if wanted.startswith(own) else False
        return True if wanted is start.parts[-1] else None
    return True if len(start.parts) <= len(value.parts) else None


def _split(value: Text, arguments: Arguments, evaluator: Evaluator, _: Frame) -> Value | None:
    separator, limit = _literal(arguments, 0), arguments.get(1, "maxsplit")
    most = limit.value if isinstance(limit, Constant) else -1
    if (limit is not None and not isinstance(limit, Constant)) or not isinstance(most, int):
        return None
    if value.literal is not None and (separator or not arguments.positional):
        pieces = [text(one) for one in value.literal.split(separator or None, most)]
        return evaluator.allocate(ListContent(tuple(pieces)))
    if not separator:
        return None
    segments: list[list[str | Placeholder]] = [[]]
    for part in value.parts:
        if isinstance(part, Placeholder):
            segments[-1].append(part)
            continue
        left = -1 if most < 0 else most - len(segments) + 1
        first, *rest = part.split(separator, left)
        segments[-1].append(first)
        segments += [[one] for one in rest]
    return evaluator.allocate(ListContent(tuple(text(*one) for one in segments)))


def _partition(value: Text, arguments: Arguments, evaluator: Evaluator, _: Frame) -> Value | None:
    separator = _literal(arguments, 0)
    if not separator or value.literal is None:
        return None
    pieces = tuple(text(one) for one in value.literal.partition(separator))
    return evaluator.allocate(ListContent(pieces, "tuple"))


TEXT_METHODS: dict[str, TextMethod] = {
    "format": _format,
    "format_map": _format_map,
    "join": _join,
    "strip": _strip,
    "lstrip": _strip_start,
    "rstrip": _strip_end,
    "removeprefix": _remove_prefix,
    "removesuffix": _remove_suffix,
    "replace": _replace,
    "lower": _changed(str.lower),
    "upper": _changed(str.upper),
    "title": _changed(str.title),
    "capitalize": _changed(str.capitalize),
    "casefold": _changed(str.casefold),
    "encode": _same,
    "decode": _same,
    "startswith": _starts,
    "endswith": _ends,
    "split": _split,
    "partition": _partition,
}
