"""Addresses that are assigned again below an `if`: the usual one counts."""

import os

import requests

_STAGING = "https://staging.hub.test"
HOST = os.getenv("HUB_HOST", "https://hub.test").rstrip("/")
FILES = None

if os.getenv("HUB_STAGING"):
    HOST = _STAGING

if HOST:
    FILES = "https://files.hub.test"


class Hub:
    """A client of the hub."""

    def __init__(self, host: str | None = None):
        self.host = host or HOST

    def list_models(self):
        """List models."""
        return requests.get(f"{self.host}/api/models", timeout=10)

    def read_file(self, name: str):
        """Read a file; the name of its server has no other value than the one below an `if`."""
        return requests.get(f"{FILES}/files/{name}", timeout=10)
