"""Reads wheels and source distributions member by member; nothing is ever built or run."""

from __future__ import annotations

import gzip
import re
import stat
import tarfile
import zipfile
from typing import IO, TYPE_CHECKING, cast

from wrapdocs_fetch.errors import FetchError
from wrapdocs_fetch.record import HashedStream, check_record

if TYPE_CHECKING:
    from pathlib import Path

    from wrapdocs_fetch.tree import Readable, TreeWriter

_MIB = 1 << 20
# Source code compresses to a fifth; a ratio of 200 is that of a zip bomb.
_MAX_RATIO = 200
_ENCRYPTED = 0x1
_SITE = re.compile(r"^[^/]+\.data/(purelib|platlib)/")


def unpack(archive: Path, tree: TreeWriter) -> None:
    """Write the Python files of an archive.

    Args:
        archive: A `.whl`, `.zip` or `.tar.gz`.
        tree: The folder for the files.

    Raises:
        FetchError: The archive is damaged, hostile or too large.
    """
    reader = _unpack_tar if archive.name.endswith(".tar.gz") else _unpack_zip
    try:
        reader(archive, tree)
    except (FetchError, MemoryError):
        raise
    except Exception as error:
        # Any error that a broken archive causes in the libraries that read it is the archive's
        # fault.
        raise tree.refuse(f"is damaged ({type(error).__name__}: {error})") from error


def _unpack_zip(archive: Path, tree: TreeWriter) -> None:
    with zipfile.ZipFile(archive) as members:
        infos = members.infolist()
        digests: dict[str, str] = {}
        _require_unique([info.orig_filename for info in infos], tree)
        for info in infos:
            # `filename` ends at a NUL and has its backslashes replaced. Files of a wheel in
            # `<name>.data/purelib` belong where an installation would put them.
            parts = tree.claim(_SITE.sub("", info.orig_filename))
            if parts is None or info.is_dir():
                continue
            if not _is_regular(info):
                tree.leave_out(info.orig_filename, "it is not a regular file")
                continue
            _check_member(info, tree)
            with members.open(info) as stream:
                hashed = HashedStream(stream)
                written = tree.written
                tree.write(parts, hashed)
            if tree.written > written:
                digests[info.orig_filename] = hashed.digest
        if archive.name.endswith(".whl"):
            check_record(members, digests, tree)


def _require_unique(names: list[str], tree: TreeWriter) -> None:
    """Tools disagree on which of two members with one name to read, which can hide things."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise tree.refuse(f"contains {name!r} twice")
        seen.add(name)


def _is_regular(info: zipfile.ZipInfo) -> bool:
    kind = stat.S_IFMT(info.external_attr >> 16)
    return kind in (0, stat.S_IFREG)


def _check_member(info: zipfile.ZipInfo, tree: TreeWriter) -> None:
    if info.flag_bits & _ENCRYPTED:
        raise tree.refuse(f"contains the encrypted file {info.orig_filename!r}")
    if info.file_size > _MIB and info.file_size > _MAX_RATIO * max(info.compress_size, 1):
        raise tree.refuse(f"contains {info.orig_filename!r}, which is a zip bomb")


def _unpack_tar(archive: Path, tree: TreeWriter) -> None:
    with archive.open("rb") as file, gzip.open(file) as content:
        limited = _LimitedReader(content, _MAX_RATIO * archive.stat().st_size + 16 * _MIB, tree)
        with _StrictTarFile.open(
            fileobj=cast("IO[bytes]", limited), mode="r|", errorlevel=2
        ) as members:
            for member in members:
                _take_member(members, member, tree)
            _require_end(members, tree)


class _StrictTarInfo(tarfile.TarInfo):
    """A header that is damaged ends the archive silently in tarfile, unless it is the first."""

    @classmethod
    def frombuf(cls, buf: bytes | bytearray, encoding: str, errors: str) -> _StrictTarInfo:
        try:
            return super().frombuf(buf, encoding, errors)
        except tarfile.HeaderError as error:
            # A block of zeros is the end of the archive.
            if len(buf) == tarfile.BLOCKSIZE and not buf.strip(b"\0"):
                raise
            raise tarfile.ReadError(f"a header is damaged or missing: {error}") from error


class _StrictTarFile(tarfile.TarFile):
    tarinfo = _StrictTarInfo


def _require_end(members: tarfile.TarFile, tree: TreeWriter) -> None:
    """Only zeros may follow the end; reading them also checks the sum of all bytes."""
    while content := cast("IO[bytes]", members.fileobj).read(_MIB):
        if content.strip(b"\0"):
            raise tree.refuse("is damaged: there are files behind its end")


def _take_member(members: tarfile.TarFile, member: tarfile.TarInfo, tree: TreeWriter) -> None:
    if member.size < 0:
        raise tree.refuse(f"contains {member.name!r} with a negative size")
    parts = tree.claim(member.name)
    if parts is None or member.isdir():
        return
    stream = members.extractfile(member) if member.isreg() and not member.issparse() else None
    if stream is None:
        tree.leave_out(member.name, "it is not a regular file")
        return
    with stream:
        tree.write(parts, stream)


class _LimitedReader:
    """Stops reading a stream that unpacks to more than it should."""

    def __init__(self, stream: Readable, limit: int, tree: TreeWriter) -> None:
        self._stream = stream
        self._left = limit
        self._tree = tree

    def read(self, size: int) -> bytes:
        content = self._stream.read(size)
        self._left -= len(content)
        if self._left < 0:
            raise self._tree.refuse("is a decompression bomb: it unpacks without end")
        return content
