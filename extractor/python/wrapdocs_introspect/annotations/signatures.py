"""Signatures of the contract, from function headers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.type_expressions import type_from_node
from wrapdocs_introspect.source.nodes import function_node
from wrapdocs_introspect.source.parameters import declared_parameters
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    import ast

    import griffe

    from wrapdocs_introspect.contract import ParameterKind, Signature, SignatureParameter
    from wrapdocs_introspect.names.scope import Scope


def make_signature(
    args: ast.arguments,
    returns: ast.expr | None,
    scope: Scope,
    *,
    is_async: bool = False,
    is_bound: bool = False,
) -> Signature:
    """Make a `Signature` of the contract.

    Args:
        args: The parameters.
        returns: The return annotation.
        scope: The scope that the function is in.
        is_async: Whether it is declared with `async def`.
        is_bound: Whether the first parameter is `self` or `cls`, which no caller passes.

    Returns:
        The signature.
    """
    declared = list(declared_parameters(args))
    if is_bound and declared and declared[0][0].startswith("positional"):
        declared.pop(0)
    parameters = [_parameter(*parameter, scope) for parameter in declared]
    signature: Signature = {"parameters": parameters}
    if is_async:
        signature = {"async": True, "parameters": parameters}
    if returns is not None:
        signature["returns"] = type_from_node(returns, scope)
    return signature


def signature_of(function: griffe.Function, scope: Scope, *, is_bound: bool) -> Signature:
    """Make the signature of a function or overload; an empty one if its header was not read.

    Args:
        function: The function.
        scope: The scope that it is in.
        is_bound: Whether no caller passes the first parameter.
    """
    node = function_node(function)
    if node is None:
        return {"parameters": []}
    is_async = "async" in function.labels
    return make_signature(node.args, node.returns, scope, is_async=is_async, is_bound=is_bound)


def _parameter(
    kind: ParameterKind, argument: ast.arg, default: ast.expr | None, scope: Scope
) -> SignatureParameter:
    parameter: SignatureParameter = {"name": argument.arg, "kind": kind}
    if argument.annotation is not None:
        parameter["type"] = type_from_node(argument.annotation, scope)
    if default is not None:
        parameter["default"] = text_of(default)
    return parameter
