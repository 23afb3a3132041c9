"""A client that tries again calls itself: what leads to the library of HTTP is followed once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from idiom_helpers import find, write_package
from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from wrapdocs_introspect.idioms.requests.following.bindings import Call
    from wrapdocs_introspect.idioms.requests.following.followed import FollowedCall

_CLIENT = """
import requests

class Client:
    def __init__(self, token: str, url: str = "https://api.library.test"):
        self._token = token
        self._url = url

    def get_books(self):
        return self._request("GET", "/books", 3)

    def _request(self, method, path, tries):
        headers = {"Authorization": f"Bearer {self._token}"}
        try:
            return requests.request(method, f"{self._url}{path}", headers=headers)
        except requests.Timeout:
            return self._request(method, path, tries - 1)
        except requests.ConnectionError:
            return self._request(method, path, tries - 1)
        except requests.HTTPError:
            return self._request(method, path, tries - 1)
"""


def test_calls_of_a_client_that_tries_again_are_followed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    followed: list[Call] = []
    follow_apart = Interpreter.follow_apart

    def count(self: Interpreter, call: Call, max_steps: int) -> FollowedCall:
        followed.append(call)
        return follow_apart(self, call, max_steps)

    monkeypatch.setattr(Interpreter, "follow_apart", count)
    found = find(write_package(tmp_path, {"a.py": _CLIENT}), "pkg")
    [operation] = [one for made in found.operations.values() for one in made]
    assert operation["path"] == "/books"
    client = found.clients["pkg.a.Client"]
    assert client["server"]["url"] == "https://api.library.test"
    assert [one["scheme"] for one in client["authentication"]] == ["bearer"]
    assert len(followed) < 100
