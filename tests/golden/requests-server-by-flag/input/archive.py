"""The server depends on a flag; one of the two has a path behind its host."""

from urllib.parse import urlparse

import requests


class Archive:
    """An archive."""

    def __init__(self, key: str, local: bool = False, limits=None) -> None:
        self.key = key
        self.limits = limits
        if not local:
            self.address = "https://archive.example"
        else:
            self.address = "http://localhost:8080/api"

    def ping(self):
        """Ask the server whether it is there: its address is no path."""
        return requests.get(self.address + "/")

    def papers(self):
        """List papers."""
        return requests.get(self.address + "/papers", headers={"X-Key": self.key})

    def limit(self, host: str):
        """Look up a limit: the key of this table is no path."""
        return self.limits.get(f"https://{host}", 10)
