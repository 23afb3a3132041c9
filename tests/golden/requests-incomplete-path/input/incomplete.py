"""A part of a path that could not be read keeps a name, and is said to be unknown."""

import secrets

import requests


def upload(folder: str):
    """Upload to a place that only a run knows."""
    return requests.put(f"/folders/{folder}/{secrets.token_hex(4)}")


def report():
    """Read a report of a day."""
    import datetime

    return requests.get(f"/reports/{datetime.date.today()}")
