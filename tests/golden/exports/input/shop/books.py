"""A tuple."""

__all__ = ("Book", "find_book")


class Book:
    """A book."""

    shelf: "_Shelf"


class _Shelf:
    """Private, but a type that readers meet."""

    place: "_Place"


class _Place:
    """Met through another."""


class _Unmet:
    """Private, and nothing refers to it."""


def find_book(name: str) -> Book:
    """Find a book."""


def sort_books() -> None:
    """Not exported."""
