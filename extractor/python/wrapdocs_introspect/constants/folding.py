"""Folding of constant expressions: finds their values without running them.

The source is untrusted, so everything is limited: steps, depth, length.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.constants.folding_rules import FOLDING_RULES
from wrapdocs_introspect.constants.reader import ConstantReader
from wrapdocs_introspect.names.expression import Expression

if TYPE_CHECKING:
    import ast

    from wrapdocs_introspect.constants.reader import Known
    from wrapdocs_introspect.names.scope import Scope


def make_reader(known: Known | None = None) -> ConstantReader:
    """Start a reading; `known` is what earlier ones found."""
    return ConstantReader(FOLDING_RULES, known)


def fold(expression: Expression) -> Any:
    """Fold an expression to a JSON-like value.

    Args:
        expression: The expression.

    Returns:
        Text, a number, a boolean, None, a list or a dict; UNKNOWN if it is only known at run time.
    """
    known = expression.scope.package.folded
    reader = make_reader(known)
    value = reader.fold(expression)
    known.update(reader.found())
    return value


def fold_string(expression: Expression | None) -> str | None:
    """Fold an expression to text, or None if it is something else."""
    value = fold(expression) if expression is not None else None
    return value if isinstance(value, str) else None


def items_of(expression: Expression | None) -> list[Expression]:
    """Return the items of a list or tuple, followed through names, `+` and `*rest`."""
    return list(make_reader().items(expression, 0))


def entries_of(expression: Expression | None) -> dict[Any, Expression]:
    """Return the entries of a dict by folded key, through names, `|`, `**` and `dict()`."""
    return make_reader().entries(expression, 0)


def locate(expression: Expression) -> Expression:
    """Follow names, and keys of dicts that can be read: `TABLE["users"]`."""
    return make_reader().locate(expression, 0)


def named_arguments(call: ast.Call, scope: Scope) -> dict[str, Expression]:
    """Return the keyword arguments of a call, those of `**options` included.

    Args:
        call: The call.
        scope: The scope that its names are read from.
    """
    return make_reader().keywords(call, Expression(call, scope), 0)
