"""A client through which callers may send any path: that is no operation of its own."""

from urllib.parse import quote, urlencode

import requests


class Caller:
    """Sends what it is told to."""

    def __init__(self) -> None:
        self.host = "https://ferry.example/api/2"

    def call(self, method: str, resource_path: str, values: dict, query: dict | None = None):
        """Send any request."""
        for name, value in values.items():
            resource_path = resource_path.replace("{%s}" % name, quote(str(value)))
        url = self.host + resource_path
        if query:
            url += "?" + urlencode(query)
        if method == "GET":
            return requests.get(url)
        return requests.post(url)


class Ferries:
    """Ferries."""

    def __init__(self, caller: Caller) -> None:
        self.caller = caller

    def board(self, ferry: str):
        """Board a ferry."""
        return self.caller.call("POST", "/ferries/{ferry}/passengers", {"ferry": ferry})
