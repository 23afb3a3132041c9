"""Functions that send a request which cannot be determined, beside functions that send none."""

import json

import requests


class Client:
    """A client."""

    def __init__(self, session: requests.Session, path_of) -> None:
        self.session = session
        self._path_of = path_of

    def read(self, name: str):
        """Send to a path that only a run knows."""
        return self.session.get(self._path_of(name))

    def follow(self, link):
        """Send to an address that the caller has."""
        return self._send(link)

    def encode(self, value) -> str:
        """Send nothing."""
        return json.dumps(value)

    def known(self):
        """Send a request that is known."""
        return self.session.get("/known")

    def _send(self, link):
        return self.session.request("GET", link)
