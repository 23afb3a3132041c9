"""A request as an object that is made first and sent later."""

from dataclasses import dataclass

import httpx


@dataclass
class Request:
    """A request."""

    method: str
    url: str


class Client:
    """A client."""

    def __init__(self) -> None:
        self._client = httpx.Client()

    def send(self, request: Request):
        """Send any request."""
        return self._client.send(request)

    def greet(self, name: str):
        """Greet somebody."""
        return self.send(Request("POST", f"/greetings/{name}"))

    def farewell(self, name: str):
        """Say farewell."""
        request = self._client.build_request("DELETE", f"/greetings/{name}")
        return self._client.send(request)
