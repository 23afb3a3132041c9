"""Old names of what one module has."""

import importlib
import warnings

_RENAMED = {"Nearby": "Near"}


def __getattr__(name):
    if name in _RENAMED:
        warnings.warn(name, DeprecationWarning, stacklevel=2)
        return getattr(importlib.import_module("shop.near"), _RENAMED[name])
    raise AttributeError(name)
