"""Attributes of arguments that are sent by themselves: `params={"limit": request.limit}`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Instance,
    Member,
    Parameter,
    Value,
    alternatives,
)
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import bases_of

if TYPE_CHECKING:
    from wrapdocs_introspect.names.scope import Scope


def item_of_argument(value: Value) -> Member | None:
    """Return the attribute of an argument that is sent.

    Args:
        value: What is sent.

    Returns:
        The attribute; None if the argument itself is sent, or what is made of it.
    """
    found = (one for one in alternatives(value) if isinstance(one, Member))
    return next((one for one in found if _class_of(one.base) is not None), None)


def annotation_of(item: Member) -> Expression | None:
    """Return the type that the class of an argument declares for an attribute.

    Args:
        item: The attribute.
    """
    cls = _class_of(item.base)
    for owner in bases_of(cls) if cls is not None else ():
        for name, annotation, _ in owner.annotated_attributes():
            if name == item.name:
                return Expression(annotation, owner)
    return None


def _class_of(value: Value) -> Scope | None:
    """Return the class of an argument that a caller gives."""
    if isinstance(value, Parameter):
        return value.cls
    is_argument = isinstance(value, Instance) and isinstance(value.given, Parameter)
    return value.cls if isinstance(value, Instance) and is_argument else None
