"""Deep."""


def dig() -> None:
    """Dig."""
