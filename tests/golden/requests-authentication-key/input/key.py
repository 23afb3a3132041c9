"""Keys in a header of its own name and in the query, and headers that are no secrets."""

import requests


class Weather:
    """Sends a key in the query."""

    def __init__(self, api_key: str) -> None:
        self.api_key = api_key

    def _get(self, path: str, **params: str) -> dict:
        params["appid"] = self.api_key
        return requests.get(f"https://api.weather.test{path}", params=params).json()

    def get_forecast(self, city: str) -> dict:
        """Get a forecast."""
        return self._get("/forecast", q=city)


class Tides:
    """Sends a key in a header, beside one that is unique to each request."""

    def __init__(self, key: str, agent: str = "tides") -> None:
        self._headers = {"X-Api-Key": key, "User-Agent": agent, "Idempotency-Key": make_key()}

    def _get(self, path: str) -> dict:
        return requests.get(f"https://api.tides.test{path}", headers=self._headers).json()

    def get_tide(self, harbour: str) -> dict:
        """Get a tide."""
        return self._get(f"/tides/{harbour}")
