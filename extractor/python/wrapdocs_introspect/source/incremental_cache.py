"""What a server keeps of a package between two runs, so that only changed files are read anew."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import griffe

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

    from wrapdocs_introspect.source.files import SourceFile, SourceListing
    from wrapdocs_introspect.source.loading import ModuleSource

# Modification, change of the inode, size, and which file it is: what no save leaves the same.
_Signature = tuple[int, int, int, int]


@dataclass
class Visit:
    """What reading a file gave; `source` is None where it could not be read."""

    source: ModuleSource | None
    docstrings: list[str] = field(default_factory=list)
    diagnostics: list[dict[str, Any]] = field(default_factory=list)


class KeptFiles:
    """The bytes of files, read again where the file system or the caller says that they changed."""

    def __init__(self) -> None:
        """Keep nothing yet."""
        self._files: dict[Path, tuple[_Signature, bytes]] = {}

    def forget(self, paths: Collection[Path]) -> None:
        """Read these files again, whatever the file system says."""
        for path in paths:
            self._files.pop(path, None)

    def read(self, path: Path) -> bytes:
        """Return the bytes of a file.

        Raises:
            OSError: The file cannot be read.
        """
        # Taken before the bytes are: a save in between makes the next run read again.
        status = path.stat()
        signature = (status.st_mtime_ns, status.st_ctime_ns, status.st_size, status.st_ino)
        known = self._files.get(path)
        if known is None or known[0] != signature:
            known = self._files[path] = (signature, path.read_bytes())
        return known[1]


class KeptVisits:
    """The modules as they were when they had been read, before anything was attached to them."""

    def __init__(self) -> None:
        """Keep nothing yet."""
        self.collection = griffe.ModulesCollection()
        self.lines = griffe.LinesCollection()
        self._visits: dict[str, _KeptVisit] = {}
        self._merged: set[str] = set()

    def begin(self, listing: SourceListing) -> None:
        """Begin a run over these files."""
        self.collection.members.clear()
        counts = Counter(source.module_id for source in listing.files)
        # A stub is merged into its module, which is no longer what was read.
        self._merged = {module_id for module_id, count in counts.items() if count > 1}
        kept = {source.file for source in listing.files if source.module_id not in self._merged}
        self._visits = {file: visit for file, visit in self._visits.items() if file in kept}

    def read(self, source: SourceFile, read: Callable[[SourceFile], Visit]) -> Visit:
        """Return what reading a file gives; of a file that has become unreadable, what it gave.

        Args:
            source: The file.
            read: Reads it.

        Returns:
            What was read, now or when the text was the same. Its findings are always those of now.
        """
        if source.module_id in self._merged:
            return read(source)
        text, known = source.text, self._visits.get(source.file)
        if known is not None and known.text == text:
            return known.restore()
        visit = read(source)
        if visit.source is None and known is not None:
            return known.mark(text, visit.diagnostics).restore()
        kept = self._visits[source.file] = _KeptVisit(text, visit)
        return kept.restore()


class _KeptVisit:
    def __init__(self, text: str, visit: Visit) -> None:
        self.text = text
        self._visit = visit
        self._failures: list[dict[str, Any]] = []
        self._state: dict[str, Any] = {}
        if visit.source is not None:
            visit.source.text = text
            self._state = _state(visit.source.module)

    def mark(self, text: str, failures: list[dict[str, Any]]) -> _KeptVisit:
        """Stand for a text that could not be read."""
        self.text = text
        self._failures = failures
        return self

    def restore(self) -> Visit:
        """Return the visit as it was: without submodules, names from `*`, resolved exports."""
        source = self._visit.source
        if source is None:
            return self._visit
        for name, value in self._state.items():
            setattr(source.module, name, value.copy() if value is not None else None)
        diagnostics = [*self._visit.diagnostics, *self._failures]
        return Visit(replace(source), self._visit.docstrings, diagnostics)


def _state(module: griffe.Module) -> dict[str, Any]:
    """Copy what loading a package changes in a module."""
    return {
        "members": module.members.copy(),
        "imports": module.imports.copy(),
        "exports": module.exports.copy() if module.exports is not None else None,
    }


@dataclass
class Kept:
    """All that is kept of one package."""

    files: KeptFiles = field(default_factory=KeptFiles)
    visits: KeptVisits = field(default_factory=KeptVisits)
