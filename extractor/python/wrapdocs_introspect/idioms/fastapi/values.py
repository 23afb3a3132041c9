"""Facts of markers in the contract's form: values, limits, types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.annotations.constraints import NUMBERS, constraints_from_annotation
from wrapdocs_introspect.annotations.type_expressions import type_from_node
from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.folding import entries_of, fold, items_of
from wrapdocs_introspect.constants.values import value_from_node

if TYPE_CHECKING:
    from wrapdocs_introspect.names.expression import Expression

Json = dict[str, Any]


def make_value(expression: Expression) -> Json:
    """Make a `Value`: the source, and its JSON value where it folds to one."""
    value = value_from_node(expression.node)
    if "value" not in value:
        folded = fold(expression)
        if folded is not UNKNOWN:
            value["value"] = folded
    return value


def make_type(expression: Expression) -> Json:
    """Make a `TypeExpression` of a type, with the names of its scope."""
    return type_from_node(expression.node, expression.scope.documented)


def make_constraints(options: dict[str, Expression], type_: Expression | None) -> Json:
    """Make `Constraints` of a marker's options and of a `conint(...)`-like type."""
    constraints: Json = {}
    if type_ is not None:
        constraints.update(constraints_from_annotation(type_.node, type_.scope.documented))
    for name, key in NUMBERS.items():
        number = fold(options[name]) if name in options else None
        if isinstance(number, (int, float)) and not isinstance(number, bool):
            constraints[key] = number
    pattern = text_option(options, "pattern") or text_option(options, "regex")
    if pattern is not None:
        constraints["pattern"] = pattern
    if fold_option(options, "allow_inf_nan") in (True, False):
        constraints["allowInfNan"] = fold(options["allow_inf_nan"])
    return dict(sorted(constraints.items()))


def make_example(options: dict[str, Expression]) -> Json | None:
    """Make a `Value` of the first example that a marker gives."""
    if "example" in options:
        return make_value(options["example"])
    for example in items_of(options.get("examples")):
        return make_value(example)
    named = entries_of(options.get("openapi_examples")) or entries_of(options.get("examples"))
    for example in named.values():
        value = entries_of(example).get("value")
        if value is not None:
            return make_value(value)
    return None


def fold_option(options: dict[str, Expression], name: str) -> Any:
    """Return an option's folded value, None where it is absent or not a constant."""
    value = fold(options[name]) if name in options else None
    return None if value is UNKNOWN else value


def text_option(options: dict[str, Expression], name: str) -> str | None:
    """Return an option's text, None where it is absent or not a constant text."""
    value = fold_option(options, name)
    return value if isinstance(value, str) else None


def deprecation(options: dict[str, Expression]) -> str | bool | None:
    """Return `deprecated=`: a message, True, or None."""
    value = fold_option(options, "deprecated")
    return value if isinstance(value, str) and value else (True if value is True else None)
