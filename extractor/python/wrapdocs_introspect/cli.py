"""The command line of the introspection."""

from __future__ import annotations

import argparse
import gc
import logging
from pathlib import Path
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.docstrings.styles import AUTO
from wrapdocs_introspect.emit.modules import convert_module, describe_package
from wrapdocs_introspect.emit.stream import EventStream
from wrapdocs_introspect.errors import IntrospectionError, describe_error
from wrapdocs_introspect.idioms import MODULE_TRIGGERS, find_operations
from wrapdocs_introspect.loading import load_package
from wrapdocs_introspect.names.selection import Selection
from wrapdocs_introspect.source.files import (
    MAX_FILE,
    Replacement,
    list_sources,
    package_name,
)
from wrapdocs_introspect.source.rewriting.branches import NEWEST_PYTHON

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import BinaryIO

    from wrapdocs_introspect.contract import Diagnostic, Module, SourceLocation
    from wrapdocs_introspect.idioms import FoundOperations
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.source.incremental_cache import PackageCache
    from wrapdocs_introspect.source.module_source import ModuleSource

_FAILED = 3
OUT_OF_MEMORY = (
    "out-of-memory",
    "Reading the package takes more memory than there is.",
    (
        "Document only a part of it (a subpackage), or check whether it contains a very large "
        "generated file."
    ),
)
"""The failure of a package that needs more memory than the process may take."""


def run(arguments: Sequence[str], output: BinaryIO) -> int:
    """Introspect a package and write the events.

    Args:
        arguments: The command line without the program's name.
        output: The stream for the JSON lines.

    Returns:
        The exit code: 0, or 3 after a failure event.
    """
    options = parse_arguments(arguments)
    prepare()
    gc.disable()  # The process ends with this package.
    stream = EventStream(output)
    try:
        introspect(options, stream)
    except IntrospectionError as error:
        stream.failure(error.code, str(error), error.hint)
        return _FAILED
    except MemoryError:
        stream.failure(*OUT_OF_MEMORY)
        return _FAILED
    return 0


def prepare() -> None:
    """Set up the process for its work."""
    # Garbage collection is the largest cost of building a tree that lives to the end.
    gc.set_threshold(100_000, 50, 100)
    logging.getLogger("griffe").setLevel(logging.CRITICAL + 1)


def parse_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="wrapdocs-introspect")
    parser.add_argument("--dependencies", type=Path)
    parser.add_argument("--root", type=Path, required=True)
    parser.add_argument("--package", required=True)
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument(
        "--replace", nargs=2, action="append", default=[], metavar=("MODULE", "ROOT")
    )
    parser.add_argument("--max-file-size", type=int, default=MAX_FILE)
    parser.add_argument("--pydantic", type=int, choices=(1, 2))
    parser.add_argument("--idiom", action="append", default=[])
    parser.add_argument(
        "--operation", nargs=2, action="append", default=[], metavar=("FUNCTION", "REQUEST")
    )
    parser.add_argument("--include", action="append", default=[])
    parser.add_argument("--exclude", action="append", default=[])
    parser.add_argument("--order", choices=("source", "name"), default="source")
    parser.add_argument("--docstring-style", default=AUTO)
    parser.add_argument("--newest-python", type=_parse_version, default=NEWEST_PYTHON)
    return parser.parse_args(arguments)


def _parse_version(text: str) -> tuple[int, int]:
    major, _, minor = text.partition(".")
    return int(major), int(minor)


