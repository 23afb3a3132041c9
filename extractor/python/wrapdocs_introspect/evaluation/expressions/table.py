"""Expressions: one function for each kind, in a table."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.evaluation.expressions.branches import evaluate_bool, evaluate_if
from wrapdocs_introspect.evaluation.expressions.calls import evaluate_call
from wrapdocs_introspect.evaluation.expressions.comparisons import evaluate_compare
from wrapdocs_introspect.evaluation.expressions.comprehensions import (
    evaluate_dict_comprehension,
    evaluate_list_comprehension,
)
from wrapdocs_introspect.evaluation.expressions.containers import (
    evaluate_dict,
    evaluate_list,
    evaluate_set,
    evaluate_starred,
    evaluate_tuple,
)
from wrapdocs_introspect.evaluation.expressions.functions import (
    evaluate_await,
    evaluate_lambda,
    evaluate_yield,
    evaluate_yield_from,
)
from wrapdocs_introspect.evaluation.expressions.names import (
    evaluate_attribute,
    evaluate_constant,
    evaluate_name,
    evaluate_named,
)
from wrapdocs_introspect.evaluation.expressions.operators import evaluate_binary, evaluate_unary
from wrapdocs_introspect.evaluation.expressions.subscripts import evaluate_subscript
from wrapdocs_introspect.evaluation.expressions.texts import (
    evaluate_formatted,
    evaluate_joined,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.evaluation.values.values import Value

EXPRESSIONS: dict[type[ast.expr], Callable[[Any, Any, Any], Value]] = {
    ast.Constant: evaluate_constant,
    ast.Name: evaluate_name,
    ast.Attribute: evaluate_attribute,
    ast.Call: evaluate_call,
    ast.JoinedStr: evaluate_joined,
    ast.FormattedValue: evaluate_formatted,
    ast.BinOp: evaluate_binary,
    ast.UnaryOp: evaluate_unary,
    ast.BoolOp: evaluate_bool,
    ast.IfExp: evaluate_if,
    ast.Compare: evaluate_compare,
    ast.Subscript: evaluate_subscript,
    ast.Dict: evaluate_dict,
    ast.List: evaluate_list,
    ast.Tuple: evaluate_tuple,
    ast.Set: evaluate_set,
    ast.Starred: evaluate_starred,
    ast.ListComp: evaluate_list_comprehension,
    ast.SetComp: evaluate_list_comprehension,
    ast.GeneratorExp: evaluate_list_comprehension,
    ast.DictComp: evaluate_dict_comprehension,
    ast.NamedExpr: evaluate_named,
    ast.Lambda: evaluate_lambda,
    ast.Await: evaluate_await,
    ast.Yield: evaluate_yield,
    ast.YieldFrom: evaluate_yield_from,
}
