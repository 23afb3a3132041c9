"""A function prepares the arguments of each request; `params` become a query, a form or JSON."""

import json
from urllib.parse import urlencode

import requests


def encode(data):
    """Encode the values of a dict for a form."""
    for key, value in data.items():
        if isinstance(value, list):
            for index, one in enumerate(value):
                yield f"{key}[{index}]", one
        else:
            yield (key, str(value))


class Requestor:
    """Sends requests."""

    def __init__(self, token: str):
        self._token = token
        self._base = "https://orchard.example"

    def prepare(self, method, path, params, options):
        """Return everything that the library of HTTP needs."""
        encoded = urlencode(list(encode(params or {}))).replace("%5B", "[")
        body = json.dumps(params or {}) if path.startswith("/v2") else encoded
        headers = {"Authorization": "Bearer %s" % self._token, "Prefer": options.get("prefer")}
        url = self._base + path
        if method == "get":
            url = f"{url}?{encoded}"
            body = None
        return method, url, headers, body

    def request(self, method, path, params=None, options=None):
        """Send a request."""
        method, url, headers, body = self.prepare(method, path, params, options)
        return requests.request(method, url, headers=headers, data=body).json()


class Orchard:
    """The client."""

    def __init__(self, token: str):
        self._requestor = Requestor(token)

    def list_trees(self, params=None, options=None):
        """List trees."""
        return self._requestor.request("get", "/v1/trees", params=params, options=options)

    def plant_tree(self, params, options=None):
        """Plant a tree; the body is a form."""
        return self._requestor.request("post", "/v1/trees", params=params, options=options)

    def plant_trees(self, params, options=None):
        """Plant several trees; the body is JSON."""
        return self._requestor.request("post", "/v2/trees", params=params, options=options)
