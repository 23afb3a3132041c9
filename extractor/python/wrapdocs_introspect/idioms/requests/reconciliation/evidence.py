"""The lines of code that lead to a request of the HTTP library."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wrapdocs_introspect.contract import EvidenceStep, SourceLocation
    from wrapdocs_introspect.idioms.requests.library_calls.reading import ReadRequest


def evidence_of(request: ReadRequest) -> Iterator[EvidenceStep]:
    """Yield the steps from a function to the call that sends its request."""
    for step in request.effect.chain:
        file = step.function.scope.source.file
        line = step.line or step.function.node.lineno
        yield {"file": file, "line": line, "function": step.function.id}


def place_of(evidence: Sequence[EvidenceStep]) -> SourceLocation:
    """Return the line of the function itself that leads on."""
    return {"file": evidence[0]["file"], "line": evidence[0]["line"]}
