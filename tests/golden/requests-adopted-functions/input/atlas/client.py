"""The client."""

import functools
from urllib.parse import urlencode

import requests

from .routes import directions

BASE = "https://maps.atlas.test"
ROADS = "https://roads.atlas.test"


class Client:
    """The client; some of its methods are imported here, others are assigned below."""

    from .places import find_place, search_roads

    def __init__(self, key: str):
        self.key = key

    def _request(self, path: str, params: dict, base: str = BASE, body: dict | None = None):
        url = base + path + "?" + urlencode({**params, "key": self.key})
        if body is not None:
            return requests.post(url, json=body, timeout=10)
        return requests.get(url, timeout=10)


def with_retries(function):
    """Try again."""

    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    return wrapper


Client.directions = with_retries(directions)
