"""Addresses that are made of their parts, and methods that constants of libraries name."""

from http import HTTPMethod

import httpx
from aiohttp import ClientSession, hdrs
from aiohttp.hdrs import METH_GET, METH_PUT
from yarl import URL


class Lamp:
    """A lamp in the local network."""

    def __init__(self, host: str, session: ClientSession, port: int = 9123) -> None:
        self._host = host
        self._port = port
        self._session = session

    async def _send(self, uri: str, method: str = METH_GET, data: dict | None = None):
        url = URL.build(scheme="http", host=self._host, port=self._port, path="/lamp/")
        headers = {hdrs.ACCEPT: "application/json"}
        async with self._session.request(
            method, url.join(URL(uri)), json=data, headers=headers
        ) as response:
            return await response.json()

    async def info(self):
        """Return what is known of the lamp."""
        return await self._send("info")

    async def rename(self, name: str):
        """Rename the lamp."""
        return await self._send("settings", method=METH_PUT, data={"name": name})


class Shop:
    """The shop for lamps."""

    def __init__(self) -> None:
        self._base = URL("https://shop.test/v1")

    async def remove_order(self, order_id: str, session: ClientSession):
        """Remove an order."""
        return await session.request(HTTPMethod.DELETE, self._base.joinpath("orders", order_id))

    def search(self, text: str):
        """Search for lamps."""
        url = httpx.URL(scheme="https", host="shop.test", path="/v1/search", params={"q": text})
        return httpx.get(url)
