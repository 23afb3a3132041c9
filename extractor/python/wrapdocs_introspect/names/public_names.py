"""The public names of a package's modules: `__all__`, and imports meant for others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import griffe

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.names.exports import ExportsOf

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import Diagnostic
    from wrapdocs_introspect.names.name_table import NameTable
    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.source.module_source import ModuleSource

_ALL = ".__all__"
_CALLED_BY_SYNTAX = frozenset({"__call__", "__iter__"})
# Names that every module has without defining them.
_IMPLICIT = frozenset({"__doc__", "__file__", "__name__", "__path__", "__spec__"})


@dataclass(frozen=True)
class ReExport:
    """A public name of a module that is defined elsewhere."""

    name: str
    target: str
    line: int


def resolve_exports(names: NameTable, sources: dict[str, ModuleSource]) -> dict[str, list[str]]:
    """Read the `__all__` of every module that has one.

    Args:
        names: The package's names, before imports with `*` are followed.
        sources: The modules by id.

    Returns:
        The exported names by module, each once; modules whose `__all__` is computed are left out.
    """
    reader = _ExportsReader(names, sources)
    found = {module_id: reader.read(module_id) for module_id in sources}
    return {module_id: exports for module_id, exports in found.items() if exports is not None}


def is_for_users(name: str) -> bool:
    """Tell whether users call a function of that name, be it by calling or iterating an object.

    Args:
        name: The name of a function or method.
    """
    return not name.startswith("_") or name in _CALLED_BY_SYNTAX


def is_private_module(module_id: str, package: str) -> bool:
    """Tell whether a module of a package is private.

    Args:
        module_id: Dotted path of the module.
        package: Dotted path of the package, whose own name does not count.
    """
    parts = module_id[len(package) + 1 :].split(".")
    return any(part.startswith("_") and not part.endswith("__") for part in parts)


class PublicNames:
    """The public names of a package's modules."""

    def __init__(
        self, scopes: PackageScopes, sources: dict[str, ModuleSource], exports: dict[str, list[str]]
    ) -> None:
        """Find the re-exports of every module.

        Args:
            scopes: The package's scopes.
            sources: The modules by id.
            exports: The names in `__all__` by module.
        """
        self._scopes = scopes
        self._names = scopes.names
        self._sources = sources
        self._exports = exports
        self._re_exports = {
            source.id: sorted(self._find(source), key=lambda one: one.line)
            for source in sources.values()
        }
        self._required = {one.target for found in self._re_exports.values() for one in found}
        self._required |= {f"{module}.{name}" for module, its in exports.items() for name in its}

    def exports(self, module_id: str) -> list[str] | None:
        """Return the names in a module's `__all__`."""
        return self._exports.get(module_id)

    def re_exports(self, module_id: str) -> list[ReExport]:
        """Return the public names that a module imports, in source order."""
        return self._re_exports[module_id]

    def is_named(self, path: str) -> bool:
        """Tell whether an `__all__` or a re-export names an object."""
        return path in self._required

    def is_left_out(self, path: str) -> bool:
        """Tell whether the `__all__` of an object's module leaves it out."""
        return path.rpartition(".")[0] in self._exports and path not in self._required

    def find_missing(self, source: ModuleSource) -> Iterator[Diagnostic]:
        """Report names in `__all__` that cannot be found, and others that are not known."""
        if source.exports is None:
            yield from self._find_dynamic(source)
            return
        place: dict[str, Any] = {"file": source.file, "line": source.exports.line}
        if source.id not in self._exports:
            message = f"`__all__` of {source.id} cannot be read without running the module."
            yield make_diagnostic("exports-not-read", message, **place)
        for name in self._exports.get(source.id, ()):
            if name not in _IMPLICIT and self._target(source, name) is None:
                message = f"`__all__` of {source.id} contains {name}, which was not found."
                yield make_diagnostic("export-not-found", message, **place)

    def _find_dynamic(self, source: ModuleSource) -> Iterator[Diagnostic]:
        """Report that a module for users offers names which only running code knows."""
        if source.dynamic_line is None or is_private_module(source.id, self._names.root):
            return
        message = (
            f"{source.id} offers names by `__getattr__`, and only running code knows which. They "
            "are not shown."
        )
        place: dict[str, Any] = {"file": source.file, "line": source.dynamic_line}
        yield make_diagnostic("dynamic-names-not-read", message, **place)

    def _find(self, source: ModuleSource) -> Iterator[ReExport]:
        exports = self._exports.get(source.id)
        names = self._candidates(source) if exports is None else exports
        for name in names:
            target = self._target(source, name)
            own = f"{source.id}.{name}"
            if target is None or target == own or own in self._sources:
                continue
            member = source.module.members.get(name)
            line = member.alias_lineno if isinstance(member, griffe.Alias) else None
            if exports is not None or self._is_re_export(source, member, target):
                yield ReExport(name, target, line or 1)

    def _candidates(self, source: ModuleSource) -> Iterator[str]:
        for name, member in source.module.members.items():
            if isinstance(member, griffe.Alias) and not name.startswith("_") and "/" not in name:
                yield name

    def _is_re_export(
        self, source: ModuleSource, member: griffe.Object | griffe.Alias | None, target: str
    ) -> bool:
        """Tell whether a module without `__all__` imports a name for others."""
        if not isinstance(member, griffe.Alias) or self._names.lookup(target) is None:
            return False
        if member.name in source.imports.explicit:
            return True
        if not member.runtime or target in self._sources:
            return False
        if source.is_package or _only_imports(source.module):
            return True
        return member.wildcard_imported and self._is_hidden(target)

    def _is_hidden(self, target: str) -> bool:
        return is_private_module(target.rpartition(".")[0], self._names.root)

    def _target(self, source: ModuleSource, name: str) -> str | None:
        """Return the id of what a module's name means, or its path outside the package."""
        member = source.module.members.get(name)
        if isinstance(member, griffe.Object):
            return member.path
        if isinstance(member, griffe.Alias):
            return self._names.canonical(member.target_path)
        return self._scopes.of(source.module).resolve(name)


