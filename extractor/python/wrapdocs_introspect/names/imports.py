"""The imports of a module."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


@dataclass
class ModuleImports:
    """The imports of a module, without those in functions."""

    paths: list[str] = field(default_factory=list)
    """Every imported path, absolute; of `from a import b` it is `a.b`, of `from a import *` `a`."""
    explicit: set[str] = field(default_factory=set)
    """Names imported `as` themselves, which marks them as re-exports."""

    def add(self, other: ModuleImports) -> None:
        """Add the imports of the module's stub."""
        self.paths += other.paths
        self.explicit |= other.explicit


def read_imports(body: list[ast.stmt], module_id: str, *, is_package: bool) -> ModuleImports:
    """Read the imports of a module.

    Args:
        body: The module's statements.
        module_id: Dotted path of the module.
        is_package: Whether it is the `__init__` of a package.
    """
    imports = ModuleImports()
    for statement in statements_of(body):
        if isinstance(statement, ast.Import):
            imports.paths += [name.name for name in statement.names]
        elif isinstance(statement, ast.ImportFrom):
            base = _base(statement, module_id, is_package=is_package)
            imports.paths += _paths(base, statement.names)
        else:
            continue
        imports.explicit |= {name.name for name in statement.names if name.asname == name.name}
    return imports


def find_dependencies(imports: ModuleImports, module_id: str, known: Iterable[str]) -> list[str]:
    """Return the modules of the package that a module imports, sorted.

    Args:
        imports: What it imports.
        module_id: Dotted path of the module.
        known: Ids of the package's modules.
    """
    found = {_longest(path, known) for path in imports.paths}
    return sorted(module for module in found if module not in {None, module_id} and module)


def _base(statement: ast.ImportFrom, module_id: str, *, is_package: bool) -> str:
    if not statement.level:
        return statement.module or ""
    parts = module_id.split(".")
    up = statement.level - is_package
    parts = parts[: len(parts) - up] if up else parts
    return ".".join([*parts, *([statement.module] if statement.module else [])])


def _paths(base: str, names: list[ast.alias]) -> Iterator[str]:
    for name in names:
        yield base if name.name == "*" else f"{base}.{name.name}"


def _longest(path: str, known: Iterable[str]) -> str | None:
    """Return the module that a path names or lies in."""
    while path and path not in known:
        path = path.rpartition(".")[0]
    return path or None
