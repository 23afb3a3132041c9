"""Where a client's source sets something."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from wrapdocs_introspect.contract import SourceLocation
    from wrapdocs_introspect.idioms.requests.following.definitions import Definitions
    from wrapdocs_introspect.names.scope import Scope


class SettingPlaces:
    """Finds the lines of a client, and of its base classes, that set something."""

    def __init__(self, cls: Scope, definitions: Definitions) -> None:
        """Search the source of a client.

        Args:
            cls: The class of the client.
            definitions: The definitions of the package.
        """
        self._cls = cls
        self._init = definitions.method(cls, "__init__")
        self._bases = definitions.bases(cls)

    def find(self, texts: Collection[str]) -> SourceLocation:
        """Return the first line that contains one of some texts, else that of the constructor.

        Args:
            texts: Addresses, names of environment variables.
        """
        nodes = list(self._nodes())
        for node, scope in nodes:
            for one in walk(node):
                if isinstance(one, ast.Constant) and _is_among(one.value, texts):
                    return {"file": scope.source.file, "line": one.lineno}
        node, scope = nodes[0]
        return {"file": scope.source.file, "line": getattr(node, "lineno", 1)}

    def _nodes(self) -> Iterator[tuple[ast.AST, Scope]]:
        if self._init is not None:
            yield self._init.node, self._init.scope
        for cls in self._bases:
            yield cls.node, cls


def _is_among(value: object, texts: Collection[str]) -> bool:
    return isinstance(value, str) and value.rstrip("/") in texts
