"""Generators that send a request in each turn, and functions that return them."""

import requests


class Orchard:
    """The client."""

    def __init__(self, url: str) -> None:
        self._url = url

    def paged_api_call(self, method: str, path: str, params: dict):
        """Yield what all pages of a list have."""
        params["after"] = 0
        while params["after"] is not None:
            answer = requests.request(method, self._url + path, params=params, timeout=5).json()
            params["after"] = answer["last"]
            yield from answer["entries"]

    def open_api_call(self, method: str, path: str):
        """Yield the lines of one answer."""
        answer = requests.request(method, self._url + path, timeout=5)
        yield from answer.text.splitlines()

    def iterate_trees(self):
        """Nothing is sent before a caller asks for a tree."""
        return self.paged_api_call("GET", "/trees", {})

    def list_trees(self, row: int):
        """All pages are requested by the call itself."""
        return sorted(self.paged_api_call("GET", f"/rows/{row}/trees", {}))

    def read_diary(self):
        """One answer is no page of several."""
        return self.open_api_call("GET", "/diary")
