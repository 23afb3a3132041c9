"""Writes untrusted files into a folder of ours, and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from wrapdocs_fetch.errors import FetchError, make_output_error
from wrapdocs_fetch.names import TakenNames, UnsafeNameError, explain_unportable, split_name

if TYPE_CHECKING:
    from pathlib import Path

_SUFFIXES = (".py", ".pyi")
_NAMES = frozenset(
    {
        *("py.typed", "METADATA", "PKG-INFO", "top_level.txt", "entry_points.txt"),
        *("pyproject.toml", "setup.cfg"),
    }
)
_CHUNK = 1 << 16
_MIB = 1 << 20


class Readable(Protocol):
    """The bytes of a file."""

    def read(self, size: int, /) -> bytes:
        """Return the next bytes, at most `size`; none at the end."""
        ...


@dataclass(frozen=True)
class Limits:
    """The limits of a source; far more than any package needs."""

    members: int = 200_000
    files: int = 50_000
    file_bytes: int = 16 * _MIB
    total_bytes: int = 1024 * _MIB


@dataclass
class TreeWriter:
    """Writes the files worth reading, in the given order, below `target`, which must be new."""

    target: Path
    #: What is being read, for messages.
    label: str
    limits: Limits = field(default_factory=Limits)
    written: int = 0
    total_bytes: int = 0
    warnings: list[str] = field(default_factory=list)
    _members: int = 0
    _taken: TakenNames = field(default_factory=TakenNames)

    def claim(self, name: str) -> tuple[str, ...] | None:
        """Check the name of a member, needed or not, and claim its path.

        Args:
            name: The name as the archive or commit has it.

        Returns:
            Where to write it; None for a file that is not worth reading or cannot be written.

        Raises:
            FetchError: The name leads out of the target, or there are too many.
        """
        self._count()
        try:
            parts = split_name(name)
        except UnsafeNameError as error:
            raise self.refuse(f"contains a file {name!r}, which is not allowed: {error}") from error
        if not parts or not _is_wanted(parts[-1]):
            return None
        reason = explain_unportable(parts)
        if reason is None and (taken := self._taken.take(parts)) is not None:
            reason = f"{'/'.join(taken)} has the same path"
        if reason is None:
            return parts
        self.leave_out(name, reason)
        return None

    def write(self, parts: tuple[str, ...], stream: Readable) -> None:
        """Write a file whose path was claimed.

        Args:
            parts: The result of `claim`.
            stream: Its bytes.

        Raises:
            FetchError: All files together are too large.
        """
        content = self._read(stream)
        if len(content) > self.limits.file_bytes:
            self.leave_out("/".join(parts), f"it has more than {self.limits.file_bytes:,} bytes")
            return
        self.written += 1
        if self.written > self.limits.files:
            raise self.refuse(f"contains more than {self.limits.files:,} Python files")
        self._store(parts, content)

    def leave_out(self, name: str, reason: str) -> None:
        """Record why a file is missing.

        Args:
            name: The file.
            reason: A sentence's second half.
        """
        self.warnings.append(f"{self.label}: {name!r} was skipped: {reason}.")

    def refuse(self, what: str) -> FetchError:
        """Make the error of a source that must not be used.

        Args:
            what: A sentence's second half, about the source.

        Returns:
            The error.
        """
        return FetchError(
            "SOURCE_REFUSED",
            f"{self.label} {what}. Nothing from it was used.",
            "Do not use this source. If you trust it, unpack it and use its folder instead.",
        )

    def _count(self) -> None:
        self._members += 1
        if self._members > self.limits.members:
            raise self.refuse(f"contains more than {self.limits.members:,} files")

    def _read(self, stream: Readable) -> bytes:
        """Read to the end, or to slightly over the limit."""
        content = bytearray()
        while len(content) <= self.limits.file_bytes and (chunk := stream.read(_CHUNK)):
            content += chunk
        self.total_bytes += len(content)
        if self.total_bytes > self.limits.total_bytes:
            raise self.refuse(f"unpacks to more than {self.limits.total_bytes:,} bytes")
        return bytes(content)

    def _store(self, parts: tuple[str, ...], content: bytes) -> None:
        file = self.target.joinpath(*parts)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("xb") as output:
                output.write(content)
        except OSError as error:
            raise make_output_error(error) from error


def _is_wanted(name: str) -> bool:
    return name.endswith(_SUFFIXES) or name in _NAMES
