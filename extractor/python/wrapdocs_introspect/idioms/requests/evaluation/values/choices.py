"""Choices that are settled together: `kind, owner = "accounts", account` in one of two branches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Choice, Text, Value

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import TypeGuard


def settle_choices(values: Sequence[Value]) -> Iterator[list[Value]]:
    """Yield values with their choices settled, once for each of several literal texts.

    What two branches assign to several variables belongs together, so choices between as many
    values are settled in step. Without a choice between literal texts, nothing is settled.

    Args:
        values: The values that are put into one text.
    """
    count = next((len(one.alternatives) for one in values if _is_between_literals(one)), 0)
    if not count:
        yield list(values)
    for index in range(count):
        yield [_settle(one, index, count) for one in values]


def _is_between_literals(value: Value) -> TypeGuard[Choice]:
    if not isinstance(value, Choice):
        return False
    return all(isinstance(one, Text) and one.literal for one in value.alternatives)


def _settle(value: Value, index: int, count: int) -> Value:
    if isinstance(value, Choice) and len(value.alternatives) == count:
        return value.alternatives[index]
    return value
