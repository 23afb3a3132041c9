"""A module of a loaded package."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.rewriting.branches import NEWEST_PYTHON

if TYPE_CHECKING:
    import ast

    import griffe

    from wrapdocs_introspect.contract import Body
    from wrapdocs_introspect.names.exports import DeclaredExports
    from wrapdocs_introspect.names.imports import ModuleImports


@dataclass
class ModuleSource:
    """A module, with its syntax tree if an idiom may find operations in it.

    `text` is the source that was read, if a cache keeps it: the file may have changed since.
    """

    module: griffe.Module
    file: str
    imports: ModuleImports
    tree: ast.Module | None = None
    idioms: frozenset[str] = frozenset()
    """The idioms that may find operations in it."""
    comments: dict[int, str] = field(default_factory=dict)
    is_package: bool = False
    has_functions: bool = True
    """Whether it may define functions; else its tree is not kept, and is rarely read again."""
    exports: DeclaredExports | None = None
    registered: list[griffe.Function] = field(default_factory=list)
    """Functions that a decorator may register for a type, as `functools.singledispatch` does."""
    text: str | None = None
    python: tuple[int, int] = NEWEST_PYTHON
    """The version of Python that decides between the branches of conditions."""
    bodies: dict[str, Body] = field(default_factory=dict)
    used_imports: list[str] = field(default_factory=list)
    """The names of private modules that it imports and calls itself."""
    offered: list[str] = field(default_factory=list)
    """The names that its `__getattr__` knows."""
    dynamic_line: int | None = None
    """The line of a `__getattr__` that offers names of which nothing says what they are."""

    @cached_property
    def id(self) -> str:
        """The module's dotted path."""
        return self.module.path
