"""Options of which a function that sends requests takes out an item before it sends the rest."""

import requests


class Station:
    """A station."""

    def __init__(self, address: str) -> None:
        self.address = address

    def _call(self, method: str, path: str, params):
        arguments = {"params": params}
        headers = {}
        if "content_type" in arguments["params"]:
            headers["Content-Type"] = arguments["params"]["content_type"]
            del arguments["params"]["content_type"]
        else:
            headers["Content-Type"] = "application/json"
        return requests.request(method, self.address + path, headers=headers, **arguments)

    def _get(self, path: str, **kwargs):
        return self._call("GET", path, kwargs)

    def trains(self, platform: int, limit: int = 20, day: str | None = None):
        """List the trains; limit and day go into the query, and not into a header."""
        return self._get(f"/platforms/{platform}/trains", limit=limit, day=day)
