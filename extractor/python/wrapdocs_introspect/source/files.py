"""Lists, reads and checks the source files of a package."""

from __future__ import annotations

import hashlib
import io
import os
import re
import tokenize
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.errors import IntrospectionError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from wrapdocs_introspect.contract import Diagnostic

MAX_FILE = 4 * 1024 * 1024
_MAX_DOCSTRINGS = 8
"""How many times the limit a file may have, as long as it does not exceed it without docstrings."""
_DOCSTRING = rb"""^[ \t]*[rRuU]?(?P<quotes>"{3}|'{3})[\s\S]*?(?:(?P=quotes)|\Z)"""
_OTHER_TEXT = rb"""("{3}|'{3})[\s\S]*?(?:\2|\Z)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|#.*"""
_TEXTS = re.compile(_DOCSTRING + b"|" + _OTHER_TEXT, re.MULTILINE)
_SUFFIXES = (".py", ".pyi")
_STUBS = "-stubs"
# More than an identifier: `0001_initial.py` can be imported, but not by an import statement.
_MODULE_NAME = re.compile(r"\w+")
_SKIPPED_FOLDERS = frozenset({"__pycache__", "node_modules", "site-packages"})


@dataclass
class SourceFile:
    """One readable source file; `file` is its POSIX path relative to the root."""

    module_id: str
    file: str
    path: Path
    is_package: bool
    text: str


@dataclass
class SourceListing:
    """The files of a package, parents before children, and findings about the others."""

    files: list[SourceFile] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    digest: str = ""


@dataclass(frozen=True)
class Replacement:
    """A module or sub-package, by its id, that is read from another root than the package."""

    id: str
    root: Path

    def holds(self, file: str) -> bool:
        """Tell whether a file, by its path relative to a root, belongs to the part."""
        module = _module_id(file) or ""
        return module == self.id or module.startswith(f"{self.id}.")


def list_sources(
    root: Path,
    name: str,
    replacements: Sequence[Replacement] = (),
    *,
    max_file: int = MAX_FILE,
    read: Callable[[Path], bytes] = Path.read_bytes,
) -> SourceListing:
    """Read the source files of a package.

    Args:
        root: Folder that contains the package's folder or its single file.
        name: Import name of the package.
        replacements: Parts to read from elsewhere.
        max_file: The maximum size of a file in bytes.
        read: Reads a file.

    Returns:
        Its files, and findings about those that cannot be read.

    Raises:
        IntrospectionError: There is neither a folder nor a file of that name.
    """
    files = _list_files(root, package_name(name))
    for part in replacements:
        files = {file: path for file, path in files.items() if not part.holds(file)}
        others = _list_files(part.root, package_name(name))
        files |= {file: path for file, path in others.items() if part.holds(file)}
    listing = SourceListing()
    digest = hashlib.sha256()
    for file, (path, folder) in sorted(files.items(), key=lambda one: one[0].split("/")):
        data = _read(path, folder, file, listing, max_file, read)
        if data is None:
            continue
        # Lengths separate names and bytes, so that different packages never give the same stream.
        encoded = file.encode("utf-8", "surrogateescape")
        digest.update(b"%d:%s%d:%s" % (len(encoded), encoded, len(data), data))
        _add(path, file, data, listing)
    listing.digest = f"sha256:{digest.hexdigest()}"
    _drop_hidden(listing)
    # A stub after its module, to be merged into it.
    listing.files.sort(key=lambda one: (one.module_id, one.file.endswith(".pyi"), one.file))
    return listing


def package_name(name: str) -> str:
    """Return the import name of a package; `x-stubs` contains only stubs of `x` (PEP 561)."""
    return name.removesuffix(_STUBS)


def _list_files(root: Path, name: str) -> dict[str, tuple[Path, Path]]:
    """Return the files of a package by their paths below the root, each with its own folder."""
    root = root.resolve()
    found = _find(root, name)
    return {path.relative_to(root).as_posix(): (path, folder) for path, folder in found}


def _find(root: Path, name: str) -> list[tuple[Path, Path]]:
    """Return the files of a package, each with the folder that its links must not leave."""
    parts = name.split(".")
    if not all(_MODULE_NAME.fullmatch(part) for part in parts):
        raise IntrospectionError(
            "package-name",
            f"{name!r} is not a valid package name.",
            "Use the name that Python code imports, such as `my_package`.",
        )
    stubs = root.joinpath(f"{parts[0]}{_STUBS}", *parts[1:])
    folders = [folder for folder in (root.joinpath(*parts), stubs) if folder.is_dir()]
    for folder in folders:
        _check_inside(folder, root)
    paths = [(path, folder.resolve()) for folder in folders for path in _walk(folder)]
    if not folders:
        files = [root.joinpath(*parts[:-1], f"{parts[-1]}{suffix}") for suffix in _SUFFIXES]
        paths = [(path, root.joinpath(*parts[:-1])) for path in files if path.is_file()]
    if not folders and not paths:
        raise IntrospectionError(
            "package-not-found",
            f"There is no folder {name} and no file {name}.py in {root}.",
            "Check the package's `name` and `source` in the configuration.",
        )
    return paths


