"""Idioms: the ways in which Python code stands for HTTP requests, registered in `_IDIOMS`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.errors import IntrospectionError, describe_error
from wrapdocs_introspect.idioms.commands import CommandsIdiom
from wrapdocs_introspect.idioms.fastapi import FastApiIdiom
from wrapdocs_introspect.idioms.requests import RequestsIdiom
from wrapdocs_introspect.operations.builder import FoundOperations, OperationBuilder
from wrapdocs_introspect.operations.facts import IdiomFacts

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.idioms.idiom import Idiom
    from wrapdocs_introspect.loading import LoadedPackage

_IDIOMS: tuple[Idiom, ...] = (FastApiIdiom(), RequestsIdiom(), CommandsIdiom())
"""Declared operations come first: what a function declares is not looked for in its body."""

IDIOM_TRIGGERS = {idiom.name: idiom.triggers for idiom in _IDIOMS}

__all__ = ["IDIOM_TRIGGERS", "FoundOperations", "find_operations"]


def find_operations(
    package: LoadedPackage, names: Sequence[str] = (), *, is_last: bool = False
) -> FoundOperations:
    """Find the operations of a package.

    Args:
        package: The loaded package.
        names: The idioms to look for; every idiom by default.
        is_last: Whether nobody reads the package's syntax trees after this.

    Returns:
        Operations in source order, the code they are made of, and findings about them.

    Raises:
        IntrospectionError: There is no idiom of that name.
    """
    declared: set[str] = set()
    found: list[tuple[str, IdiomFacts]] = []
    for idiom in _choose(names):
        facts = _find(idiom, package, declared)
        declared |= {one.id for one in facts.operations}
        found.append((idiom.name, facts))
    if is_last:
        package.scopes.forget_bodies()
    builder = OperationBuilder(package)
    for name, facts in found:
        builder.add(name, facts)
    return builder.finish()


def _find(idiom: Idiom, package: LoadedPackage, declared: AbstractSet[str]) -> IdiomFacts:
    """Find the operations of an idiom; a bug in wrapdocs only loses these, not the package."""
    try:
        return idiom.find(package, declared)
    except Exception as error:  # noqa: BLE001 - whatever it is, the package can be read
        message = f"The operations of `{idiom.name}` were skipped: {describe_error(error)}."
        return IdiomFacts(diagnostics=(make_diagnostic("idiom-left-out", message),))


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
