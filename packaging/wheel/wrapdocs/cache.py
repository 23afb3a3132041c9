"""The folder for what can be made again, the same as that of wrapdocs itself."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def get_cache_folder() -> Path:
    """Find the folder: `$WRAPDOCS_CACHE`, otherwise in the platform's cache folder.

    Returns:
        The folder, which may not exist yet.
    """
    own = os.environ.get("WRAPDOCS_CACHE")
    if own:
        return Path(own).resolve()
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "wrapdocs"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "wrapdocs"
    xdg = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(xdg) if Path(xdg).is_absolute() else home / ".cache") / "wrapdocs"


def fill_once(folder: Path, fill: Callable[[Path], None]) -> Path:
    """Make a folder that is complete from the moment at which it exists.

    Args:
        folder: The folder; if it exists, nothing is done.
        fill: Fills an empty folder, which is then renamed.

    Returns:
        The folder.
    """
    if folder.is_dir():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    staging = Path(tempfile.mkdtemp(prefix=f"{folder.name}-staging-", dir=folder.parent))
    try:
        fill(staging)
        _rename(staging, folder)
    finally:
        shutil.rmtree(staging, ignore_errors=True)
    return folder


def _rename(staging: Path, folder: Path) -> None:
    try:
        staging.rename(folder)
    except OSError:
        # Another process was faster, and has made the same.
        if not folder.is_dir():
            raise
