"""Shelves."""

from shelves.books import Books, Magazines

__all__ = ["Books", "Magazines"]
