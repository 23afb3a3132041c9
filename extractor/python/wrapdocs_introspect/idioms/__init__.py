"""Idioms: the ways in which Python code stands for HTTP requests, registered in `_IDIOMS`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.errors import IntrospectionError, describe_error
from wrapdocs_introspect.idioms.commands import CommandsIdiom
from wrapdocs_introspect.idioms.fastapi import FastApiIdiom
from wrapdocs_introspect.idioms.possible_senders import add_possible_senders
from wrapdocs_introspect.idioms.requests import RequestsIdiom
from wrapdocs_introspect.operations.builder import FoundOperations, OperationBuilder
from wrapdocs_introspect.operations.facts import IdiomFacts
from wrapdocs_introspect.possible_senders.gate import LIBRARY_TRIGGERS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.idioms.idiom import Idiom
    from wrapdocs_introspect.loading import LoadedPackage

_IDIOMS: tuple[Idiom, ...] = (FastApiIdiom(), RequestsIdiom(), CommandsIdiom())
"""Declared operations come first: what a function declares is not looked for in its body."""

MODULE_TRIGGERS = {**{idiom.name: idiom.triggers for idiom in _IDIOMS}, **LIBRARY_TRIGGERS}
"""Texts by idiom, and those that tell that a module imports an HTTP library."""

__all__ = ["MODULE_TRIGGERS", "FoundOperations", "find_operations"]


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
        if idiom.name == RequestsIdiom.name:
            facts = _add_possible_senders(facts, package, declared)
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


def _add_possible_senders(
    facts: IdiomFacts, package: LoadedPackage, declared: AbstractSet[str]
) -> IdiomFacts:
    """Add the functions that may send a request; a bug in wrapdocs only loses these."""
    try:
        return add_possible_senders(facts, package, declared)
    except Exception as error:  # noqa: BLE001 - whatever it is, the package can be read
        message = f"Which functions may send a request was skipped: {describe_error(error)}."
        problem = make_diagnostic("idiom-left-out", message)
        return replace(facts, diagnostics=(*facts.diagnostics, problem))


def _choose(names: Sequence[str]) -> list[Idiom]:
    for name in names:
        if name not in [one.name for one in _IDIOMS]:
            known = ", ".join(f"`{one.name}`" for one in _IDIOMS)
            raise IntrospectionError(
                "unknown-idiom",
                f"There is no idiom {name!r}.",
                f"Set `idioms` to a list of {known}, or remove the setting.",
            )
    return [one for one in _IDIOMS if not names or one.name in names]
