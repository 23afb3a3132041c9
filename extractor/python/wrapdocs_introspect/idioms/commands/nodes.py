"""Commands and groups as the source declares them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from wrapdocs_introspect.names.expression import Expression
    from wrapdocs_introspect.names.scope import Scope

Library = Literal["click", "typer"]


@dataclass
class CommandNode:
    """A command or a group of commands."""

    id: str
    """The id of its function; for a group that an assignment makes, of the attribute."""
    library: Library
    is_group: bool
    scope: Scope
    """The scope of the names in its options."""
    line: int
    name: str | None = None
    """What it is called in a group that does not say otherwise."""
    options: dict[str, Expression] = field(default_factory=dict)
    """The arguments of the call that declares it."""
    function: Scope | None = None
    """The function that runs, and whose parameters it has."""


@dataclass(frozen=True)
class Entry:
    """A command in a group."""

    group: str
    command: str
    name: str | None = None
    """What the group calls it."""
    is_merged: bool = False
    """Whether its commands become the group's own if it has no name."""
    options: tuple[tuple[str, Expression], ...] = ()
    """What the group says about it instead."""
