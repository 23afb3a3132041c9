"""Deep."""


def dig() -> None:
    """A spade."""
