"""What is only needed to find the operations of a large package is let go before the conversion."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect import cli, loading
from wrapdocs_introspect.names.package_scopes import PackageScopes
from wrapdocs_introspect.operations.builder import OperationBuilder

if TYPE_CHECKING:
    import pytest

    from introspection_helpers import Package
    from wrapdocs_introspect.operations.facts import IdiomFacts

_CLIENT = """
import requests

LIMIT = 10

class Client:
    def get_books(self, limit: int = LIMIT) -> "Books":
        '''Return books.'''
        return requests.get("/books", params={"limit": limit})
"""
_TYPES = """
PATH = "/"

class Books:
    titles: list[str]
"""


def test_the_same_is_written_of_a_large_package(
    package: Package, monkeypatch: pytest.MonkeyPatch
) -> None:
    package.write("client.py", _CLIENT)
    package.write("books.py", _TYPES)
    expected = package.introspect().modules
    trees: list[bool] = []
    forget = PackageScopes.forget_trees

    def note(scopes: PackageScopes) -> None:
        trees.append(scopes.sources["pkg.client"].tree is not None)
        forget(scopes)

    monkeypatch.setattr(PackageScopes, "forget_trees", note)
    monkeypatch.setattr(loading, "_LARGE", 0)
    assert package.introspect().modules == expected
    assert expected["pkg.client"]["items"]
    assert trees == [True]


def test_bodies_of_functions_are_let_go_before_operations_are_made(
    package: Package, monkeypatch: pytest.MonkeyPatch
) -> None:
    package.write("client.py", _CLIENT)
    expected = package.introspect().modules
    lengths: list[int] = []
    forget = PackageScopes.forget_bodies
    add = OperationBuilder.add

    def note_before(scopes: PackageScopes) -> None:
        lengths.append(_statements_of_get_books(scopes))
        forget(scopes)

    def note_after(builder: OperationBuilder, idiom: str, facts: IdiomFacts) -> None:
        lengths.append(_statements_of_get_books(builder._package.scopes))
        add(builder, idiom, facts)

    monkeypatch.setattr(loading, "_LARGE", 0)
    monkeypatch.setattr(PackageScopes, "forget_bodies", note_before)
    monkeypatch.setattr(OperationBuilder, "add", note_after)
    assert package.introspect().modules == expected
    assert lengths[0] == 2
    assert set(lengths[1:]) == {1}


def _statements_of_get_books(scopes: PackageScopes) -> int:
    tree = scopes.sources["pkg.client"].tree
    assert tree is not None
    functions = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)]
    return len(functions[0].body)


def test_a_module_without_functions_is_not_read_for_requests(
    package: Package, monkeypatch: pytest.MonkeyPatch
) -> None:
    package.write("client.py", _CLIENT)
    package.write("books.py", _TYPES)
    read: list[str] = []
    find = cli.find_operations

    def note(*arguments: object, **options: object) -> object:
        found = find(*arguments, **options)  # type: ignore[arg-type]
        scopes = arguments[0].scopes  # type: ignore[attr-defined]
        read.extend(scopes._modules)
        return found

    monkeypatch.setattr(cli, "find_operations", note)
    assert package.introspect().modules["pkg.books"]["items"]
    assert "pkg.client" in read
    assert "pkg.books" not in read
