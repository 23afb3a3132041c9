"""What is only needed to find operations is let go before modules are converted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect import cli
from wrapdocs_introspect.names.package_scopes import PackageScopes

if TYPE_CHECKING:
    import pytest

    from introspection_helpers import Package

_CLIENT = """
import requests

LIMIT = 10

class Client:
    def get_books(self, limit: int = LIMIT) -> "Books":
        return requests.get("/books", params={"limit": limit})
"""
_TYPES = """
PATH = "/"

class Books:
    titles: list[str]
"""


def test_the_same_is_written_without_trees(
    package: Package, monkeypatch: pytest.MonkeyPatch
) -> None:
    package.write("client.py", _CLIENT)
    package.write("books.py", _TYPES)
    freed = package.introspect().modules
    trees: list[bool] = []

    def note(scopes: PackageScopes) -> None:
        trees.append(scopes.sources["pkg.client"].tree is not None)

    monkeypatch.setattr(PackageScopes, "forget_trees", note)
    assert package.introspect().modules == freed
    assert freed["pkg.client"]["items"]
    assert trees == [True]


def test_a_module_without_functions_is_not_read_for_requests(
    package: Package, monkeypatch: pytest.MonkeyPatch
) -> None:
    package.write("client.py", _CLIENT)
    package.write("books.py", _TYPES)
    read: list[str] = []
    find = cli.find_operations

    def note(*arguments: object) -> object:
        found = find(*arguments)  # type: ignore[arg-type]
        scopes = arguments[0].scopes  # type: ignore[attr-defined]
        read.extend(scopes._modules)
        return found

    monkeypatch.setattr(cli, "find_operations", note)
    assert package.introspect().modules["pkg.books"]["items"]
    assert "pkg.client" in read
    assert "pkg.books" not in read
