"""Models on top of the bases."""

import parcels
from parcels import base
from unknown_library import Auditable

from .base import Timed


class Parcel(base.Entity, Timed):
    """A parcel: through a module."""

    weight: float
    note: str = "overridden"


class Letter(parcels.Thing):
    """A letter: through a re-export."""

    stamps: int


class Postcard(Letter):
    """A postcard: two steps from the base."""


class Audited(Auditable, base.Entity):
    """A base class that does not exist."""

    auditor: str


class Foreign(Auditable):
    """Its only base is unknown, so it may or may not be a model."""

    value: int
