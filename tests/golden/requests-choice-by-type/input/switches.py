"""A value that depends on a type: the annotation decides, and the parameter is never lost."""

import requests


def set_switch(name: str, value: bool | str):
    """Set a switch."""
    if isinstance(value, bool):
        value = "true" if value else "false"
    return requests.put(f"/switches/{name}/{value}")
