"""What callers use."""

from __future__ import annotations

from garden._generated import BedOperations, Generated


class GardenClient:
    """A garden."""

    def __init__(self, address: str) -> None:
        self._client = Generated(address)
        self.beds = BedOperations(self._client)

    def plant(self, name: str, *, depth: int | None = None) -> dict:
        """Plant something."""
        return self._client.put_plant(plant_name=name, depth=depth)

    def water_all(self) -> None:
        """Water all beds; another method that callers reach sends the request."""
        self.beds.water("all")