def _only_imports(module: griffe.Module) -> bool:
    """Tell whether a module only imports and defines nothing itself."""
    return all(
        isinstance(member, griffe.Alias) or name.startswith("__")
        for name, member in module.members.items()
    )


class _ExportsReader:
    def __init__(self, names: NameTable, sources: dict[str, ModuleSource]) -> None:
        self._names = names
        self._sources = sources
        self._read: dict[str, list[str] | None] = {}

    def read(self, module_id: str) -> list[str] | None:
        if module_id not in self._read:
            self._read[module_id] = None  # The result for a module that exports itself.
            self._read[module_id] = self._resolve(module_id)
        return self._read[module_id]

    def _resolve(self, module_id: str) -> list[str] | None:
        source = self._sources.get(module_id)
        declared = source.exports if source is not None else None
        if source is None or declared is None or not declared.is_readable:
            return None
        exported: dict[str, None] = {}
        for entry in declared.entries:
            names = self._of(entry, source) if isinstance(entry, ExportsOf) else [entry]
            if names is None:
                return None
            exported.update(dict.fromkeys(names))
        return list(exported)

    def _of(self, entry: ExportsOf, source: ModuleSource) -> list[str] | None:
        """Return the names of `users.__all__`, or of an import of it."""
        head, _, rest = entry.dotted.partition(".")
        member = source.module.members.get(head)
        path = member.target_path if isinstance(member, griffe.Alias) else f"{source.id}.{head}"
        path = f"{path}.{rest}" if rest else path
        if not path.endswith(_ALL):
            return None
        module_id = self._names.canonical(path[: -len(_ALL)])
        return self.read(module_id) if module_id else None
