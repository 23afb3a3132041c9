"""Functions that a caller gives are not known; those that the package gives are."""

import json
import threading
from collections.abc import Callable
from pathlib import Path

import requests


def route(kind: str) -> str:
    """The addresses are in a file, so that the source does not show them."""
    return json.loads(Path("routes.json").read_text())[kind]


class Market:
    """A client."""

    def __init__(self, on_sale: Callable[[str], None]) -> None:
        self._on_sale = on_sale
        self._session = requests.Session()

    def announce(self, what: str) -> None:
        """Send nothing: what the caller gave is called."""
        self._on_sale(what)

    def each(self, names: list[str], function: Callable[[str], None]) -> None:
        """Send nothing: what the caller gives is called."""
        for name in names:
            function(name)

    def watch(self) -> None:
        """Send requests, in another thread."""
        threading.Thread(target=self._poll).start()

    def dust(self) -> None:
        """Send nothing, in another thread."""
        threading.Thread(target=self._wipe).start()

    def sort(self, names: list[str]) -> list[str]:
        """Send nothing: the function that it gives only formats."""
        return sorted(names, key=self._fold)

    def _poll(self) -> None:
        self._session.get(route("poll"))

    def _wipe(self) -> None:
        self._names = []

    def _fold(self, name: str) -> str:
        return name.casefold()
