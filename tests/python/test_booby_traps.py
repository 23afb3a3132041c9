"""Packages that want to run code or to read files: nothing of them is imported, run or followed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from introspection_helpers import Package

_WATCHED = frozenset(
    {
        *("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork", "pty.spawn"),
        *("socket.connect", "socket.getaddrinfo", "socket.bind", "urllib.Request"),
        *("ctypes.dlopen", "webbrowser.open", "os.remove", "os.rename", "os.mkdir", "os.chmod"),
    }
)
_RUN = "__import__('os').system('touch CANARY')"

# What `m.py` contains, or other files by their names.
TRAPS: dict[str, str | dict[str, str]] = {
    "a statement": _RUN,
    "an import of a trap": {"m.py": "import pkg.trap\nfrom pkg.trap import *\n", "trap.py": _RUN},
    "a relative import of a trap": {"m.py": "from . import trap\n", "trap.py": _RUN},
    "the package's own file": {"__init__.py": _RUN},
    "a file that starts the package": {"__main__.py": _RUN},
    "a module of the standard library": {"json.py": _RUN, "re.py": _RUN, "typing.py": _RUN},
    "a module of our own": {"wrapdocs_introspect.py": _RUN, "griffe.py": _RUN},
    "a start file": {"sitecustomize.py": _RUN, "usercustomize.py": _RUN, "conftest.py": _RUN},
    "a build file": {"setup.py": _RUN, "build.py": _RUN},
    "a path file": {"trap.pth": f"import os; {_RUN}\n", "m.py": ""},
    "a compiled module": {"m.py": "from .fast import f\n", "fast.so": "\x7fELF"},
    "bytecode": {"m.py": "", "__pycache__/m.cpython-311.pyc": "\0" * 16},
    "a default": f"def f(a={_RUN}): ...\n",
    "an annotation": f"def f(a: {_RUN}) -> {_RUN}: ...\n",
    "an annotation in quotes": f'def f(a: "{_RUN}"): ...\n',
    "a decorator": f"@({_RUN})\ndef f(): ...\n",
    "a base": f"class A({_RUN}): ...\n",
    "a metaclass": f"class A(metaclass={_RUN}): ...\n",
    "a hook for attributes": f"def __getattr__(name): {_RUN}\n__all__ = ['x']\n",
    "a list of exports": f"__all__ = [{_RUN}]\n__all__ += list({_RUN})\n",
    "a text with a format": f"X = '{{0.__class__}}'.format({_RUN})\nY = f'{{{_RUN}}}'\n",
    "a field of a model": (
        "from pydantic import BaseModel, Field\n"
        f"class A(BaseModel):\n    x: int = Field(default_factory=lambda: {_RUN})\n"
    ),
    "a path of an operation": (
        f"from fastapi import FastAPI\napp = FastAPI()\n@app.get('/' + {_RUN})\ndef f(): ...\n"
    ),
    "a path of a request": (
        f"import requests\ndef f():\n    return requests.get('https://h.test/' + {_RUN})\n"
    ),
    "a session in a docstring": f'def f():\n    """Do.\n\n    >>> {_RUN}\n    """\n',
    "an evaluated constant": f"X = eval({_RUN!r})\nexec({_RUN!r})\n",
    "a version": {"__init__.py": f"__version__ = {_RUN}\n"},
}

_heard: list[tuple[str, str]] = []
_tests: list[str] = []
"""The test that listens."""


def _listen(event: str, arguments: tuple[object, ...]) -> None:
    if not _tests:
        return
    is_import = event == "import" and str(arguments[0]).partition(".")[0] in ("pkg", "trap")
    is_run = event == "exec" and "/pkg/" in str(getattr(arguments[0], "co_filename", ""))
    is_written = event == "open" and str(arguments[1]).startswith(("w", "a", "x"))
    if event in _WATCHED or is_import or is_run or is_written:
        _heard.append((event, str(arguments)))


@pytest.fixture(scope="module", autouse=True)
def _audit() -> None:
    """A hook cannot be removed, so there is one, which only listens during a test."""
    sys.addaudithook(_listen)


def test_there_are_25_traps() -> None:
    assert len(TRAPS) >= 25


@pytest.mark.parametrize("case", TRAPS)
def test_nothing_of_a_package_runs(
    case: str, package: Package, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(package.root)
    trap = TRAPS[case]
    files = {"m.py": trap} if isinstance(trap, str) else trap
    for name, text in files.items():
        package.write(name, text)
        (package.root / name).parent.mkdir(exist_ok=True)
        (package.root / name).write_text(text)
    package.write("good.py", "def f(): ...\n")
    before = sorted(package.root.rglob("*"))

    _heard.clear()
    _tests.append(case)
    try:
        result = package.introspect()
    finally:
        _tests.clear()

    assert _heard == []
    assert sorted(package.root.rglob("*")) == before
    assert result.code == 0
    assert "pkg.good" in result.modules


_INCLUDES = [
    ".. include:: {file}",
    ".. include:: {relative}",
    ".. include:: {relative}\n   :literal:",
    ".. literalinclude:: {file}",
    ".. csv-table:: T\n   :file: {file}",
    ".. raw:: html\n   :file: {file}",
    ".. raw:: html\n   :url: file://{file}",
    ".. figure:: {file}",
    ".. image:: {relative}",
    ".. code-block:: text\n   :include: {file}",
    ".. automodule:: secret",
    ".. |x| image:: {file}\n\n|x|",
    ":download:`{file}`",
    "![x]({file})",
    "[x](file://{file})",
    '--8<-- "{relative}"',
    '{{% include "{file}" %}}',
    "{{{{#include {relative}}}}}",
    "::: secret",
]


@pytest.mark.parametrize("style", ["auto", "google", "numpy", "sphinx"])
def test_no_file_is_read_for_a_docstring(style: str, package: Package, tmp_path: Path) -> None:
    for place in (tmp_path / "secret.txt", package.root / "secret.py", package.folder / "s.txt"):
        place.write_text("KEY = 'canary-7f3a'\n")
    forms = [
        form.format(file=tmp_path / "secret.txt", relative="../secret.txt") for form in _INCLUDES
    ]
    for number, form in enumerate(forms):
        text = f"Do it.\n\n{form}\n\nArgs:\n    a: {form.replace(chr(10), ' ')}\n"
        package.write(f"m{number}.py", f"def f(a):\n    {text!r}\n")
    result = package.introspect("--docstring-style", style)
    assert result.code == 0
    assert len(result.modules) == len(forms) + 1
    assert b"canary" not in result.text
