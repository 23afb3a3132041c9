"""Values of the members of an enumeration, after what its classes do with what is written."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any, Final

from wrapdocs_introspect.names.inheritance import external_bases_of, member_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.contract import Value

_TYPES_OF_KINDS: Final = {
    "IntEnum": "int",
    "StrEnum": "str",
    "Flag": "int",
    "IntFlag": "int",
}
_TYPES: Final[dict[str, Callable[..., Any]]] = {"int": int, "str": str, "float": float}
_MAX_DIGITS: Final = 300
_UNKNOWN: Final = object()


def made_value(value: Value, kind: str, scope: Scope) -> Value:
    """Return the value that a member has, given what is written for it.

    A tuple is what the class of the members is called with: `PCNET = "PCnet",` is the text.

    Args:
        value: What is written.
        kind: Name of the standard class, such as `StrEnum`.
        scope: The class.

    Returns:
        The value, without JSON where only running the code says it.
    """
    if "value" not in value:
        return value
    arguments = value["value"] if isinstance(value["value"], list) else [value["value"]]
    maker = member_of(scope, "__new__")
    if isinstance(maker, Scope):
        made = _set_by(maker, arguments)
    else:
        made = _made_by(_member_type(kind, scope), value["value"], arguments)
    if made is _UNKNOWN:
        return {"text": value["text"]}
    return {**value, "value": made}


def _member_type(kind: str, scope: Scope) -> str | None:
    """Return the type that the members are of besides: `str` of `class Kind(str, Enum)`."""
    mixed = next((base for base in external_bases_of(scope) if base in _TYPES), None)
    return mixed or _TYPES_OF_KINDS.get(kind)


def _made_by(type_name: str | None, written: Any, arguments: list[Any]) -> Any:
    if type_name is None or not isinstance(written, (list, str, int, float)):
        return written
    if any(isinstance(one, str) and len(one) > _MAX_DIGITS for one in arguments):
        return arguments[0] if len(arguments) == 1 and type_name == "str" else _UNKNOWN
    try:
        return _TYPES[type_name](*arguments)
    except (TypeError, ValueError, OverflowError):
        return _UNKNOWN


def _set_by(maker: Scope, arguments: list[Any]) -> Any:
    """Return what `__new__` makes the value: the argument that it assigns to `_value_`."""
    declared = getattr(maker.node, "args", None)
    if not isinstance(declared, ast.arguments):
        return _UNKNOWN
    names = [one.arg for one in [*declared.posonlyargs, *declared.args][1:]]
    given = dict(zip(names, arguments, strict=False))
    for statement in statements_of(maker.node.body):
        if not isinstance(statement, ast.Assign):
            continue
        for target in statement.targets:
            if isinstance(target, ast.Attribute) and target.attr == "_value_":
                value = statement.value
                return given.get(value.id, _UNKNOWN) if isinstance(value, ast.Name) else _UNKNOWN
    return _UNKNOWN
