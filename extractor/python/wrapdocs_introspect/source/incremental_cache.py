"""The server's cache of a package: only files that changed since the last run are read again."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import griffe

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

    from wrapdocs_introspect.contract import Diagnostic
    from wrapdocs_introspect.source.files import SourceFile, SourceListing
    from wrapdocs_introspect.source.module_source import ModuleSource

# Times of modification and of change, size and inode: every save changes one of them.
_Signature = tuple[int, int, int, int]


@dataclass
class ParsedFile:
    """What was read from a file; `source` is None if it could not be read."""

    source: ModuleSource | None
    docstrings: list[str] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)


class FileCache:
    """The bytes of files, read again when the file system or the caller reports a change."""

    def __init__(self) -> None:
        """Start empty."""
        self._files: dict[Path, tuple[_Signature, bytes]] = {}

    def forget(self, paths: Collection[Path]) -> None:
        """Read these files again, even if the file system reports no change."""
        for path in paths:
            self._files.pop(path, None)

    def read(self, path: Path) -> bytes:
        """Return the bytes of a file.

        Raises:
            OSError: The file cannot be read.
        """
        # Taken before the bytes: if a save happens in between, the next run reads the file again.
        status = path.stat()
        signature = (status.st_mtime_ns, status.st_ctime_ns, status.st_size, status.st_ino)
        known = self._files.get(path)
        if known is None or known[0] != signature:
            known = self._files[path] = (signature, path.read_bytes())
        return known[1]


class ModuleCache:
    """Parsed modules, without what loading a package attaches to them."""

    def __init__(self, *, is_kept: bool = True) -> None:
        """Start empty.

        Args:
            is_kept: Whether there may be another run; a single one needs no texts.
        """
        self._is_kept = is_kept
        self.collection = griffe.ModulesCollection()
        self.lines = griffe.LinesCollection()
        self._modules: dict[str, _CachedModule] = {}
        self._merged: set[str] = set()

    def begin(self, listing: SourceListing) -> None:
        """Begin a run over these files."""
        self.collection.members.clear()
        counts = Counter(source.module_id for source in listing.files)
        # Merging a stub changes its module, so neither can be reused.
        self._merged = {module_id for module_id, count in counts.items() if count > 1}
        cached = {source.file for source in listing.files if source.module_id not in self._merged}
        self._modules = {file: parsed for file, parsed in self._modules.items() if file in cached}

    def read(self, source: SourceFile, read: Callable[[SourceFile], ParsedFile]) -> ParsedFile:
        """Parse a file, or return it from the cache.

        Args:
            source: The file.
            read: Parses it.

        Returns:
            The parsed file with its current findings. A file that can no longer be parsed keeps its
            last parsed state.
        """
        if not self._is_kept or source.module_id in self._merged:
            return read(source)
        text, known = source.text, self._modules.get(source.file)
        if known is not None and known.text == text:
            return known.restore()
        parsed = read(source)
        if parsed.source is None and known is not None:
            return known.update(text, parsed.diagnostics).restore()
        cached = self._modules[source.file] = _CachedModule(text, parsed)
        return cached.restore()


class _CachedModule:
    def __init__(self, text: str, parsed: ParsedFile) -> None:
        self.text = text
        self._parsed = parsed
        self._failures: list[Diagnostic] = []
        self._state: dict[str, Any] = {}
        if parsed.source is not None:
            parsed.source.text = text
            self._state = _state(parsed.source.module)

    def update(self, text: str, failures: list[Diagnostic]) -> _CachedModule:
        """Use the last parsed state for a text that could not be parsed."""
        self.text = text
        self._failures = failures
        return self

    def restore(self) -> ParsedFile:
        """Return the parsed file without submodules, names from `*` and resolved exports."""
        source = self._parsed.source
        if source is None:
            return self._parsed
        for name, value in self._state.items():
            setattr(source.module, name, value.copy() if value is not None else None)
        diagnostics = [*self._parsed.diagnostics, *self._failures]
        return ParsedFile(replace(source), self._parsed.docstrings, diagnostics)


def _state(module: griffe.Module) -> dict[str, Any]:
    """Copy the parts of a module that loading a package changes."""
    return {
        "members": module.members.copy(),
        "imports": module.imports.copy(),
        "exports": module.exports.copy() if module.exports is not None else None,
    }


@dataclass
class PackageCache:
    """Everything cached of one package."""

    files: FileCache = field(default_factory=FileCache)
    modules: ModuleCache = field(default_factory=ModuleCache)
