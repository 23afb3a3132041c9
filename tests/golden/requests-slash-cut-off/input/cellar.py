"""Slashes that code cuts off where it has seen them: the address is the same."""

import requests


class Cellar:
    def __init__(self, url, token):
        if url.endswith("/"):
            url = url[:-1]
        self.url = url
        self.token = token

    def barrels(self, name: str):
        """Get a barrel."""
        if name.startswith("/"):
            name = name[1:]
        return requests.get(f"{self.url}/barrels/{name}", headers={"X-Token": self.token})

    def initial(self, name: str):
        """Get the barrels whose names begin with the last letter: the rest is not cut off."""
        return requests.get(f"{self.url}/initials/{name[-1]}", headers={"X-Token": self.token})


class Vault:
    def __init__(self, base: str = "https://vault.test/api/"):
        self.base = base[:-1] if base.endswith("/") else base

    def keys(self):
        """List keys."""
        return requests.get(self.base + "/keys")
