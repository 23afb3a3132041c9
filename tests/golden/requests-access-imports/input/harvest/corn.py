import httpx


class Corn:
    def __init__(self, key: str) -> None:
        self._key = key

    def pick(self) -> None:
        httpx.post("https://harvest.example/corn/pick", headers={"X-Key": self._key})
