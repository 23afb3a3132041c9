"""Import paths by which callers outside a package name its classes and functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.names.public_names import is_private_module

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.loading import LoadedPackage


class ImportPaths:
    """The shortest public import path of everything that a package's modules define."""

    def __init__(self, package: LoadedPackage) -> None:
        """Read the public names of a package.

        Args:
            package: The loaded package.
        """
        self._package = package
        self._root = package.names.root
        self._exported: dict[str, str] = {}
        for target, path in self._re_exports():
            known = self._exported.get(target)
            if known is None or _length(path) < _length(known):
                self._exported[target] = path

    def of(self, dotted_id: str) -> str | None:
        """Return the shortest import path of a class or function, None if it has no public one.

        Args:
            dotted_id: Its id; it may be nested in a class.
        """
        exported = self._exported.get(dotted_id)
        own = dotted_id if self._is_public(dotted_id) else None
        if exported is None or (own is not None and _length(own) < _length(exported)):
            return own
        return exported

    def _re_exports(self) -> Iterator[tuple[str, str]]:
        for source in self._package.modules:
            if not is_private_module(source.id, self._root):
                for one in self._package.public.re_exports(source.id):
                    yield one.target, f"{source.id}.{one.name}"

    def _is_public(self, dotted_id: str) -> bool:
        module, _, name = dotted_id.rpartition(".")
        if name.startswith("_") or is_private_module(module, self._root):
            return False
        return not self._package.public.is_left_out(dotted_id)


def _length(path: str) -> int:
    return path.count(".")
