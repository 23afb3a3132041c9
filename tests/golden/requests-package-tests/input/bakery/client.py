"""The client."""

import requests

from bakery.breads import Breads


class Bakery:
    """A bakery."""

    def __init__(self) -> None:
        self.breads = Breads()

    def open(self):
        """Open the bakery."""
        return requests.post("https://bakery.example/open")