def _check_inside(folder: Path, root: Path) -> None:
    if not folder.resolve().is_relative_to(root):
        raise IntrospectionError(
            "package-outside-root",
            f"{folder} is a link, or is below a link, to a folder outside {root}.",
            "Set the package's `source` to the folder that the link points to.",
        )


def _walk(folder: Path) -> Iterator[Path]:
    """Yield source files, including linked folders, which are rejected with a reason."""
    with os.scandir(folder) as entries:
        for entry in entries:
            path = Path(entry.path)
            if entry.is_dir(follow_symlinks=False):
                if entry.name not in _SKIPPED_FOLDERS and not entry.name.startswith("."):
                    yield from _walk(path)
            elif entry.name.endswith(_SUFFIXES) or (entry.is_symlink() and entry.is_dir()):
                yield path


def _read(
    path: Path,
    folder: Path,
    file: str,
    listing: SourceListing,
    max_file: int,
    read: Callable[[Path], bytes],
) -> bytes | None:
    reason, hint = _refuse(path, folder), None
    size = path.stat().st_size if reason is None else 0
    if reason is None and size <= _MAX_DOCSTRINGS * max_file:
        try:
            data = read(path)
        except OSError as error:
            reason = f"it cannot be read ({error.strerror})"
        else:
            size = size if size <= max_file else _measure_code(data)
            if size <= max_file:
                return data
    if reason is None:
        reason = f"it has {size:,} bytes, which is more than the limit of {max_file:,}"
        hint = "Increase `maxFileSize` of the package in the configuration, or split the file."
    message = f"{file} was skipped: {reason}."
    listing.diagnostics.append(make_diagnostic("file-skipped", message, file=file, hint=hint))
    return None


def _measure_code(data: bytes) -> int:
    """Return the size of a file without its docstrings, which cost little to read."""
    docstrings = (found for found in _TEXTS.finditer(data) if found["quotes"])
    return len(data) - sum(len(found[0]) for found in docstrings)


def _refuse(path: Path, folder: Path) -> str | None:
    if path.is_symlink():
        if not path.exists():
            return "it is a broken link"
        target = path.resolve()
        if not target.is_relative_to(folder):
            return "it is a link that leaves the package"
        if path.is_dir():
            return "it is a link to a folder, whose files are read in their own location"
        if target.suffix not in _SUFFIXES:
            return "it is a link to a file that is not Python"
    if not path.is_file():
        return "it is not a regular file"
    return None


def _add(path: Path, file: str, data: bytes, listing: SourceListing) -> None:
    module_id = _module_id(file)
    if module_id is None:
        message = f"{file} was skipped: its path is not a valid module name."
        listing.diagnostics.append(make_diagnostic("file-skipped", message, file=file))
        return
    try:
        text = _decode(data)
    except (SyntaxError, UnicodeDecodeError, LookupError, ValueError) as error:
        listing.diagnostics.append(
            make_diagnostic(
                "file-not-parsed",
                f"{file} cannot be decoded: {error}.",
                file=file,
                hint="Save it as UTF-8, or declare its encoding in the first line (PEP 263).",
            )
        )
        return
    is_package = path.stem == "__init__"
    listing.files.append(SourceFile(module_id, file, path, is_package, text))


def _drop_hidden(listing: SourceListing) -> None:
    """Drop `a.py` if there is `a/__init__.py`, as an import would."""
    packages = {source.module_id for source in listing.files if source.is_package}
    for source in listing.files:
        if source.module_id in packages and not source.is_package:
            folder = source.file.rpartition(".")[0]
            message = f"{source.file} was skipped: Python imports the folder {folder} instead."
            listing.diagnostics.append(make_diagnostic("file-skipped", message, file=source.file))
    listing.files = [
        source for source in listing.files if source.is_package or source.module_id not in packages
    ]


def _module_id(file: str) -> str | None:
    parts = file.rpartition(".")[0].split("/")
    parts[0] = parts[0].removesuffix(_STUBS)
    if parts[-1] == "__init__" and len(parts) > 1:
        parts.pop()
    return ".".join(parts) if all(_MODULE_NAME.fullmatch(part) for part in parts) else None


_ASCII = bytes(range(0x20, 0x7F)) + b"\t\n"
"""What is the same in every encoding of source; others may take quadratic time (punycode)."""


def _decode(data: bytes) -> str:
    if b"\0" in data:
        raise ValueError("it holds NUL bytes")
    encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
    if _ASCII.decode(encoding, "replace") != _ASCII.decode():
        raise ValueError(f"{encoding} is not an encoding of Python source")
    text = data.decode(encoding)
    return text.replace("\r\n", "\n").replace("\r", "\n")
