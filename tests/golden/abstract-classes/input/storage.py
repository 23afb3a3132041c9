"""Abstract classes, and how a subclass completes them."""

import abc
from abc import ABC, ABCMeta, abstractmethod
from typing import Protocol


class Storage(ABC):
    """By its base."""

    @abstractmethod
    def read(self, key: str) -> bytes:
        """Read a value."""

    @classmethod
    @abstractmethod
    def open(cls) -> "Storage":
        """Open a storage."""

    @staticmethod
    @abc.abstractmethod
    def version() -> str:
        """Version of the format."""

    def close(self) -> None:
        """Close it."""


class Index(metaclass=ABCMeta):
    """By its metaclass."""


class Cache:
    """Abstract because of a method only."""

    @abstractmethod
    async def warm(self) -> None:
        """Warm it."""


class Readable(Protocol):
    """A protocol is never abstract."""

    def read(self) -> bytes:
        """Read it."""


class Disk(Storage):
    """Not abstract: it implements what its base requires."""

    def read(self, key: str) -> bytes:
        """Read from the disk."""
