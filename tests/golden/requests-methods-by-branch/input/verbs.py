"""The method depends on a branch, on a table, or is unusual."""

import requests


def save(key: str, *, is_new: bool):
    """Create or replace."""
    method = "POST" if is_new else "PUT"
    return requests.request(method, f"/things/{key}")


def keys():
    """List by a method of its own."""
    return requests.request("LIST", "/keys")


def toggle(key: str, *, is_on: bool):
    """Switch on or off."""
    send = requests.put if is_on else requests.delete
    return send(f"/switches/{key}")
