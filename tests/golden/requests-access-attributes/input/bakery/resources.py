"""The resources; a caller cannot do anything with one alone."""

from __future__ import annotations

import functools
from typing import Any

from bakery._client import AsyncBakery, Bakery


class Resource:
    def __init__(self, client: Bakery) -> None:
        self._client = client

    def ping(self) -> Any:
        """Inherited by every resource."""
        return self._client.request("GET", "/ping")


class Bread(Resource):
    def list(self) -> Any:
        return self._client.request("GET", "/bread")


class Orders(Resource):
    def create(self) -> Any:
        return self._client.request("POST", "/orders")


class Ovens(Resource):
    @functools.cached_property
    def racks(self) -> Racks:
        return Racks(self._client)


class Racks(Resource):
    def clean(self, number: int) -> Any:
        return self._client.request("POST", f"/racks/{number}/clean")


class Kitchen(Resource):
    def close(self) -> Any:
        return self._client.request("POST", "/kitchen/close")


class AsyncOrders:
    def __init__(self, client: AsyncBakery) -> None:
        self._client = client

    async def create(self) -> Any:
        return await self._client.request("POST", "/orders")


class Forgotten(Resource):
    """No client leads here."""

    def find(self) -> Any:
        return self._client.request("GET", "/forgotten")
