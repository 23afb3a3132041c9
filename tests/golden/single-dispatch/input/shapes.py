"""Functions that choose by the type of their first argument."""

import functools
from functools import singledispatch, singledispatchmethod


class Circle:
    """A circle."""


class Square:
    """A square."""


@singledispatch
def area(shape: object, /) -> float:
    """Return the area of a shape.

    Args:
        shape: The shape.
    """
    raise TypeError


@area.register
def _(shape: Circle) -> float:
    """Return the area of a circle."""
    return 3.14


@area.register(Square)
@area.register(int)
def area_of_square(shape, scale: float = 1.0):
    return 1.0


def _area_of_text(shape):
    """Read the area from a text."""


area.register(str, _area_of_text)
area.register(bytes, lambda shape: 0.0)


class Printer:
    """Prints."""

    @singledispatchmethod
    @classmethod
    def show(cls, value):
        """Show anything."""

    @show.register
    @classmethod
    def _(cls, value: int) -> str:
        """Show a number."""

    @functools.singledispatchmethod
    def hide(self, value, *, slowly: bool = False):
        """Hide anything."""

    @hide.register(list)
    def _hide_all(self, value, *, slowly: bool = False):
        """Hide all."""


class Registry:
    """Registers without choosing."""

    def register(self, name):
        """Register."""
        return lambda function: function


registry = Registry()


@registry.register("a")
def other(value):
    """Not chosen by a type."""
