"""Nodes with the names they are read by."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.source.expressions import dotted_name, parse_type
from wrapdocs_introspect.source.nodes import attribute_node

if TYPE_CHECKING:
    from wrapdocs_introspect.names.name_table import Scope

_MAX_HOPS = 20


@dataclass(frozen=True)
class ScopedNode:
    """An expression, and the module or class whose names it uses."""

    node: ast.expr
    scope: Scope

    def part(self, node: ast.expr) -> ScopedNode:
        """Return an expression inside this one."""
        return ScopedNode(node, self.scope)

    def resolve(self) -> str | None:
        """Return the id of a name or attribute access."""
        dotted = dotted_name(self.node)
        return self.scope.resolve(dotted) if dotted is not None else None

    def target(self) -> griffe.Object | None:
        """Return the object in the package that a name or attribute access means."""
        resolved = self.resolve()
        return self.scope.lookup(resolved) if resolved is not None else None

    def follow(self) -> ScopedNode:
        """Follow names to what they are assigned."""
        found = self
        for _ in range(_MAX_HOPS):
            step = found._step()
            if step is None:
                break
            found = step
        return found

    def unquoted(self) -> ScopedNode:
        """Return the type that a forward reference holds."""
        if isinstance(self.node, ast.Constant) and isinstance(self.node.value, str):
            return self.part(parse_type(self.node.value) or self.node)
        return self

    def _step(self) -> ScopedNode | None:
        found = self.target() if isinstance(self.node, (ast.Name, ast.Attribute)) else None
        value = _value_of(found) if found is not None else None
        if found is None or value is None:
            return None
        return ScopedNode(value, self.scope.around(found))


def _value_of(found: griffe.Object) -> ast.expr | None:
    if isinstance(found, griffe.TypeAlias):
        return parse_type(str(found.value))
    node = attribute_node(found) if isinstance(found, griffe.Attribute) else None
    return node.value if node is not None else None
