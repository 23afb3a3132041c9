"""Records each request, and answers it."""

from __future__ import annotations

import os
import socket
import ssl
import threading
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, BinaryIO

from recorder.network.answers import ANSWERS
from recorder.sandbox.clock import pause
from recorder.sandbox.guards import allow_port

if TYPE_CHECKING:
    from collections.abc import Callable

_LONGEST_LINE = 1 << 16
_LONGEST_BODY = 1 << 20
_MOST_REQUESTS = 60
_SILENCE_S = 3
_TLS_HANDSHAKE = b"\x16"


@dataclass
class Connection:
    """Whom a client believes to be connected to."""

    host: str
    port: int
    through: list[str]
    is_encrypted: bool = False


@dataclass
class Request:
    """A request as it arrived."""

    method: str
    target: str
    headers: list[tuple[str, str]]
    body: bytes
    phase: str = ""
    connection: Connection | None = None
    is_encrypted: bool = False

    def get_header(self, name: str) -> str:
        """Return the value of a header, or an empty text."""
        return next((value for key, value in self.headers if key.lower() == name), "")


@dataclass
class Recording:
    """What has arrived so far."""

    requests: list[Request] = field(default_factory=list)
    phase: str = "setup"
    """What the client is doing; requests are marked with it."""
    limit: int = _MOST_REQUESTS
    """The requests of a phase that are answered with success."""

    def begin(self, phase: str, limit: int = _MOST_REQUESTS) -> None:
        """Begin a phase."""
        self.phase, self.limit = phase, limit

    def add(self, request: Request) -> bool:
        """Add a request, and say whether it is one too many."""
        request.phase = self.phase
        if len(self.requests) < _MOST_REQUESTS:
            self.requests.append(request)
        return sum(one.phase == self.phase for one in self.requests) > self.limit


RECORDING = Recording()


class _State:
    port = 0
    process = 0
    certificate: ssl.SSLContext | None = None
    find_connection: Callable[[int], Connection | None] | None = None


def start_server(port: int = 0) -> int:
    """Start the server in this process, unless it runs: threads do not survive a fork."""
    if _State.process == os.getpid():
        return _State.port
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    listener.listen(64)
    _State.port, _State.process = listener.getsockname()[1], os.getpid()
    allow_port(_State.port)
    _start_thread(_accept, listener)
    return _State.port


def use_connections(find: Callable[[int], Connection | None]) -> None:
    """Look up by the port of the client's end whom it believes to be connected to."""
    _State.find_connection = find


def use_certificate(file: str) -> None:
    """Speak TLS with those who begin it; the file holds a key and a certificate."""
    _State.certificate = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    _State.certificate.load_cert_chain(file)


def _start_thread(function: Any, *arguments: Any) -> None:
    threading.Thread(target=function, args=arguments, daemon=True).start()


def _accept(listener: socket.socket) -> None:
    while True:
        sock, peer = listener.accept()
        _start_thread(_serve, sock, peer[1])


def _serve(sock: socket.socket, client_port: int) -> None:
    try:
        is_encrypted = (
            _State.certificate is not None and sock.recv(1, socket.MSG_PEEK) == _TLS_HANDSHAKE
        )
        if is_encrypted and _State.certificate is not None:
            sock = _State.certificate.wrap_socket(sock, server_side=True)
        with sock, sock.makefile("rb") as file:
            request = _read_request(file, sock)
            if request is None:
                return
            request.is_encrypted = is_encrypted
            request.connection = _await_connection(client_port)
            sock.sendall(_answer(request))
    except Exception:
        return


def _await_connection(client_port: int) -> Connection | None:
    if _State.find_connection is None:
        return None
    for _ in range(100):
        # The client notes a connection right after it is there.
        connection = _State.find_connection(client_port)
        if connection is not None:
            return connection
        pause(0.002)
    return None


def _read_request(file: BinaryIO, sock: socket.socket) -> Request | None:
    parts = file.readline(_LONGEST_LINE).decode("latin-1").split()
    if len(parts) < 2:
        return None
    request = Request(parts[0], parts[1], _read_headers(file), b"")
    if "100-continue" in request.get_header("expect").lower():
        sock.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
    request.body = _read_body(file, request)
    return request


def _read_headers(file: BinaryIO) -> list[tuple[str, str]]:
    headers = []
    while (line := file.readline(_LONGEST_LINE)) not in (b"\r\n", b"\n", b""):
        name, _, value = line.decode("latin-1").partition(":")
        headers.append((name.strip(), value.strip()))
    return headers


def _read_body(file: BinaryIO, request: Request) -> bytes:
    if "chunked" in request.get_header("transfer-encoding"):
        return _read_chunks(file)
    length = request.get_header("content-length")
    return file.read(min(int(length), _LONGEST_BODY)) if length.isdigit() else b""


def _read_chunks(file: BinaryIO) -> bytes:
    body = b""
    while size := int(file.readline().split(b";")[0] or b"0", 16):
        body += file.read(size)
        file.readline()
    file.readline()
    return body


def _answer(request: Request) -> bytes:
    if ANSWERS.challenge is not None and not request.get_header("authorization"):
        # It is sent again with credentials, and with the body that some leave out the first time.
        challenge = f"WWW-Authenticate: {ANSWERS.challenge}\r\n"
        head = f"{challenge}Content-Length: 0\r\nConnection: close\r\n"
        return f"HTTP/1.1 401 Unauthorized\r\n{head}\r\n".encode()
    return _make_response(request, is_over=RECORDING.add(request))


def _make_response(request: Request, *, is_over: bool) -> bytes:
    media_type, body = ANSWERS.make_body(request.get_header("accept"))
    status = "418 Enough" if is_over else "200 OK"
    headers = {
        "Content-Type": media_type,
        "Content-Length": str(len(body)),
        "Connection": "close",
        **ANSWERS.headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"HTTP/1.1 {status}\r\n{head}\r\n".encode() + (b"" if request.method == "HEAD" else body)
