"""Paths."""

ROOT = "/maps"
MAP = ROOT + "/{name}"


class Tiles:
    """Paths of tiles."""

    ONE = f"{ROOT}/tiles/{{x}}/{{y}}"
