"""A client of which special versions are exported beside it."""

from .client import Client
from .special import BoxOffice, EastClient

__all__ = ["BoxOffice", "Client", "EastClient"]
