"""Types and values of facts in the contract's form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.constraints import (
    constraints_from_annotation,
    sort_constraints,
)
from wrapdocs_introspect.annotations.discriminators import make_discriminator
from wrapdocs_introspect.annotations.lengths import name_lengths
from wrapdocs_introspect.annotations.type_expressions import discriminated_type, type_from_node
from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.folding import fold
from wrapdocs_introspect.constants.values import value_from_node
from wrapdocs_introspect.names.expression import Expression

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Constraints, TypeExpression, Value
    from wrapdocs_introspect.operations.facts import InputFacts


def make_value(expression: Expression) -> Value:
    """Make a `Value`: the source, and its JSON value if it folds to one."""
    made = value_from_node(expression.node)
    if "value" not in made:
        folded = fold(expression)
        if folded is not UNKNOWN:
            made["value"] = folded
    return made


def make_type(expression: Expression) -> TypeExpression:
    """Make a `TypeExpression` of a type, with the names of its scope."""
    return type_from_node(expression.node, expression.scope.documented)


def make_input_type(expression: Expression, discriminator: Expression | None) -> TypeExpression:
    """Make the `TypeExpression` of an input.

    Args:
        expression: Its type.
        discriminator: What tells the members of a union apart.
    """
    found = make_discriminator(discriminator) if discriminator is not None else None
    if found is None:
        return make_type(expression)
    return discriminated_type(Expression(expression.node, expression.scope.documented), found)


def make_constraints(found: InputFacts) -> Constraints:
    """Make `Constraints` of the limits in an input's type and beside it, sorted by key."""
    if found.type is None:
        return sort_constraints(found.limits)
    annotation = Expression(found.type.node, found.type.scope.documented)
    own = constraints_from_annotation(annotation.node, annotation.scope)
    return sort_constraints(own | name_lengths(found.limits, annotation))
