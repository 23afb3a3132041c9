"""An `__all__` that is extended in branches."""

import sys

from . import Used

__all__: list[str] = ["Order"]

if sys.version_info >= (3, 12):
    __all__ += ["cancel"]


class Order:
    """An order."""

    def pay(self, with_what: Used) -> None:
        """Pay it."""


def cancel(order: Order) -> None:
    """Cancel an order."""
