"""An object that a caller may give, and which is None by default, leads to nothing."""

from typing import Optional

import requests


class Library:
    """The client; it makes shelves."""

    def __init__(self, token: str):
        self.token = token

    def __getattr__(self, name: str):
        return Shelf(name, self.token, library=self)

    def list_books(self):
        """List the books."""
        return requests.get("https://library.example/books", headers={"X-Token": self.token})


class Shelf:
    """A shelf, which callers may make by themselves, too."""

    def __init__(self, name: str, token: str, library: Optional[Library] = None):
        self.name = name
        self.token = token
        self.library = library

    def list_rows(self):
        """List the rows."""
        return requests.get(f"https://library.example/shelves/{self.name}/rows")

    def measure(self):
        """Measure the shelf."""
        return requests.get(f"https://library.example/shelves/{self.name}/size")


class Catalogue:
    """It makes an index if none is given, so that callers reach it."""

    def __init__(self, index: "Optional[Index]" = None):
        if index is None:
            index = Index()
        self.index = index

    def list_entries(self):
        """List the entries."""
        return requests.get("https://library.example/entries")


class Index:
    """The index of a catalogue."""

    def list_words(self):
        """List the words."""
        return requests.get("https://library.example/words")
