"""Bindings: names that an assignment, a parameter or an import binds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.records import record

if TYPE_CHECKING:
    import ast

    from wrapdocs_introspect.names.scope import Scope


@record
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
