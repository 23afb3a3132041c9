"""Requests that the configuration names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from idiom_helpers import load, write_package
from wrapdocs_introspect.idioms import FoundOperations, find_operations

if TYPE_CHECKING:
    from pathlib import Path

_CLIENT = """
import httpx
class Client:
    def user(self, id): return self.plugins["users"].run(id)
    def ping(self): return httpx.get("https://x.example/pong")
    def _hidden(self): ...
"""


def find(root: Path, rows: list[tuple[str, str]]) -> FoundOperations:
    """Return the operations of a package with rows of a configuration."""
    package = load(write_package(root, {"client.py": _CLIENT}), "pkg")
    package.configured_requests = rows
    return find_operations(package)


def test_rows_are_operations(tmp_path: Path) -> None:
    rows = [
        ("pkg.client.Client.user", "GET /users/{id}"),
        ("pkg.client.Client.user", "GET /members/{id}"),
        ("pkg.client.Client.ping", "HEAD /ping"),
    ]

    found = find(tmp_path, rows)

    operations = found.operations["pkg.client"]
    assert {(one["name"], one["method"], one["path"]) for one in operations} == {
        ("user", "GET", "/users/{id}"),
        ("user", "GET", "/members/{id}"),
        ("ping", "HEAD", "/ping"),
    }
    assert {one["origin"] for one in operations} == {"declared"}
    assert operations[0]["client"]["access"] == ["client.user"]
    assert operations[0]["parameters"][0]["pythonName"] == "id"
    assert not [one for one in found.diagnostics if one["code"] == "WD207"]


def test_rows_that_fit_nothing_are_findings(tmp_path: Path) -> None:
    rows = [("pkg.client.Client.usr", "GET /users/{id}"), ("pkg.client.Client._hidden", "GET /x")]

    found = find(tmp_path, rows)

    messages = [one["message"] for one in found.diagnostics if one["code"] == "WD207"]
    assert len(messages) == 2
    assert "pkg.client.Client.usr" in messages[0]
