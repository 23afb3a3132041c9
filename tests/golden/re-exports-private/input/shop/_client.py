"""A private module."""

from ._errors import ShopError


class Client:
    """The client."""

    def send(self) -> None:
        """Send."""


class Session:
    """A session."""


class OnlyForTypes:
    """Imported for types alone."""


def _default() -> Client:
    """Exported under a public name."""


def helper() -> ShopError:
    """A helper."""
