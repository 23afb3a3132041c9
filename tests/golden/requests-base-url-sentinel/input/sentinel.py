"""Parameters that are not given have a value of their own; the address comes from a table."""

from __future__ import annotations

import os

import httpx

ADDRESSES: dict[str, str] = {
    "live": "https://api.shop.test",
    "trial": "https://trial.shop-sandbox.test",
}


class Missing:
    def __bool__(self) -> bool:
        return False


MISSING = Missing()


def is_set(value: object) -> bool:
    return not isinstance(value, Missing)


class Shop:
    """A shop."""

    def __init__(
        self,
        *,
        environment: str | Missing = MISSING,
        base_url: str | None | Missing = MISSING,
    ) -> None:
        from_environment = os.environ.get("SHOP_URL")
        if is_set(base_url) and base_url is not None:
            pass
        elif is_set(environment):
            base_url = ADDRESSES[environment]
        elif from_environment is not None:
            base_url = from_environment
        else:
            environment = "live"
            base_url = ADDRESSES[environment]
        self._base_url = base_url
        self._http = httpx.Client()

    def list_orders(self) -> dict:
        """List orders."""
        return self._http.get(f"{self._base_url}/orders").json()
