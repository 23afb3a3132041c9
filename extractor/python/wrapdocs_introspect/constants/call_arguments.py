"""Calls of the package's own functions: what their parameters stand for."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.folding import items_of
from wrapdocs_introspect.constants.substitution import node_in
from wrapdocs_introspect.source.parameters import parameter_defaults

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
        The nodes by parameter, without those that an argument gives which has no meaning in the
        function; None if it is not known which arguments there are.
    """
    declared = getattr(function.node, "args", None)
    if not isinstance(declared, ast.arguments) or any(one.arg is None for one in call.keywords):
        return None
    parameters = [*declared.posonlyargs, *declared.args][1 if skip_first else 0 :]
    given = [node_in(function, one) for one in _positional(call.args, whole)]
    keywords = {
        one.arg: node_in(function, whole.part(one.value)) for one in call.keywords if one.arg
    }
    names = [one.arg for one in parameters]
    known: dict[str, ast.expr | None] = {
        **parameter_defaults(declared),
        **dict(zip(names, given, strict=False)),
        **keywords,
    }
    if declared.vararg is not None:
        known[declared.vararg.arg] = _rest(given[len(names) :], call)
    if declared.kwarg is not None:
        own = {*names, *(one.arg for one in declared.kwonlyargs)}
        others = {name: one for name, one in keywords.items() if name not in own}
        known[declared.kwarg.arg] = _others(others, call)
    return {name: node for name, node in known.items() if node is not None}


def _rest(given: list[ast.expr | None], call: ast.Call) -> ast.expr | None:
    """Return what `*args` stands for."""
    known = [one for one in given if one is not None]
    is_known = len(known) == len(given)
    return ast.copy_location(ast.Tuple(known, ast.Load()), call) if is_known else None


def _others(given: dict[str, ast.expr | None], call: ast.Call) -> ast.expr | None:
    """Return what `**kwargs` stands for."""
    known = [one for one in given.values() if one is not None]
    keys: list[ast.expr | None] = [ast.Constant(name) for name in given]
    is_known = len(known) == len(given)
    return ast.copy_location(ast.Dict(keys, known), call) if is_known else None


def _positional(args: list[ast.expr], whole: Expression) -> Iterator[Expression]:
    for argument in args:
        if isinstance(argument, ast.Starred):
            yield from items_of(whole.part(argument.value))
        else:
            yield whole.part(argument)
