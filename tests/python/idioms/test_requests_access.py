"""How callers reach a function that sends a request."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from idiom_helpers import operations_of, write_package

if TYPE_CHECKING:
    from pathlib import Path

_SEND = """
import httpx
def send(method, path): return httpx.request(method, "https://x.example" + path)
"""


def access_of(root: Path, files: dict[str, str]) -> dict[str, list[str]]:
    """Return the calls that reach each operation of a package made of these files."""
    found = operations_of(write_package(root, {"_send.py": _SEND, **files}), "pkg")
    return {one["id"]: one["client"].get("access", []) for one in found}


CASES = {
    "a client that makes a client of its own kind": (
        {
            "__init__.py": "from pkg.client import Client, Tenants\n",
            "client.py": """
from pkg._send import send
class Client:
    def __init__(self, token: str): self.token = token
    def ping(self): return send("GET", "/ping")
class Tenants:
    def __init__(self, token: str): self.token = token
    def client(self, name: str) -> Client: return Client(name)
    def count(self): return send("GET", "/tenants/count")
""",
        },
        {"pkg.client.Client.ping": ["client.ping"], "pkg.client.Tenants.count": ["client.count"]},
    ),
    "objects that lead to each other": (
        {
            "__init__.py": "from pkg.client import Client\n",
            "client.py": """
from pkg._send import send
class Client:
    def __init__(self): self.items = Items(self)
class Items:
    def __init__(self, client: Client): self.client = client
    def list(self): return send("GET", "/items")
""",
        },
        {"pkg.client.Items.list": ["client.items.list"]},
    ),
    "an alternative in a union": (
        {
            "__init__.py": "from pkg.client import Client\n",
            "client.py": """
from __future__ import annotations
from pkg._send import send
class Client:
    def find(self, name: str) -> Cat | Dog | None: return None
class Cat:
    def pet(self): return send("POST", "/cats/pet")
class Dog:
    def walk(self): return send("POST", "/dogs/walk")
""",
        },
        {
            "pkg.client.Cat.pet": ["client.find(...).pet"],
            "pkg.client.Dog.walk": ["client.find(...).walk"],
        },
    ),
    "a private function is not reached": (
        {"_tools.py": 'from pkg._send import send\ndef ping(): return send("GET", "/ping")\n'},
        {"pkg._tools.ping": []},
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_access(case: str, tmp_path: Path) -> None:
    files, expected = CASES[case]

    assert access_of(tmp_path, files) == expected


@pytest.mark.long
def test_an_endless_chain_of_objects_ends(tmp_path: Path) -> None:
    classes = [
        f"class C{one}:\n    def __init__(self):\n"
        + "".join(f"        self.to{other} = C{other}()\n" for other in range(12))
        + f'    def ping(self): return send("GET", "/c{one}/ping")\n'
        for one in range(12)
    ]
    text = "from pkg._send import send\n" + "\n".join(classes)

    found = access_of(tmp_path, {"__init__.py": "from pkg.all import C0\n", "all.py": text})

    assert found["pkg.all.C0.ping"][0] == "client.ping"
    assert all(0 < len(calls) <= 3 for calls in found.values())


def test_a_client_of_many_groups_that_all_hold_it_keeps_them(tmp_path: Path) -> None:
    groups = "".join(
        f"class G{one}(Group):\n"
        f'    def count(self): return self.client.send("GET", "/g{one}/count")\n'
        for one in range(24)
    )
    text = (
        "from pkg._send import send\n"
        "class Base:\n"
        "    def __init__(self, token): self.token = token\n"
        "    def send(self, method, path): return send(method, path)\n"
        "class Group:\n"
        "    def __init__(self, client): self.client = client\n" + groups + "class Client(Base):\n"
        "    def __init__(self, token):\n"
        + "".join(f"        self.g{one} = G{one}(self)\n" for one in range(24))
        + "        super().__init__(token)\n"
    )

    found = access_of(tmp_path, {"__init__.py": "from pkg.all import Client\n", "all.py": text})

    assert {name: calls[:1] for name, calls in found.items() if ".G" in name} == {
        f"pkg.all.G{one}.count": [f"client.g{one}.count"] for one in range(24)
    }


_HEIRS = """
import requests


class Resource:
    kind = "resources"

    def __init__(self, number):
        self.number = number

    def copy(self):
        requests.post(f"https://shop.example/{self.kind}/{self.number}/copy")
        return type(self)(self.number)


class Book(Resource):
    kind = "books"


class Author(Resource):
    kind = "authors"

    def list_works(self):
        return requests.get(f"https://shop.example/authors/{self.number}/works")


class Client:
    def find_book(self) -> Book:
        requests.get("https://shop.example/books/any")
        return Book(1)
"""


def test_what_an_heir_returns_is_not_what_others_return(tmp_path: Path) -> None:
    operations = operations_of(write_package(tmp_path, {"client.py": _HEIRS}), "pkg")
    found = {one["id"]: one["client"].get("access", []) for one in operations}
    assert found["pkg.client.Client.find_book"] == ["client.find_book"]
    assert not any("copy" in one for one in found["pkg.client.Author.list_works"])
