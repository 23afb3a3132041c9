"""A name that is imported in a circle."""

from .mirror import Ghost
