"""Serves an ASGI application over HTTP, as far as tests of requests need it.

It prints its port, and ends with its standard input.

Usage: python -I -X utf8 serve_application.py DEPENDENCIES ROOT MODULE
"""

from __future__ import annotations

import asyncio
import importlib
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import unquote


class Handler(BaseHTTPRequestHandler):
    """Gives each request to the application."""

    application: Any
    protocol_version = "HTTP/1.1"

    def answer(self) -> None:
        """Answer a request."""
        body = self.rfile.read(int(self.headers.get("content-length") or 0))
        status, answer = asyncio.run(self.call(body))
        self.send_response(status)
        self.send_header("content-length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer

    async def call(self, body: bytes) -> tuple[int, bytes]:
        """Call the application, and return its status and body."""
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await self.application(self.scope(), receive, send)
        start = next(one for one in sent if one["type"] == "http.response.start")
        return start["status"], b"".join(one.get("body", b"") for one in sent)

    def scope(self) -> dict[str, Any]:
        """Describe the request as ASGI does."""
        path, _, query = self.path.partition("?")
        headers = [
            (k.lower().encode(), v.encode("latin-1")) for k, v in self.headers.items()
        ]
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": self.command,
            "scheme": "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": self.client_address,
            "server": self.server.server_address,
        }

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing."""


def main() -> None:
    """Serve until the standard input ends."""
    dependencies, root, module = sys.argv[1:]
    sys.path[:0] = [dependencies, root]
    Handler.application = staticmethod(importlib.import_module(module).app)
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_address[1], flush=True)
    sys.stdin.read()


main()
