"""Where a client's source sets something."""

from __future__ import annotations

import ast
from functools import cached_property
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
        found = [self._texts[one] for one in texts if one in self._texts]
        if found:
            _, file, line = min(found)
            return {"file": file, "line": line}
        node, scope = next(self._nodes())
        return {"file": scope.source.file, "line": getattr(node, "lineno", 1)}

    @cached_property
    def _texts(self) -> dict[str, tuple[int, str, int]]:
        """The texts in the source, each with its place in the order of the search."""
        found: dict[str, tuple[int, str, int]] = {}
        for node, scope in self._nodes():
            for one in walk(node):
                if isinstance(one, ast.Constant) and isinstance(one.value, str):
                    place = (len(found), scope.source.file, one.lineno)
                    found.setdefault(one.value.rstrip("/"), place)
        return found

    def _nodes(self) -> Iterator[tuple[ast.AST, Scope]]:
        if self._init is not None:
            yield self._init.node, self._init.scope
        for cls in self._bases:
            yield cls.node, cls
