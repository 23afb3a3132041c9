"""Idioms: the ways in which Python code stands for HTTP requests, registered in `_IDIOMS`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.errors import IntrospectionError
from wrapdocs_introspect.idioms.commands import CommandsIdiom
from wrapdocs_introspect.idioms.fastapi import FastApiIdiom
from wrapdocs_introspect.idioms.requests import RequestsIdiom
from wrapdocs_introspect.operations.builder import FoundOperations, OperationBuilder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wrapdocs_introspect.idioms.idiom import Idiom
    from wrapdocs_introspect.loading import LoadedPackage

_IDIOMS: tuple[Idiom, ...] = (FastApiIdiom(), RequestsIdiom(), CommandsIdiom())
"""Declared operations come first: what a function declares is not looked for in its body."""

IDIOM_TRIGGERS = {idiom.name: idiom.triggers for idiom in _IDIOMS}

__all__ = ["IDIOM_TRIGGERS", "FoundOperations", "find_operations"]


def find_operations(package: LoadedPackage, names: Sequence[str] = ()) -> FoundOperations:
    """Find the operations of a package.

    Args:
        package: The loaded package.
        names: The idioms to look for; every idiom by default.

    Returns:
        Operations in source order, the code they are made of, and findings about them.

    Raises:
        IntrospectionError: There is no idiom of that name.
    """
    builder = OperationBuilder(package)
    for idiom in _choose(names):
        builder.add(idiom.name, idiom.find(package, builder.functions))
    return builder.finish()


def _choose(names: Sequence[str]) -> list[Idiom]:
    for name in names:
        if name not in IDIOM_TRIGGERS:
            known = ", ".join(f"`{one}`" for one in IDIOM_TRIGGERS)
            raise IntrospectionError(
                "unknown-idiom",
                f"There is no idiom {name!r}.",
                f"Set `idioms` to a list of {known}, or remove the setting.",
            )
    return [one for one in _IDIOMS if not names or one.name in names]
