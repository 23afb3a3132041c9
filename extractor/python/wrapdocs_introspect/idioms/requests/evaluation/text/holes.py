"""Names of the holes in texts: what a reader of the code would call a value."""

from __future__ import annotations

from functools import partial

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    MAX_ITEMS,
    NONE,
    Choice,
    Constant,
    External,
    Hole,
    Instance,
    Mapping,
    Member,
    Parameter,
    Result,
    Sequence,
    Text,
    Value,
    last_name,
    literal_of,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.environment import default_address

_GETTERS = frozenset({"get", "pop", "__getitem__"})
_TEXT_METHODS = frozenset(
    {
        "encode",
        "lower",
        "lstrip",
        "removeprefix",
        "removesuffix",
        "replace",
        "rstrip",
        "strip",
        "upper",
    }
)


def to_parts(value: Value, name: str = "value") -> tuple[str | Hole, ...]:
    """Return the pieces that a value adds to a text.

    Args:
        value: What is formatted into the text.
        name: What to call it if nothing else is known.
    """
    if isinstance(value, Text):
        return value.parts
    if isinstance(value, Choice):
        return to_parts(_preferred(value, name), name)
    address = default_address(value) if isinstance(value, Result) else None
    if address is not None:
        return (address,)
    if isinstance(value, Constant):
        is_number = isinstance(value.value, (int, float))
        return (str(value.value),) if is_number else (Hole(name, "unknown"),)
    return (to_hole(value, name),)


def _preferred(choice: Choice, name: str) -> Value:
    """Prefer what a caller gives to a default: `path if path is not None else "jwt"`.

    A parameter itself is preferred to what is made of it, and that to what nobody can name. Of two
    parameters, it is the one of that name: `if path is None: path = kind`.
    """
    known = [one for one in choice.alternatives if one != NONE]
    given = [one for one in known if not isinstance(one, (Text, Constant))]
    return min(given or known, key=partial(_distance, name=name), default=NONE)


def _distance(value: Value, name: str) -> int:
    """Tell how far a value is from what a caller gives: by attributes, or altogether unknown."""
    if isinstance(value, Parameter):
        return -2 if value.name == name else -1
    hole = to_hole(value)
    return hole.name.count(".") if hole.origin != "unknown" else MAX_ITEMS


def to_hole(value: Value, name: str = "value") -> Hole:
    """Return the hole that a value leaves in a text, named as in the code."""
    if isinstance(value, Parameter):
        return Hole(value.name, "parameter")
    if isinstance(value, Member):
        return _member_hole(value, name)
    if isinstance(value, Instance):
        if value.given is None or (value.name and not isinstance(value.given, Parameter)):
            return Hole(value.name, "object")
        return to_hole(value.given)
    if isinstance(value, Result):
        return _result_hole(value, name)
    if isinstance(value, Text):
        holes = [part for part in value.parts if isinstance(part, Hole)]
        return holes[0] if len(holes) == 1 else Hole(name, "unknown")
    if isinstance(value, Choice):
        return to_hole(_preferred(value, name), name)
    return Hole(last_name(value) or name, "unknown")


def _member_hole(value: Member, name: str) -> Hole:
    base = to_hole(value.base)
    is_own = base.origin == "object" and base.name in {"", "self"}
    if is_own and value.name.isdigit():
        return Hole(name, "unknown")  # An item of an object without a name.
    if base.origin == "unknown":
        # The number of an item is no name.
        return Hole(base.name if value.name.isdigit() else value.name, "unknown")
    if value.name == "value" and base.name not in {"", "self"}:
        return base  # The member of an enum, a field: its value is called what it is.
    return Hole(value.name if is_own else f"{base.name}.{value.name}", base.origin)


def _result_hole(value: Result, name: str) -> Hole:
    """Name the result of a call by its only argument: `quote(name)` is `name`."""
    callee = value.callee
    if isinstance(callee, Member) and callee.name in _GETTERS:
        # A literal that is passed to an unknown call is not its result.
        literal = literal_of(value.arguments[0]) if value.arguments else None
        return to_hole(Member(callee.base, literal) if literal else callee.base)
    given = [*value.arguments, *(one for _, one in value.keywords)]
    holes = [to_hole(one, name) for one in given if _may_be_formatted(one)]
    known = [hole for hole in holes if hole.origin != "unknown"]
    called = last_name(callee)
    is_text_method = isinstance(callee, Member) and callee.name in _TEXT_METHODS
    if len(known) == 1 and not is_text_method:
        return Hole(known[0].name, known[0].origin, called or None)
    if isinstance(callee, Member) and (not given or is_text_method):
        inner = to_hole(callee.base)
        if inner.origin != "unknown":
            return Hole(inner.name, inner.origin, called)
    named = [hole.name for hole in holes if hole.name != name]
    return Hole(named[0] if len(named) == 1 else called or name, "unknown")


def _may_be_formatted(value: Value) -> bool:
    if isinstance(value, (Constant, Mapping, Sequence, External)):
        return False
    return isinstance(value, (Parameter, Member, Instance, Result, Text, Choice))
