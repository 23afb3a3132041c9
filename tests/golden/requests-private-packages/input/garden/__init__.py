"""A client whose requests are sent by a private package, which nobody imports."""

from garden.client import GardenClient

__all__ = ["GardenClient"]
