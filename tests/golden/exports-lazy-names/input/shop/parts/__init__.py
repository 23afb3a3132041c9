"""A dict of modules and their names, which is turned round."""

import importlib

_STRUCTURE = {"inner": ["Inner", "make_inner"]}
_OWNERS = {name: module for module, names in _STRUCTURE.items() for name in names}
_SUBMODULES = {"inner"}
__all__ = list(_OWNERS)


def __getattr__(name):
    if name in _SUBMODULES:
        return importlib.import_module(f".{name}", __name__)
    if name in _OWNERS:
        return getattr(importlib.import_module(f"{__name__}.{_OWNERS[name]}"), name)
    raise AttributeError(name)
