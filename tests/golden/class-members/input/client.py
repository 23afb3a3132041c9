"""Members of classes and modules that are neither models nor operations."""

import functools
from typing import Any, Callable, Optional, overload

TIMEOUT: float = 30.0
"""Seconds to wait."""

_PRIVATE = 1
HEADERS = {"Accept": "application/json"}


class Client:
    """A client."""

    retries: int = 3
    """How often to try."""

    name = "client"
    _token: Optional[str] = None

    def __init__(self, token: str, *, timeout: float = TIMEOUT) -> None:
        """Make a client.

        Args:
            token: Token of the caller.
            timeout: Seconds to wait.
        """
        self.token = token
        """Token of the caller."""

    def send(self, method: str, /, path: str = "/", *parts: str, verify: bool = True, **options: Any) -> bytes:
        """Send a request.

        Args:
            method: Method of the request.
            path: Path of the request.
            *parts: Parts to append.
            verify: Whether to check the certificate.
            **options: Whatever else.

        Returns:
            The answer.
        """

    async def wait(self) -> None:
        """Wait."""

    @property
    def address(self) -> str:
        """Address of the server."""

    @classmethod
    def from_environment(cls) -> "Client":
        """Make a client from the environment."""

    @staticmethod
    @functools.lru_cache(maxsize=None)
    def version() -> str:
        """Version of the client."""

    @overload
    def get(self, key: str) -> str: ...
    @overload
    def get(self, key: int) -> int: ...
    def get(self, key):
        """Get something."""

    class Error(Exception):
        """Something went wrong."""

        code: int = 0

    class _(Error):
        """Not for readers."""

        level: int = 1

    def _private(self) -> None:
        """Not for readers."""


def retry(times: int = 3) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Make a decorator.

    Args:
        times: How often.
    """


def _helper() -> None:
    """Not for readers."""
