"""Runs programs against HTTP libraries that only record what they are asked to send.

Usage: python -I run_examples.py FOLDER < examples.json, a list of objects with `code` and
`environment`. FOLDER holds the package that they import. Prints for each what it sent, and the error
that it ended with. Nothing leaves the process.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
import tempfile
import types
from typing import Any

SENT: list[dict[str, str]] = []


class Response:
    """An answer without content."""

    def json(self) -> dict[str, str]:
        """Return no content."""
        return {"id": "1"}


class Session:
    """Stands for `requests.Session`."""

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}

    def request(self, method: str, url: str, **options: Any) -> Response:
        """Record a request; what it carries must be JSON."""
        headers = {**self.headers, **options.get("headers", {})}
        json.dumps(options.get("json"))
        SENT.append({"method": method, "url": url, "key": headers.get("Authorization", "")})
        return Response()


class AsyncClient:
    """Stands for `httpx.AsyncClient`."""

    def __init__(self, auth: tuple[str, str]) -> None:
        self._key = ":".join(auth)

    async def get(self, url: str) -> Response:
        """Record a request."""
        SENT.append({"method": "GET", "url": url, "key": self._key})
        return Response()


def install_libraries() -> None:
    """Put the stand-ins in the place of the libraries."""
    requests, httpx = types.ModuleType("requests"), types.ModuleType("httpx")
    vars(requests).update(Session=Session, request=lambda *a, **k: Session().request(*a, **k))
    vars(httpx).update(AsyncClient=AsyncClient)
    sys.modules.update(requests=requests, httpx=httpx)


def run(code: str, environment: dict[str, str], package: str) -> dict[str, Any]:
    """Run a program as if it were pasted into a file."""
    SENT.clear()
    for name in [one for one in sys.modules if one.partition(".")[0] == package]:
        del sys.modules[name]
    os.environ.update(environment)
    error = None
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(code, "<example>", "exec", dont_inherit=True), {"__name__": "__main__"})
    except Exception as raised:  # noqa: BLE001
        error = f"{type(raised).__name__}: {raised}"
    finally:
        for name in environment:
            del os.environ[name]
    return {"sent": list(SENT), "error": error}


def main() -> None:
    """Run the programs in a folder of their own."""
    folder = sys.argv[1]
    sys.path.insert(0, folder)
    sys.dont_write_bytecode = True
    [package] = [one for one in os.listdir(folder) if not one.startswith("__")]
    install_libraries()
    examples = json.load(sys.stdin)
    with tempfile.TemporaryDirectory() as empty:
        os.chdir(empty)
        found = [run(one["code"], one["environment"], package) for one in examples]
        os.chdir(folder)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
