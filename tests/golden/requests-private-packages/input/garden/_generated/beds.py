"""A part of the client that callers reach, though its module is private."""

from __future__ import annotations

from garden._generated.generated import Generated


class BedOperations:
    """Beds."""

    def __init__(self, client: Generated) -> None:
        self._client = client

    def water(self, bed: str) -> dict:
        """Water a bed."""
        return self._client.call("POST", f"/beds/{bed}/water", {})
