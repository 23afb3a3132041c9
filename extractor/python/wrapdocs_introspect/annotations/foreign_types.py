"""Classes of which nothing is known but their names: those of other distributions."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

from wrapdocs_introspect.names.inheritance import external_bases_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import TypeExpression
    from wrapdocs_introspect.names.scope import Scope

# What their types are in JSON is known.
_KNOWN_PACKAGES: Final = frozenset(
    {*sys.stdlib_module_names, "annotated_types", "fastapi", "pydantic", "pydantic_core"}
    | {"starlette", "typing_extensions"}
)


def foreign_id(kind: TypeExpression, scope: Scope) -> str | None:
    """Return the id of a class that the package does not define, and of which nothing is known.

    Args:
        kind: The name of a class, or any other type.
        scope: A scope of the package.
    """
    resolved = kind.get("id") if kind["kind"] == "name" else None
    if resolved is None or scope.lookup(resolved) is not None:
        return None
    return None if resolved.partition(".")[0] in _KNOWN_PACKAGES else resolved


def foreign_bases(cls: Scope) -> list[str]:
    """Return the ids of the bases of a class of which nothing is known.

    Args:
        cls: The class.
    """
    named = [base for base in external_bases_of(cls) if "." in base]
    return [base for base in named if foreign_id({"kind": "name", "name": base, "id": base}, cls)]


def foreign_ids(kind: TypeExpression, scope: Scope) -> Iterator[str]:
    """Yield the ids of all such classes that a type names.

    Args:
        kind: The type.
        scope: A scope of the package.
    """
    for name in names_in(kind):
        found = foreign_id(name, scope)
        if found is not None:
            yield found


def names_in(kind: TypeExpression) -> Iterator[TypeExpression]:
    """Yield the names of classes and aliases in a type.

    Args:
        kind: The type.
    """
    written: Any = kind
    if written["kind"] == "name":
        yield kind
    parts = [one for key in ("arguments", "members", "items") for one in written.get(key, ())]
    for part in [*([written["origin"]] if "origin" in written else []), *parts]:
        yield from names_in(part)
