"""Reads the files of a commit from git's store: no checkout, no filters, no hooks."""

from __future__ import annotations

import io
import subprocess
import tempfile
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING, BinaryIO, cast

from wrapdocs_fetch.errors import FetchError

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from wrapdocs_fetch.tree import TreeWriter

_FILE_MODES = ("100644", "100755", "100664")
_CHUNK = 1 << 16
#: Other files than the wanted ones are listed, too.
_LISTED_PER_MEMBER = 5
_INIT_FILES = ("__init__.py", "__init__.pyi")


@dataclass(frozen=True)
class _Blob:
    name: str
    id: str
    size: int


def write_commit(git: Sequence[str], commit: str, part: str, tree: TreeWriter) -> None:
    """Write the Python files of a commit.

    Args:
        git: The arguments before git's subcommand, including safe settings and the repository.
        commit: Full SHA.
        part: The requested folder or file, empty for all; the rest of its package is
            included.
        tree: The folder for the files.

    Raises:
        FetchError: There is no such part, or git fails.
    """
    blobs = list(_list(git, commit, tree))
    top = _find_top(part, {blob.name for blob in blobs})
    chosen: list[tuple[tuple[str, ...], _Blob]] = []
    for blob in blobs:
        if not _is_below(blob.name, top):
            continue
        parts = tree.claim(blob.name)
        if parts is not None and _fits(blob, tree):
            chosen.append((parts, blob))
    if part and not any(_is_below(blob.name, part) for blob in blobs):
        raise _make_no_part(part, blobs)
    _write(git, chosen, tree)


def _list(git: Sequence[str], commit: str, tree: TreeWriter) -> Iterator[_Blob]:
    """Regular files only: no links, no submodules."""
    # A few nested trees can name millions of files, so they are counted while git lists them.
    most = _LISTED_PER_MEMBER * tree.limits.members
    command = [*git, "ls-tree", "-r", "-z", "-l", "--full-tree", commit]
    with closing(_read_lines(command)) as lines:
        for number, line in enumerate(lines):
            if number == most:
                raise tree.refuse(f"contains more than {most:,} files")
            facts, _, name = line.decode("utf-8", "surrogateescape").partition("\t")
            mode, kind, blob, size = facts.split()
            if kind == "blob" and mode in _FILE_MODES:
                yield _Blob(name, blob, int(size) if size.isdigit() else 0)


def _find_top(part: str, names: set[str]) -> str:
    """Climb to the topmost package that contains the part, as reading it does later."""
    top = part
    while "/" in top:
        above = top.rpartition("/")[0]
        if not any(f"{above}/{file}" in names for file in _INIT_FILES):
            break
        top = above
    return top


def _is_below(name: str, place: str) -> bool:
    return place in ("", name) or name.startswith(f"{place}/")


def _fits(blob: _Blob, tree: TreeWriter) -> bool:
    if blob.size <= tree.limits.file_bytes:
        return True
    tree.leave_out(blob.name, f"it has more than {tree.limits.file_bytes:,} bytes")
    return False


def _make_no_part(part: str, blobs: Sequence[_Blob]) -> FetchError:
    above = part.rpartition("/")[0]
    prefix = f"{above}/" if above else ""
    below = {
        blob.name[len(prefix) :].partition("/")[0]
        for blob in blobs
        if blob.name.startswith(prefix) and "/" in blob.name[len(prefix) :]
    }
    shown = ", ".join(f"`{prefix}{name}`" for name in sorted(below)[:12])
    return FetchError(
        "SOURCE_NOT_FOUND",
        f"The commit has no folder `{part}`.",
        f"It has {shown}." if shown else "After `#`, use a folder of the repository.",
    )


def _write(
    git: Sequence[str], chosen: Sequence[tuple[tuple[str, ...], _Blob]], tree: TreeWriter
) -> None:
    """Read all blobs, in order, with one git process."""
    with tempfile.TemporaryFile() as ids:
        ids.writelines(f"{blob.id}\n".encode() for _, blob in chosen)
        ids.seek(0)
        with subprocess.Popen(  # noqa: S603 - a list, never a shell's line
            [*git, "cat-file", "--batch"],
            stdin=ids,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                for parts, blob in chosen:
                    tree.write(parts, _read(cast("BinaryIO", process.stdout), blob))
            finally:
                process.kill()


def _read(stdout: BinaryIO, blob: _Blob) -> BinaryIO:
    header = stdout.readline().split()
    if len(header) != 3 or header[1] != b"blob" or int(header[2]) != blob.size:  # noqa: PLR2004
        raise _make_unreadable(f"the object {blob.id} of {blob.name!r} is missing or damaged")
    content = stdout.read(blob.size)
    if len(content) != blob.size or stdout.read(1) != b"\n":
        raise _make_unreadable(f"the object {blob.id} of {blob.name!r} is incomplete")
    return io.BytesIO(content)


def _read_lines(command: Sequence[str]) -> Generator[bytes, None, None]:
    """Yield what a command writes, line by line; a line ends with NUL."""
    with (
        tempfile.TemporaryFile() as said,
        subprocess.Popen(  # noqa: S603 - a list, never a shell's line
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=said
        ) as process,
    ):
        stdout = cast("BinaryIO", process.stdout)
        rest = b""
        try:
            while chunk := stdout.read(_CHUNK):
                *lines, rest = (rest + chunk).split(b"\0")
                yield from lines
        except GeneratorExit:
            process.kill()
            raise
        if process.wait() != 0:
            said.seek(0)
            raise _make_unreadable(said.read().decode("utf-8", "replace").strip())


def _make_unreadable(why: str) -> FetchError:
    return FetchError(
        "SOURCE_UNSUITABLE",
        f"git could not read the commit: {why}.",
        "Check the repository with `git fsck`. A partial clone must contain the files themselves.",
    )
