"""A client with objects of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import BinaryIO, Literal, overload
from uuid import UUID

import requests

from shop.models import Address, Color, Payment, Price, Shelf, Size, Speed, Trip

URL = "https://api.shop.test"


class Shop:
    """A client whose key is optional only in its signature."""

    def __init__(self, api_key: str | None = None, timeout: float = 5.0) -> None:
        if api_key is None:
            api_key = os.environ.get("SHOP_KEY")
        if api_key is None:
            raise ValueError("No api_key")
        self._session = requests.Session()
        self._session.headers["Authorization"] = f"Bearer {api_key}"
        self.orders = Orders(self)

    def send(self, method: str, path: str, **options):
        return self._session.request(method, f"{URL}{path}", **options).json()

    def get_book(self, book_id: str) -> Book:
        """Get a book, which has calls of its own."""
        return Book(self, self.send("GET", f"/books/{book_id}"))

    @property
    def status(self) -> dict:
        """A property that sends a request."""
        return self.send("GET", "/status")

    @overload
    def find(self, *, name: str) -> dict: ...

    @overload
    def find(self, *, isbn: str) -> dict: ...

    def find(self, *, name: str | None = None, isbn: str | None = None) -> dict:
        """Find a book; the overloads say what is needed."""
        if not name and not isbn:
            raise ValueError("Give a name or an isbn.")
        return self.send("GET", "/find", params={"name": name, "isbn": isbn})

    def move(self, shelf_id: int | None = None, room_id: int | None = None) -> dict:
        """Move to one of two places."""
        if shelf_id is None and room_id is None:
            raise ValueError("Give a shelf_id or a room_id.")
        return self.send("POST", "/move", json={"shelf": shelf_id, "room": room_id})


class Orders:
    """A part of the client."""

    def __init__(self, client: Shop) -> None:
        self._client = client

    def create(
        self,
        color: Color,
        price: Price,
        address: Address,
        size: Size,
        day: date,
        key: UUID,
        kind: Literal["paper", "file"],
    ) -> dict:
        """Create an order of values of many types."""
        data = {
            "color": color.value,
            "amount": str(price.amount * 2),
            "seconds": price.valid_for.total_seconds(),
            "street": address["street"].upper(),
            "lines": ",".join(address["lines"]),
            "area": size.width * size.height,
            "day": day.isoformat(),
            "key": key.hex,
            "kind": kind,
        }
        return self._client.send("POST", "/orders", json=data)

    def pay(self, order_id: int, payment: Payment) -> dict:
        """Pay with an object of an abstract class."""
        return self._client.send("POST", f"/orders/{order_id}/pay", json=payment.to_json())

    def move(self, shelf: Shelf) -> dict:
        """Move an object that is known by its id."""
        return self._client.send("PUT", f"/shelves/{shelf.id + 1 - 1}")

    def clear(self, shelf: Shelf) -> dict:
        """Clear an object that is found by another one."""
        return self._client.send("DELETE", f"/rooms/{shelf.room.id_or_name}/shelves/{shelf.id}")

    def ship(self, trip: Trip, speed: Speed) -> dict:
        """Ship with values whose names Python does not take."""
        data = {"from": trip["from"], "class": trip["class"] + 0, "speed": speed.value}
        return self._client.send("POST", "/shipments", json=data)

    def upload(self, file: BinaryIO) -> dict:
        """Upload an open file."""
        return self._client.send("POST", "/files", data=file.read())

    def upload_from(self, path: Path) -> dict:
        """Upload a file that must exist."""
        return self._client.send("POST", "/paths", data=path.read_bytes())

    def watch(self, handler: Callable[[dict], None]) -> None:
        """Call a function."""
        handler(self._client.send("GET", "/watch"))

    def list(self) -> Iterator[dict]:
        """Send nothing before the first item is asked for."""
        yield from [self._client.send("GET", "/orders")]

    def tag(self, ids, note, limit):
        """Take values without types.

        Args:
            ids (list of int): Which ones.
            note: The text.
            limit: How many.
        """
        joined = ",".join(str(one + 0) for one in ids)
        data = {"ids": joined, "note": note.strip(), "limit": limit + 0}
        return self._client.send("POST", "/tags", json=data)


class Book:
    """An object that only a client returns."""

    def __init__(self, client: Shop, data: dict) -> None:
        self._client = client
        self.id = data.get("id", "1")

    def delete(self) -> None:
        """Delete the book."""
        self._client.send("DELETE", f"/books/{self.id}")

    def replace(self, other: Book) -> None:
        """Replace the book by another one, which the client returns as well."""
        self._client.send("PUT", f"/books/{self.id}", json={"other": other.id})
