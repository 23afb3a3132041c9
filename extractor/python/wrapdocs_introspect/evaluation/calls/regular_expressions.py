"""What regular expressions find and replace."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.arguments import Arguments
from wrapdocs_introspect.evaluation.containers import item_of_dict
from wrapdocs_introspect.evaluation.expressions.texts import written
from wrapdocs_introspect.evaluation.values.choices import is_callable
from wrapdocs_introspect.evaluation.values.contents import DictContent, ListContent
from wrapdocs_introspect.evaluation.values.texts import concatenate, replace_matches
from wrapdocs_introspect.evaluation.values.values import NONE, Text, Value, constant, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator

    Piece = list[Text]

_MAX_SEARCHED = 300
_PATTERN_AND_TEXT = 2
_REPEATED_GROUP = re.compile(r"\((?P<body>[^()]*)\)[+*{]")
_END_OF_REPEATED_GROUP = re.compile(r"\)[+*{]")
_AMBIGUOUS = re.compile(r"[+*}|]")
_LITERAL_AT_END = re.compile(r"(?:\\[^\w\s]|[/:,;=&@-])$")


def substitute(evaluator: Evaluator, arguments: Arguments, frame: Frame) -> Value | None:
    """Return what `re.sub(pattern, new, text)` returns; None if that is not known.

    Args:
        evaluator: Calls `new`, if it is a function.
        arguments: What `re.sub` is given.
        frame: The function that calls it.
    """
    pattern, new = arguments.get(0, "pattern"), arguments.get(1, "repl")
    value = arguments.get(2, "string")
    if not isinstance(pattern, Text) or not pattern.literal or not isinstance(value, Text):
        return None
    if new is None:
        return None
    replace: Callable[[re.Match[str]], Piece]
    if is_callable(new):

        def replace(match: re.Match[str]) -> Piece:
            found = evaluator.call(new, Arguments((_groups_of(match),)), frame)
            return written(found, evaluator, frame)

    elif isinstance(new, Text) and new.literal is not None:
        template = new.literal

        def replace(match: re.Match[str]) -> Piece:
            return [text(match.expand(template))]

    else:
        return None
    if not _is_quick(pattern.literal, value.written):
        return None
    try:
        return concatenate(replace_matches(value, re.compile(pattern.literal), replace))
    except (re.error, IndexError, RecursionError):
        return None


def _find_first(
    name: str, _evaluator: Evaluator, arguments: Arguments, _frame: Frame
) -> Value | None:
    """Return the match, or the None of Python without one; None if that is not known."""
    pattern, value = arguments.get(0, "pattern"), arguments.get(1, "string")
    if not isinstance(pattern, Text) or not pattern.literal or not isinstance(value, Text):
        return None
    # What stands third is flags, or where a compiled pattern begins to search.
    has_more = len(arguments.values) > _PATTERN_AND_TEXT
    if has_more or value.literal is None or not _is_quick(pattern.literal, value.literal):
        return None
    try:
        match = getattr(re.compile(pattern.literal), name)(value.literal)
    except (re.error, RecursionError):
        return None
    return NONE if match is None else _groups_of(match)


def _is_quick(pattern: str, searched: str) -> bool:
    r"""Tell whether a search ends soon.

    A group that repeats and holds a choice or a repeat may take forever: `(a+)+`. It does not if
    each round ends with a character that the text does not have: `([^+]+\\+)*`.
    """
    if len(searched) > _MAX_SEARCHED:
        return False
    bodies = [match["body"] for match in _REPEATED_GROUP.finditer(pattern)]
    if len(bodies) < len(_END_OF_REPEATED_GROUP.findall(pattern)):
        return False
    endings = [_LITERAL_AT_END.search(one) for one in bodies if _AMBIGUOUS.search(one)]
    return all(one is not None and one[0][-1] not in searched for one in endings)


def _groups_of(match: re.Match[str]) -> DictContent:
    """Return a match: a dict of its groups, by number and by name, with methods of its own."""
    numbered: list[tuple[int | str, str | None]] = [(0, match[0]), *enumerate(match.groups(), 1)]
    made = DictContent()
    for key, found in (*numbered, *match.groupdict().items()):
        made = made.put(key, text(found) if found is not None else NONE)
    return made


def _group(content: DictContent, arguments: Arguments) -> Value:
    wanted = arguments.positional or (constant(0),)
    found = tuple(item_of_dict(content, one, content) for one in wanted)
    return found[0] if len(found) == 1 else ListContent(found, "tuple")


def _groups(content: DictContent, _: Arguments) -> Value:
    numbered = (one for one in content.items if isinstance(one.key, int) and one.key)
    return ListContent(tuple(one.value for one in numbered), "tuple")


def _named_groups(content: DictContent, _: Arguments) -> Value:
    return DictContent(tuple(one for one in content.items if isinstance(one.key, str)))


MATCH_METHODS: dict[str, Callable[[DictContent, Arguments], Value]] = {
    "group": _group,
    "groups": _groups,
    "groupdict": _named_groups,
}
"""Methods that a match has and a dict does not."""

SEARCHES: dict[str, Callable[[Evaluator, Arguments, Frame], Value | None]] = {
    "sub": substitute,
    **{name: partial(_find_first, name) for name in ("match", "fullmatch", "search")},
}
"""Functions of `re`, which a compiled pattern has, too."""
