"""The address is made of parts, of which some have defaults."""

import requests


class Chat:
    """A server for chats."""

    def __init__(self, host: str = "localhost", port: int = 8065, scheme: str = "https") -> None:
        self._url = f"{scheme}://{host}:{port}/api"

    def list_rooms(self) -> list:
        """List rooms."""
        return self._get("/rooms")

    def _get(self, path: str) -> list:
        return requests.get(self._url + path).json()


class Regional:
    """A server in a region that each caller names."""

    def __init__(self, region: str) -> None:
        self._url = f"https://{region}.chat.test"

    def list_rooms(self) -> list:
        """List rooms."""
        return requests.get(self._url + "/rooms").json()
