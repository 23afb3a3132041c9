"""File names from archives and commits, which are untrusted until checked."""

from __future__ import annotations

import re
import unicodedata
from enum import Enum

_DRIVE = re.compile(r"[A-Za-z]:")
# Surrogates represent bytes that are not UTF-8.
_UNPORTABLE = re.compile(r'[<>:"|?*\x00-\x1f\x7f\ud800-\udfff]|[. ]$')
# Names that Windows reserves for devices, with any extension.
_DEVICE = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³]) *(\.|$)", re.IGNORECASE)
_MAX_PART = 240
_MAX_DEPTH = 40
_MAX_NAME = 1000


class Place(Enum):
    """What exists at a path of the folder that is being written."""

    FOLDER = 1
    FILE = 2


class UnsafeNameError(ValueError):
    """A name leads out of its target folder."""


def split_name(name: str) -> tuple[str, ...]:
    """Split a name into its parts, without `.` and doubled slashes.

    Args:
        name: The name as the archive or commit has it.

    Returns:
        The parts of a relative path; none if the name means the folder itself.

    Raises:
        UnsafeNameError: The name is absolute, climbs, or means another path on other systems.
    """
    parts = tuple(part for part in name.split("/") if part not in ("", "."))
    if name.startswith("/") or _DRIVE.match(name):
        raise UnsafeNameError("it is absolute")
    if ".." in parts:
        raise UnsafeNameError("it climbs with `..`")
    if "\\" in name or "\0" in name:
        raise UnsafeNameError("it holds a backslash or a NUL")
    return parts


def explain_unportable(parts: tuple[str, ...]) -> str | None:
    """Explain why a file system might reject a path or confuse it with another one.

    The rules of all systems apply everywhere, so that the same source gives the same pages.

    Args:
        parts: A path from `split_name`.

    Returns:
        The reason; None for a path that every system accepts.
    """
    if len(parts) > _MAX_DEPTH or sum(len(part) + 1 for part in parts) > _MAX_NAME:
        return "its path is too long"
    for part in parts:
        if _DEVICE.match(part):
            return f"{part} is a device's name on Windows"
        if _UNPORTABLE.search(part):
            return "its name has characters that not every file system can hold"
        if len(part.encode("utf-8", "surrogatepass")) > _MAX_PART:
            return "its name is too long"
    return None


class TakenNames:
    """The paths in use, compared like file systems that ignore case and normalize (NFC)."""

    def __init__(self) -> None:
        """Start with an empty folder."""
        self._taken: dict[tuple[str, ...], tuple[tuple[str, ...], Place]] = {}

    def take(self, parts: tuple[str, ...]) -> tuple[str, ...] | None:
        """Claim the path of a file.

        Args:
            parts: A path that every file system accepts.

        Returns:
            The path that conflicts with it; None if the path was free and is now claimed.
        """
        claims = [(parts[:length], Place.FOLDER) for length in range(1, len(parts))]
        claims.append((parts, Place.FILE))
        for claim in claims:
            present = self._taken.get(_fold(claim[0]))
            if present is not None and (present != claim or claim[1] is Place.FILE):
                return present[0]
        self._taken.update((_fold(claim[0]), claim) for claim in claims)
        return None


def _fold(parts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        unicodedata.normalize("NFC", unicodedata.normalize("NFC", part).casefold())
        for part in parts
    )
