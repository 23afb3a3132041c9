"""A client whose methods are reached through attributes, properties and cached properties."""

from bakery._client import AsyncBakery, Bakery

__all__ = ["AsyncBakery", "Bakery"]
