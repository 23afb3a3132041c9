"""Packages made in a test, and the operations that are found in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.idioms import MODULE_TRIGGERS, FoundOperations, find_operations
from wrapdocs_introspect.loading import LoadedPackage, load_package
from wrapdocs_introspect.source.files import list_sources

if TYPE_CHECKING:
    from pathlib import Path


def load(root: Path, name: str) -> LoadedPackage:
    """Load a package as the command does."""
    return load_package(
        root, name, list_sources(root, name), triggers=MODULE_TRIGGERS, docstring_style="google"
    )


def find(root: Path, name: str) -> FoundOperations:
    """Return the operations that the idioms find in a package."""
    return find_operations(load(root, name))


def operations_of(root: Path, name: str) -> list[dict[str, Any]]:
    """Return the operations of a package, module by module."""
    found = find(root, name)
    return [one for module in sorted(found.operations) for one in found.operations[module]]


def write_package(root: Path, files: dict[str, str]) -> Path:
    """Write `pkg` with these files, `__init__.py` included, and return its root."""
    folder = root / "pkg"
    for name, text in {"__init__.py": "", **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root
