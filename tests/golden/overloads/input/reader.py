"""Functions with several signatures."""

import typing
from typing import Literal, overload

from typing_extensions import overload as variant


@overload
def read(name: str) -> str: ...
@overload
def read(name: str, *, binary: Literal[True]) -> bytes: ...
def read(name, *, binary=False):
    """Read a file.

    Args:
        name: Name of the file.
        binary: Whether to give bytes.
    """


class Page:
    """A page."""


class Reader:
    """Reads pages."""

    @typing.overload
    def __init__(self, page: Page) -> None: ...
    @typing.overload
    def __init__(self, page: int, book: str) -> None: ...
    def __init__(self, page: Page | int, book: str | None = None) -> None:
        """Make a reader."""

    @variant
    @classmethod
    def open(cls, name: str) -> "Reader": ...
    @variant
    @classmethod
    def open(cls, name: bytes) -> "Reader": ...
    @classmethod
    def open(cls, name: str | bytes) -> "Reader":
        """Open a book."""

    @overload
    @staticmethod
    def count(page: Page) -> int:
        """Count the words: only the first overload says so."""

    @overload
    @staticmethod
    def count(page: None) -> None: ...
    @staticmethod
    def count(page): ...

    @overload
    async def fetch(self, page: int) -> Page: ...
    @overload
    async def fetch(self, page: None = None) -> list[Page]: ...
    async def fetch(self, page=None):
        """Fetch pages."""
