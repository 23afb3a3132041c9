"""Maps."""

import requests

from atlas import paths
from atlas.paths import MAP, Tiles


def get_map(name: str):
    """Return a map."""
    return requests.get(MAP.format(name=name))


def get_maps():
    """Return all maps."""
    return requests.get(paths.ROOT)


def get_tile(x: int, y: int):
    """Return a tile."""
    return requests.get(Tiles.ONE.format(x=x, y=y))
