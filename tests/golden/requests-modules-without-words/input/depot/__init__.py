"""A client in three modules, of which only one has to do with HTTP."""

from depot.shelves import Shelf
from depot.crates import Crate
from depot.labels import Label

__all__ = ["Crate", "Label", "Shelf"]
