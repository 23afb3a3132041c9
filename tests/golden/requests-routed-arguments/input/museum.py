"""Functions of the package that decide which part of a request an argument becomes."""

import json

import requests


class Museum:
    """A museum."""

    def __init__(self) -> None:
        self._session = requests.Session()

    def _call(self, method, url, args=None, payload=None, **keywords):
        if args:
            keywords.update(args)
        sent = {"params": keywords}
        if payload:
            sent["data"] = json.dumps(payload)
        return self._session.request(method, "https://museum.example" + url, **sent)

    def _get(self, url, **keywords):
        return self._call("GET", url, **keywords)

    def _post(self, url, params=None):
        return self._session.post("https://museum.example" + url, json=params)

    def pictures(self, room: str, limit: int = 10) -> list:
        """List pictures."""
        return self._get("/pictures", room=room, limit=limit).json()

    def hang(self, title: str, room: str) -> None:
        """Hang a picture: what this package calls parameters is the body."""
        self._post("/pictures", params={"title": title, "room": room})

    def lend(self, picture: str, to: str) -> None:
        """Lend a picture."""
        self._call("PUT", f"/pictures/{picture}/loan", payload={"to": to})
