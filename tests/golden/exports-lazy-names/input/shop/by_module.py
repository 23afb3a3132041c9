"""A dict of names and modules, from which `__all__` is made."""

from importlib import import_module

_MODULES = {"Near": ".near", "walk": ".near"}
__all__ = ["own", *_MODULES]
__all__ = sorted(_MODULES)


def __getattr__(name):
    return getattr(import_module(_MODULES[name], __package__), name)


def own() -> None:
    """Is defined here."""
