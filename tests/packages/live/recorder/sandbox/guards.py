"""Refuses what a client must not do: write outside of its home, start processes, reach others.

The namespaces of `jail.sh` hold without it. This hook gives clients an error that they understand,
and it is the second of two locks.
"""

from __future__ import annotations

import contextlib
import os
import resource
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_GIGABYTE = 1 << 30
_PATH_EVENTS = (
    *("os.remove", "os.rmdir", "os.mkdir", "os.chmod", "os.chown", "os.truncate", "os.utime"),
    *("os.setxattr", "os.removexattr", "os.lchmod", "shutil.rmtree", "shutil.chown"),
)
_PAIR_EVENTS = (
    *("os.rename", "os.link", "os.symlink", "shutil.move", "shutil.copyfile", "shutil.copytree"),
    *("shutil.copymode", "shutil.copystat", "shutil.unpack_archive"),
)
_PROCESS_EVENTS = (
    *("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.startfile"),
    *("os.fork", "os.forkpty", "pty.spawn", "os.kill", "os.killpg", "webbrowser.open"),
    "signal.pthread_kill",
)
_RESOLVER_EVENTS = (
    *("socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr", "socket.getnameinfo"),
    *("socket.sendto", "socket.sendmsg"),
)


class _State:
    home = ""
    """The only folder that may be written."""
    port = 0
    """The port of the recording server, the only one that may be connected to."""
    is_suspended = False


def install_guards(home: str) -> None:
    """Start to refuse; a hook cannot be removed."""
    _State.home = os.path.realpath(home)
    sys.addaudithook(_audit)


def allow_port(port: int) -> None:
    """Name the port of the recording server."""
    _State.port = port


@contextlib.contextmanager
def suspended() -> Iterator[None]:
    """Let the recorder itself start and end its children."""
    before, _State.is_suspended = _State.is_suspended, True
    try:
        yield
    finally:
        _State.is_suspended = before


def limit_resources() -> None:
    """Limit memory, files and time of this process."""
    resource.setrlimit(resource.RLIMIT_AS, (6 * _GIGABYTE, 6 * _GIGABYTE))
    resource.setrlimit(resource.RLIMIT_FSIZE, (16 << 20, 16 << 20))
    resource.setrlimit(resource.RLIMIT_CPU, (120, 120))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _audit(event: str, arguments: tuple[Any, ...]) -> None:
    check = _CHECKS.get(event)
    if check is not None and not _State.is_suspended:
        check(event, arguments)


def _check_open(_event: str, arguments: tuple[Any, ...]) -> None:
    path, mode, flags = arguments
    if path is None or isinstance(path, int):
        return
    writes = isinstance(mode, str) and any(letter in mode for letter in "wax+")
    if writes or (isinstance(flags, int) and flags & _WRITING):
        _require_home(path)


def _check_path(_event: str, arguments: tuple[Any, ...]) -> None:
    _require_home(arguments[0])


def _check_pair(_event: str, arguments: tuple[Any, ...]) -> None:
    for path in arguments[:2]:
        _require_home(path)


def _check_connect(_event: str, arguments: tuple[Any, ...]) -> None:
    if arguments[1] != ("127.0.0.1", _State.port):
        raise PermissionError("recorder: a connection to somebody else")


def _refuse(event: str, _arguments: tuple[Any, ...]) -> None:
    raise PermissionError(f"recorder: {event}")


def _require_home(path: Any) -> None:
    if not isinstance(path, (str, bytes, os.PathLike)):
        return
    real = os.path.realpath(os.fsdecode(path))
    if real != "/dev/null" and not (real + "/").startswith(_State.home + "/"):
        raise PermissionError("recorder: a file outside of the home folder")


_CHECKS: dict[str, Callable[[str, tuple[Any, ...]], None]] = {
    "open": _check_open,
    "socket.connect": _check_connect,
    **dict.fromkeys(_PATH_EVENTS, _check_path),
    **dict.fromkeys(_PAIR_EVENTS, _check_pair),
    **dict.fromkeys((*_PROCESS_EVENTS, *_RESOLVER_EVENTS), _refuse),
}
