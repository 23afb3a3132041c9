"""Calls of the package's own functions: what their parameters stand for."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.signatures import parameter_defaults
from wrapdocs_introspect.constants.folding import items_of
from wrapdocs_introspect.idioms.fastapi.substitution import node_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.names.expression import Expression
    from wrapdocs_introspect.names.scope import Scope


def argument_nodes(
    call: ast.Call, whole: Expression, function: Scope, *, skip_first: bool = False
) -> dict[str, ast.expr] | None:
    """Return what the parameters of a function stand for in a call, as nodes of its own scope.

    Args:
        call: The call.
        whole: The call with the scope that it is in.
        function: The function.
        skip_first: Whether no caller passes the first parameter.

    Returns:
        The nodes by parameter; None if an argument has no meaning in the function.
    """
    declared = getattr(function.node, "args", None)
    if not isinstance(declared, ast.arguments) or any(one.arg is None for one in call.keywords):
        return None
    parameters = [*declared.posonlyargs, *declared.args][1 if skip_first else 0 :]
    positional = [node_in(function, one) for one in _positional(call.args, whole)]
    named = {one.arg: node_in(function, whole.part(one.value)) for one in call.keywords if one.arg}
    if None in positional or None in named.values():
        return None
    given = [one for one in positional if one is not None]
    keywords = {name: one for name, one in named.items() if one is not None}
    names = [one.arg for one in parameters]
    known = {**parameter_defaults(declared), **dict(zip(names, given, strict=False)), **keywords}
    if declared.vararg is not None:
        rest = ast.Tuple(given[len(names) :], ast.Load())
        known[declared.vararg.arg] = ast.copy_location(rest, call)
    if declared.kwarg is not None:
        own = {*names, *(one.arg for one in declared.kwonlyargs)}
        others = {name: one for name, one in keywords.items() if name not in own}
        keys: list[ast.expr | None] = [ast.Constant(name) for name in others]
        known[declared.kwarg.arg] = ast.copy_location(ast.Dict(keys, [*others.values()]), call)
    return known


def _positional(args: list[ast.expr], whole: Expression) -> Iterator[Expression]:
    for argument in args:
        if isinstance(argument, ast.Starred):
            yield from items_of(whole.part(argument.value))
        else:
            yield whole.part(argument)
