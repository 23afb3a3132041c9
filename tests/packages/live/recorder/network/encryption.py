"""Leaves out TLS: the recording server sees the text, and clients do not notice."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import socket
import ssl
from typing import Any

from recorder.network.connections import mark_encrypted

_create_connection = asyncio.base_events.BaseEventLoop.create_connection
_TLS_OPTIONS = (
    *("server_hostname", "ssl_handshake_timeout", "ssl_shutdown_timeout"),
    *("happy_eyeballs_delay", "interleave"),
)


def install_encryption() -> None:
    """Replace what begins TLS, for sockets, asyncio and anyio."""
    context: Any = ssl.SSLContext
    context.wrap_socket = _wrap_socket
    # Reading the certificates of authorities takes long, and nobody needs them.
    context.load_verify_locations = context.load_default_certs = _do_nothing
    context.load_cert_chain = _do_nothing
    loop: Any = asyncio.base_events.BaseEventLoop
    loop.create_connection, loop.start_tls = _connect_plain, _start_tls
    _install_anyio()


class _PlainConnection:
    """The answers of an encrypted connection to those who ask about it."""

    context: Any = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    session = None
    session_reused = None
    server_hostname: str | None = None
    server_side = False

    def getpeercert(self, binary_form: bool = False) -> object:  # noqa: FBT001, FBT002 - as in ssl
        names = (("DNS", self.server_hostname or ""),)
        return b"" if binary_form else {"subject": (), "subjectAltName": names}

    def version(self) -> str:
        return "TLSv1.3"

    def cipher(self) -> tuple[str, str, int]:
        return ("TLS_AES_256_GCM_SHA384", "TLSv1.3", 256)

    def shared_ciphers(self) -> list[object]:
        return []

    def pending(self) -> int:
        return 0

    def unwrap(self) -> _PlainConnection:
        return self

    def selected_alpn_protocol(self) -> None: ...
    def selected_npn_protocol(self) -> None: ...
    def compression(self) -> None: ...
    def do_handshake(self, *_arguments: Any) -> None: ...
    def verify_client_post_handshake(self) -> None: ...
    def get_channel_binding(self, *_arguments: Any) -> None: ...


class _PlainSocket(_PlainConnection, socket.socket):
    """A socket that takes the place of an `ssl.SSLSocket`."""


def _wrap_socket(_context: Any, sock: Any, *_arguments: Any, **options: Any) -> _PlainSocket:
    mark_encrypted(sock)
    timeout = sock.gettimeout()
    plain = _PlainSocket(sock.family, sock.type, sock.proto, fileno=sock.detach())
    plain.settimeout(timeout)
    plain.server_hostname = options.get("server_hostname")
    return plain


async def _connect_plain(
    loop: Any, factory: Any, host: Any = None, port: Any = None, **options: Any
) -> Any:
    is_encrypted = bool(options.pop("ssl", None))
    for name in _TLS_OPTIONS:
        options.pop(name, None)
    transport, protocol = await _create_connection(loop, factory, host, port, **options)
    if is_encrypted:
        _pretend(transport)
    return transport, protocol


async def _start_tls(
    _loop: Any, transport: Any, protocol: Any, *_rest: Any, **_options: Any
) -> Any:
    transport.set_protocol(protocol)
    _pretend(transport)
    return transport


def _pretend(transport: Any) -> None:
    mark_encrypted(transport.get_extra_info("socket"))
    transport._extra.update(ssl_object=_PlainConnection(), sslcontext=None)


def _install_anyio() -> None:
    with contextlib.suppress(Exception):
        sockets = importlib.import_module("anyio.abc").SocketAttribute
        tls = importlib.import_module("anyio.streams.tls").TLSStream

        async def wrap(_class: Any, stream: Any, **_options: Any) -> Any:
            get_extra = stream.extra
            sock = get_extra(sockets.raw_socket, None)
            if sock is not None:
                mark_encrypted(sock)
            return stream

        tls.wrap = classmethod(wrap)  # type: ignore[arg-type]


def _do_nothing(*_arguments: Any, **_options: Any) -> None: ...
