"""Coroutines and asynchronous generators."""

import contextlib
from collections.abc import AsyncIterator


async def fetch(url: str) -> bytes:
    """Fetch a page."""


async def pages(start: int = 1) -> AsyncIterator[bytes]:
    """Yield pages.

    Yields:
        Pages one by one.
    """
    yield b""


@contextlib.asynccontextmanager
async def connected() -> AsyncIterator["Queue"]:
    """Connect, and disconnect afterwards."""
    yield Queue()


class Queue:
    """A queue."""

    async def get(self) -> bytes:
        """Get the next one."""

    @classmethod
    async def open(cls) -> "Queue":
        """Open a queue."""

    async def __call__(self) -> None:
        """Run it."""
