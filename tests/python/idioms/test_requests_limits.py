"""Following requests ends on any input, in bounded time and memory."""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import wrapdocs_introspect
from idiom_helpers import operations_of, write_package

SECONDS = 20
_SECONDS_OF_ALL = 120
_MEBIBYTES_OF_ALL = 600

HOSTILE = {
    "a function that calls itself": "def f(x):\n    return f(f(f(x)))\n",
    "functions that call each other": "".join(
        f"def f{n}(x):\n    return f{(n + 1) % 40}(x) or f{(n + 11) % 40}(x)\n" for n in range(40)
    ),
    "requests that double from function to function": "def f0():\n    return client.get('/a')\n"
    + "".join(f"def f{n}():\n    return [" + f"f{n - 1}(), " * 40 + "]\n" for n in range(1, 12)),
    "a text that doubles": "def f():\n    x = '/a'\n" + "    x = x + x\n" * 500,
    "a dict that doubles": "def f():\n    x = {'/a': 1}\n" + "    x = {'a': x, 'b': x}\n" * 500,
    "equal dicts that double": "def f():\n    x = y = {}\n"
    + "    x = {'a': x, 'b': x}\n    y = {'a': y, 'b': y}\n" * 100
    + "    return x == y\n",
    "an object that holds itself": "class A:\n    def __init__(self):\n        self.me = self\n"
    "        self.me.me = self\n    def f(self):\n"
    "        return self.me.me.me.get('/' + self.me.x)\n",
    "classes that make each other": "".join(
        f"class C{n}:\n    def __init__(self):\n        self.a = C{(n + 1) % 30}()\n"
        f"        self.b = C{(n + 2) % 30}()\n"
        "    def f(self):\n        return self.a.f() or self.b.f()\n"
        for n in range(30)
    ),
    "a huge table": "T = {" + ",".join(f"'k{n}': '/p/{n}'" for n in range(50_000)) + "}\n"
    "def f(k):\n    return client.get(T[k])\n",
    "a huge list": "T = [" + ",".join(f"'/p/{n}'" for n in range(50_000)) + "]\n"
    "def f():\n    return [client.get(p) for p in T]\n",
    "a huge number": f"N = 0x{'f' * 50_000}\ndef f():\n    return client.get(f'/a/{{N}}')\n",
    "a huge text": f"def f():\n    return client.get('/{'a' * 1_000_000}')\n",
    "many branches": "def f(x):\n    p = '/a'\n"
    + "".join(f"    if x == {n}:\n        p = p + '/{n}'\n" for n in range(400))
    + "    return client.get(p)\n",
    "branches in branches": "def f(x):\n"
    + "".join(f"{'    ' * n}if x:\n" for n in range(1, 18))
    + f"{'    ' * 18}return client.get('/a')\n",
    "replaced pieces": "def f():\n    x = 'a' * 1\n    x = '"
    + "a" * 1_500
    + "'\n"
    + "    x = x.replace('a', 'aaaa')\n" * 50
    + "    return client.get('/' + x)\n",
    "formats in formats": "def f():\n    x = '/{0}{0}{0}'\n"
    + "    x = x.format(x)\n" * 60
    + "    return client.get(x)\n",
    "comprehensions in comprehensions": "def f():\n    r = ["
    + ",".join(str(n) for n in range(60))
    + "]\n    return [[[[client.get('/a') for a in r] for b in r] for c in r] for d in r]\n",
    "a long chain of calls": "def f(x):\n    return x" + ".get('/a')" * 300 + "\n",
    "a deep expression": "def f(x):\n    return client.get('/a' + "
    + "(x + " * 80
    + "x"
    + ")" * 81
    + "\n",
    "a class that is its own base": "class A(A):\n"
    "    def f(self):\n        return self.get('/a')\n",
    "classes in a circle": "class A(B):\n    _p = '/a'\nclass B(A):\n"
    "    def f(self):\n        return self._client.get(self._p)\n",
    "a property that reads itself": "class A:\n    @property\n    def p(self):\n"
    "        return self.p\n    def f(self):\n        return self._client.get('/a/' + self.p)\n",
    "a name that is assigned to itself": "a = b\nb = a\ndef f():\n    return client.get(a)\n",
    "an iterator that returns itself": "class A:\n    def __iter__(self):\n        return self\n"
    "    def __next__(self):\n        return A()\ndef f():\n    return A()\n",
    "braces in a template": "def f(x):\n    return client.get('/a/{x}/{}}/{{'.format(x, x=x))\n",
    "percent signs in a template": "def f(x):\n    return client.get('/a/%(x)s%%%s%' % x)\n",
    "lone surrogates": "def f(x):\n    return client.get('/a/\\ud800/' + x)\n",
    "null characters": "def f(x):\n    return client.get('/a/\\x00/' + x)\n",
    "starred everything": "def f(*a, **k):\n"
    "    return client.request(*a, *a, **k, **{'url': '/a'})\n",
    "deleted names": "def f(x):\n    del x\n    x = {}\n    del x['a'], x\n"
    "    return client.get('/a')\n",
}


