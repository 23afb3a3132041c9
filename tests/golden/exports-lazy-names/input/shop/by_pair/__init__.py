"""A dict of pairs."""

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shop.near import walk

_LAZY: dict[str, tuple[str, str]] = {
    "Near": ("shop.near", "Near"),
    "Distant": ("shop.near", "Far"),
    "walk": ("shop.near", "walk"),
}


def __getattr__(name: str) -> object:
    if name not in _LAZY:
        raise AttributeError(name)
    module, attribute = _LAZY[name]
    return getattr(importlib.import_module(module), attribute)
