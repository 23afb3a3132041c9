"""How the members of a union differ: `Field(discriminator=...)`, `Discriminator(...)`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.annotations.vocabulary import UNIONS
from wrapdocs_introspect.constants.values import constant_string
from wrapdocs_introspect.names.assignments import follow_alias
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import TypeExpression, UnionDiscriminator
    from wrapdocs_introspect.names.expression import Expression


# FastAPI's markers of parameters are fields, too.
_CALLS = frozenset({"Body", "Discriminator", "Field"})


def discriminator_in(metadata: list[Expression]) -> UnionDiscriminator | None:
    """Read the discriminator among the metadata of `Annotated`.

    Args:
        metadata: What stands after the type.
    """
    for one in metadata:
        part = follow_alias(one)
        node = part.node
        if not isinstance(node, ast.Call):
            continue
        called = part.part(node.func).resolve()
        name = called.rpartition(".")[2] if called is not None else last_part(node.func)
        given = [keyword.value for keyword in node.keywords if keyword.arg == "discriminator"]
        if name == "Discriminator":
            given = [*node.args[:1], *given]
        if name in _CALLS and given:
            return make_discriminator(part.part(given[0]))
    return None


def make_discriminator(given: Expression) -> UnionDiscriminator | None:
    """Make a discriminator of the name of a field, a function, or `Discriminator(...)`.

    Args:
        given: The argument.
    """
    name = constant_string(given.node, given.scope)
    if name is not None:
        return {"property": name}
    node = follow_alias(given).node
    if isinstance(node, ast.Constant):
        return None
    if isinstance(node, ast.Call) and last_part(node.func) == "Discriminator" and node.args:
        return make_discriminator(given.part(node.args[0]))
    return {"function": text_of(given.node)}


def is_union(kind: TypeExpression) -> bool:
    """Tell whether a type is a union, however it is written."""
    if kind["kind"] == "generic":
        return kind["origin"].get("id") in UNIONS
    return kind["kind"] == "union"


def members_of(union: TypeExpression) -> list[TypeExpression]:
    """Return the members of a union, however it is written.

    Args:
        union: The union.
    """
    if union["kind"] == "generic":
        return union["arguments"]
    return union["members"] if union["kind"] == "union" else []


def discriminate(union: TypeExpression, discriminator: UnionDiscriminator) -> TypeExpression:
    """Add a discriminator to a union.

    Args:
        union: The union.
        discriminator: How its members are distinguished.
    """
    made: Any = {**union, "discriminator": discriminator}
    found: TypeExpression = made
    return found
