"""The client gives the address to an object that sends its requests."""

import os

import requests

DEFAULT_URL = "http://localhost:9000"


class Adapter:
    def __init__(self, base_uri: str, timeout: int = 30) -> None:
        self.base_uri = base_uri
        self.timeout = timeout

    def get(self, path: str) -> dict:
        return self.request("get", path)

    def request(self, method: str, path: str) -> dict:
        url = self._join(self.base_uri, path)
        return requests.request(method, url, timeout=self.timeout).json()

    @staticmethod
    def _join(*parts: str) -> str:
        return "/".join(map(lambda one: one.strip("/"), parts))


class Secrets:
    def __init__(self, adapter: Adapter) -> None:
        self._adapter = adapter

    def read(self, name: str) -> dict:
        """Read a secret."""
        return self._adapter.get(f"/secrets/{name}")


class Vault:
    """A vault; a caller may give another class of adapters."""

    def __init__(self, url: str | None = None, adapter: type = Adapter) -> None:
        url = url if url else os.getenv("VAULT_URL", DEFAULT_URL)
        self._adapter = adapter(base_uri=url)
        self.secrets = Secrets(self._adapter)
