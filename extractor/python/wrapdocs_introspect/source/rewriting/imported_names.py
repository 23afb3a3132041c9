"""What the names that a module imports stand for, before any scope exists."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from collections.abc import Iterable


class ImportedNames:
    """The absolute imports of a body."""

    def __init__(self, body: Iterable[ast.stmt]) -> None:
        """Read the imports of a body and its branches."""
        self._paths: dict[str, str] = {}
        for statement in statements_of(body):
            if isinstance(statement, ast.Import):
                for one in statement.names:
                    self._paths[one.asname or one.name] = one.name
            elif isinstance(statement, ast.ImportFrom) and not statement.level:
                for one in statement.names:
                    self._paths[one.asname or one.name] = f"{statement.module}.{one.name}"

    def path_of(self, node: ast.expr) -> str | None:
        """Return the path of an imported name: `functools.partial` for `ft.partial`."""
        dotted = dotted_name(node)
        if dotted is None or dotted in self._paths:
            return self._paths.get(dotted or "")
        owner, _, name = dotted.rpartition(".")
        return f"{self._paths[owner]}.{name}" if owner in self._paths else None
