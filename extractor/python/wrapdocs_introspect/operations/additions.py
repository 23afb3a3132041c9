"""Merges what the source says in OpenAPI's own form into operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wrapdocs_introspect.contract import RequestBody, Response
    from wrapdocs_introspect.operations.facts import Additions


def add_written(operation: dict[str, Any], additions: Additions) -> None:
    """Add what the source says in OpenAPI's form, as FastAPI merges it into its document.

    Args:
        operation: The operation; changed in place.
        additions: What is added.
    """
    known = {(one["location"], one["wireName"]) for one in operation["parameters"]}
    operation["parameters"] += [
        one for one in additions.parameters if (one["location"], one["wireName"]) not in known
    ]
    body = _merge_bodies(operation.get("body"), additions.bodies)
    if body is not None:
        operation["body"] = body
    operation["responses"] = _merge_responses(operation["responses"], additions.responses)
    if additions.extensions:
        operation["extensions"] = dict(sorted(additions.extensions.items()))


def _merge_bodies(own: RequestBody | None, added: Sequence[RequestBody]) -> RequestBody | None:
    """Return the body of the function's parameters, or else the first one, with other content."""
    bodies = [*([] if own is None else [own]), *added]
    if not bodies:
        return None
    merged: Any = {**bodies[0]}
    others = {
        one["mediaType"]: {key: one[key] for key in ("mediaType", "type", "fields") if key in one}
        for one in cast("Any", bodies[1:])
        if one["mediaType"] != merged["mediaType"]
    }
    if added:
        merged["required"] = any(one["required"] for one in bodies)
        descriptions = [one["description"] for one in added if "description" in one]
        merged.update({"description": descriptions[0]} if descriptions else {})
    if others:
        merged["otherContent"] = list(others.values())
    made: RequestBody = merged
    return made


def _merge_responses(own: list[Response], added: Sequence[Response]) -> list[Response]:
    """Describe the responses anew, and add those of other statuses and media types."""
    merged: list[Any] = [{**one} for one in own]
    for one in added:
        same = [known for known in merged if known["status"] == one["status"]]
        if "description" in one:
            for known in same:
                known["description"] = one["description"]
        is_new = "mediaType" in one and one["mediaType"] not in [x.get("mediaType") for x in same]
        if is_new or not same:
            merged.append(one)
    return merged
