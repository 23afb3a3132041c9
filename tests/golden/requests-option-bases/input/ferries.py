"""A client whose classes of queries inherit the options of a request."""

from typing import NotRequired, TypedDict

import httpx

HOST = "https://ferries.example"


class Options(TypedDict):
    """How one request is sent."""

    api_key: NotRequired[str]
    """Another key than that of the client."""
    retries: NotRequired[int]
    """How often the request is repeated."""


class CrossingListParams(Options):
    """Which crossings to list."""

    port: NotRequired[str]
    """The port of departure."""


class Ferries:
    """A client."""

    def __init__(self, key: str) -> None:
        self._key = key

    def list_crossings(
        self, params: CrossingListParams | None = None, options: Options | None = None
    ) -> dict:
        """List the crossings: `port` is a query, what the class inherits is none."""
        return self._request("get", "/crossings", params=params, options=options)

    def list_harbours(self, params: CrossingListParams | None = None) -> dict:
        """List the harbours: nothing says that the inherited fields are options."""
        return self._request("get", "/harbours", params=params, options=None)

    def _request(self, method: str, path: str, params: dict | None, options: Options | None) -> dict:
        key = (options or {}).get("api_key", self._key)
        response = httpx.request(method, HOST + path, params=params, headers={"X-Key": key})
        return response.json()
