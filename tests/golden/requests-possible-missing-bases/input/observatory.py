"""Bases of other packages, which are not read: those of HTTP libraries may send."""

import json
from pathlib import Path

from acme_http_client import Client
from acme_storage import Bucket
from requests_gssapi import Session


def route(kind: str) -> str:
    """The addresses are in a file, so that the source does not show them."""
    return json.loads(Path("routes.json").read_text())[kind]


class Telescope(Client):
    """Derives from a class of a package that is named like an HTTP library."""

    def look(self):
        """Send a request, by a method that the package does not define."""
        return self.get(route("look"))

    def focus(self, distance: int) -> str:
        """Send nothing."""
        return f"{distance} mm"


class Archive(Bucket):
    """Derives from a class of a package of which nothing is known."""

    def store(self, name: str) -> str:
        """Send nothing, as far as is known."""
        return self.make_key(name)


def observe():
    """Send a request, with an object of such a package."""
    return Session().get(route("observe"))
