"""Methods of the same name in several classes send requests of the same shape."""

import requests


class Adapter:
    """Sends requests, and keeps the token that a server answers."""

    def __init__(self):
        self.token = None

    def post(self, path: str, **kwargs):
        """Send a request."""
        return requests.post(f"https://doors.test{path}", timeout=10, **kwargs)

    def login(self, path: str, keep: bool = True, **kwargs):
        """Log in."""
        answer = self.post(path, **kwargs)
        if keep:
            self.token = answer.json()["token"]
        return answer


class Keys:
    """Logs in with a key."""

    def __init__(self, adapter: Adapter):
        self._adapter = adapter

    def login(self, key: str, mount: str = "keys"):
        """Log in."""
        return self._adapter.login(f"/v1/{mount}/login", json={"key": key})


class Cards:
    """Logs in with a card."""

    def __init__(self, adapter: Adapter):
        self._adapter = adapter

    def login(self, card: str, mount: str = "cards"):
        """Log in."""
        return self._adapter.login(f"/v1/{mount}/login", json={"card": card})


class Client:
    """The client."""

    def __init__(self):
        adapter = Adapter()
        self.keys = Keys(adapter)
        self.cards = Cards(adapter)
