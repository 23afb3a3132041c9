"""A package as griffe objects: read file by file, never imported."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.registrations import Registrations
from wrapdocs_introspect.docstrings.markdown.detection import find_markup
from wrapdocs_introspect.docstrings.reader import DocstringReader
from wrapdocs_introspect.docstrings.styles import AUTO, choose_style
from wrapdocs_introspect.evaluation.states.index import PackageIndex
from wrapdocs_introspect.models import ModelIndex
from wrapdocs_introspect.module_loader import ModuleLoader
from wrapdocs_introspect.names.name_table import NameTable
from wrapdocs_introspect.names.package_scopes import PackageScopes
from wrapdocs_introspect.names.public_names import PublicNames, resolve_exports
from wrapdocs_introspect.names.selection import Selection
from wrapdocs_introspect.source.incremental_cache import ModuleCache
from wrapdocs_introspect.source.rewriting.branches import NEWEST_PYTHON

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    import griffe

    from wrapdocs_introspect.contract import Diagnostic
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.source.files import SourceListing
    from wrapdocs_introspect.source.module_source import ModuleSource


_LARGE = 12_000_000
"""A package with more characters of source than this is large."""


@dataclass
class LoadedPackage:
    """A whole package; `modules` are sorted by id."""

    package: griffe.Module
    scopes: PackageScopes
    models: ModelIndex
    docstrings: DocstringReader
    public: PublicNames
    registrations: Registrations
    modules: list[ModuleSource] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    configured_requests: list[tuple[str, str]] = field(default_factory=list)
    """Ids of functions and the requests that the configuration says they send: `GET /users`."""
    selection: Selection = field(default_factory=Selection)
    """What the configuration includes and excludes."""
    is_sorted: bool = False
    """Whether the objects of a module are in the order of their names, not of the source."""
    is_large: bool = False
    """Whether memory counts for more than time."""

    @property
    def names(self) -> NameTable:
        """The package's names by dotted path."""
        return self.scopes.names

    @cached_property
    def index(self) -> PackageIndex:
        """What the package says about its classes."""
        return PackageIndex(self.scopes)

    def scope(self, owner: griffe.Module | griffe.Class) -> Scope:
        """Return the scope of a module or class."""
        return self.scopes.of(owner)

    def modules_for(self, idiom: str) -> Iterator[Scope]:
        """Yield the modules in which an idiom may find operations."""
        for source in self.modules:
            if idiom in source.idioms:
                yield self.scopes.of(source.module)


def load_package(  # noqa: PLR0913 - what a caller may choose
    root: Path,
    name: str,
    listing: SourceListing,
    *,
    triggers: Mapping[str, Sequence[str]] | None = None,
    docstring_style: str = AUTO,
    pydantic_version: int | None = None,
    module_cache: ModuleCache | None = None,
    python: tuple[int, int] = NEWEST_PYTHON,
    on_module: Callable[[], None] = lambda: None,
) -> LoadedPackage:
    """Load a package from its listed files.

    Args:
        root: Folder that holds the package.
        name: Import name of the package.
        listing: Its files; their texts are let go as they are read.
        triggers: Texts by idiom; the syntax tree of a module that contains one of them is kept.
        docstring_style: A style, or `auto` to find the one that is used most.
        pydantic_version: The version of Pydantic that its project is made for, if that says so.
        module_cache: The modules that the last run read, if there was one.
        python: The version of Python that decides between the branches of conditions.
        on_module: Called after each file.

    Returns:
        The package; files that could not be read are diagnostics in it.
    """
    module_cache = module_cache or ModuleCache(is_kept=False)
    module_cache.begin(listing)
    is_large = sum(len(source.text) for source in listing.files) > _LARGE
    loader = ModuleLoader(
        root, name, triggers or {}, module_cache, is_large=is_large, python=python
    )
    with warnings.catch_warnings():
        # Warnings about the documented source, such as invalid escapes, are not ours to report.
        warnings.simplefilter("ignore")
        for source in listing.files:
            loader.add(source)
            on_module()
    sources = loader.modules
    exports = resolve_exports(NameTable(loader.package, loader.shadowed), sources)
    loader.expand_wildcards(exports)
    style = choose_style(docstring_style, loader.docstrings)
    modules = sorted(sources.values(), key=lambda source: source.id)
    scopes = PackageScopes(NameTable(loader.package, loader.shadowed), sources)
    markup = find_markup(loader.docstrings, style.markup)
    docstrings = DocstringReader(style, markup, scopes.names)
    comments = {source.id: source.comments for source in modules}
    return LoadedPackage(
        package=loader.package,
        scopes=scopes,
        models=ModelIndex(scopes, docstrings, comments, pydantic_version),
        docstrings=docstrings,
        public=PublicNames(scopes, sources, exports),
        modules=modules,
        diagnostics=loader.diagnostics,
        is_large=is_large,
        registrations=Registrations((f for one in modules for f in one.registered), scopes),
    )
