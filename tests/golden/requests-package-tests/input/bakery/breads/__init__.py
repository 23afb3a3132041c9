"""Breads."""

from bakery.breads.tests import Tests


class Breads:
    """The breads."""

    def __init__(self) -> None:
        self.tests = Tests()
