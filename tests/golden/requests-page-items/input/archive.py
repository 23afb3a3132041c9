"""Pages whose items a caller gets one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Letter:
    """A letter."""


class Page(Generic[T]):
    """Items, and where the next page is; iterating it sends a request per page."""

    def __init__(self, client, items: list[T], after: str | None) -> None:
        self._client = client
        self.items = items
        self.after = after

    def __iter__(self) -> Iterator[T]:
        page = self
        while page is not None:
            yield from page.items
            page = page.next_page()

    def next_page(self) -> Page[T] | None:
        """Return the next page."""
        return self._client.get(self.after) if self._has_next() else None

    def _has_next(self) -> bool:
        return self.after is not None


class SinglePage(Page[T]):
    """Items of which there is only one page."""

    def next_page(self) -> None:
        """Return nothing: there is no next page."""
        return None


class Listing(Generic[T]):
    """Items that came all at once; iterating it sends nothing."""

    def __init__(self, items: list[T]) -> None:
        self.items = items

    def __iter__(self) -> Iterator[T]:
        return iter(self.items)


class Letters:
    """Letters, read page by page; each step sends a request."""

    def __init__(self, client, path: str) -> None:
        self._client = client
        self._path = path

    def __iter__(self) -> Iterator[Letter]:
        return self

    def __next__(self) -> Letter:
        answer = self._client.get(self._path)
        self._path = answer["next"]
        return answer["letter"]


class Archive:
    """An archive."""

    def __init__(self, client) -> None:
        self._client = client

    def letters(self, box: int) -> Page[Letter]:
        """Return the letters of a box, page by page."""
        return self._client.get(f"/boxes/{box}/letters")

    def keys(self) -> SinglePage[str]:
        """Return the names of all keys, on one page."""
        return self._client.get("/keys")

    def boxes(self) -> Listing[int]:
        """Return the numbers of all boxes at once."""
        return self._client.get("/boxes")

    def unread(self) -> Letters:
        """Return the letters that nobody has read."""
        return Letters(self._client, "/letters/unread")

    def words(self, letter: int) -> Iterator[str]:
        """Yield the words of a letter, page by page."""
        cursor = None
        while True:
            query = {"cursor": cursor}
            answer = self._client.get(f"/letters/{letter}/words", params=query).json()
            yield from answer["words"]
            cursor = answer["next"]
