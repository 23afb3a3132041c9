"""Flags that decide between constants, and between HTTP methods."""

import requests


class Ferry:
    """A ferry."""

    def _get_json(self, path, params=None, use_post=False):
        url = "https://ferry.example" + path
        if use_post:
            return requests.post(url, json=params).json()
        return requests.get(url, params=params).json()

    def cross(self, night, cars):
        """Find crossings: the flags become numbers."""
        return self._get_json("/crossings", {"night": night and 1 or 0, "cars": 1 if cars else 0})

    def count(self, words):
        """Count crossings: `_get_json` sends a `POST` if it is told so."""
        return self._get_json("/crossings/count", {"words": words}, use_post=True)
