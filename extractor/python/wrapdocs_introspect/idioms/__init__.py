"""Idioms: the ways in which Python code stands for HTTP requests, registered in `_IDIOMS`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.fastapi import FastApiIdiom
from wrapdocs_introspect.idioms.requests import RequestsIdiom
from wrapdocs_introspect.operations.builder import FoundOperations, OperationBuilder

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.idiom import Idiom
    from wrapdocs_introspect.loading import LoadedPackage

_IDIOMS: tuple[Idiom, ...] = (FastApiIdiom(), RequestsIdiom())
"""Declared operations come first: what a function declares is not looked for in its body."""

IDIOM_TRIGGERS = {idiom.name: idiom.triggers for idiom in _IDIOMS}

__all__ = ["IDIOM_TRIGGERS", "FoundOperations", "find_operations"]


def find_operations(package: LoadedPackage) -> FoundOperations:
    """Find the operations of a package in every idiom.

    Args:
        package: The loaded package.

    Returns:
        Operations in source order, the code they are made of, and findings about them.
    """
    builder = OperationBuilder(package)
    for idiom in _IDIOMS:
        builder.add(idiom.name, idiom.find(package, builder.functions))
    return builder.finish()
