"""Paper."""


def fold(times: int = 3) -> None:
    """Fold a map."""
