"""Bindings: names that an assignment, a parameter or an import binds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ast

    from wrapdocs_introspect.names.scope import Scope


@dataclass(frozen=True, slots=True)
class Binding:
    """A name bound by an assignment, a parameter or an import."""

    name: str
    line: int
    scope: Scope
    value: ast.expr | None = None
    annotation: ast.expr | None = None
    imported: str | None = None

    @property
    def id(self) -> str:
        """The dotted path of the name."""
        return f"{self.scope.id}.{self.name}"
