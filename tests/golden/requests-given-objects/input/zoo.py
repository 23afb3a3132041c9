"""Methods are given objects of the package: what fills the path comes from the argument."""

import requests


class Cage:
    """A cage."""

    def __init__(self, number: int) -> None:
        self.number = number


class Zoo:
    """The client."""

    def open(self, cage: Cage):
        """Open a cage."""
        return requests.post(f"https://zoo.example/cages/{cage.number}/open", timeout=5)
