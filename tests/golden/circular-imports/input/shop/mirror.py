"""And back again."""

from .alias import Ghost
