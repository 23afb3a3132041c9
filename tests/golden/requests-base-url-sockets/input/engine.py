"""A client that talks to a socket, or to a server: which one is not known by default."""

import os

import requests


class Engine:
    """An engine."""

    def __init__(self, url=None) -> None:
        if url is None:
            url = os.environ.get("ENGINE_HOST")
        if url is None:
            if os.path.exists("/run/engine.sock"):
                url = "unix:///run/engine.sock"
            else:
                url = "https://127.0.0.1:2376"
        self.base_url = url

    def _send(self, method, path):
        return requests.request(method, self.base_url + path)

    def status(self):
        """Get the status."""
        return self._send("GET", "/status")

    def start(self, name):
        """Start a process."""
        return self._send("POST", f"/processes/{name}/start")
