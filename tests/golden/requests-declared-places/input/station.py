"""Parts of requests that a table or the fields of a class declare."""

from dataclasses import dataclass
from typing import Annotated, Optional

import requests


class Place:
    """Says which part of a request a field is."""

    def __init__(self, *, query: bool = False, path: bool = False, header: bool = False) -> None:
        self.query, self.path, self.header = query, path, header


@dataclass
class TrainRequest:
    """A request for a train."""

    number: Annotated[str, Place(path=True)]
    with_stops: Annotated[Optional[bool], Place(query=True)] = None
    language: Annotated[Optional[str], Place(header=True)] = None


class Endpoint:
    """A request that a table describes."""

    def __init__(self, method: str, path: str, parameters: dict) -> None:
        self.method = method
        self.path = path
        self.parameters = parameters

    def call(self, **values):
        """Send the request."""
        return requests.request(self.method, self.path, **self.sort(values))

    def sort(self, values):
        """Sort values by the part of the request that they are."""
        raise NotImplementedError


class Station:
    """A station."""

    def __init__(self) -> None:
        self._departures = Endpoint(
            "GET",
            "/departures",
            {
                "track": {"location": "query", "attribute": "filter[track]"},
                "token": {"location": "header", "attribute": "X-Token"},
            },
        )
        self._session = requests.Session()

    def departures(self, track: str, token: str) -> list:
        """List departures."""
        return self._departures.call(track=track, token=token)

    def train(self, number: str, with_stops: Optional[bool] = None) -> dict:
        """Return a train."""
        request = TrainRequest(number=number, with_stops=with_stops)
        return self._send("GET", "/trains/{number}", request=request)

    def _send(self, method, path, request):
        return self._session.send(self._build(method, path, request))
