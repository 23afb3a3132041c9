"""What operations say of how sure they are."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.certainty import certainty_of
from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from collections.abc import Collection

    from wrapdocs_introspect.contract import Reason, ReasonKind
    from wrapdocs_introspect.operations.facts import InputFacts, OperationFacts

OPEN: tuple[ReasonKind, ...] = ("queryOpen", "bodyOpen", "assumed")
"""Why operations of a kind are less sure, if those are that were followed."""


def open_as(operation: OperationFacts, kinds: Collection[str]) -> OperationFacts:
    """Return an operation that is less sure, as functions of the same kind show."""
    call = operation.client
    if call is None or not kinds or is_stated(operation):
        return operation
    if "assumed" in kinds:
        operation = _or_without_segments(operation)
        call = operation.client or call
    known = {one["kind"] for one in call.reasons}
    added: list[Reason] = [{"kind": one} for one in OPEN if one in kinds and one not in known]
    reasons = (*call.reasons, *added)
    certainty = "assumed" if "assumed" in kinds else certainty_of(reasons)
    return replace(operation, client=replace(call, reasons=reasons, certainty=certainty))


def is_stated(operation: OperationFacts) -> bool:
    """Tell whether a decorator or a docstring states the request, rather than the code."""
    call = operation.client
    return call is None or operation.origin == "declared" or call.certainty == "documented"


def with_siblings(ones: list[OperationFacts], count: int) -> list[OperationFacts]:
    """Return operations that say whether their function sends one of several requests."""
    made: list[OperationFacts] = []
    for one in ones:
        call = one.client
        if call is None or is_stated(one):
            made.append(one)
            continue
        others = tuple(reason for reason in call.reasons if reason["kind"] != "severalRequests")
        several = [reason for reason in call.reasons if reason["kind"] == "severalRequests"]
        is_kept = count > 1 or any("detail" in reason for reason in several)
        added: tuple[Reason, ...] = tuple(several) or ({"kind": "severalRequests"},)
        reasons = (*others, *added) if is_kept else others
        is_same = is_kept == bool(several)
        made.append(one if is_same else replace(one, client=replace(call, reasons=reasons)))
    return made


def assume(operation: OperationFacts) -> OperationFacts:
    """Return an operation that only names suggest."""
    assert operation.client is not None  # noqa: S101 - the caller has looked at that
    made = _or_without_segments(operation)
    assert made.client is not None  # noqa: S101 - the caller has looked at that
    if made.client.certainty != "exact":
        return made
    reasons: tuple[Reason, ...] = (*made.client.reasons, {"kind": "assumed"})
    return replace(made, client=replace(made.client, certainty="assumed", reasons=reasons))


def _or_without_segments(operation: OperationFacts) -> OperationFacts:
    """Return an operation that says that it may go elsewhere without an argument of its path."""
    names = [one.name for one in operation.inputs if one.location == "path" and _may_lack(one)]
    return or_at_given_path(operation, ", ".join(filter(None, names))) if names else operation


def _may_lack(one: InputFacts) -> bool:
    """Tell whether an argument is None by default."""
    node = one.default.node if one.default is not None else None
    return isinstance(node, ast.Constant) and node.value is None


def without_server(operation: OperationFacts) -> OperationFacts:
    """Return an operation that says that more may stand before its path than is known."""
    call = operation.client
    if call is None or any(one["kind"] == "serverUnknown" for one in call.reasons):
        return operation
    reasons: tuple[Reason, ...] = (*call.reasons, {"kind": "serverUnknown"})
    return replace(operation, client=replace(call, reasons=reasons))


def or_at_given_path(operation: OperationFacts, name: str) -> OperationFacts:
    """Return an operation that says that arguments decide its path: `path or "/users"`.

    Args:
        operation: The operation.
        name: The argument that is the whole path, if it is passed, or those that may be left out.
    """
    call = operation.client
    if call is None or any(one["kind"] == "severalRequests" for one in call.reasons):
        return operation
    reasons: tuple[Reason, ...] = (*call.reasons, {"kind": "severalRequests", "detail": name})
    return replace(operation, client=replace(call, reasons=reasons))
