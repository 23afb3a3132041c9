"""Constructors are followed once for each class, and again when somebody asks for attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from idiom_helpers import operations_of, write_package
from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from wrapdocs_introspect.idioms.requests.following.frames import Frame

_CLIENT = """
import requests


class Book:
    def __init__(self, data):
        self.title = data.get("title")
        self.author = data.get("author")


class Shelf:
    def __init__(self, path):
        self.path = path

    def load(self):
        return requests.get(self.path).json()


class Client:
    def get_first_book(self):
        return Book(requests.get("/books/first").json())

    def get_last_book(self):
        return Book(requests.get("/books/last").json())

    def get_next_book(self, number):
        return Book(requests.get(f"/books/{number}/next").json())

    def list_novels(self):
        return Shelf("/novels").load()

    def list_poems(self):
        return Shelf("/poems").load()
"""


def test_attributes_of_data_are_not_looked_at_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    followed: list[str] = []
    run = Interpreter._run

    def note(interpreter: Interpreter, frame: Frame) -> object:
        function = frame.function
        if function is not None and function.name == "__init__":
            followed.append(function.id)
        return run(interpreter, frame)

    monkeypatch.setattr(Interpreter, "_run", note)
    operations = operations_of(write_package(tmp_path, {"client.py": _CLIENT}), "pkg")
    found = {one["id"]: one["path"] for one in operations}
    assert found["pkg.client.Client.get_first_book"] == "/books/first"
    assert found["pkg.client.Client.get_last_book"] == "/books/last"
    assert found["pkg.client.Client.get_next_book"] == "/books/{number}/next"
    assert followed.count("pkg.client.Book.__init__") == 1


def test_attributes_that_decide_a_request_are_found_each_time(tmp_path: Path) -> None:
    operations = operations_of(write_package(tmp_path, {"client.py": _CLIENT}), "pkg")
    found = {one["id"]: one["path"] for one in operations}
    assert found["pkg.client.Client.list_novels"] == "/novels"
    assert found["pkg.client.Client.list_poems"] == "/poems"
