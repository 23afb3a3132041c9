"""Models that inherit across modules."""

from .base import Entity as Thing
