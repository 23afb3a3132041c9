"""Chooses which of a project's files to read: the same on every machine."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)
from packaging.version import InvalidVersion, Version

from wrapdocs_fetch.errors import FetchError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from packaging.tags import Tag

    from wrapdocs_fetch.simple_index import ReleaseFile

_FILENAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+!-]{0,200}")
_SHOWN = 8


def choose_files(files: Iterable[ReleaseFile], project: str, version: str) -> list[ReleaseFile]:
    """Choose the files of a release, the best one first: wheels, then the source distribution.

    Args:
        files: The files that the index lists.
        project: The requested project; files of others are ignored.
        version: The requested version.

    Returns:
        At most one wheel and one source distribution.

    Raises:
        FetchError: There is no such release.
    """
    wanted = Version(version)
    wheels: list[tuple[tuple[object, ...], ReleaseFile]] = []
    sdists: list[ReleaseFile] = []
    versions: set[Version] = set()
    for file in files:
        found = _read_name(file.filename, project)
        if found is None:
            continue
        versions.add(found[0])
        if found[0] != wanted:
            continue
        if found[1] is None:
            sdists.append(file)
        else:
            wheels.append((_rank(found[1], file.filename), file))
    chosen = [file for _, file in sorted(wheels, key=lambda wheel: wheel[0])[:1]]
    chosen += sorted(sdists, key=lambda file: not file.filename.endswith(".tar.gz"))[:1]
    if not chosen:
        raise _make_no_release(project, version, versions)
    return chosen


def choose_latest(files: Iterable[ReleaseFile], project: str) -> str:
    """Choose the newest version that was not yanked; a pre-release only if there is no release.

    Args:
        files: The files that the index lists.
        project: The requested project.

    Returns:
        The version.

    Raises:
        FetchError: The project has no release.
    """
    versions = _find_versions(files, project)
    stable = {version for version in versions if not version.is_prerelease}
    if not versions:
        raise _make_no_release(project, "latest", versions)
    return str(max(stable or versions))


def list_versions(files: Iterable[ReleaseFile], project: str) -> list[str]:
    """List the versions of a project that were not yanked.

    Args:
        files: The files that the index lists.
        project: The requested project.

    Returns:
        The versions, the oldest first.

    Raises:
        FetchError: The project has no release.
    """
    versions = _find_versions(files, project)
    if not versions:
        raise _make_no_release(project, "latest", versions)
    return [str(version) for version in sorted(versions)]


def _find_versions(files: Iterable[ReleaseFile], project: str) -> set[Version]:
    return {
        found[0]
        for file in files
        if file.yanked is None and (found := _read_name(file.filename, project)) is not None
    }


def _read_name(filename: str, project: str) -> tuple[Version, frozenset[Tag] | None] | None:
    """The version in a file name, and a wheel's tags; None for a file that cannot be read."""
    if not _FILENAME.fullmatch(filename):
        return None
    try:
        if filename.endswith(".whl"):
            name, version, _, tags = parse_wheel_filename(filename)
        else:
            name, version = parse_sdist_filename(filename)
            tags = None
    except (InvalidWheelFilename, InvalidSdistFilename, InvalidVersion):
        return None
    return (version, tags) if name == canonicalize_name(project) else None


def _rank(tags: frozenset[Tag], filename: str) -> tuple[object, ...]:
    """Pure wheels, then the ones for Linux on x86-64, of the newest Python."""
    platforms = {tag.platform for tag in tags}
    is_pure = platforms == {"any"}
    is_usual = any(re.match(r"manylinux.*_x86_64$", platform) for platform in platforms)
    newest = max((_read_minor(tag.interpreter) for tag in tags), default=0)
    return (not is_pure, not is_usual, -newest, filename)


def _read_minor(interpreter: str) -> int:
    match = re.fullmatch(r"(?:cp|py)3(\d*)", interpreter)
    return int(match[1] or 0) if match else -1


def _make_no_release(project: str, version: str, versions: set[Version]) -> FetchError:
    shown = [str(known) for known in sorted(versions, reverse=True)[:_SHOWN]]
    if not shown:
        hint = "The index does not list any wheel or source distribution of it."
    else:
        more = "" if len(versions) <= _SHOWN else f", and {len(versions) - _SHOWN} older ones"
        hint = f"It has {', '.join(shown)}{more}."
    return FetchError(
        "SOURCE_NOT_FOUND", f"The index has no release {version} of {project!r}.", hint
    )
