"""Names that only running code knows."""

from importlib import metadata


def __getattr__(name: str) -> object:
    for entry in metadata.entry_points(group="shop.parts"):
        if entry.name == name:
            return entry.load()
    raise AttributeError(name)
