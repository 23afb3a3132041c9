"""What clients raise: the code around each request, followed for every status of the response."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.errors.calls import TRANSPORT
from wrapdocs_introspect.idioms.requests.errors.package_code import PackageCode
from wrapdocs_introspect.idioms.requests.errors.reader import ErrorReader, OutOfStepsError
from wrapdocs_introspect.idioms.requests.errors.retried import retried_statuses
from wrapdocs_introspect.idioms.requests.errors.statuses import (
    ERRORS,
    SUCCESS,
    codes_in,
    summarize,
    where,
)
from wrapdocs_introspect.idioms.requests.errors.values import Thrown
from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.contract import BehaviorFact, ErrorCase, EvidenceStep, RaisedError
    from wrapdocs_introspect.idioms.requests.errors.state import Ending
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import OperationFacts

__all__ = ["add_errors"]

_Outcome = tuple[tuple[Thrown, ...], bool]
"""What is raised, and whether something else may happen, too."""


def add_errors(
    operations: Sequence[OperationFacts],
    package: LoadedPackage,
    behavior: Sequence[BehaviorFact],
) -> tuple[list[OperationFacts], list[list[ErrorCase]]]:
    """Say which exceptions the functions of operations raise for which status.

    Args:
        operations: The operations of clients, with the ways to their requests.
        package: The loaded package.
        behavior: What the code sets, such as retries.

    Returns:
        The operations, and the tables that they refer to by number.
    """
    read = _read_all(operations, ErrorReader(PackageCode(package, operations)), behavior)
    tables: list[list[ErrorCase]] = []
    numbers: dict[str, int] = {}
    found: list[OperationFacts] = []
    for one in operations:
        table = read.get(id(one))
        if table is None or one.client is None:
            found.append(one)
            continue
        number = numbers.setdefault(repr(table), len(tables))
        if number == len(tables):
            tables.append(table)
        found.append(replace(one, client=replace(one.client, errors=number)))
    return found, tables


def _read_all(
    operations: Sequence[OperationFacts], reader: ErrorReader, behavior: Sequence[BehaviorFact]
) -> dict[int, list[ErrorCase] | None]:
    """Return what each operation raises, by its identity; None where that could not be read.

    Functions with several requests take longer, so that they come last.
    """
    together = _by_function(operations)
    retried = retried_statuses(behavior)
    others = {id(one): _steps_to_others(one, together[one.function]) for one in operations}
    found: dict[int, list[ErrorCase] | None] = {}
    for one in sorted(operations, key=lambda one: len(others[id(one)]) > 0):
        left_out = others[id(one)]
        own = reader.without(left_out) if left_out else reader
        found[id(one)] = _read(one, own, retried)
    return found


def _by_function(operations: Sequence[OperationFacts]) -> dict[Scope, list[OperationFacts]]:
    found: dict[Scope, list[OperationFacts]] = {}
    for one in operations:
        found.setdefault(one.function, []).append(one)
    return found


def _steps_to_others(
    operation: OperationFacts, together: Sequence[OperationFacts]
) -> list[EvidenceStep]:
    """Return the lines that only lead to other requests of the same function.

    What they raise is no answer to the request of the operation.
    """
    own = {(one["function"], one["line"]) for one in _steps(operation)}
    return [
        step
        for other in together
        for step in _steps(other)
        if (step["function"], step["line"]) not in own
    ]


def _steps(operation: OperationFacts) -> Sequence[EvidenceStep]:
    return operation.client.evidence if operation.client is not None else ()


def _read(
    operation: OperationFacts, reader: ErrorReader, retried: AbstractSet[int]
) -> list[ErrorCase] | None:
    """Return what the function of an operation raises; None if that could not be read."""
    try:
        endings = reader.follow_decorated(operation.function, {})
    except (OutOfStepsError, RecursionError):
        return None
    cases = [*_cases_by_status(endings, retried), *_cases_by_cause(endings)]
    return cases if any(case["raises"] for case in cases) else None


def _cases_by_status(endings: Sequence[Ending], retried: AbstractSet[int]) -> Iterator[ErrorCase]:
    """Yield what is raised for each status."""
    outcomes: dict[int, _Outcome] = {}
    for code in codes_in(ERRORS):
        outcome = _outcome(endings, where(code.__eq__))
        if outcome is not None:
            raises, is_conditional = outcome
            outcomes[code] = raises, is_conditional or (bool(raises) and code in retried)
    for status, (raises, is_conditional) in summarize(outcomes):
        if not raises and status.endswith("XX"):
            continue  # The library may still raise something, such as after retries.
        case: ErrorCase = {"status": status, "raises": list(map(_describe, raises))}
        if is_conditional:
            case["conditional"] = True
        yield case


def _outcome(endings: Sequence[Ending], code: int) -> _Outcome | None:
    """Return what is raised for a status, and whether something else may happen, too."""
    about = [one for one in endings if one.mask & code and one.cause is None]
    raised = [one for one in about if one.is_raised and not one.mask & SUCCESS]
    thrown = [one.value for one in raised if isinstance(one.value, Thrown)]
    errors = _first_of_each([one for one in thrown if one.id != TRANSPORT])
    is_unknown = len(thrown) < len(raised) or any(one.is_open for one in about)
    returns = any(not one.is_raised for one in about)
    if not errors and (is_unknown or not returns):
        return None
    return errors, bool(errors) and (is_unknown or returns)


def _first_of_each(errors: Sequence[Thrown]) -> tuple[Thrown, ...]:
    """Return the first place at which each exception is made."""
    first: dict[str, Thrown] = {}
    for one in sorted(errors, key=lambda one: (one.id, one.file, one.line)):
        first.setdefault(one.id, one)
    return tuple(first.values())


def _cases_by_cause(endings: Sequence[Ending]) -> Iterator[ErrorCase]:
    """Yield what is raised where the HTTP library had no response."""
    causes: dict[str, list[Thrown]] = {}
    for one in endings:
        is_known = isinstance(one.value, Thrown) and one.value.id != TRANSPORT
        if one.cause is not None and one.is_raised and is_known and isinstance(one.value, Thrown):
            causes.setdefault(one.cause, []).append(one.value)
    for cause, errors in sorted(causes.items()):
        yield {"cause": cause, "raises": list(map(_describe, _first_of_each(errors)))}


def _describe(error: Thrown) -> RaisedError:
    return {"name": error.id, "source": {"file": error.file, "line": error.line}}