_ENDLESS = "".join(
    f"def g{n}(x, y='/'):\n"
    f"    return g{(n + 1) % 60}([x, y]), g{(n + 7) % 60}([y]), g{(n + 11) % 60}((x, {n}))\n"
    for n in range(60)
)


@pytest.mark.parametrize("source", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_code_comes_to_an_end(tmp_path: Path, source: str) -> None:
    root = write_package(tmp_path, {"m.py": source})
    begin = time.process_time()
    operations_of(root, "pkg")
    assert time.process_time() - begin < SECONDS


@pytest.mark.long
def test_a_package_of_hostile_code_stays_within_its_limits(tmp_path: Path) -> None:
    files = {f"m{n}.py": source for n, source in enumerate(HOSTILE.values())}
    root = write_package(tmp_path, {**files, "endless.py": _ENDLESS})
    script = Path(wrapdocs_introspect.__file__).parents[1] / "main.py"
    dependencies = os.environ["WRAPDOCS_PYTHON_DEPENDENCIES"]
    command = [sys.executable, "-I", "-S", str(script), "--dependencies", dependencies]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(  # noqa: S603 - our own program
        [*command, "--root", str(root), "--package", "pkg"], capture_output=True, check=False
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert done.returncode == 0, done.stderr
    assert after.ru_utime - before.ru_utime < _SECONDS_OF_ALL
    assert after.ru_maxrss < _MEBIBYTES_OF_ALL * 1024


def test_what_was_found_before_the_budget_ended_stays(tmp_path: Path) -> None:
    loop = "".join(f"    x = g(x, {n})\n" for n in range(5_000))
    source = (
        "import requests\n"
        "def g(x, n):\n    return [x, n, x + n, x * n, {n: x}]\n"
        f"def f(x):\n    requests.get('/first')\n{loop}    requests.get('/last')\n"
        "def h():\n    return requests.get('/after')\n"
    )
    found = operations_of(write_package(tmp_path, {"m.py": source}), "pkg")
    paths = [one["path"] for one in found]
    assert "/first" in paths
    assert "/after" in paths


def test_an_unusual_function_costs_itself_only(tmp_path: Path) -> None:
    deep = "(" * 90 + "x" + ")" * 90
    source = (
        f"import requests\ndef a(x):\n    return {deep}\ndef b():\n    return requests.get('/b')\n"
    )
    found = operations_of(write_package(tmp_path, {"m.py": source}), "pkg")
    assert [one["path"] for one in found] == ["/b"]


_ATOMS = (
    *(
        "x",
        "y",
        "self",
        "'/a'",
        "'GET'",
        "'{x}/{}'",
        "'%s/%(y)s'",
        "None",
        "1",
        "True",
        "b''",
        "{}",
    ),
    *("[]", "client", "requests", "A", "f", "g", "lambda z: z", "A()", "self.p", "super()"),
)
_FORMS = (
    *("({0} + {1})", "{0}.format({1}, x={1})", "({0} % {1})", "{0}.get({1})", "{0}[{1}]"),
    *("{0}({1})", "{0}.request({1}, {0})", "{{{0}: {1}, **{1}}}", "[{0}, *{1}]", "({0} or {1})"),
    *("({0} if {1} else {0})", "f'/a/{{{0}}}/b'", "'/'.join([{0}, {1}])", "{0}.split({1})[0:-1]"),
    *("[{0} for x in {1}]", "{{x: {0} for x, y in {1}}}", "({0} == {1})", "(not {0})", "{0}.p"),
    *("{0}.replace({1}, {0})", "dict({0}, x={1})", "(x := {0})", "getattr({0}, {1})", "next({0})"),
    *("({0} in {1})", "{0}.update({1})", "f(*{0}, **{1})", "{0}.pop({1})", "(yield {0})", "-{0}"),
)
_STATEMENTS = (
    *("x = {0}", "x, *y = {0}", "self.p = {0}", "x[{1}] = {0}", "return {0}", "{0}", "x += {0}"),
    *("del x[{0}]", "for x in {0}: y = {1}", "if {0}: x = {1}", "while {0}: x = {1}", "raise {0}"),
    *("with {0} as x: y = {1}", "def h(z=x): return {0}", "import requests as x", "assert {0}"),
)


class _Writer:
    """Writes functions at random."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 - no secret

    def expression(self, depth: int) -> str:
        if depth == 0 or self._random.random() < 0.2:
            return self._random.choice(_ATOMS)
        form = self._random.choice(_FORMS)
        inner = [self.expression(depth - 1).replace("'", '"') for _ in range(2)]
        return form.format(*(f"({one})" for one in inner))

    def statement(self) -> str:
        while True:
            form = self._random.choice(_STATEMENTS)
            made = form.format(self.expression(3), self.expression(2))
            if _is_python(f"def f():\n    {made}\n"):
                return made

    def function(self, name: str, indent: str) -> str:
        statements = [self.statement() for _ in range(self._random.randint(1, 8))]
        body = "".join(f"{indent}    {one}\n" for one in statements)
        return f"{indent}def {name}(self, x=None, *y, **z):\n{body}"

    def module(self) -> str:
        head = "import requests\nclient = requests.Session()\n"
        methods = "".join(
            self.function(name, "    ") for name in ("__init__", "f", "p", "__iter__")
        )
        functions = "".join(self.function(name, "") for name in ("f", "g"))
        return f"{head}class A:\n{methods}class B(A):\n{self.function('f', '    ')}{functions}"


def _is_python(source: str) -> bool:
    try:
        compile(source, "m.py", "exec")
    except (SyntaxError, ValueError):
        return False
    return True


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(min_value=0))
@example(seed=314)  # It makes thousands of objects in loops within loops.
def test_random_code_comes_to_an_end(tmp_path: Path, seed: int) -> None:
    source = _Writer(seed).module()
    assert _is_python(source)
    root = write_package(tmp_path, {"m.py": source})
    begin = time.process_time()
    found: list[dict[str, Any]] = operations_of(root, "pkg")
    assert time.process_time() - begin < SECONDS
    assert all(one["path"] and one["method"].isupper() for one in found)


def test_a_constructor_of_many_statements_is_read_to_its_end(tmp_path: Path) -> None:
    """A client may set hundreds of operations in its constructor."""
    count = 400
    endpoints = "".join(
        f"        self.e{n} = Endpoint({{'http_method': 'GET', 'path': '/e/{n}'}}, api)\n"
        for n in range(count)
    )
    methods = "".join(
        f"    def m{n}(self):\n        return self.e{n}.call()\n" for n in range(count)
    )
    source = (
        "class Endpoint:\n    def __init__(self, settings, api):\n"
        "        self.settings = dict(settings)\n        self.api = api\n"
        "    def call(self):\n        return self.api.call_api(self.settings)\n"
        f"class Client:\n    def __init__(self, api):\n{endpoints}{methods}"
    )
    assert len(operations_of(write_package(tmp_path, {"m.py": source}), "pkg")) == count
