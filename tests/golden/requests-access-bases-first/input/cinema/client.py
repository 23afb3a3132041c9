"""The client, and what all clients can do."""

import requests


class Films:
    """Films."""

    def __init__(self, token: str):
        self._token = token

    def list(self):
        """List films."""
        headers = {"Authorization": f"Bearer {self._token}"}
        return requests.get("https://api.cinema.test/films", headers=headers, timeout=10)


class BaseClient:
    """What all clients can do."""

    def __init__(self, token: str):
        self._token = token
        self.films = Films(token)

    def search(self, text: str):
        """Search films."""
        headers = {"Authorization": f"Bearer {self._token}"}
        url = "https://api.cinema.test/search"
        return requests.get(url, params={"text": text}, headers=headers, timeout=10)


class Client(BaseClient):
    """The client."""
