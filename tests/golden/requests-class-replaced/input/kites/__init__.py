"""A client whose module replaces a class with an import, under the same name."""

from __future__ import annotations

import sys

import requests

if sys.version_info >= (3, 12):

    class Checked:
        """A stand-in."""

        strict = True

else:
    from checks import Checked


class Kites(Checked):
    """Kites."""

    def __init__(self, key: str) -> None:
        self._session = requests.Session()
        self._session.headers["X-Key"] = key

    def read(self, kite: str) -> dict:
        """Return a kite.

        Args:
            kite: Its name.
        """
        return self._session.get(f"https://kites.test/kites/{kite}").json()


class Client:
    """A client."""

    kites: Kites
