"""Arguments of the calls that declare commands, arguments and options."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.folding import fold, fold_string, items_of, named_arguments
from wrapdocs_introspect.names.expression import Expression

if TYPE_CHECKING:
    from wrapdocs_introspect.names.scope import Scope


def positional(call: ast.Call, index: int, scope: Scope) -> Expression | None:
    """Return an argument that a call passes by its place."""
    return Expression(call.args[index], scope) if len(call.args) > index else None


def options_of(call: ast.Call | None, scope: Scope) -> dict[str, Expression]:
    """Return the keyword arguments of a call."""
    return named_arguments(call, scope) if call is not None else {}


def is_true(expression: Expression | None) -> bool:
    """Tell whether an argument is given and true."""
    return expression is not None and fold(expression) is True


def is_none(expression: Expression) -> bool:
    """Tell whether an argument is `None`."""
    return isinstance(expression.node, ast.Constant) and expression.node.value is None


def is_ellipsis(expression: Expression) -> bool:
    """Tell whether an argument is `...`, which stands for a value that must be given."""
    return isinstance(expression.node, ast.Constant) and expression.node.value is ...


def environment_of(options: dict[str, Expression]) -> list[str]:
    """Return the environment variables that give a value."""
    given = options.get("envvar")
    names = [] if given is None else items_of(given) or [given]
    return [one for one in map(fold_string, names) if one]
