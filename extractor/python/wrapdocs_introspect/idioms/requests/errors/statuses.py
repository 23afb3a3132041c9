"""Statuses of responses: sets of them as the bits of a number, and values that depend on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_Outcome = TypeVar("_Outcome")

_OTHERS = {4: 477, 5: 577}
"""Statuses that nobody uses: each stands for all of its hundred that code does not name."""

CODES = (
    *(200, 201, 202, 203, 204, 205, 206, 207, 277),
    *(300, 301, 302, 303, 304, 307, 308, 377),
    *range(400, 419),
    *(420, 421, 422, 423, 424, 425, 426, 428, 429, 430, 431, 440, 444, 449, 450, 451, 460, 463),
    *(464, 477, 494, 495, 496, 497, 498, 499),
    *range(500, 512),
    *(520, 521, 522, 523, 524, 525, 526, 527, 529, 530, 561, 577, 598, 599),
)
"""The statuses for which code is followed."""

ALL = (1 << len(CODES)) - 1


def where(test: Callable[[int], bool]) -> int:
    """Return the set of the statuses that pass a test."""
    return sum(1 << index for index, code in enumerate(CODES) if test(code))


ERRORS = where(lambda code: code >= 400)  # noqa: PLR2004 - the statuses of errors begin there

SUCCESS = where(lambda code: code == 200)  # noqa: PLR2004 - the status of success


def codes_in(mask: int) -> Iterator[int]:
    """Yield the statuses of a set."""
    return (code for index, code in enumerate(CODES) if mask >> index & 1)


def summarize(outcomes: dict[int, _Outcome]) -> list[tuple[str, _Outcome]]:
    """Describe what becomes of each status, with a range for the others of each hundred.

    Args:
        outcomes: What becomes of the statuses of errors.

    Returns:
        Statuses such as `404` whose outcome is not that of their hundred, and `4XX`.
    """
    found: list[tuple[str, _Outcome]] = []
    for hundred, other in _OTHERS.items():
        usual = outcomes.get(other)
        same = [code for code in outcomes if code // 100 == hundred]
        found += [(str(code), outcomes[code]) for code in same if outcomes[code] != usual]
        if usual is not None:
            found.append((f"{hundred}XX", usual))
    return found
