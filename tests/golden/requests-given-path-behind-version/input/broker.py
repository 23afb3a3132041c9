"""A method that sends any path behind a version has no request of its own."""

import requests


class RestClient:
    """Sends requests."""

    version = "v1"

    def __init__(self, base: str = "https://broker.test"):
        self._base = base

    def get(self, path: str, data: dict | None = None):
        """Send a request to any path."""
        return self._request("GET", path, data)

    def _request(self, method: str, path: str, data: dict | None = None):
        url = self._base + "/" + self.version + path
        return requests.request(method, url, params=data, timeout=10)


class Broker(RestClient):
    """A client."""

    version = "v2"

    def __init__(self):
        super().__init__("https://api.broker.test")

    def list_orders(self, status: str):
        """List orders."""
        return self.get("/orders", {"status": status})
