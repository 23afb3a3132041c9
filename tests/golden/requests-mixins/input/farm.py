"""Mixins send requests only as part of the classes that inherit from them."""

import requests


class Fields:
    """What it uses, only a client has: this class by itself sends nothing."""

    def plough(self, number: int):
        """Plough a field."""
        return self.post(self.make_path(f"fields/{number}/plough"))


class Farm(Fields):
    """The client."""

    def __init__(self, address: str) -> None:
        self._address = address

    def make_path(self, path: str) -> str:
        """Put the version before a path."""
        return f"/v2/{path}"

    def post(self, path: str):
        """Send a request."""
        return requests.post(self._address + path, timeout=5)


class ListMixin:
    """The path is made of the name of a class, which is not this one."""

    def __init__(self, farm: Farm) -> None:
        self._farm = farm

    def list_all(self):
        """List all of a kind."""
        name = self.__class__.__name__.lower()
        return requests.get(f"https://farm.example/{name}", timeout=5)


class Cows(ListMixin):
    """Cows."""


class Goats(ListMixin):
    """Goats."""
