"""The values of `Literal[...]`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.annotations.vocabulary import LITERALS
from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.values import constant_of
from wrapdocs_introspect.names.assignments import follow_alias
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import LiteralType, TypeExpression
    from wrapdocs_introspect.names.expression import Expression
    from wrapdocs_introspect.names.scope import Scope

_MAX_LITERALS = 8


def literal_types(given: Expression, depth: int = 0) -> Iterator[TypeExpression]:
    """Yield the values of an argument of `Literal`, also of one that names another `Literal`.

    Args:
        given: The argument.
        depth: How many names were followed.
    """
    whole = follow_alias(given)
    node = whole.node
    is_literal = isinstance(node, ast.Subscript) and whole.part(node.value).resolve() in LITERALS
    if not isinstance(node, ast.Subscript) or not is_literal or depth > _MAX_LITERALS:
        yield _literal(given.node, given.scope)
        return
    for part in node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]:
        yield from literal_types(whole.part(part), depth + 1)


def _literal(node: ast.expr, scope: Scope) -> TypeExpression:
    made: LiteralType = {"kind": "literal", "text": text_of(node)}
    # Only a name hides its value.
    value: Any = constant_of(node, scope) if isinstance(node, (ast.Name, ast.Attribute)) else None
    if value is not None and value is not UNKNOWN:
        made["value"] = value
    return made
