"""Enumerations."""

from __future__ import annotations

import ast
import operator
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.constants.values import value_from_node
from wrapdocs_introspect.models.base import ModelClass, called_name, ignored_names, make_model
from wrapdocs_introspect.models.enum_values import made_value
from wrapdocs_introspect.models.generated_values import generate_value, generator_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.nodes import attribute_node, declared_attributes
from wrapdocs_introspect.source.source_text import text_of
from wrapdocs_introspect.source.statements import returned_by

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.contract import EnumMember, Model, Value

_AUTO = frozenset({"enum.auto", "auto"})
_COMBINING: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
}
_MAX_DEPTH = 50
_MAX_BITS = 64
_NO_MEMBER = frozenset({"enum.nonmember", "nonmember"})


def make_enum_model(source: ModelClass, kind: str) -> Model:
    """Make the model of an enumeration.

    Args:
        source: The class.
        kind: Name of the standard class that it comes from, such as `StrEnum`.

    Returns:
        The model with its members in source order.
    """
    members: list[EnumMember] = []
    ignored = ignored_names(source.cls)
    for name, attribute in declared_attributes(source.cls).items():
        node = attribute_node(attribute)
        if node is None or node.value is None or name in ignored:
            continue
        if not _is_member(name, node.value, source.scope):
            continue
        member: EnumMember = {
            "name": name,
            "value": _value(name, node.value, members, kind, source.scope),
        }
        source.describe(member, attribute)
        members.append(member)
    # `auto()` counts what is written, so values are made of it when all of them are read.
    for member in members:
        member["value"] = made_value(member["value"], kind, source.scope)
    return make_model("enum", members=members)


def next_value(name: str, members: list[EnumMember], kind: str, start: float = 1) -> Any:
    """Return the value that `auto()` gives a member, None where it depends on running code.

    Args:
        name: Name of the member.
        members: Those before it.
        kind: Name of the standard class, such as `StrEnum`.
        start: The first number.
    """
    if kind == "StrEnum":
        return name.lower()
    previous = [member["value"].get("value") for member in members]
    if kind in {"Flag", "IntFlag"}:
        flags = [value for value in previous if isinstance(value, int) and value >= 0]
        highest = max(flags, default=0).bit_length()
        return 1 << highest if len(flags) == len(previous) and highest <= _MAX_BITS else None
    numbers = [value for value in previous if isinstance(value, int)]
    return max(numbers, default=start - 1) + 1 if len(numbers) == len(previous) else None


def _is_member(name: str, value: ast.expr, scope: Scope) -> bool:
    if _is_reserved(name) or isinstance(value, ast.Lambda):
        return False
    return called_name(value, scope) not in _NO_MEMBER


def _is_reserved(name: str) -> bool:
    """Tell names that enum keeps out: `__private`, `__dunder__` and `_sunder_`, not `_NAME`.

    A name of underscores alone is none of them: `_` is a member.
    """
    inner = name.strip("_")
    is_private = name.startswith("__") and not name.endswith("__")
    return inner != "" and (is_private or (name.startswith("_") and name.endswith("_")))


def _value(name: str, node: ast.expr, members: list[EnumMember], kind: str, scope: Scope) -> Value:
    value = value_from_node(node, scope)
    if _is_auto(node, scope):
        generator = generator_of(scope)
        following = (
            next_value(name, members, kind)
            if generator is None
            else generate_value(generator, name)
        )
        if following is None:
            return value
        return {"text": text_of(ast.Constant(following)), "value": following}
    if isinstance(node, ast.Name) and "value" not in value:
        # An alias of an earlier member: `STOPPED = PAUSED`.
        same = [member["value"] for member in members if member["name"] == node.id]
        if same and "value" in same[0]:
            return {**value, "value": same[0]["value"]}
    combined = _combine(node, members) if "value" not in value else None
    return value if combined is None else {**value, "value": combined}


def _combine(node: ast.expr, members: list[EnumMember], depth: int = 0) -> int | None:
    """Return the number that flags make together: `READ | WRITE`."""
    if isinstance(node, ast.Name):
        known = [one["value"].get("value") for one in members if one["name"] == node.id]
        return known[0] if known and isinstance(known[0], int) else None
    operate = _COMBINING.get(type(node.op)) if isinstance(node, ast.BinOp) else None
    if not isinstance(node, ast.BinOp) or operate is None or depth > _MAX_DEPTH:
        return None
    left, right = (_combine(one, members, depth + 1) for one in (node.left, node.right))
    return None if left is None or right is None else operate(left, right)


def _is_auto(node: ast.expr, scope: Scope) -> bool:
    """Tell whether a value is `auto()`, or a call of a function that returns it: `Kind.auto()`."""
    if called_name(node, scope) in _AUTO:
        return True
    function = scope.find(node.func) if isinstance(node, ast.Call) and not node.args else None
    if not isinstance(function, Scope) or function.kind != "function":
        return False
    return called_name(returned_by(function.node), function) in _AUTO
