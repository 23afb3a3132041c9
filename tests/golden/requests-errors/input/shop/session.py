"""Requests that are sent again."""

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

DEFAULT_TIMEOUT = 30


class Stock:
    """The stock of the shop."""

    def __init__(self, token: str, timeout: float = DEFAULT_TIMEOUT, retries: int = 3) -> None:
        self._session = requests.Session()
        retry = Retry(total=3, status_forcelist=[429, 503])
        self._session.mount("https://", HTTPAdapter(max_retries=retry))
        self._session.headers["Idempotency-Key"] = token

    def count(self) -> int:
        """Count the books."""
        response = self._session.get("https://shop.example/stock")
        if response.status_code == 429:
            raise RuntimeError(response.headers["Retry-After"])
        return response.json()
