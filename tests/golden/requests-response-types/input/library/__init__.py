"""Responses that are not what a function returns, as the call that sends the request says."""

from __future__ import annotations

from typing import Any, Generic, Optional, TypeVar, Union, cast

T = TypeVar("T")


class Book:
    """A book."""

    title: str


class Receipt:
    """A receipt."""

    number: int


class Envelope(Generic[T]):
    """What the server wraps around everything."""

    result: T


class Events(Generic[T]):
    """Events that the server sends one by one."""


class Checked(Generic[T]):
    """A value whose text was checked."""


class Library:
    """A library."""

    def __init__(self, client) -> None:
        self._client = client

    def _get(self, path: str, cast_to: Any, *, stream: bool = False, options: dict | None = None):
        return self._client.request("GET", path, cast_to, stream=stream, **(options or {}))

    def book(self, name: str) -> Book:
        """Return a book; the server sends it in an envelope."""
        return self._get(f"/books/{name}", cast_to=cast("type[Book]", Envelope[Book]))

    def loan(self, number: int) -> Optional[Receipt]:
        """Return a receipt; what the call names is what the annotation says."""
        return self._get(f"/loans/{number}", Receipt)

    def follow(self, number: int, *, stream: bool = False) -> Union[Receipt, Events[Book]]:
        """Return a receipt, or the books of a loan one by one: the call names the receipt."""
        return self._get(f"/loans/{number}/books", cast_to=Receipt, stream=stream)

    def watch(self, number: int) -> Events[Book]:
        """Yield the books of a loan one by one, which is no receipt."""
        return self._get(f"/loans/{number}/events", cast_to=Receipt, stream=True)

    def checked(self, name: str) -> Checked[Any]:
        """Return a book whose text was checked."""
        return self._get(f"/books/{name}/text", cast_to=Book)

    def raw(self, name: str, cast_to: type[T]) -> T:
        """Return a book as the caller wants it, so that no class is known."""
        return self._get(f"/books/{name}/raw", cast_to=cast_to)

    def untyped(self, name: str):
        """Return a book; only the call says so."""
        return self._get(f"/books/{name}/plain", cast_to=Book)
