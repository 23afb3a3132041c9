"""Resources."""

from fleet.base import Collection


class Cars(Collection):
    """Cars."""

    _path = "/cars"


class Drivers(Collection):
    """Drivers."""

    _path = "/people/drivers"
