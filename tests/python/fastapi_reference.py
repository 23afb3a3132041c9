"""FastAPI's own account of an app: installed apart, imported in a process of its own."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

_REQUIREMENTS = Path(__file__).parent / "fastapi.txt"
_PRINT_OPENAPI = """
import importlib, json, sys
sys.path[:0] = sys.argv[1:3]
json.dump(importlib.import_module(sys.argv[3]).app.openapi(), sys.stdout)
"""


def openapi_of(apps: Path, name: str) -> dict[str, Any]:
    """Import an app and return FastAPI's OpenAPI document of it."""
    command = [sys.executable, "-I", "-B", "-W", "ignore", "-c", _PRINT_OPENAPI]
    result = subprocess.run(  # noqa: S603 - our own command
        [*command, str(_fastapi_folder()), str(apps), name],
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    document: dict[str, Any] = json.loads(result.stdout)
    return document


@cache
def _fastapi_folder() -> Path:
    """Return the folder of FastAPI's installation, after installing it if necessary."""
    given = os.environ.get("WRAPDOCS_FASTAPI")
    if given:
        return Path(given)
    cache_root = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    digest = hashlib.sha256(_REQUIREMENTS.read_bytes()).hexdigest()[:16]
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    folder = cache_root / "wrapdocs-tests" / f"fastapi-{digest}-{python}"
    if not (folder / "complete").exists():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes"]
        command = [*pip, "--target", str(folder), "-r", str(_REQUIREMENTS)]
        subprocess.run(command, check=True)  # noqa: S603 - our own command
        (folder / "complete").touch()
    return folder
