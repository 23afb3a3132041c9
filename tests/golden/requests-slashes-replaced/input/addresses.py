"""Addresses in which a regular expression replaces slashes, or puts something in."""

import re

import requests

API = "https://api.example.com/v1/items/"


def get_item(item: str):
    """Get an item: what replaces the slash at the end stands behind the address."""
    return requests.get(re.sub(r"/?$", f"/{item}", API))


def list_parts(item: str):
    """List the parts of an item: what replaces the slash at the start stands in front."""
    return requests.get(re.sub(r"^/?", API, f"/{item}/parts"))


def get_unknown(item: str):
    """Get something: what the expression replaces is not known."""
    return requests.get(re.sub(r"items", f"others/{item}", API))
