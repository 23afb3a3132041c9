"""Places."""

from .shared import helper


def find_place(self, text: str):
    """Find a place."""
    helper(self)
    return self._request("/places", {"text": text})


def search_roads(self, lat: float, lon: float):
    """Find roads; they are on another server."""
    from .client import ROADS

    return self._request(f"/v1/{lat},{lon}", {}, base=ROADS)
