"""The Python packages that read the source: those of this environment, and no others.

The script that reads the source does not see installed packages, because they could change its
result. It gets copies of the few that it needs.
"""

from __future__ import annotations

import shutil
import sys
from importlib.metadata import version
from importlib.util import find_spec
from typing import TYPE_CHECKING

from wrapdocs.cache import fill_once, get_cache_folder

if TYPE_CHECKING:
    from pathlib import Path

# The import name of each distribution.
_PACKAGES = {"griffelib": "griffe", "packaging": "packaging"}


def ensure_python_packages() -> Path:
    """Copy the packages into the cache folder, unless that was done before.

    Returns:
        The folder with the copies.
    """
    versions = [f"{name}-{version(name)}" for name in _PACKAGES]
    name = "-".join([*versions, f"py{sys.version_info[0]}.{sys.version_info[1]}"])
    return fill_once(get_cache_folder() / "python" / name, _copy)


def _copy(folder: Path) -> None:
    for name in _PACKAGES.values():
        spec = find_spec(name)
        for place in (spec.submodule_search_locations if spec else None) or []:
            ignore = shutil.ignore_patterns("__pycache__")
            shutil.copytree(place, folder / name, ignore=ignore, dirs_exist_ok=True)
