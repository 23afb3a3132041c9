"""A name that comes back to itself."""

from .mirror import Ghost
