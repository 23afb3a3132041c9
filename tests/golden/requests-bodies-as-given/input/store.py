"""Bodies that a caller gives as they are: the library declares a form only of a dict."""

import httpx
import requests
from aiohttp import ClientSession


class Store:
    """The client."""

    _address = "https://store.test"

    def put_note(self, name: str, text=""):
        """Put a text."""
        return requests.put(f"{self._address}/notes/{name}", data=text, timeout=5)

    def put_snapshot(self, snapshot: bytes):
        """Put bytes."""
        return httpx.put(f"{self._address}/snapshot", content=snapshot)

    def put_settings(self, settings: dict):
        """Put a form."""
        return requests.put(f"{self._address}/settings", data=settings, timeout=5)

    def put_table(self, table):
        """Put a text of a type that the code declares."""
        headers = {"Content-Type": "text/csv"}
        return requests.put(f"{self._address}/table", data=table, headers=headers, timeout=5)

    async def put_title(self, title: str, session: ClientSession):
        """Put a text with a library that declares it."""
        return await session.put(f"{self._address}/title", data=title)
