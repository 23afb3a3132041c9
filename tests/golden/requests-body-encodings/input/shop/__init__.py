"""Requests whose bodies are encoded by a helper, which looks at the media type."""

from shop.client import Client, Shipping

__all__ = ["Client", "Shipping"]
