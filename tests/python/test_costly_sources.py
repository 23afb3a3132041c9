"""Code that is small and stands for very much: it comes to an end, and the rest is read."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from introspection_helpers import Package, Result

_MAIN = Path(__file__).parents[2] / "extractor/python/main.py"
_GOOD = '''
import requests

def find_good(name: str):
    """Find it."""
    return requests.get(f"https://api.example.com/good/{name}")
'''
_CLIENT = '''
import requests

class Client:
    """C."""
    def _send(self, method, path, **options):
        return requests.request(method, "https://api.example.com" + path, **options)
'''
_USES = '''
class Books(Client):
    """B."""
    def find(self):
        """F."""
        return self._send("GET", "/".join(LAST))
    def list_all(self):
        """L."""
        for one in LAST:
            self._send("GET", f"/books/{one}", params={"all": LAST})
'''


def _read(package: Package, source: str | bytes = "") -> Result:
    """Read a package with an odd module beside a good one, of which everything must be known."""
    package.write("good.py", _GOOD)
    package.write("odd.py", source)
    began = time.monotonic()
    result = package.introspect()
    assert time.monotonic() - began < 20
    assert "/good/{name}" in json.dumps(result.modules["pkg.good"])
    return result


@pytest.mark.parametrize(
    ("first", "step"),
    [
        ('["/a", "/b"]', "@ + @"),
        ('["/a"]', "[*@, *@]"),
        ('("/a",)', "@ + @"),
        ('["/a"]', "[@, @]"),
        ('{"a": "/a"}', '{"x": @, "y": @}'),
        ('"/a"', 'f"{@}{@}"'),
    ],
)
def test_values_that_double_are_bounded(package: Package, first: str, step: str) -> None:
    steps = [f"L{i + 1} = {step.replace('@', f'L{i}')}\n" for i in range(40)]
    result = _read(package, f"{_CLIENT}L0 = {first}\n{''.join(steps)}LAST = L40\n{_USES}")
    assert len(json.dumps(result.modules["pkg.odd"])) < 200_000


@pytest.mark.parametrize("count", [6, pytest.param(10, marks=pytest.mark.long)])
def test_functions_that_call_each_other_send_no_countless_requests(
    package: Package, count: int
) -> None:
    methods = [
        f'''
    def m{i}(self, a, p="/x"):
        """M."""
        if a:
            return self.m{(i * 7 + 1) % count}(a, p + "/y{i}")
        elif p:
            return self.m{(i * 13 + 5) % count}(a, p + "/z{i}")
        self._send("GET", p)
        return self.m{(i + 1) % count}(a, p)
'''
        for i in range(count)
    ]
    result = _read(package, _CLIENT + "".join(methods))
    assert "functions-not-followed" in result.rules
    assert len(json.dumps(result.modules["pkg.odd"])) < 200_000


@pytest.mark.parametrize(
    "kind",
    ["object", *(pytest.param(kind, marks=pytest.mark.long) for kind in ("Enum", "str, Enum"))],
)
def test_a_class_of_very_many_members_takes_linear_time(package: Package, kind: str) -> None:
    count = 12_000
    members = "".join(f'    M{i} = "m{i}"\n    """Text {i}."""\n' for i in range(count))
    began = time.process_time()
    result = _read(package, f'from enum import Enum\nclass E({kind}):\n    """E."""\n{members}')
    assert f"Text {count - 1}." in json.dumps(result.modules["pkg.odd"])
    assert time.process_time() - began < 8


def test_a_function_of_very_many_overloads_takes_linear_time(package: Package) -> None:
    count = 3_000
    overloads = "".join(
        f'@overload\ndef find(name: Literal["v{i}"]) -> int: ...\n' for i in range(count)
    )
    began = time.process_time()
    odd = f"from typing import Literal, overload\n{overloads}def find(name):\n    return 1\n"
    result = _read(package, odd)
    assert f"v{count - 1}" in json.dumps(result.modules["pkg.odd"])
    assert time.process_time() - began < 8


@pytest.mark.parametrize("indent", ["", "    "])
@pytest.mark.parametrize(
    "step", ["x = x.replace('a', 'b')", "x = x.next.next", "x = y.a(x); y = x.b(y)", "x = x.copy"]
)
def test_a_name_that_is_bound_again_and_again_takes_little_time(
    package: Package, indent: str, step: str
) -> None:
    steps = f"{indent}{step}\n" * 80
    began = time.process_time()
    odd = "x = y = 'a'\n" + ("def find(x, y):\n" if indent else "") + steps
    call = f"{indent}requests.get('https://api.example.com/' + x)\n"
    _read(package, f"import requests\n{odd}{call}")
    assert time.process_time() - began < 5


@pytest.mark.parametrize("pattern", ["(a+)+$", "(a|a)*$", "((a+)b?)*$", r"(a+\\/?)*$"])
@pytest.mark.parametrize("search", ["sub(P, '', T)", "match(P, T)", "compile(P).search(T)"])
def test_a_search_that_never_ends_is_not_made(package: Package, pattern: str, search: str) -> None:
    source = (
        f"import re, requests\nP = {pattern!r}\nT = {'a' * 40 + '!'!r}\n"
        f"def f():\n    return requests.get(f'https://api.example.com/{{re.{search}}}')\n"
    )
    _read(package, source)


@pytest.mark.parametrize("encoding", ["punycode", "idna", "utf-7"])
def test_a_file_whose_ascii_is_not_ascii_is_named(package: Package, encoding: str) -> None:
    head = f'# coding: {encoding}\n"""x"""\n'.encode()
    result = _read(package, head + b"a-b" * 1000 + b"z9" * 300_000)
    assert "pkg.odd" not in result.modules
    assert "file-not-parsed" in result.rules


@pytest.mark.parametrize("encoding", ["latin-1", "shift_jis", "cp1252", "euc-kr", "koi8-r"])
def test_files_in_older_encodings_are_read(package: Package, encoding: str) -> None:
    result = _read(package, f'# coding: {encoding}\n"""Old."""\n'.encode())
    assert "pkg.odd" in result.modules


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit memory")
def test_the_process_has_a_limit_on_memory() -> None:
    code = (
        "import resource, runpy, sys;"
        f"main = runpy.run_path({str(_MAIN)!r});"
        "main['_limit_memory']();"
        "print(resource.getrlimit(resource.RLIMIT_AS)[0])"
    )
    command = [sys.executable, "-c", code]
    printed = subprocess.run(command, capture_output=True, check=True).stdout  # noqa: S603
    assert int(printed) == 4 * 2**30


def test_a_package_that_needs_more_memory_fails_with_that_reason(
    package: Package, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(*_: object, **__: object) -> None:
        raise MemoryError

    monkeypatch.setattr("wrapdocs_introspect.cli.load_package", fill)
    package.write("__init__.py", "")
    failure = package.introspect().failure
    assert failure["code"] == "out-of-memory"
    assert "bug" not in failure["hint"]


def test_errors_of_many_functions_with_several_requests_are_read_soon(package: Package) -> None:
    checks = "".join(
        f"""
            if response.status_code == {400 + i % 100} and response.json().get("code{i}"):
                raise Failed(response.headers.get("code{i}"), response.json().get("text{i}"))"""
        for i in range(60)
    )
    methods = "".join(
        f'''
    @guarded
    def m{i}(self, key, is_new=False):
        """M."""
        if is_new:
            return self._send("POST", "/m{i}", flag{i}=True)
        return self._send("GET", f"/m{i}/{{key}}", is_short=True)'''
        for i in range(120)
    )
    result = _read(
        package,
        f"""
import requests

class Failed(Exception): pass

def guarded(function):
    def inner(self, *args, **kwargs):
        try:
            return function(self, *args, **kwargs)
        except requests.Timeout as error:
            raise Failed from error
    return inner

class Client:
    def _send(self, method, path, is_short=False, **options):
        for attempt in range(3):
            response = requests.request(method, "https://api.example.com" + path)
{checks}
            return response.json()
{methods}
""",
    )
    operations = result.modules["pkg.odd"]["members"]
    assert "Failed" in json.dumps(operations)
