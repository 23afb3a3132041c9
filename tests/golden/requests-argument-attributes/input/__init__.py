"""Attributes of arguments are sent: the text of the argument describes its only one."""

import requests


class Shelf:
    """A shelf."""

    def __init__(self, id: int, room: str) -> None:
        self.id = id
        self.room = room


class Client:
    """Sorts books."""

    def create(self, shelf: Shelf, title: str) -> dict:
        """Create a book.

        Args:
            shelf: The shelf that it stands on.
            title: Its title.
        """
        data = {"shelf": shelf.id, "title": title}
        return requests.post("https://api.example.com/books", json=data).json()

    def find(self, shelf: Shelf, limit: int = 10) -> dict:
        """Find books.

        :param shelf: :class:`Shelf`
            The shelf to look at.
        :param limit: How many.
        """
        query = {"shelf": shelf.id, "limit": limit}
        return requests.get("https://api.example.com/books", params=query).json()

    def move(self, shelf: Shelf) -> dict:
        """Move a shelf.

        Args:
            shelf: The shelf with its new room.
        """
        data = {"id": shelf.id, "room": shelf.room}
        return requests.put("https://api.example.com/shelves", json=data).json()

    def sort(self, shelves: list[Shelf]) -> dict:
        """Sort shelves.

        Args:
            shelves: The shelves in their order.
        """
        data = {"shelves": [one.id for one in shelves]}
        return requests.put("https://api.example.com/order", json=data).json()
