"""Templates that get one value, or the items of a tuple."""

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
