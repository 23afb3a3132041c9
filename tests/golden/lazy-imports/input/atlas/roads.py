"""Roads."""


class Road:
    """A road."""


def drive(road: Road) -> None:
    """Drive along a road."""
