"""Computed at run time, so the value is unknown."""

__all__ = [name for name in dir() if name.startswith("get")]


def get() -> None:
    """Public by its name."""
