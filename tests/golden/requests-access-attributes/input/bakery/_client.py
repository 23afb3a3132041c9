from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, Optional

import httpx

if TYPE_CHECKING:
    from bakery.resources import AsyncOrders, Bread, Ovens

    Shelf = Bread


class Bakery:
    """Everything of the bakery.

    The class annotates `bread`, sets `orders` itself and computes `ovens` and `kitchen`.
    """

    bread: "Bread"

    def __init__(self, api_key: Optional[str] = None) -> None:
        from bakery.resources import Orders

        self._http = httpx.Client(headers={"X-Key": api_key})
        self.orders = Orders(self)

    @functools.cached_property
    def ovens(self) -> Ovens:
        from bakery.resources import Ovens

        return Ovens(self)

    @property
    def kitchen(self):
        from bakery.resources import Kitchen

        return Kitchen(self)

    @property
    def stoves(self) -> Ovens:
        """The old name of the ovens."""
        import warnings

        warnings.warn("Use ovens.", DeprecationWarning)
        return self.ovens

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    def request(self, method: str, path: str) -> Any:
        return self._http.request(method, path).json()


class AsyncBakery:
    """The same, asynchronous."""

    def __init__(self, api_key: Optional[str] = None) -> None:
        self._http = httpx.AsyncClient(headers={"X-Key": api_key})

    @functools.cached_property
    def orders(self) -> AsyncOrders:
        from bakery.resources import AsyncOrders

        return AsyncOrders(self)

    async def request(self, method: str, path: str) -> Any:
        return (await self._http.request(method, path)).json()
