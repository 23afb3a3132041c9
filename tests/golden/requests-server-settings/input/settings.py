"""Addresses of the server that a caller may replace are no part of the path; others stay."""

import requests

TOKENS = "https://login.weather.example/token"


class Weather:
    """A client of a weather station."""

    DEFAULTS = {"server": "http://localhost:8080/weather", "version": "2"}

    def __init__(self, options: dict | None = None) -> None:
        self._options = {**self.DEFAULTS, **(options or {})}
        self._session = requests.Session()

    def _url(self, path: str) -> str:
        return "{}/api/{}/{}".format(self._options["server"], self._options["version"], path)

    def today(self) -> dict:
        """Return the weather of today."""
        return self._session.get(self._url("today")).json()

    def report(self, station: str, text: str) -> None:
        """Report the weather at a station."""
        self._session.post(self._url(f"stations/{station}/reports"), json={"text": text})

    def log_in(self, code: str) -> dict:
        """Exchange a code for a token, elsewhere."""
        return requests.post(TOKENS, data={"code": code}).json()

    def cloud(self, kind: str) -> bytes:
        """Download a picture, which is no operation."""
        return requests.get(f"https://pictures.weather.example/clouds/{kind}.png").content
