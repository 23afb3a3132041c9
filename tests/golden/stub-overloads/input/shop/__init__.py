"""Code whose types are in a stub."""

from ._fast import crunch, sort_books
from .slow import walk


def find(key, default=None):
    """Find a thing.

    Args:
        key: What to look for.
        default: What to give where there is none.
    """


class Shop:
    """A shop."""

    def get(self, key):
        """Get a thing."""

    @property
    def size(self):
        """How large it is."""

    @staticmethod
    def version():
        """Version of the shop."""
