"""Templates that get one value, or the items of a tuple."""

import re
from typing import NamedTuple

import requests


class Board:
    """A board."""

    def _find(self, template, key):
        if isinstance(key, tuple):
            path = template.format(*key)
        else:
            path = template.format(key)
        return requests.get("https://board.example/" + path)

    def card(self, key):
        """Get a card."""
        return self._find("cards/{0}", key)

    def check(self, key):
        """Get a check of a card, by the ids of both."""
        return requests.get("https://board.example/cards/{0}/checks/{1}".format(*key))


class Place(NamedTuple):
    """Where a card is."""

    row: str
    column: str

    @classmethod
    def parse(cls, text: str) -> "Place":
        """Read a place."""
        found = re.match(r"(?P<row>\w+)/(?P<column>\w+)", text)
        return cls(**found.groupdict())


class Decks:
    """Decks."""

    def card(self, text: str):
        """Get a card by its place, whose items have no names in the code."""
        row, column = Place.parse(text)
        return requests.get(f"https://board.example/rows/{row}/columns/{column}")
