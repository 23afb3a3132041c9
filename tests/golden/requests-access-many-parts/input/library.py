"""A client of many parts, each of which holds the client with all parts before it."""

import requests


class Shelf:
    """A shelf."""

    def __init__(self, library: "Library", name: str) -> None:
        self._library = library
        self._name = name

    def list_books(self):
        """List the books on a shelf."""
        return self._library.get(f"/shelves/{self._name}/books")


class ReadingRoom:
    """The reading room."""

    def __init__(self, library: "Library") -> None:
        self._library = library

    def list_seats(self):
        """List the seats."""
        return self._library.get("/seats")


class Library:
    """The client."""

    def __init__(self) -> None:
        self.shelf_a = Shelf(self, "a")
        self.shelf_b = Shelf(self, "b")
        self.shelf_c = Shelf(self, "c")
        self.shelf_d = Shelf(self, "d")
        self.shelf_e = Shelf(self, "e")
        self.shelf_f = Shelf(self, "f")
        self.shelf_g = Shelf(self, "g")
        self.shelf_h = Shelf(self, "h")
        self.shelf_i = Shelf(self, "i")
        self.shelf_j = Shelf(self, "j")
        self.shelf_k = Shelf(self, "k")
        self.shelf_l = Shelf(self, "l")
        self.shelf_m = Shelf(self, "m")
        self.shelf_n = Shelf(self, "n")
        self.shelf_o = Shelf(self, "o")
        self.shelf_p = Shelf(self, "p")
        self.shelf_q = Shelf(self, "q")
        self.shelf_r = Shelf(self, "r")
        self.reading_room = ReadingRoom(self)

    def get(self, path: str):
        """Send a request."""
        return requests.get(f"https://library.example{path}", timeout=5)
