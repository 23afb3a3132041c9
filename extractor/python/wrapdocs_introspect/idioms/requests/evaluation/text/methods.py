"""Methods of texts: joining, splitting, stripping, replacing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.text.holes import to_parts
from wrapdocs_introspect.idioms.requests.evaluation.text.texts import join
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    UNKNOWN,
    Constant,
    Hole,
    Member,
    Result,
    Sequence,
    literal_of,
    text,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.idioms.requests.evaluation.text.texts import Pieces
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Text, Value

_MAX_REPLACED = 50


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


def first_literal(arguments: tuple[Value, ...]) -> str | None:
    """Return the first argument if it is a literal text."""
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
    characters = first_literal(arguments)
    if parts and name != "rstrip" and isinstance(parts[0], str):
        parts[0] = parts[0].lstrip(characters)
    if parts and name != "lstrip" and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip(characters)
    return join(parts)


def _replace(base: Text, _: str, arguments: tuple[Value, ...]) -> Value:
    old = first_literal(arguments)
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
    separator = first_literal(arguments)
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
    wanted = first_literal(arguments)
    if wanted is None or not base.parts:
        return UNKNOWN
    edge = base.parts[0 if name == "startswith" else -1]
    if isinstance(edge, str) and (len(edge) >= len(wanted) or base.literal is not None):
        return Constant(edge.startswith(wanted) if name == "startswith" else edge.endswith(wanted))
    return UNKNOWN


def _remove_edge(base: Text, name: str, arguments: tuple[Value, ...]) -> Value:
    unwanted = first_literal(arguments)
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
