"""Whole paths, and texts that are no modules."""

import importlib

_PATHS = {"Near": "shop.near.Near", "Stroll": "shop.near.walk"}
_TITLES = {"near": "What is near"}


def __getattr__(name):
    module, _, attribute = _PATHS[name].rpartition(".")
    return getattr(importlib.import_module(module), attribute)
