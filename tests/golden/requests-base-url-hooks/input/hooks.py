"""Hooks may change the address, which is the first of several values that a method returns."""

from __future__ import annotations

from dataclasses import dataclass

import httpx

LIVE = "live"
ADDRESSES = {LIVE: "https://api.shop.test", "trial": "https://api.shop-sandbox.test"}


class Hooks:
    def __init__(self) -> None:
        self.starting: list = []

    def start(self, address: str, http: httpx.Client) -> tuple:
        for hook in self.starting:
            address, http = hook.start(address, http)
        return address, http


@dataclass
class Settings:
    server_url: str | None = ""
    server: str | None = ""

    def describe(self) -> tuple:
        if self.server_url is not None and self.server_url:
            return self.server_url, {}, 1
        if not self.server:
            self.server = LIVE
        if self.server not in ADDRESSES:
            raise ValueError(self.server)
        return ADDRESSES[self.server], {}, 2


class Shop:
    """A shop."""

    def __init__(self, server: str | None = None, server_url: str | None = None) -> None:
        self._http = httpx.Client()
        self._settings = Settings(server_url=server_url, server=server)
        address, *_ = self._settings.describe()
        server_url, self._http = Hooks().start(address, self._http)
        if address != server_url:
            self._settings.server_url = server_url

    def list_orders(self) -> dict:
        """List orders."""
        address, *_ = self._settings.describe()
        return self._http.get(f"{address}/orders").json()
