"""Calls of dicts that look like requests: `settings.get("/proxy")`, `client.get("mode")`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Mapping,
    Member,
    Result,
    Value,
    alternatives,
)
from wrapdocs_introspect.source.expressions import last_part

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter

_KEY_AND_DEFAULT = 2
_DICTS = frozenset({"dict", "Dict", "Mapping", "MutableMapping"})


def is_method_of_dict(interpreter: Interpreter, node: ast.Call, callee: Value) -> bool:
    """Tell whether a call is one of a dict, whatever the dict is called.

    Args:
        interpreter: The interpreter.
        node: The call.
        callee: What is called.
    """
    bases = (one.base for one in alternatives(callee) if isinstance(one, Member))
    if any(_may_be_dict(one) for base in bases for one in alternatives(base)):
        return True
    receiver = node.func.value if isinstance(node.func, ast.Attribute) else None
    chain = interpreter.chain
    if not isinstance(receiver, ast.Name) or not chain:
        return False
    arguments = chain[-1].function.node.args
    declared = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    return any(one.arg == receiver.id and _names_dict(one.annotation) for one in declared)


def _may_be_dict(value: Value) -> bool:
    """Tell whether a value is a dict, or an item that is an empty dict by default."""
    if not isinstance(value, Result) or len(value.arguments) != _KEY_AND_DEFAULT:
        return isinstance(value, Mapping)
    return isinstance(value.callee, Member) and isinstance(value.arguments[1], Mapping)


def _names_dict(annotation: ast.expr | None) -> bool:
    """Tell whether an annotation says that a parameter takes a dict: `Optional[Dict[str, Any]]`."""
    if annotation is None:
        return False
    named = {last_part(one) for one in ast.walk(annotation) if isinstance(one, ast.expr)}
    return not named.isdisjoint(_DICTS)