def introspect(
    options: argparse.Namespace, stream: EventStream, cache: PackageCache | None = None
) -> None:
    """Introspect the package that the options name.

    Args:
        options: The command line.
        stream: The stream for the events.
        cache: What the last run over the same package read; updated by this run.

    Raises:
        IntrospectionError: There is nothing to read, or the docstring style is unknown.
    """
    name = package_name(options.package)
    replacements = [Replacement(part, Path(root)) for part, root in options.replace]
    read = cache.files.read if cache else Path.read_bytes
    limit = options.max_file_size
    listing = list_sources(options.root, name, replacements, max_file=limit, read=read)
    progress = _Progress(stream, total=2 * len(listing.files))
    package = load_package(
        options.root,
        name,
        listing,
        triggers=MODULE_TRIGGERS,
        docstring_style=options.docstring_style,
        pydantic_version=options.pydantic,
        module_cache=cache.modules if cache else None,
        python=options.newest_python,
        on_module=progress.advance,
    )
    package.configured_requests = [(function, request) for function, request in options.operation]
    package.selection = _select(options, package)
    package.is_sorted = options.order == "name"
    found = _find_operations(package, options, is_last=cache is None)
    diagnostics: list[Diagnostic] = [*listing.diagnostics, *package.diagnostics, *found.diagnostics]
    diagnostics += _find_unmatched(package)
    for source in package.modules:
        diagnostics += package.public.find_missing(source)
    is_empty = True
    left_out: set[str] = set()
    for source in package.modules:
        if _is_asked(source.id, options.only):
            module, findings = _convert(package, source, found)
            if module is not None and not _is_selected(module, package):
                left_out.add(source.file)
                module = None
            diagnostics += findings
            if module is not None:
                stream.module(module)
                is_empty = is_empty and not module["items"] and "docstring" not in module
        progress.advance()
    described = describe_package(package, listing.digest, found)
    diagnostics += package.docstrings.findings({one.id: one.file for one in package.modules})
    if not package.modules:
        message = f"{name} does not contain any readable Python files."
        diagnostics.append(make_diagnostic("empty-package", message))
    elif is_empty and not diagnostics:
        diagnostics.append(
            make_diagnostic("empty-package", f"{name} does not contain anything to document.")
        )
    for diagnostic in sorted(diagnostics, key=_place):
        if "location" not in diagnostic or diagnostic["location"]["file"] not in left_out:
            stream.diagnostic(diagnostic)
    stream.package(described)
    stream.end()


def _find_operations(
    package: LoadedPackage, options: argparse.Namespace, *, is_last: bool
) -> FoundOperations:
    """Find the operations; of a large package, free the memory that was only needed for that.

    Args:
        package: The loaded package.
        options: The command line.
        is_last: Whether there will be no other run over the same package.
    """
    if not (is_last and package.is_large):
        return find_operations(package, options.idiom)
    gc.freeze()  # What has been loaded stays: it need not be looked at.
    found = find_operations(package, options.idiom, is_last=True)
    package.scopes.forget_trees()
    gc.collect()  # What followed the requests holds itself.
    return found


def _is_asked(module_id: str, only: Sequence[str]) -> bool:
    """Tell whether a module, or a package above it, was requested."""
    return not only or any(f"{module_id}.".startswith(f"{part}.") for part in only)


def _select(options: argparse.Namespace, package: LoadedPackage) -> Selection:
    re_exports = (
        (found.target, f"{source.id}.{found.name}")
        for source in package.modules
        for found in package.public.re_exports(source.id)
    )
    return Selection(options.include, options.exclude, re_exports)


def _find_unmatched(package: LoadedPackage) -> Iterator[Diagnostic]:
    """Yield findings about patterns of the configuration that no name fits."""
    ids = (one for source in package.modules for one in _ids_in(source.module))
    for setting, pattern in package.selection.find_unmatched(ids):
        message = f"Nothing in the package has a name that fits `{pattern}` in `{setting}`."
        yield make_diagnostic("pattern-without-match", message)


def _ids_in(scope: griffe.Object) -> Iterator[str]:
    """Yield the ids of a module or class, and of everything that is defined in it."""
    yield scope.path
    for member in scope.members.values():
        if isinstance(member, griffe.Class):
            yield from _ids_in(member)
        elif isinstance(member, griffe.Object) and not isinstance(member, griffe.Module):
            yield member.path


def _is_selected(module: Module, package: LoadedPackage) -> bool:
    """Tell whether a module is documented: it is selected itself, or something in it is."""
    is_root = module["id"] == package.package.path
    return is_root or bool(module["items"]) or package.selection.holds(module["id"])


def _convert(
    package: LoadedPackage, source: ModuleSource, found: FoundOperations
) -> tuple[Module | None, list[Diagnostic]]:
    """Convert a module; a bug in wrapdocs only loses that module, not the package."""
    try:
        return convert_module(package, source, found)
    except Exception as error:  # noqa: BLE001 - whatever it is, the other modules are fine
        message = f"{source.id} was skipped: {describe_error(error)}."
        return None, [make_diagnostic("module-left-out", message, file=source.file, line=1)]


class _Progress:
    """Counts reading and conversion of every module as one step each."""

    def __init__(self, stream: EventStream, total: int) -> None:
        self._stream = stream
        self._total = total
        self._done = 0

    def advance(self) -> None:
        self._done += 1
        self._stream.progress(self._done, self._total)


def _place(diagnostic: Diagnostic) -> tuple[str, int, int, str, str]:
    nowhere: SourceLocation = {"file": "", "line": 0}
    location = diagnostic.get("location", nowhere)
    return (
        location["file"],
        location["line"],
        location.get("column", 0),
        diagnostic["code"],
        diagnostic["message"],
    )
