"""A function that is called `list` sends what its body says: LIST to one server, GET to another."""

import requests


class VaultAdapter:
    """Sends requests to a server that knows the method LIST."""

    def list(self, url: str):
        """Send LIST."""
        return requests.request("list", f"https://vault.test{url}", timeout=10)


class Vault:
    """A client of that server."""

    def __init__(self):
        self._adapter = VaultAdapter()

    def list_secrets(self, mount: str):
        """List secrets."""
        return self._adapter.list(url=f"/v1/{mount}/metadata")


class RestManager:
    """Lists objects."""

    path = ""

    def list(self, path: str | None = None):
        """List objects."""
        path = path or self.path
        return requests.get(f"https://depot.test{path}", timeout=10)


class ParcelManager(RestManager):
    """Lists parcels."""

    path = "/parcels"

    def __init__(self, owner: str):
        self._owner = owner

    def list(self, path: str | None = None):
        """List the parcels of an owner."""
        return super().list(path=f"/owners/{self._owner}/parcels")
