"""The server is an argument of another name, with a version behind it."""

from urllib.parse import parse_qs, urlparse, urlunparse

import requests

DEFAULT_URL = "https://forge.test"


def clean(url: str | None) -> str:
    """Return an address without a slash at its end."""
    if not url:
        return DEFAULT_URL
    return url.rstrip("/")


class Forge:
    """A client whose requests are split and put together again."""

    def __init__(self, url: str | None = None, token: str | None = None, version: str = "4"):
        self._root = clean(url)
        self._url = f"{self._root}/api/v{version}"
        self._token = token

    def list_projects(self, owned: bool = False):
        """List projects."""
        return self._request("get", "/projects", {"owned": owned})

    def pages(self, text: str):
        """Search: the whole address is made before."""
        return Pages(self, self._url + "/search", {"text": text})

    def _request(self, verb: str, path: str, query: dict):
        raw = path if path.startswith("https://") else f"{self._url}{path}"
        parsed = urlparse(raw)
        params = {**parse_qs(parsed.query), **query}
        url = urlunparse(parsed._replace(query=""))
        headers = {"Private-Token": self._token}
        return requests.request(verb, url, params=params, headers=headers, timeout=10)


class Pages:
    """Pages of results."""

    def __init__(self, forge: Forge, url: str, query: dict):
        self._items = forge._request("get", url, query)


class Shop:
    """A client with an address that it needs."""

    def __init__(self, url: str, key: str):
        self.url = url
        self.key = key

    def get_orders(self):
        """List orders."""
        return requests.get(f"{self.url}/wp-json/orders", auth=("key", self.key), timeout=10)

    def get_order(self, order_id: int):
        """Get an order."""
        url = f"{self.url}/wp-json/orders/{order_id}"
        return requests.get(url, auth=("key", self.key), timeout=10)


class Order:
    """An order, as a server answers it."""

    def __init__(self, shop: Shop, url: str):
        self.shop = shop
        self.url = url

    def cancel(self):
        """Cancel it: where to is what the server said."""
        return requests.post(f"{self.url}/cancel", auth=("key", self.shop.key), timeout=10)
