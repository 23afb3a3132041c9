"""Requests of one function that differ only in a constant: neither is always sent."""

import requests


class Router:
    """The client."""

    _address = "https://router.test"

    def _run(self, command: str) -> list:
        body = {"command": command, "version": 2}
        return requests.post(f"{self._address}/commands", json=body, timeout=5).json()

    def list_firmware(self, cached: bool = True, available: bool = True):
        """Return firmware."""
        found = []
        if cached:
            found.extend(self._run("list-cached"))
        if available:
            found.extend(self._run("list-available"))
        return found

    def list_devices(self, is_fast: bool = False):
        """Return devices."""
        if is_fast:
            return requests.get(f"{self._address}/devices", params={"scan": "fast"}, timeout=5)
        return requests.get(f"{self._address}/devices", params={"scan": "whole"}, timeout=5)
