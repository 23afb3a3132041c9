"""Fetches one release: from the index's page to checked files in a folder."""

from __future__ import annotations

import hashlib
import http.client
import shutil
from dataclasses import dataclass, field
from email.parser import BytesHeaderParser
from typing import TYPE_CHECKING

from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

from wrapdocs_fetch.archives import unpack
from wrapdocs_fetch.choose import choose_files
from wrapdocs_fetch.deadline import limit_time
from wrapdocs_fetch.errors import FetchError, make_output_error
from wrapdocs_fetch.settings import show_address
from wrapdocs_fetch.simple_index import ReleaseFile, list_files
from wrapdocs_fetch.tree import TreeWriter

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from wrapdocs_fetch.client import Client, Response

_MAX_DOWNLOAD = 1 << 30
_CHUNK = 1 << 18
_HTTP_OK = 200
_TRIES = 3


@dataclass
class Release:
    """A fetched release: `file` is in the target folder, its contents are in `tree` next to it."""

    file: ReleaseFile
    files: int
    warnings: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Wanted:
    """The requested release and its target folder."""

    project: str
    version: str
    index: str
    target: Path


def fetch_release(client: Client, wanted: Wanted, progress: Callable[[str], None]) -> Release:
    """Fetch a release: the wheel, or the source distribution if no wheel has Python files.

    Args:
        client: Sends the requests.
        wanted: The requested release; its target is an empty folder.
        progress: Called with a description of the current step, for people.

    Returns:
        The fetched release.

    Raises:
        FetchError: It cannot be fetched, or must not be used.
    """
    listed = list_files(client, wanted.index, wanted.project)
    chosen = choose_files(listed, wanted.project, wanted.version)
    for number, file in enumerate(chosen):
        tree = TreeWriter(wanted.target / f"tree{number}", file.filename)
        tree.target.mkdir()
        archive = wanted.target / file.filename
        _download(client, file, archive, progress)
        unpack(archive, tree)
        _check_metadata(tree, file, wanted)
        if _has_python(tree):
            tree.target.rename(wanted.target / "tree")
            return Release(file, tree.written, [*_warn_yanked(file), *tree.warnings])
        archive.unlink()
        shutil.rmtree(tree.target)
    raise FetchError(
        "SOURCE_UNSUITABLE",
        f"{wanted.project} {wanted.version} does not contain Python files: {chosen[0].filename}.",
        "Packages that only contain compiled code cannot be documented.",
    )


def _warn_yanked(file: ReleaseFile) -> list[str]:
    if file.yanked is None:
        return []
    reason = f": {file.yanked[:200]}" if file.yanked else ""
    return [f"{file.filename} was yanked by its authors{reason}. Choose another version."]


def _has_python(tree: TreeWriter) -> bool:
    return any(tree.target.rglob("*.py")) or any(tree.target.rglob("*.pyi"))


def _download(
    client: Client, file: ReleaseFile, archive: Path, progress: Callable[[str], None]
) -> None:
    if file.sha256 is None:
        raise FetchError(
            "SOURCE_REFUSED",
            f"The index does not provide a sha256 for {file.filename}, so it cannot be verified.",
            "Use an index that provides hashes, or unpack the file and use its folder instead.",
        )
    for attempt in range(1, _TRIES + 1):
        with limit_time(client.file_seconds, file.address):
            response = client.get(file.address, "*/*", same_host=False)
            with response.body:
                _check_answer(response, file)
                digest, size = _store(response, file, archive, progress)
        expected = _get_length(response)
        if expected is None or size >= expected:
            break
        if attempt == _TRIES:
            raise _make_cut_off(file, size, expected)
    if digest != file.sha256:
        archive.unlink()
        raise FetchError(
            "SOURCE_REFUSED",
            f"{file.filename} is not the file that the index names: its sha256 is {digest}, not "
            f"{file.sha256}. It was not opened.",
            "Try again. If the problem persists, do not use this index, and contact its operator.",
        )


def _check_answer(response: Response, file: ReleaseFile) -> None:
    if response.status != _HTTP_OK:
        is_gone = response.status in (401, 403, 404, 410)
        raise FetchError(
            "SOURCE_NOT_FOUND" if is_gone else "SOURCE_UNREACHABLE",
            f"{show_address(response.address)} returned status {response.status}.",
            "The index lists the file, but the server does not return it. Check the credentials.",
        )
    if max(_get_length(response) or 0, file.size or 0) > _MAX_DOWNLOAD:
        raise _make_too_large(file)


def _get_length(response: Response) -> int | None:
    text = response.headers.get("Content-Length", "")
    return int(text) if text.isascii() and text.isdigit() else None


def _store(
    response: Response, file: ReleaseFile, archive: Path, progress: Callable[[str], None]
) -> tuple[str, int]:
    digest = hashlib.sha256()
    size = 0
    length = _get_length(response)
    try:
        with archive.open("wb") as output:
            while chunk := _read(response):
                size += len(chunk)
                if size > _MAX_DOWNLOAD:
                    raise _make_too_large(file)
                digest.update(chunk)
                output.write(chunk)
                progress(_describe(file.filename, size, length))
    except OSError as error:
        raise make_output_error(error) from error
    return digest.hexdigest(), size


def _read(response: Response) -> bytes:
    """Read a part; a broken connection ends the stream."""
    try:
        return response.body.read(_CHUNK)
    except (OSError, http.client.HTTPException):
        return b""


def _describe(name: str, size: int, length: int | None) -> str:
    total = "" if not length else f" of {length / 1e6:.1f}"
    return f"downloading {name}: {size / 1e6:.1f}{total} MB"


def _make_too_large(file: ReleaseFile) -> FetchError:
    return FetchError(
        "SOURCE_REFUSED",
        f"{file.filename} has more than {_MAX_DOWNLOAD:,} bytes. It was not opened.",
        "Unpack it and use the folder of its package instead.",
    )


def _make_cut_off(file: ReleaseFile, size: int, expected: int) -> FetchError:
    return FetchError(
        "SOURCE_UNREACHABLE",
        f"The download of {file.filename} ended after {size:,} of {expected:,} bytes.",
        "Check the network and the proxy, and try again.",
    )


def _check_metadata(tree: TreeWriter, file: ReleaseFile, wanted: Wanted) -> None:
    """The archive's own metadata must match the index."""
    is_wheel = file.filename.endswith(".whl")
    pattern = "*.dist-info/METADATA" if is_wheel else "*/PKG-INFO"
    found = sorted(tree.target.glob(pattern))
    if is_wheel and len(found) != 1:
        raise tree.refuse("is not a wheel: it has no metadata, or several sets of it")
    for place in found:
        headers = BytesHeaderParser().parsebytes(place.read_bytes())
        name, version = str(headers["Name"]), str(headers["Version"])
        if canonicalize_name(name) != canonicalize_name(wanted.project) or not _is_same(
            version, wanted.version
        ):
            raise tree.refuse(f"has the metadata of {name!r} {version!r}")


def _is_same(version: str, wanted: str) -> bool:
    try:
        return Version(version) == Version(wanted)
    except InvalidVersion:
        return False
