"""A client whose methods are functions of other modules."""

from .client import Client

__all__ = ["Client"]
