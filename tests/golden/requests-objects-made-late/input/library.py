"""Objects that are made by a method of their base class, from what a server sent."""

import requests


class Record:
    def __init__(self, library):
        self._library = library

    @classmethod
    def from_response(cls, library, response):
        record = cls(library)
        for name, value in response.items():
            setattr(record, name, value)
        return record


class Shelf(Record):
    def rename(self, name: str):
        """Renames a shelf."""
        return self._library.change(f"/shelves/{self.id}", {"name": name})

    def list_books(self):
        """Lists the books on a shelf."""
        found = self._library.read(f"/shelves/{self.id}/books")
        return [Book.from_response(self._library, one) for one in found]


class Book(Record):
    def mark(self, page: int):
        """Marks a page."""
        return self._library.change(f"/books/{self.id}", {"page": page})


class Library:
    """A client that needs the shelf of a caller before it makes any."""

    def __init__(self, token: str):
        self.token = token

    def read(self, path):
        headers = {"Authorization": f"Bearer {self.token}"}
        return requests.get("https://library.example/v1" + path, headers=headers).json()

    def change(self, path, values):
        headers = {"Authorization": f"Bearer {self.token}"}
        url = "https://library.example/v1" + path
        return requests.patch(url, json=values, headers=headers).json()

    def count_books(self, shelf: Shelf):
        """Counts the books on a shelf."""
        return self.read(f"/shelves/{shelf.id}/count")

    def get_shelf(self, shelf_id: str):
        """Gets a shelf."""
        return Shelf.from_response(self, self.read(f"/shelves/{shelf_id}"))
