"""Requests in `try`, in handlers, after `finally`, and in `match`."""

import requests


def get_or_create(name: str):
    """Return a thing, or create it."""
    try:
        return requests.get(f"/things/{name}")
    except requests.HTTPError:
        return requests.post("/things", json={"name": name})


def close(name: str) -> None:
    """Close a thing in any case."""
    try:
        print(name)
    finally:
        requests.delete(f"/things/{name}")


def move(direction: str):
    """Move in a direction."""
    match direction:
        case "up":
            return requests.post("/moves/up")
        case "down":
            return requests.post("/moves/down")
    return None
