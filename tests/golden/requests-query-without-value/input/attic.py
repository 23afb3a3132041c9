"""Names in a query that have no value."""

import requests

CLEAR_ALL = "/boxes/clear?all"


class Attic:
    def __init__(self, token: str):
        self._headers = {"Authorization": f"Bearer {token}"}

    def _send(self, method: str, path: str):
        return requests.request(method, "https://attic.test" + path, headers=self._headers)

    def clear(self):
        """Clear all boxes."""
        return self._send("POST", CLEAR_ALL)

    def describe(self, box: str, page: int):
        """Describe a box."""
        return self._send("GET", f"/boxes/{box}?describe&page={page}")
