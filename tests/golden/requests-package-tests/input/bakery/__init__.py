"""A client whose package holds its tests, too."""

from bakery.client import Bakery

__all__ = ["Bakery"]
