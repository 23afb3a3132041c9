"""Dicts whose `get` looks like a request, and a client whose `get` is one."""

from __future__ import annotations

from typing import Any, Optional

import requests


class Events:
    """Events."""

    @classmethod
    def from_dict(cls, obj: Optional[dict[str, Any]]) -> Events:
        """Make events of their addresses."""
        made = cls()
        made.change = obj.get("https://schemas.test/events/change")
        return made


class Checker:
    """Checks settings."""

    def __init__(self, settings) -> None:
        self._settings = settings

    def check(self) -> None:
        """Check the settings."""
        client = self._settings.get("client", {})
        if client.get("mode") in ("plain", "safe"):
            return


class Shop:
    """A shop."""

    def __init__(self, session: requests.Session) -> None:
        self._session = session

    def get_order(self, client: requests.Session, number: int) -> dict:
        """Return an order."""
        return client.get(f"https://shop.test/orders/{number}").json()
