"""Sets of words, written as one text."""

from __future__ import annotations


def words(text: str) -> frozenset[str]:
    """Return the words of a text.

    Args:
        text: Words with spaces between them.
    """
    return frozenset(text.split())
