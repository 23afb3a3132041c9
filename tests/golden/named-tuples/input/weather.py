"""Named tuples."""

import collections
from collections import namedtuple
from typing import NamedTuple, Optional


class Point(NamedTuple):
    """A point on the map."""

    latitude: float
    longitude: float
    height: Optional[int] = None
    """Metres above the sea."""

    def swap(self) -> "Point":
        """Return the point with its coordinates swapped."""
        return Point(self.longitude, self.latitude)


Wind = NamedTuple("Wind", [("speed", float), ("direction", "str")])
Rain = namedtuple("Rain", "amount unit", defaults=["mm"])
Snow = collections.namedtuple("Snow", ["depth", "age"])
