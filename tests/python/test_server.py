"""A server's answers over a series of edits are those of a fresh run over the same files."""

from __future__ import annotations

import gc
import io
import json
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import dedent
from typing import TYPE_CHECKING, Any

from hypothesis import example, given
from hypothesis import strategies as st

from introspection_helpers import Json, Package, introspect
from wrapdocs_introspect.server import serve
from wrapdocs_introspect.source.incremental_cache import FileCache

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest

BROKEN = "def broken(:\n"

# The possible contents of each file; None: there is no such file.
VARIANTS: dict[str, list[str | None]] = {
    "__init__.py": [
        "",
        '"""Text."""\n__version__ = "1"\nfrom pkg._impl import Client\nfrom . import models\n',
        "from pkg.models import *\nfrom .base import Base as Base\nmodels = 1\n",
        "from pkg import wild\n__all__ = ['Item', *wild.__all__]\nfrom pkg.models import Item\n",
        BROKEN,
    ],
    "base.py": [
        None,
        "from pydantic import BaseModel\nclass Base(BaseModel):\n    key: int\n    '''Key.'''\n",
        "class Base:\n    '''Text.\n\n    Args:\n        key: The key.\n    '''\n    key: str\n",
        "Base = dict[str, int]\nPREFIX = '/v2'\nLIMIT = 7\n",
        BROKEN,
    ],
    "models.py": [
        "from .base import Base\nclass Item(Base):\n    '''An item.'''\n    size: int = 1\n",
        "from pkg.base import *\nclass Item(Base):\n    size: 'Other'\nclass Other: ...\n",
        "__all__ = ['_Hidden']\nfrom enum import Enum\nclass _Hidden(Enum):\n    A = 1\n",
        '''
        def made(a, b):
            """Make.

            Parameters
            ----------
            a : int
                The first.
            """
        ''',
        BROKEN,
    ],
    "models.pyi": [
        None,
        "class Item:\n    size: str\ndef made(a: int, b: str) -> Item: ...\n",
        BROKEN,
    ],
    "wild.py": [
        "from pkg.models import *\n__all__ = ['Item', 'wild']\nwild = 1\n",
        "from pkg._impl import *\nfrom pkg import models\n__all__ = models.__all__ + ['Client']\n",
        "from pkg.main import *\n",
        None,
    ],
    "_impl.py": [
        "class Client:\n    '''Talks.'''\n    def get(self, key: int) -> None: ...\n",
        "from .models import Item\nclass Client:\n    item: Item\n    def get(self) -> Item: ...\n",
        BROKEN,
    ],
    "main.py": [
        """
        from fastapi import FastAPI
        from pkg import routes
        app = FastAPI()
        app.include_router(routes.router, prefix="/v1")
        """,
        """
        from fastapi import FastAPI
        from pkg.base import PREFIX
        from pkg.routes import router as r
        app = FastAPI()
        app.include_router(r, prefix=PREFIX)
        @app.post("/items")
        def make(item: "Item"): ...
        """,
        BROKEN,
        None,
    ],
    "routes/__init__.py": [
        '''
        from fastapi import APIRouter, Depends
        from pkg.models import Item
        from pkg.routes.limits import limit
        router = APIRouter()
        @router.get("/items/{key}")
        def read(key: int, most: int = Depends(limit)) -> Item:
            """Read.

            Args:
                key: The key.
            """
        ''',
        """
        from fastapi import APIRouter
        router = APIRouter(prefix="/other")
        @router.get("/items/{key}")
        def read(name: str): ...
        """,
    ],
    "routes/limits.py": [
        "def limit(most: int = 5):\n    '''Limit.\n\n    :param most: At most.\n    '''\n",
        "from pkg.base import LIMIT\ndef limit(least: int = LIMIT): ...\n",
        None,
    ],
}
EDITS = [(name, index) for name, variants in VARIANTS.items() for index in range(len(variants))]


