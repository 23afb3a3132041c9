"""Compares what was read from a wheel with the list of files in it (RECORD)."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import zipfile

    from wrapdocs_fetch.tree import Readable, TreeWriter

_MAX_RECORD = 16 << 20
_SUFFIXES = (".py", ".pyi")
_COLUMNS = 2


class HashedStream:
    """A stream that computes the sha256 of what is read from it."""

    def __init__(self, stream: Readable) -> None:
        """Read from a stream.

        Args:
            stream: The bytes of a file.
        """
        self._stream = stream
        self._hash = hashlib.sha256()

    def read(self, size: int, /) -> bytes:
        """Return the next bytes, at most `size`; none at the end."""
        content = self._stream.read(size)
        self._hash.update(content)
        return content

    @property
    def digest(self) -> str:
        """The hash in the form that RECORD has."""
        return f"sha256={base64.urlsafe_b64encode(self._hash.digest()).decode().rstrip('=')}"


def check_record(members: zipfile.ZipFile, digests: dict[str, str], tree: TreeWriter) -> None:
    """Compare the Python files of a wheel with its RECORD, if it has one.

    Args:
        members: The wheel.
        digests: The hash of each file that was written, by its name in the archive.
        tree: Where they were written. Gets a warning for each file whose content differs.

    Raises:
        FetchError: RECORD names a Python file that the wheel does not contain.
    """
    names = set(members.namelist())
    for name, digest in _read_record(members).items():
        if name not in names:
            raise tree.refuse(f"is incomplete: its RECORD lists {name!r}, which it does not have")
        read = digests.get(name)
        if read is not None and digest.startswith("sha256=") and read != digest:
            tree.warnings.append(f"{tree.label}: {name!r} differs from what its RECORD says.")


def _read_record(members: zipfile.ZipFile) -> dict[str, str]:
    """Return the hash of each Python file by its name."""
    places = [info for info in members.infolist() if _is_record(info.filename)]
    if len(places) != 1 or places[0].file_size > _MAX_RECORD:
        return {}
    text = members.read(places[0]).decode("utf-8", "replace")
    rows = csv.reader(io.StringIO(text))
    return {row[0]: row[1] for row in rows if len(row) >= _COLUMNS and row[0].endswith(_SUFFIXES)}


def _is_record(name: str) -> bool:
    return name.endswith(".dist-info/RECORD") and name.count("/") == 1
