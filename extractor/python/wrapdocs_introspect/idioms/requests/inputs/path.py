"""Inputs in the path: the values that fill its placeholders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.inputs.signature import Signature
from wrapdocs_introspect.operations.facts import InputFacts
from wrapdocs_introspect.operations.written import location_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Hole
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
    from wrapdocs_introspect.idioms.requests.path_template import Placeholder


def read_path_inputs(request: FollowedRequest) -> Iterator[InputFacts]:
    """Yield an input for each placeholder whose value is known.

    Args:
        request: The request.
    """
    signature = Signature(request)
    for placeholder in request.path.placeholders:
        hole = placeholder.hole
        name = hole.name.partition(".")[0] if hole is not None else placeholder.name
        if (hole is None or hole.origin == "parameter") and signature.declares(name):
            yield _from_parameter(request, placeholder, name, signature)
        elif hole is not None and hole.origin == "object":
            yield _from_object(request, placeholder, hole)


def _from_parameter(
    request: FollowedRequest, placeholder: Placeholder, name: str, signature: Signature
) -> InputFacts:
    function = request.definition
    default = signature.default(name)
    hole = placeholder.hole
    attribute = hole.name.partition(".")[2] if hole is not None else ""
    conversion = hole.conversion if hole is not None else None
    return InputFacts(
        name=name,
        wire_name=placeholder.name,
        location="path",
        origin="inferred",
        required=default is None,
        source={"file": function.source.file, "line": signature.line(name)},
        type=signature.annotation(name),
        default=default,
        documented_in=(function,),
        conversion=conversion or attribute or None,
    )


def _from_object(request: FollowedRequest, placeholder: Placeholder, hole: Hole) -> InputFacts:
    is_address = hole == request.path.beginning and hole.name != placeholder.name
    return InputFacts(
        name=None if is_address else hole.name,
        wire_name=placeholder.name,
        location="path",
        origin="inferred",
        required=True,
        source=location_of(request.definition),
        conversion=hole.conversion,
        is_from_object=True,
    )
