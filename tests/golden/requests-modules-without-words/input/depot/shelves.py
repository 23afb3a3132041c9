"""Shelves: a class that calls what it inherits."""

from depot.base import Thing


class Shelf(Thing):
    """A shelf."""

    def place(self):
        return "shelves/" + self.name

    def contents(self):
        """List what is on it."""
        return self.look_at("/contents")
