"""Texts that are constant in part, such as paths with an expression known only at run time."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.folding import make_reader
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from wrapdocs_introspect.names.expression import Expression

# Names can make a text exponentially long.
_MAX_PARTS = 100
_MAX_NAME = 60


@dataclass(frozen=True)
class PartialText:
    """A text, and the expressions in it that could not be resolved: `{name}` marks each."""

    text: str = ""
    unresolved: tuple[str, ...] = ()

    def __add__(self, other: PartialText) -> PartialText:
        """Append another text."""
        return PartialText(self.text + other.text, (*self.unresolved, *other.unresolved))


def fold_text(expression: Expression | None) -> PartialText:
    """Fold an expression to text, keeping what can be resolved around what cannot.

    Args:
        expression: The expression; None for no text.

    Returns:
        The text, `{name}` standing for each part that is not a constant.
    """
    text = PartialText()
    waiting = [expression] if expression is not None else []
    reader = make_reader()
    taken_apart: set[ast.expr] = set()
    while waiting:
        part = waiting.pop()
        value = reader.fold(part)
        whole = follow(part)
        # Texts that contain themselves, and huge ones, are not taken apart further.
        is_new = whole.node not in taken_apart and len(taken_apart) < _MAX_PARTS
        parts = _parts(whole) if value is UNKNOWN and is_new else []
        if parts:
            taken_apart.add(whole.node)
            waiting += reversed(parts)
        else:
            text += _unresolved(part) if value is UNKNOWN else PartialText(str(value))
    return text


def _parts(expression: Expression) -> list[Expression]:
    """Return the parts that a text is composed of; none if it has no parts."""
    node = expression.node
    if isinstance(node, ast.JoinedStr):
        return [expression.part(_inner(part)) for part in node.values]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return [expression.part(node.left), expression.part(node.right)]
    return []


def _inner(part: ast.expr) -> ast.expr:
    return part.value if isinstance(part, ast.FormattedValue) else part


def _unresolved(expression: Expression) -> PartialText:
    try:
        text = text_of(expression.node)[:_MAX_NAME]
    except RecursionError:
        text = ""
    name = re.sub(r"\W+", "_", text).strip("_") or "expression"
    return PartialText(f"{{{name}}}", (name,))
