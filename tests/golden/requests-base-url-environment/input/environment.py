"""The address comes from a parameter, the environment or the code, and goes to a base class."""

import os

import httpx


class BaseClient:
    def __init__(self, base_url: str) -> None:
        self._base_url = base_url.rstrip("/")
        self._http = httpx.Client()

    def _get(self, path: str) -> dict:
        return self._http.get(f"{self._base_url}/v1{path}").json()


class Shop(BaseClient):
    """A shop."""

    def __init__(self, *, base_url: str | None = None, is_test: bool = False) -> None:
        if base_url is None:
            base_url = os.environ.get("SHOP_URL")
        if base_url is None:
            base_url = "https://test.shop.test" if is_test else "https://api.shop.test"
        super().__init__(base_url)

    def list_orders(self) -> dict:
        """List orders."""
        return self._get("/orders")


class OwnShop(BaseClient):
    """A shop whose address each caller gives."""

    def __init__(self, host: str) -> None:
        super().__init__(base_url=host)

    def list_orders(self) -> dict:
        """List orders."""
        return self._get("/orders")
