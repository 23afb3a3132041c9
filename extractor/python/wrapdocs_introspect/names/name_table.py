"""Names of a package: what a name means in a scope, found by following imports."""

from __future__ import annotations

import builtins
import sys

import griffe

_BUILTINS = frozenset(dir(builtins))
_MAX_HOPS = 100


def is_builtin(name: str) -> bool:
    """Tell whether a name is one of Python's builtins."""
    return name in _BUILTINS


def hiding_key(name: str) -> str:
    """Return the key of a function or value of a package that hides its submodule of this name."""
    return f"{name}()"


class NameTable:
    """The names of one loaded package, by dotted path."""

    def __init__(self, package: griffe.Module, shadowed: dict[str, str] | None = None) -> None:
        """Read names of this package.

        Args:
            package: The root module.
            shadowed: Imports that hide a submodule of the same name, with what they import.
        """
        self._package = package
        self.root: str = package.path
        self._shadowed = shadowed or {}
        self._canonical: dict[str, str | None] = {}
        self._objects: dict[str, griffe.Object | None] = {}

    @property
    def package(self) -> griffe.Module:
        """The root module."""
        return self._package

    def canonical(self, path: str) -> str | None:
        """Follow imports from a dotted path to the definition.

        Args:
            path: A dotted path as an import statement gives it.

        Returns:
            The id inside the package, the import path of an external name, or None if the
            path points into the package and nothing is there.
        """
        if path not in self._canonical:
            self._canonical[path] = self._follow(path)
        return self._canonical[path]

    def lookup(self, path: str) -> griffe.Object | None:
        """Return the object that a canonical path names, if it is in the package."""
        if path not in self._objects:
            self._objects[path] = self._walk(path)
        return self._objects[path]

    def _walk(self, path: str) -> griffe.Object | None:
        if not self._is_inside(path):
            return None
        owner: griffe.Object = self._package
        parts = self._parts(path)
        for index, part in enumerate(parts):
            hiding = owner.members.get(hiding_key(part)) if index == len(parts) - 1 else None
            member = hiding or owner.members.get(part)
            if not isinstance(member, griffe.Object):
                return None
            owner = member
        return owner

    def _follow(self, path: str) -> str | None:
        seen: set[str] = set()
        external: str | None = None
        while path not in seen and len(seen) < _MAX_HOPS:
            seen.add(path)
            # `import httpx` in a module that the root imports with `import *` leads back to itself.
            external = external if self._is_inside(path) else path
            inside = self._inside(path)
            if inside is None:
                return path
            step = self._step(inside)
            if step == inside:
                return inside
            if step is None:
                return None if path == inside and not self._is_of_namespace(path) else path
            path = step
        return external

    def _is_inside(self, path: str) -> bool:
        return path == self.root or path.startswith(f"{self.root}.")

    def _parts(self, path: str) -> list[str]:
        """Return the names from the package's root down to what a path inside it means."""
        below = path[len(self.root) + 1 :]
        return below.split(".") if below else []

    def _inside(self, path: str) -> str | None:
        if self._is_inside(path):
            return path
        root = path.split(".", 1)[0]
        # The package's own folder may be the import root: `from routers import users`.
        if root in sys.stdlib_module_names:
            return None
        return f"{self.root}.{path}" if self._package.members.get(root) is not None else None

    def _is_of_namespace(self, path: str) -> bool:
        """Tell whether a path leads out of folders that other distributions share.

        A package that is read as `google` does not hold `google.auth`.
        """
        owner: griffe.Object | griffe.Alias = self._package
        for part in self._parts(path):
            if not isinstance(owner, griffe.Module) or not isinstance(owner.filepath, list):
                return False
            if part not in owner.members:
                return True
            owner = owner.members[part]
        return False

    def _step(self, path: str) -> str | None:
        """Walk a path inside the package; an import on the way continues it elsewhere."""
        if path in self._shadowed:
            return self._shadowed[path]
        parts = self._parts(path)
        owner: griffe.Object = self._package
        for index, part in enumerate(parts):
            member = owner.members.get(part)
            if member is None:
                return None
            if isinstance(member, griffe.Alias):
                return ".".join((member.target_path, *parts[index + 1 :]))
            owner = member
        return path
