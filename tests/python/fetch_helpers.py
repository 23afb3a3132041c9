"""Archives and an index to fetch from, as hostile as a test wants them."""

from __future__ import annotations

import gzip
import hashlib
import io
import tarfile
import threading
import warnings
import zipfile
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

CODE = b"x = 1\n"
METADATA = b"Metadata-Version: 2.1\nName: shop\nVersion: 1.0\n\n"
WHEEL = "shop-1.0-py3-none-any.whl"
SDIST = "shop-1.0.tar.gz"
_DEFLATED = zipfile.ZIP_DEFLATED


def make_zip(members: Iterable[tuple[str | zipfile.ZipInfo, bytes]]) -> bytes:
    """A zip file with these members, in this order, names as they are."""
    content = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(content, "w", _DEFLATED) as archive:
        warnings.filterwarnings("ignore", "Duplicate name")
        for name, data in members:
            info = name if isinstance(name, zipfile.ZipInfo) else zipfile.ZipInfo("x")
            if isinstance(name, str):
                # The constructor would cut it at a NUL and turn its backslashes.
                info.filename = info.orig_filename = name
                info.compress_type = _DEFLATED
            archive.writestr(info, data)
    return content.getvalue()


def make_wheel(*members: tuple[str | zipfile.ZipInfo, bytes], metadata: bytes = METADATA) -> bytes:
    """A wheel of shop 1.0 with a package `shop`, and the given files."""
    base = [("shop/__init__.py", CODE), ("shop-1.0.dist-info/METADATA", metadata)]
    return make_zip([*base, *members])


def make_tar(members: Iterable[tuple[tarfile.TarInfo | str, bytes]], **options: Any) -> bytes:
    """A gzipped tar file with these members, in this order."""
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w", **options) as archive:
        for name, data in members:
            info = tarfile.TarInfo(name) if isinstance(name, str) else name
            if info.isreg():
                info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return gzip.compress(content.getvalue(), mtime=0)


def make_sdist(*members: tuple[tarfile.TarInfo | str, bytes], **options: Any) -> bytes:
    """A source distribution of shop 1.0 with a package `shop`, and the given files."""
    base = [("shop-1.0/PKG-INFO", METADATA), ("shop-1.0/shop/__init__.py", CODE)]
    return make_tar([*base, *members], **options)


@dataclass
class Answer:
    """The index's response at a path."""

    body: bytes = b""
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    has_length: bool = True
    #: Bytes after which the connection is cut.
    cut: int | None = None


class FakeIndex:
    """A server on this machine whose answers a test sets by path."""

    def __init__(self) -> None:
        """Start it."""
        self.answers: dict[str, Answer | Callable[[], Answer]] = {}
        self.requests: list[tuple[str, str | None]] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._make_handler())
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self._server.server_port}"

    @property
    def host(self) -> str:
        """Its host and port."""
        return self.address.removeprefix("http://")

    def stop(self) -> None:
        """End it."""
        self._server.shutdown()
        self._server.server_close()

    def offer(
        self, name: str, content: bytes, attributes: str = "", fragment: str | None = None
    ) -> None:
        """List a file on the page of `shop`, with its hash, and serve it."""
        digest = hashlib.sha256(content).hexdigest()
        link = f"#sha256={digest}" if fragment is None else fragment
        page = self.answers.setdefault(
            "/simple/shop/", Answer(headers={"Content-Type": "text/html"})
        )
        assert isinstance(page, Answer)
        page.body += f'<a href="/files/{name}{link}" {attributes}>{name}</a>\n'.encode()
        self.answers[f"/files/{name}"] = Answer(content)

    def _make_handler(self) -> type[BaseHTTPRequestHandler]:
        index = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                index.requests.append((self.path, self.headers.get("Authorization")))
                found = index.answers.get(self.path, Answer(status=404))
                answer = found() if callable(found) else found
                self.send_response(answer.status)
                for name, value in answer.headers.items():
                    self.send_header(name, value)
                if answer.has_length:
                    self.send_header("Content-Length", str(len(answer.body)))
                self.end_headers()
                self.wfile.write(answer.body[: answer.cut])

            def log_message(self, *args: Any) -> None:
                """Say nothing."""

        return Handler


def list_files(folder: Path) -> dict[str, bytes]:
    """Everything below a folder: files by path, other things too."""
    return {
        path.relative_to(folder).as_posix(): b"" if not path.is_file() else path.read_bytes()
        for path in folder.rglob("*")
        if path.is_symlink() or not path.is_dir()
    }
