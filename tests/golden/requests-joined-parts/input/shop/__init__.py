"""Paths that a helper joins of those parts that are given."""

from typing import Any
from urllib.parse import quote

import requests

EMPTY: Any = (None, "", b"", [], ())


def make_path(*parts: Any) -> str:
    return "/" + "/".join(quote(part) for part in parts if part not in EMPTY)


class Search:
    def _send(self, method: str, path: str) -> Any:
        return requests.request(method, "https://search.test" + path)

    def get(self, index: Any, id: Any) -> Any:
        """Callers must give both."""
        return self._send("GET", make_path(index, "_doc", id))

    def count(self, index: Any = None) -> Any:
        """Counts all documents, or those of an index."""
        return self._send("GET", make_path(index, "_count"))

    def delete(self, name: str) -> Any:
        parts = ["scripts"]
        if name:
            parts.append(name)
        return self._send("DELETE", make_path(*parts))
