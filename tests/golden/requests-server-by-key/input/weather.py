"""Which of two servers answers is read from the key that callers must give."""

import requests

TRIAL = "https://trial.weather.test"
LIVE = "https://weather.test"


class Weather:
    """A client of an API that has a server of its own for trial keys."""

    def __init__(self, key: str, server: str | None = None) -> None:
        if server is None:
            server = TRIAL if key.startswith("trial-") else LIVE
        self._server = server
        self._session = requests.Session()
        self._session.headers["X-Key"] = key

    def forecast(self, place: str):
        """Return the forecast of a place."""
        return self._call("GET", f"/v3/forecast/{place}")

    def report(self, place: str, text: str):
        """Report what the weather is like."""
        return self._call("POST", "/v3/reports", json={"place": place, "text": text})

    def _call(self, method: str, path: str, **options):
        return self._session.request(method, self._server + path, **options).json()
