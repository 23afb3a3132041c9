"""Computed: only running it would tell."""

__all__ = [name for name in dir() if name.startswith("get")]


def get() -> None:
    """Public by its name."""
