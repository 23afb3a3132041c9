"""Functions that a caller may give the path of another page, which they send instead."""

import requests


class Wardrobe:
    """The client."""

    address = "https://wardrobe.example"

    def list_coats(self, page: str | None = None):
        """Return the first page of coats, or another one."""
        return self._get("/v1/coats" if page is None else page)

    def list_hats(self, size: int):
        """Return all hats of a size."""
        return self._get(f"/v1/hats/{size}")

    def _get(self, path: str):
        return requests.get(self.address + path, timeout=5)
