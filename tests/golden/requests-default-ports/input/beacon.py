"""An address of which the host is optional, and the port a number."""

import requests


class Beacon:
    """A client that reaches its server by an address, or by a host and a port."""

    def __init__(
        self,
        address: str | None = None,
        uri: str = "http://127.0.0.1",
        port: int = 8042,
        version: int = 2,
    ) -> None:
        self.address = address
        self.uri = uri
        self.port = port
        self.version = version

    def _url(self, path):
        url = self.address
        if self.address is None:
            url = f"{self.uri}:{self.port}"
        return f"{url}/{path}"

    def _headers(self):
        return {"Content-Type": "application/vnd.beacon.v{0}+json".format(self.version)}

    def lights(self):
        """List the lights."""
        return requests.get(self._url("lights"), timeout=5).json()

    def light(self, name: str, colour: str):
        """Light one; the media type has the version in it."""
        url = self._url("lights/" + name)
        body = {"colour": colour}
        return requests.put(url, json=body, headers=self._headers(), timeout=5).json()
