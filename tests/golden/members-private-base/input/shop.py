"""Bases that are not for readers, and what their heirs have from them."""


class SharedBase:
    """Keeps the credentials.

    :meta private:
    """

    def __init__(self, api_key: str, api_secret: str) -> None:
        """Keep the credentials."""
        self.api_key = api_key
        self.api_secret = api_secret

    def ping(self) -> bool:
        """Return whether the service answers."""
        return True


class Orders(SharedBase):
    """Orders of a shop."""

    def count(self) -> int:
        """Return how many orders there are."""
        return 0


class Unused:
    """Nobody inherits from this one.

    :meta private:
    """
