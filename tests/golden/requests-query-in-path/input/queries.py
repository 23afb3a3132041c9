"""A query that is written into the path is no part of it."""

from urllib.parse import urlencode

import requests


def search(text: str, page: int = 1):
    """Search."""
    return requests.get(f"/search?text={text}&page={page}")


def first():
    """Return the first."""
    return requests.get("/things?limit=1")


def watch():
    """Return the things one by one; what stands after the hash is for readers of the code."""
    return requests.get("/things#stream", stream=True)


def find(text: str, page: int = 1, reverse: bool = False):
    """Find things: the query is a dict."""
    query = {"text": text, "page": page, "format": "json"}
    if reverse:
        query["order"] = "descending"
    return requests.get("/found?" + urlencode(query))
