"""What sends requests has a content type by default, and paths without a slash but with a query."""

from __future__ import annotations

import json
from urllib.parse import urlencode

import requests


class Http:
    """Sends requests."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._headers: dict = {}

    def send(self, call, path: str, body: object = None, content_type: str | None = None) -> dict:
        if content_type:
            self._headers["Content-Type"] = content_type
        sent = json.dumps(body) if body else ""
        return call(self._address + "/" + path, headers=self._headers, data=sent).json()

    def get(self, path: str) -> dict:
        return self.send(requests.get, path)

    def post(
        self, path: str, body: object = None, content_type: str | None = "application/json"
    ) -> dict:
        return self.send(requests.post, path, body, content_type)


class Parcels:
    """Parcels."""

    def __init__(self, address: str) -> None:
        self.http = Http(address)

    def add(self, weight: int) -> dict:
        """Add a parcel."""
        return self.http.post("parcels", {"weight": weight})

    def add_lines(self, lines: str) -> dict:
        """Add parcels, a line for each."""
        return self.http.post("parcels", lines, content_type="application/x-ndjson")

    def find(self, parameters: dict) -> dict:
        """Find parcels."""
        return self.http.get(f"parcels?{urlencode(parameters)}")
