"""Responses of requests: what a function returns, and what the call that sends it names."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.annotated import is_none, union_members
from wrapdocs_introspect.idioms.requests.response_types import (
    class_ids,
    named_class,
    named_text,
)
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.operations.facts import ResponseFacts

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
    from wrapdocs_introspect.names.scope import Scope


def read_response(request: FollowedRequest) -> ResponseFacts:
    """Return the successful response of a request.

    Args:
        request: The request; its function's annotation counts before what its call names.
    """
    function = request.definition
    annotation = _annotation_of(function)
    named = named_class(request.sent) if request.sent is not None else None
    if annotation is None:
        text = named_text(request.sent) if request.sent is not None else None
        written = Expression(text, function.parent or function) if text is not None else None
        return ResponseFacts("2XX", "inferred", written or named)
    if is_none(annotation):
        return ResponseFacts("2XX", "inferred")
    annotation = _chosen_member(annotation, named) or annotation
    wire_type = named if named is not None and _adds_class(named, annotation) else None
    return ResponseFacts("2XX", "inferred", annotation, wire_type=wire_type)


def _annotation_of(function: Scope) -> Expression | None:
    node = getattr(function.node, "returns", None)
    if not isinstance(node, ast.expr):
        return None
    return Expression(node, function.parent or function).unquoted()


def _chosen_member(annotation: Expression, named: Expression | None) -> Expression | None:
    """Return the member of a union that the call names: `User` of `User | Stream[Event]`."""
    members = [one for one in union_members(annotation) or [] if not is_none(one)]
    if named is None or len(members) < 2:  # noqa: PLR2004 - a choice
        return None
    same = [one for one in members if one.unquoted().resolve() == named.resolve() is not None]
    return same[0] if len(same) == 1 else None


def _adds_class(named: Expression, annotation: Expression) -> bool:
    """Tell whether a type has a class that the annotation does not mention."""
    return not class_ids(named) <= class_ids(annotation)
