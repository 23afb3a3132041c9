"""Private too, and re-exported by a plain module."""


class ShopError(Exception):
    """Something went wrong."""
