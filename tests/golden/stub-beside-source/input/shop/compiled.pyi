"""A stub of a compiled module."""

def crunch(numbers: list[float]) -> float:
    """Crunch numbers."""
