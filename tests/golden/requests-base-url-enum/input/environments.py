"""The address is the value of an enum's member, unless a caller gives another one."""

from __future__ import annotations

import enum

import httpx


class Environment(enum.Enum):
    LIVE = "https://api.shop.test"
    TRIAL = "https://api.shop-sandbox.test"


class Shop:
    """A shop."""

    def __init__(
        self, *, base_url: str | None = None, environment: Environment = Environment.LIVE
    ) -> None:
        self._wrapper = Wrapper(base_url=_choose(base_url=base_url, environment=environment))

    def list_orders(self) -> dict:
        """List orders."""
        return self._wrapper.request("GET", "orders")


class Wrapper:
    def __init__(self, *, base_url: str) -> None:
        self._base_url = base_url
        self._http = httpx.Client()

    def request(self, method: str, path: str) -> dict:
        return self._http.request(method, f"{self._base_url}/{path}").json()


def _choose(*, base_url: str | None, environment: Environment) -> str:
    if base_url is not None:
        return base_url
    return environment.value
