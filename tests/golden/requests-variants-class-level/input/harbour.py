"""Ships are made by their class in the older style, and by a client in the newer one."""

import requests

URL = "https://harbour.example"


class Ship:
    @classmethod
    def create(cls, **params: str) -> "Ship":
        requests.post(f"{URL}/ships", json=params)
        return cls()

    @classmethod
    async def create_async(cls, **params: str) -> "Ship":
        requests.post(f"{URL}/ships", json=params)
        return cls()

    @classmethod
    def modify(cls, id: str, **params: str) -> "Ship":
        requests.patch(f"{URL}/ships/{id}", json=params)
        return cls()

    @classmethod
    def count(cls) -> int:
        """The client has nothing that returns this."""
        return requests.get(f"{URL}/ships").json()["count"]


class Ships:
    def __init__(self, client: "HarbourClient") -> None:
        self._client = client

    def create(self, params: dict) -> Ship:
        return self._client.send("POST", "/ships", params)

    def update(self, id: str, params: dict) -> Ship:
        return self._client.send("PATCH", f"/ships/{id}", params)

    def list(self) -> list[Ship]:
        return self._client.send("GET", "/ships")


class HarbourClient:
    def __init__(self, key: str) -> None:
        self._key = key
        self.ships = Ships(self)

    def send(self, method: str, path: str, params: dict | None = None):
        return requests.request(method, URL + path, json=params, auth=(self._key, ""))
