"""A dict that has nothing to do with imports, and names that only the program knows."""

import importlib
import os

_COLORS = {"red": "#f00"}
_FOUND = {name: ".near" for name in os.environ}


def __getattr__(name):
    if name in _COLORS:
        return _COLORS[name]
    return importlib.import_module(f".{name}", __package__)
