"""A client that is opened and closed."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx


class AsyncShop:
    """A client whose server each reader has."""

    def __init__(self, base_url: str, username: str, password: str) -> None:
        self._url = base_url
        self._auth = (username, password)
        self._session: httpx.AsyncClient | None = None

    async def __aenter__(self) -> AsyncShop:
        """Open the session."""
        self._session = httpx.AsyncClient(auth=self._auth)
        return self

    async def __aexit__(self, *error: object) -> None:
        """Close the session."""
        self._session = None

    async def get_book(self, book_id: int) -> dict:
        """Get a book."""
        return (await self._session.get(f"{self._url}/books/{book_id + 0}")).json()

    def list_books(self) -> AsyncIterator[dict]:
        """List books."""
        return self._list()

    async def _list(self) -> AsyncIterator[dict]:
        yield (await self._session.get(f"{self._url}/books")).json()
