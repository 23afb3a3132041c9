"""Tools."""


def hammer() -> None:
    """Hammer."""


def saw() -> None:
    """Saw."""
