"""Where the values of a request come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from idiom_helpers import operations_of, write_package
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    UNKNOWN,
    Choice,
    Constant,
    External,
    Hole,
    Mapping,
    Member,
    Parameter,
    Result,
    Sequence,
    Text,
    Value,
    text,
)
from wrapdocs_introspect.idioms.requests.inputs.roles import is_extra, role_of
from wrapdocs_introspect.idioms.requests.inputs.sources import NOTHING, Source, source_of

if TYPE_CHECKING:
    from pathlib import Path

LIMIT = Parameter("limit")
CODEC = Text((Hole("codec", "object"),))


@pytest.mark.parametrize(
    ("value", "source"),
    [
        (LIMIT, Source(parameter="limit")),
        (text("full"), Source(constant="full")),
        (Constant(3), Source(constant=3)),
        (NONE, NOTHING),
        (UNKNOWN, NOTHING),
        (Member(LIMIT, "id"), Source(parameter="limit", conversion="id")),
        (Result(Member(LIMIT, "isoformat")), Source(parameter="limit", conversion="isoformat")),
        (Result(Member(CODEC, "choose"), (text("a"),)), NOTHING),
        (Result(External("str"), (LIMIT,)), Source(parameter="limit", conversion="str")),
        (
            Result(Member(text(","), "join"), (LIMIT,)),
            Source(parameter="limit", conversion="join ,"),
        ),
        (Choice((LIMIT, Constant(50))), Source(parameter="limit")),
        (Choice((LIMIT, Parameter("size"))), NOTHING),
        (Choice((Constant(1), Constant(2))), NOTHING),
        (
            Text(("Bearer ", Hole("token", "object"))),
            Source(attribute="token", conversion="format"),
        ),
        (Sequence((LIMIT, LIMIT)), Source(parameter="limit")),
        (Mapping(((text("a"), Constant(1)),)), Source(constant={"a": 1})),
    ],
)
def test_source_of_a_value(value: Value, source: Source) -> None:
    assert source_of(value) == source


@pytest.mark.parametrize(
    ("argument", "role"),
    [
        ("params", "query"),
        ("query_params", "query"),
        ("extra_headers", "header"),
        ("http_headers", "header"),
        ("_request_timeout", "notSent"),
        ("json_data", "json"),
        ("title", None),
    ],
)
def test_role_of_an_argument(argument: str, role: str | None) -> None:
    assert role_of(argument) == role


def test_extra_arguments_are_merged() -> None:
    assert is_extra("extra_body")
    assert not is_extra("body")


def _only(root: Path, source: str) -> dict[str, Any]:
    write_package(root, {"__init__.py": source})
    (operation,) = operations_of(root, "pkg")
    return operation


def test_a_parameter_that_goes_nowhere_is_not_claimed(tmp_path: Path) -> None:
    operation = _only(
        tmp_path,
        "import requests\n"
        "def find(name, unused=None):\n"
        '    return requests.get("/things", params={"name": name})\n',
    )
    assert [one["wireName"] for one in operation["parameters"]] == ["name"]
    assert "options" not in operation["client"]


def test_params_of_a_function_of_the_package_are_not_claimed_blindly(tmp_path: Path) -> None:
    operation = _only(
        tmp_path,
        "class Api:\n"
        "    def add(self, name):\n"
        '        return self._post("/things", params={"name": name})\n'
        "    def _post(self, url, params):\n"
        "        raise NotImplementedError\n",
    )
    assert operation["parameters"] == []
    assert "body" not in operation


SERVICES = """
import requests

class Service:
    place = "params"

    def _call(self, method, path, values):
        return requests.request(method, f"https://api.example.com{path}", **{self.place: values})

class Books(Service):
    def search(self, name):
        return self._call("post", "/books/search", {"name": name})

class Authors(Service):
    def search(self, name):
        return self._call("post", "/authors/search", {"name": name})

class Orders(Service):
    place = "json"

    def search(self, name):
        return self._call("post", "/orders/search", {"name": name})
"""


def test_where_arguments_go_is_shared_by_classes_that_say_the_same(tmp_path: Path) -> None:
    write_package(tmp_path, {"__init__.py": SERVICES})
    found = {one["name"] + one["path"]: one for one in operations_of(tmp_path, "pkg")}
    queries = {path: bool(one["parameters"]) for path, one in found.items()}
    bodies = {path: "body" in one for path, one in found.items()}
    assert queries == {
        "search/books/search": True,
        "search/authors/search": True,
        "search/orders/search": False,
    }
    assert bodies == {path: not is_query for path, is_query in queries.items()}
