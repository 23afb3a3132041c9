"""Models: the data side of classes."""

from __future__ import annotations

from wrapdocs_introspect.models.flavor_rules import names_in_model
from wrapdocs_introspect.models.index import ModelIndex

__all__ = ["ModelIndex", "names_in_model"]
