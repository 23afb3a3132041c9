"""Lets every connection of this process end at the recording server, whatever host it is for."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from typing import TYPE_CHECKING, Any

from recorder.network.callers import find_callers
from recorder.network.server import Connection, start_server, use_connections

if TYPE_CHECKING:
    from collections.abc import Callable

_LOOPBACK = "127.0.0.1"
_PORTS = {"https": 443, "http": 80}
_connect: Callable[[Any, Any], None] = socket.socket.connect
_connect_ex: Callable[[Any, Any], int] = socket.socket.connect_ex


class _State:
    connections: dict[int, Connection] = {}  # noqa: RUF012 - one for the process
    """By the port of the client's end."""
    addresses: dict[str, str] = {}  # noqa: RUF012 - as above
    """The made-up address of each host."""
    hosts: dict[str, str] = {}  # noqa: RUF012 - as above


def install_connections() -> None:
    """Replace what resolves names and connects."""
    use_connections(_State.connections.get)
    socket.getaddrinfo = _resolve
    socket.gethostbyname = _get_address
    sockets: Any = socket.socket
    sockets.connect, sockets.connect_ex = _connect_here, _connect_here_ex
    loop: Any = asyncio.base_events.BaseEventLoop
    loop.getaddrinfo = _resolve_async


def mark_encrypted(sock: Any) -> None:
    """Note that a client wants TLS on a connection."""
    with contextlib.suppress(KeyError, OSError, IndexError):
        _State.connections[sock.getsockname()[1]].is_encrypted = True


def _get_address(host: str | bytes | None) -> str:
    name = host.decode() if isinstance(host, bytes) else host or "localhost"
    if re.fullmatch(r"127\.\d+\.\d+\.\d+", name):
        return name
    if name not in _State.addresses:
        address = "127.77.{}.{}".format(*divmod(len(_State.addresses) + 1, 250))
        _State.addresses[name] = address
        _State.hosts[address] = name
    return _State.addresses[name]


def _resolve(host: Any, port: Any, *_arguments: Any, **_options: Any) -> list[Any]:
    number = _PORTS.get(str(port), 0) if not str(port or 0).isdigit() else int(port or 0)
    return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (_get_address(host), number))]


async def _resolve_async(_loop: Any, host: Any, port: Any, **_options: Any) -> list[Any]:
    return _resolve(host, port)


def _find_target(sock: Any, address: Any) -> tuple[str, int]:
    if sock.family not in (socket.AF_INET, socket.AF_INET6) or not isinstance(address, tuple):
        raise PermissionError("recorder: only TCP")
    if sock.type & 0xF != socket.SOCK_STREAM:
        raise PermissionError("recorder: no datagrams")
    host = str(address[0])
    return _State.hosts.get(host, host), int(address[1])


def _connect_with(connect: Callable[[Any, Any], Any], sock: Any, address: Any) -> Any:
    host, port = _find_target(sock, address)
    through = find_callers()
    try:
        return connect(sock, (_LOOPBACK, start_server()))
    finally:
        _State.connections[sock.getsockname()[1]] = Connection(host, port, through)


def _connect_here(sock: Any, address: Any) -> None:
    _connect_with(_connect, sock, address)


def _connect_here_ex(sock: Any, address: Any) -> Any:
    return _connect_with(_connect_ex, sock, address)
