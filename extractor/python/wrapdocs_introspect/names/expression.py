"""Expressions with the scope that their names are read from."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.records import record
from wrapdocs_introspect.source.expressions import parse_type

if TYPE_CHECKING:
    import griffe

    from wrapdocs_introspect.names.scope import Scope


@record
class Expression:
    """An expression and the scope that its names are read from."""

    node: ast.expr
    scope: Scope

    def part(self, node: ast.expr) -> Expression:
        """Return an expression inside this one."""
        return Expression(node, self.scope)

    def resolve(self) -> str | None:
        """Return the canonical id of a name or attribute access."""
        return self.scope.resolve_node(self.node)

    def target(self) -> griffe.Object | None:
        """Return the object in the package that a name or attribute access refers to."""
        resolved = self.resolve()
        return self.scope.lookup(resolved) if resolved is not None else None

    def unquoted(self) -> Expression:
        """Return the expression that a forward reference holds."""
        if isinstance(self.node, ast.Constant) and isinstance(self.node.value, str):
            return self.part(parse_type(self.node.value) or self.node)
        return self
