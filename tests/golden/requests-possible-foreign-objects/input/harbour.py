"""What the package stores in objects of others is found by the name of the attribute."""

import json
import threading
from pathlib import Path

import requests


def route(kind: str) -> str:
    """The addresses are in a file, so that the source does not show them."""
    return json.loads(Path("routes.json").read_text())[kind]


LOCAL = threading.local()


class Crane:
    """Sends requests."""

    def lift(self, kind: str):
        """Send a request."""
        return requests.post(route(kind), timeout=5)

    def weigh(self, kind: str) -> int:
        """Send nothing."""
        return len(kind)


def prepare(worker) -> None:
    """Send nothing: it only stores objects in others."""
    LOCAL.crane = Crane()
    worker.helper = Crane()


def unload(kind: str):
    """Send a request, by an object in a local of the thread."""
    return LOCAL.crane.lift(kind)


def load(worker, kind: str):
    """Send a request, by an object in an object of which nothing is known."""
    return worker.helper.lift(kind)


def estimate(worker, kind: str) -> int:
    """Send nothing, by the same object."""
    return worker.helper.weigh(kind)
