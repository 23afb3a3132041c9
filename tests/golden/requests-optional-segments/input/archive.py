"""Segments of paths are left out if their arguments are not given."""

from typing import Any, Optional


def _join(*parts: Any) -> str:
    return "/" + "/".join(str(part) for part in parts if part not in (None, ""))


class Archive:
    """A client that sends its requests through an object that a caller gives."""

    def __init__(self, transport: Any) -> None:
        self.transport = transport

    def search(self, shelf: Optional[str] = None):
        """Search one shelf, or all of them."""
        return self.transport.perform_request("POST", _join(shelf, "_search"))

    def count(self, shelf: str):
        """Count what is on a shelf."""
        return self.transport.perform_request("GET", _join(shelf, "_count"))
