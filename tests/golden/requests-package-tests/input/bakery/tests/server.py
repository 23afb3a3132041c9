"""What the tests share."""

import requests


def reset():
    """Reset the server of the tests."""
    return requests.post("https://bakery.example/reset")
