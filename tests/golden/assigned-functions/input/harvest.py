"""Functions that are assigned to names."""

import functools as ft
from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import overload


def pick(fruit: str, /, amount: int = 1, *rest: str, ripe: bool = True, **more: int) -> list[str]:
    """Pick fruit.

    Args:
        fruit: Which fruit.
        amount: How much of it.
        ripe: Whether it must be ripe.
    """
    return []


pick_apples = partial(pick, "apple")
pick_unripe = ft.partial(pick, ripe=False)
pick_ten = partial(pick, amount=10)
"""Pick ten."""
pick_ten_apples = partial(pick_apples, 10, colour=3)
pick_given = partial(pick, *["apple"])
pick_cached = cache(pick)
pick_counted = lru_cache(maxsize=10)(pick)
harvest = gather = pick
double = lambda amount, *, by=0o10: amount * by  # noqa: E731
typed: Callable[[int], int] = lambda amount: amount
parse_amount = int
PICKERS = {"apple": pick_apples}


async def wait(seconds: float) -> None:
    """Wait."""


wait_long = partial(wait, 60.0)


@overload
def weigh(fruit: str) -> float: ...


@overload
def weigh(fruit: list[str]) -> list[float]:
    """Weigh several."""


def weigh(fruit):
    """Weigh fruit."""
    return fruit


measure = weigh


class Basket:
    """A basket."""

    def put(self, fruit: str, amount: int = 1) -> None:
        """Put fruit into it."""

    put_many = ft.partialmethod(put, amount=100)
    put_apple = ft.partialmethod(put, "apple")
    add = put
    is_full = lambda self: False  # noqa: E731
    """Whether it is full."""

    @classmethod
    def of(cls, *fruit: str) -> "Basket":
        """Make a basket."""
        return cls()

    of_apples = ft.partialmethod(of, "apple")

    @property
    def size(self) -> int:
        """How much there is."""
        return 0

    length = size
    sort_key = staticmethod(pick)
    __iadd__ = put


class LargeBasket(Basket):
    """A large basket."""

    put_two = ft.partialmethod(Basket.put, amount=2)
