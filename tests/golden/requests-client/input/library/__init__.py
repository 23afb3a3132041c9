"""A client with a session, resources and one helper that sends everything."""

from library.client import Library

__all__ = ["Library"]
