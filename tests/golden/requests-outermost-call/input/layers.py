"""Layers below the call that knows method and path only add the address of the server."""

import requests


class Domain:
    """One of the servers."""

    def __init__(self, base_url: str) -> None:
        self.base_url = base_url

    def absolute_url(self, path: str) -> str:
        """Return an address."""
        return f"{self.base_url}/{path.lstrip('/')}"

    def request(self, method: str, path: str, **options):
        """Send a request."""
        return requests.request(method, self.absolute_url(path), **options)


class Version:
    """A version of the interface."""

    def __init__(self, domain: Domain, version: str) -> None:
        self.domain = domain
        self.version = version

    def relative_path(self, path: str) -> str:
        """Return a path of this version."""
        return f"/{self.version}/{path.lstrip('/')}"

    def fetch(self, method: str, path: str):
        """Send a request of this version."""
        return self.domain.request(method, self.relative_path(path))


class Calls:
    """Calls."""

    def __init__(self, version: Version, account: str) -> None:
        self._version = version
        self._account = account

    def list(self):
        """List the calls."""
        return self._version.fetch("GET", f"/Accounts/{self._account}/Calls.json")