@dataclass
class Client:
    """What a client of the server knows about the package."""

    modules: dict[str, Json] = field(default_factory=dict)
    diagnostics: list[Json] = field(default_factory=list)
    package: Json = field(default_factory=dict)
    failure: Json | None = None
    sent: list[str] = field(default_factory=list)

    def take(self, text: bytes) -> None:
        """Take an answer."""
        self.diagnostics, self.sent, self.failure = [], [], None
        for event in map(json.loads, text.decode().splitlines()):
            match event["event"]:
                case "module":
                    self.modules[event["module"]["id"]] = event["module"]
                    self.sent.append(event["module"]["id"])
                case "modules":
                    self.modules = {module: self.modules[module] for module in event["ids"]}
                case "diagnostic":
                    self.diagnostics.append(event["diagnostic"])
                case "package":
                    self.package = event["package"]
                case "failure":
                    self.failure = event["failure"]


class Session:
    """A server for one package, with requests between edits."""

    def __init__(self, root: Path, *, is_kept: bool = True) -> None:
        self.package = Package(root)
        self.client = Client()
        self.is_kept = is_kept
        self.arguments = ["--root", str(root), "--package", "pkg"]

    def run(self, steps: Iterator[list[str]]) -> None:
        """Serve; every step makes its edits, names the changed files and then sees the answer."""
        output = io.BytesIO()

        def requests() -> Iterator[bytes]:
            for names in steps:
                changed = [str(self.package.root / name) for name in names]
                request = {"arguments": self.arguments, "changed": changed, "isKept": self.is_kept}
                yield json.dumps(request).encode()
                self.client.take(output.getvalue())
                output.seek(0)
                output.truncate()

        # The server takes the next line when it has answered the last one.
        assert serve(requests(), output) == 0  # type: ignore[arg-type]
        gc.unfreeze()


def _edit(package: Package, name: str, text: str | None) -> None:
    if text is None:
        (package.folder / name).unlink(missing_ok=True)
    else:
        package.write(name, dedent(text))


def _without_failures(diagnostics: list[Json]) -> list[Json]:
    return [one for one in diagnostics if one["rule"] not in {"file-not-parsed", "empty-package"}]


def _fill(package: Package, state: dict[str, str | None]) -> None:
    for name, text in state.items():
        _edit(package, name, text)


class _Shown:
    """The texts that are shown: what can no longer be read stays as it was.

    But for a module with a stub, which is made of two files.
    """

    def __init__(self) -> None:
        self.texts = {name: variants[0] for name, variants in VARIANTS.items()}
        self._disk = dict(self.texts)

    def edit(self, name: str, text: str | None) -> None:
        self._disk[name] = text
        if text != BROKEN or self.texts[name] is None:
            self.texts[name] = text
        if None not in (self._disk["models.py"], self._disk["models.pyi"]):
            for merged in ("models.py", "models.pyi"):
                self.texts[merged] = self._disk[merged]


# A constant of a module that cannot be read any more is followed by one that reads it later.
@example(edits=[("base.py", 3), ("base.py", 4), ("routes/limits.py", 1)])
@given(edits=st.lists(st.sampled_from(EDITS), min_size=1, max_size=8))
def test_answers_are_those_of_a_fresh_run(edits: list[tuple[str, int]]) -> None:
    with TemporaryDirectory() as served, TemporaryDirectory() as fresh:
        session, other, shown = Session(Path(served)), Package(Path(fresh)), _Shown()
        _fill(session.package, shown.texts)

        def steps() -> Iterator[list[str]]:
            yield []
            for name, index in edits:
                text = VARIANTS[name][index]
                _edit(session.package, name, text)
                shown.edit(name, text)
                yield [f"pkg/{name}"]
                _fill(other, shown.texts)
                expected = introspect(other.root, "pkg")
                assert session.client.modules == expected.modules
                found = _without_failures(session.client.diagnostics)
                assert found == _without_failures(expected.diagnostics)

        session.run(steps())


