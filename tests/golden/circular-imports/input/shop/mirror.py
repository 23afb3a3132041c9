"""The module that closes the circle."""

from .alias import Ghost
