"""A secret that is a part of the address does not replace it."""

import requests


class Filler(dict):
    """Fills the token in."""

    def __init__(self, token: str):
        super().__init__()
        self.token = token

    def __missing__(self, key: str) -> str:
        return self.token


def make_base(base, token: str) -> str:
    """Make the address that all requests begin with."""
    if callable(base):
        return base(token)
    if "{token}" in base:
        return base.format_map(Filler(token))
    return base + token


class Robot:
    """A client with its token in the address."""

    def __init__(self, token: str, base_url="https://robots.test/robot"):
        self._base_url = make_base(base_url, token)

    def say(self, text: str):
        """Say something."""
        return self._post("say", {"text": text})

    def _post(self, endpoint: str, data: dict):
        return requests.post(f"{self._base_url}/{endpoint}", json=data, timeout=10)
