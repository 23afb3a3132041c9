"""Dicts that are copied before they are sent: filtered, or with other values."""

import requests


class Garden:
    """A garden."""

    def __init__(self, address: str) -> None:
        self.address = address

    def _send(self, method: str, path: str, params=None, body=None):
        params = {key: str(value) for key, value in (params or {}).items() if value is not None}
        return requests.request(method, self.address + path, params=params, json=body)

    def plant(self, name: str, **fields):
        """Plant something; a list says which fields are sent."""
        allowed = ("colour", "height")
        body = {k: v for k, v in fields.items() if k in allowed and v is not None}
        return self._send("POST", f"/plants/{name}", body=body)

    def move(self, name: str, bed: int, **fields):
        """Move a plant; all that a caller gives is sent, and the bed."""
        fields["bed"] = bed
        return self._send("PATCH", f"/plants/{name}", body={k: v for k, v in fields.items() if v})

    def swap(self, names: dict):
        """Swap plants; the keys are not those of the dict, so that nothing is known of them."""
        return self._send("PUT", "/plants", body={new: old for old, new in names.items()})

    def find(self, colour: str | None = None, limit: int | None = None):
        """Find plants; what sends the query leaves out what is None."""
        return self._send("GET", "/plants", params={"colour": colour, "limit": limit})
