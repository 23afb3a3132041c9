"""Values that an enumeration's own `_generate_next_value_` gives to `auto()`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from wrapdocs_introspect.names.inheritance import member_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.parameters import first_parameter
from wrapdocs_introspect.source.statements import returned_by

if TYPE_CHECKING:
    from collections.abc import Callable

_METHODS: Final[dict[str, Callable[[str], str]]] = {
    "lower": str.lower,
    "upper": str.upper,
    "title": str.title,
    "capitalize": str.capitalize,
    "casefold": str.casefold,
    "swapcase": str.swapcase,
}
_MAX_DEPTH: Final = 5
_REPLACE_ARGUMENTS: Final = 2


def generator_of(enum: Scope) -> Scope | None:
    """Return the function that makes the values of an enumeration, if it has its own.

    Args:
        enum: The class.
    """
    found = member_of(enum, "_generate_next_value_")
    return found if isinstance(found, Scope) and found.kind == "function" else None


def generate_value(generator: Scope, name: str) -> str | None:
    """Return the value that a function makes of a member's name.

    Args:
        generator: The function.
        name: The name of the member.

    Returns:
        The value, or None if it depends on running code.
    """
    arguments = getattr(generator.node, "args", None)
    first = first_parameter(arguments) if isinstance(arguments, ast.arguments) else None
    returned = returned_by(generator.node)
    return _apply(returned, {first.arg: name}) if first is not None else None


def _apply(node: ast.expr | None, names: dict[str, str], depth: int = 0) -> str | None:
    if isinstance(node, ast.Name):
        return names.get(node.id)
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return None
    text = _apply(node.func.value, names, depth + 1) if depth < _MAX_DEPTH else None
    if text is None or node.keywords:
        return None
    given = [one.value for one in node.args if isinstance(one, ast.Constant)]
    texts = [one for one in given if isinstance(one, str)]
    if node.func.attr == "replace" and len(texts) == len(node.args) == _REPLACE_ARGUMENTS:
        return text.replace(texts[0], texts[1])
    method = _METHODS.get(node.func.attr)
    return method(text) if method is not None and not node.args else None
