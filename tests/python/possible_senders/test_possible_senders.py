"""Functions that may send a request, though no operation says so."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from idiom_helpers import find, operations_of, write_package
from wrapdocs_introspect import idioms
from wrapdocs_introspect.possible_senders import analysis
from wrapdocs_introspect.possible_senders.values import variables

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms import FoundOperations
    from wrapdocs_introspect.possible_senders.definitions import Function
    from wrapdocs_introspect.possible_senders.program import Program

_GOLDENS = Path(__file__).parents[2] / "golden"
_POSSIBLE = sorted(one.name for one in _GOLDENS.glob("requests-possible-*"))
_SENDING = ("Send a request", "Send requests", "Return what sends requests")
_QUIET = ("Send nothing", "Return what sends nothing")

_CLIENT = """
import json
import requests

def send(url):
    return requests.get(url)

def upper(text):
    return text.upper()
"""


@pytest.mark.parametrize("golden", _POSSIBLE)
def test_functions_are_listed_if_their_docstrings_say_that_they_send(golden: str) -> None:
    root = _GOLDENS / golden / "input"
    sending, quiet = set(), set()
    for name, docstring in _public_functions(root):
        if docstring.startswith(_SENDING):
            sending.add(name)
        elif docstring.startswith(_QUIET):
            quiet.add(name)
    listed = _listed(root, next(root.iterdir()).stem)
    assert sending
    assert quiet
    assert sending - listed == set()
    assert quiet & listed == set()


def test_a_package_without_http_library_lists_nothing(tmp_path: Path) -> None:
    text = """
import http.cookies
import urllib.error
from urllib import parse as requests
from urllib.parse import quote

def send(url):
    return requests.get(url)

def save(store, name):
    return store.put(name, quote(name))
"""
    assert find(write_package(tmp_path, {"store.py": text}), "pkg").unknown_requests == {}


def test_an_import_in_a_function_counts(tmp_path: Path) -> None:
    text = """
def send(url):
    import requests

    return requests.get(url)
"""
    found = find(write_package(tmp_path, {"late.py": text}), "pkg")
    assert found.unknown_requests == {"pkg.late.send": {"file": "pkg/late.py", "line": 5}}


def test_a_library_may_share_a_namespace_with_the_package(tmp_path: Path) -> None:
    text = """
from azure.core import PipelineClient

class Vault:
    def __init__(self, url):
        self._client = PipelineClient(url)

    def read(self, request):
        return self._client.send_request(request)
"""
    folder = tmp_path / "azure" / "vaults"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(text)
    assert list(find(tmp_path, "azure").unknown_requests) == ["azure.vaults.Vault.read"]


def test_modules_of_tests_do_not_count(tmp_path: Path) -> None:
    text = f"import pytest\n{_CLIENT}"
    root = write_package(tmp_path, {"client.py": _CLIENT, "tests/__init__.py": ""})
    write_package(tmp_path, {"tests/test_client.py": text})
    assert list(find(root, "pkg").unknown_requests) == ["pkg.client.send"]


def test_a_function_that_cannot_be_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = analysis.read_function

    def fail(program: Program, function: Function) -> None:
        if function.name == "upper":
            raise ValueError("broken")
        read(program, function)

    monkeypatch.setattr(analysis, "read_function", fail)
    found = find(write_package(tmp_path, {"client.py": _CLIENT}), "pkg")
    assert sorted(found.unknown_requests) == ["pkg.client.send", "pkg.client.upper"]
    assert [one["code"] for one in found.diagnostics] == ["WD219"]
    assert "pkg.client.upper" in found.diagnostics[0]["message"]


_SHELF = f"""{_CLIENT}
class Book:
    def __init__(self, one):
        self.one = one

class Shelf:
    def load_books(self):
        return send(input())

class Box:
    def open_box(self):
        return None

def call():
    return Book(Book(None)).one.load_books()

def unpack():
    return Book(Book(None)).one.open_box()
"""


def test_a_limit_that_is_hit_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "_MIN_STEPS", -10_000)
    found = find(write_package(tmp_path, {"client.py": _SHELF}), "pkg")
    assert "pkg.client.call" in found.unknown_requests
    assert "pkg.client.unpack" not in found.unknown_requests
    assert [one["code"] for one in found.diagnostics] == ["WD219"]


def test_objects_of_too_many_classes_are_called_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(variables, "_MAX_VALUES", 3)
    monkeypatch.setattr(variables, "MANY_VALUES", 2)
    classes = "".join(
        f"class Kind{number}:\n    def show(self):\n        return None\n\n" for number in range(9)
    )
    made = ", ".join(f"Kind{number}()" for number in range(9))
    text = f"{_SHELF}\n{classes}\nKINDS = [{made}, Shelf()]\n"
    text += "def find():\n    for one in KINDS:\n        one.load_books()\n"
    text += "def show():\n    for one in KINDS:\n        one.show()\n"
    found = find(write_package(tmp_path, {"client.py": text}), "pkg")
    assert "pkg.client.find" in found.unknown_requests
    assert "pkg.client.show" not in found.unknown_requests


def test_a_bug_only_loses_what_may_send(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(idioms, "add_possible_senders", fail)
    text = """
import requests

def read(name):
    return requests.get(f"https://shop.example/things/{name}")
"""
    found = find(write_package(tmp_path, {"client.py": text}), "pkg")
    assert found.functions == {"pkg.client.read"}
    assert "WD106" in [one["code"] for one in found.diagnostics]


def test_functions_that_call_each_other_end(tmp_path: Path) -> None:
    calls = "\n".join(
        f"def f{number}(one):\n    return f{(number + 1) % 40}(f{(number + 7) % 40}(one))\n"
        for number in range(40)
    )
    found = find(write_package(tmp_path, {"client.py": f"import requests\n\n{calls}"}), "pkg")
    assert found.unknown_requests == {}


def test_a_delegate_is_listed_with_its_operation(tmp_path: Path) -> None:
    text = """
import requests

class Client:
    def __init__(self):
        self.table = {"read": self.read}

    def read(self, name):
        return requests.get(f"https://shop.example/things/{name}")

    def call(self, what, name):
        return self.table[what](name)
"""
    (operation,) = operations_of(write_package(tmp_path, {"client.py": text}), "pkg")
    assert operation["client"]["alsoSentBy"] == ["pkg.client.Client.call"]


def _listed(root: Path, name: str) -> set[str]:
    """Return the names of the functions of a package that are said to send, without the module."""
    found = find(root, name)
    ids = {*found.unknown_requests, *_operations(found)}
    return {one.partition(".")[2] for one in ids}


def _operations(found: FoundOperations) -> Iterator[str]:
    operations: list[Any] = [one for module in found.operations.values() for one in module]
    for one in operations:
        yield one["id"].partition("@")[0]
        yield from one["client"].get("alsoSentBy", ())


def _public_functions(root: Path) -> Iterator[tuple[str, str]]:
    """Yield the public functions of a package in one file, with their docstrings."""
    for file in root.iterdir():
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                yield node.name, ast.get_docstring(node) or ""
            elif isinstance(node, ast.ClassDef):
                for inner in node.body:
                    if isinstance(inner, ast.FunctionDef) and not inner.name.startswith("_"):
                        yield f"{node.name}.{inner.name}", ast.get_docstring(inner) or ""
