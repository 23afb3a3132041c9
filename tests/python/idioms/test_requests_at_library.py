"""Requests that are decided at the HTTP library: what is followed, and what stands for others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from idiom_helpers import find, operations_of, write_package
from wrapdocs_introspect.evaluation.values.values import Derived, Parameter
from wrapdocs_introspect.idioms.requests.library_calls.reading import LibraryReader
from wrapdocs_introspect.idioms.requests.reconciliation import readings

if TYPE_CHECKING:
    from pathlib import Path

_COUNT = 60
_PLAIN = """
import requests

class Garden:
    def __init__(self, url="https://garden.example"):
        self.url = url

    def _send(self, method, path, **more):
        return requests.request(method, self.url + path, **more).json()
"""
_BY_CLIENT = """
import json
import requests

class Bed:
    def __init__(self, client, id):
        self._client = client
        self.id = id
{methods}

class Garden:
    def __init__(self, url="https://garden.example"):
        self.url = url

    def bed(self, id):
        return Bed(self, id)

    def post(self, path, data=None):
        return requests.post(self.url + path, data=json.dumps(data)).json()
"""
"""What the client does is not seen where it is called."""
_WITH_PART = (
    "\n    def drop_{index}(self, id, options=None):\n"
    '        more = (options or {{}}).get("extra")\n'
    '        return self._send("DELETE", f"/b{index}/{{id}}", json=more)\n'
)
"""The outermost calls seem to send `options`."""


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the ids of the functions that are followed to the library."""
    found: list[str] = []
    read = LibraryReader.read

    def note(reader: LibraryReader, definition: Any, *more: Any) -> Any:
        found.append(definition.id)
        return read(reader, definition, *more)

    monkeypatch.setattr(LibraryReader, "read", note)
    return found


def _write(root: Path, start: str, method: str) -> Path:
    methods = "".join(method.format(index=index) for index in range(_COUNT))
    return write_package(root, {"client.py": start + methods})


def test_functions_stand_for_others_that_are_like_them(
    tmp_path: Path, followed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readings, "_ENOUGH_STEPS", 0)
    method = (
        '\n    def get_{index}(self, id):\n        return self._send("GET", f"/b{index}/{{id}}")\n'
    )
    found = operations_of(_write(tmp_path, _PLAIN, method), "pkg")
    assert len(followed) < _COUNT / 2
    assert {one["path"] for one in found} == {f"/b{index}/{{id}}" for index in range(_COUNT)}
    assert {one["client"]["certainty"] for one in found} == {"exact"}


def test_all_are_followed_where_one_of_them_was_read_wrongly(
    tmp_path: Path, followed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readings, "_ENOUGH_STEPS", 0)
    found = operations_of(_write(tmp_path, _PLAIN, _WITH_PART), "pkg")
    assert len(followed) >= _COUNT
    assert len(found) == _COUNT
    assert not [one for one in found if "body" in one]


def test_small_packages_are_followed_as_a_whole(tmp_path: Path, followed: list[str]) -> None:
    method = (
        '\n    def get_{index}(self, id):\n        return self._send("GET", f"/b{index}/{{id}}")\n'
    )
    operations_of(_write(tmp_path, _PLAIN, method), "pkg")
    assert len(followed) >= _COUNT


def test_the_budget_of_a_package_is_counted_in_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readings, "_MAX_STEPS", 40)
    monkeypatch.setattr(readings, "_MAX_STEPS_OF_OTHERS", 0)
    found = find(_write(tmp_path, _PLAIN, _WITH_PART), "pkg")
    messages = [one["message"] for one in found.diagnostics]
    assert any("were not followed to an HTTP library" in one for one in messages)


def test_others_show_where_functions_send_their_arguments_that_are_not_followed(
    tmp_path: Path, followed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readings, "_MAX_STEPS", 60)
    method = (
        "\n    def plant_{index}(self, depth):\n"
        '        return self._client.post("/b{index}", data={{"depth": depth}})\n'
    )
    methods = "".join(method.format(index=index) for index in range(_COUNT))
    root = write_package(tmp_path, {"client.py": _BY_CLIENT.format(methods=methods)})
    found = [one for one in operations_of(root, "pkg") if "body" in one]
    assert len(found) == _COUNT
    assert len(followed) < _COUNT
    assert {one["body"]["mediaType"] for one in found} == {"application/json"}
    assert {one["client"]["certainty"] for one in found} == {"exact", "assumed"}


def test_equal_values_that_share_parts_are_compared_once() -> None:
    depth = 200
    one, other = (_nest(depth) for _ in range(2))
    assert one is not other
    assert one == other


def _nest(depth: int) -> Derived | Parameter:
    value: Derived | Parameter = Parameter("id")
    for _ in range(depth):
        value = Derived("pair", (value, value))
    return value


_BY_NAMES = """
import requests

class Server:
    def __init__(self, host, suffix="/api/v2/"):
        self.host = host
        self.suffix = suffix

    def address(self, group, name):
        return self.host + self.suffix + "/".join((group, name))

class Garden:
    def __init__(self, host):
        self._server = Server(host)

    def _send(self, verb, group, name, data=None):
        url = self._server.address(group, name)
        return requests.request(verb, url, json=data).json()
"""


def _write_by_names(root: Path, groups: str) -> Path:
    methods = "".join(
        f"\n    def plant_{index}(self, depth):\n"
        f'        return self._send("POST", {groups[index % len(groups)]!r}, "p{index}", depth)\n'
        for index in range(_COUNT)
    )
    return write_package(root, {"client.py": _BY_NAMES + methods})


def test_others_show_what_stands_before_the_paths_of_functions_that_are_not_followed(
    tmp_path: Path, followed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readings, "_MAX_STEPS", 60)
    found = operations_of(_write_by_names(tmp_path, "bc"), "pkg")
    assert len(followed) < _COUNT
    expected = {f"/api/v2/{'bc'[index % 2]}/p{index}" for index in range(_COUNT)}
    assert {one["path"] for one in found} == expected