def _run(package: Package, *texts: str | None, changed: bool = True) -> Iterator[list[str]]:
    for text in texts:
        _edit(package, "m.py", text)
        yield ["pkg/m.py"] if changed else []


def test_a_package_that_is_not_kept_is_sent_whole(tmp_path: Path) -> None:
    session = Session(tmp_path, is_kept=False)

    def steps() -> Iterator[list[str]]:
        for _ in range(2):
            yield from _run(session.package, "def f(): ...\n")
            assert session.client.sent == ["pkg", "pkg.m"]

    session.run(steps())


def test_only_changed_modules_are_sent(tmp_path: Path) -> None:
    session = Session(tmp_path)
    session.package.write("other.py", "def g(): ...\n")

    def steps() -> Iterator[list[str]]:
        yield from _run(session.package, "def f(): ...\n")
        assert session.client.sent == ["pkg", "pkg.m", "pkg.other"]
        yield from _run(session.package, "def f():\n    '''Text.'''\n")
        assert session.client.sent == ["pkg.m"]
        yield []
        assert session.client.sent == []
        yield from _run(session.package, None)
        assert (session.client.sent, list(session.client.modules)) == ([], ["pkg", "pkg.other"])

    session.run(steps())


def test_only_changed_files_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    read_bytes = Path.read_bytes

    def spy(path: Path) -> bytes:
        read.append(path.name)
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", spy)
    session = Session(tmp_path)
    session.package.write("other.py", "x = 1\n")

    def steps() -> Iterator[list[str]]:
        yield from _run(session.package, "x = 1\n")
        assert read == ["__init__.py", "m.py", "other.py"]
        read.clear()
        # Without a word from outside, the file system tells.
        yield from _run(session.package, "x = 2\n", changed=False)
        assert read == ["m.py"]
        yield []
        assert read == ["m.py"]

    session.run(steps())


def test_a_file_is_read_again_when_its_change_is_told(tmp_path: Path) -> None:
    path = tmp_path / "m.py"
    path.write_text("x = 1")
    files = FileCache()
    assert files.read(path) == b"x = 1"
    untyped: Any = files
    untyped._files[path] = (untyped._files[path][0], b"stale")
    assert files.read(path) == b"stale"
    files.forget([path])
    assert files.read(path) == b"x = 1"


def test_a_broken_file_keeps_what_was_read_and_is_reported(tmp_path: Path) -> None:
    session = Session(tmp_path)

    def steps() -> Iterator[list[str]]:
        yield from _run(session.package, "def f():\n    '''Text.'''\n")
        yield from _run(session.package, "def f(:\n")
        assert session.client.modules["pkg.m"]["items"][0]["docstring"] == {"summary": "Text."}
        [found] = session.client.diagnostics
        assert (found["code"], found["location"]["file"]) == ("WD101", "pkg/m.py")
        yield []
        assert [one["code"] for one in session.client.diagnostics] == ["WD101"]
        yield from _run(session.package, "def f():\n    '''New.'''\n")
        assert session.client.modules["pkg.m"]["items"][0]["docstring"] == {"summary": "New."}
        assert session.client.diagnostics == []

    session.run(steps())


def test_a_failure_is_told_and_the_next_answer_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(tmp_path)

    def fail(*_: object, **__: object) -> None:
        raise ValueError("oh")

    def steps() -> Iterator[list[str]]:
        yield from _run(session.package, "def f(): ...\n")
        with monkeypatch.context() as patch:
            patch.setattr("wrapdocs_introspect.cli.find_operations", fail)
            yield []
        assert session.client.failure is not None
        assert "ValueError: oh (test_server.py:" in session.client.failure["message"]
        session.package.folder.rename(tmp_path / "away")
        yield []
        assert session.client.failure is not None
        assert session.client.failure["code"] == "package-not-found"
        (tmp_path / "away").rename(session.package.folder)
        yield []
        assert (session.client.failure, session.client.sent) == (None, ["pkg", "pkg.m"])

    session.run(steps())
