from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from introspection_helpers import Package, Result, introspect, read_events

MAIN = Path(__file__).resolve().parents[2] / "extractor" / "python" / "main.py"


def _run(
    root: Path, name: str, *arguments: str, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    import griffe

    dependencies = Path(griffe.__file__).parents[1]
    command = [sys.executable, "-I", "-X", "utf8", str(MAIN), "--dependencies", str(dependencies)]
    return subprocess.run(  # noqa: S603 - our own script
        [*command, "--root", str(root), "--package", name, *arguments],
        capture_output=True,
        check=False,
        cwd=root,
        env={**os.environ, **(env or {})},
    )


def _process(package: Package, *arguments: str) -> Result:
    done = _run(package.root, "pkg", *arguments)
    assert done.stderr == b""
    return read_events(done.stdout, done.returncode)


def test_the_process_writes_events_and_nothing_else(package: Package) -> None:
    package.write("__init__.py", '"""Text."""\n__version__ = "1"\n')
    package.write("m.py", "def f(): ...\n")
    result = _process(package)
    assert result.code == 0
    assert sorted(result.modules) == ["pkg", "pkg.m"]
    assert result.package.pop("digest").startswith("sha256:")
    assert result.package == {"name": "pkg", "version": "1", "docstring": {"summary": "Text."}}
    lines = [json.loads(line) for line in result.text.splitlines()]
    steps = [(line["done"], line["total"]) for line in lines if line["event"] == "progress"]
    assert steps == [(1, 4), (2, 4), (3, 4), (4, 4)]


def _deep_expressions(count: int) -> dict[str, str]:
    return {
        "brackets": "[" * count + "]" * count,
        "parentheses": "(" * count + ")" * count,
        "type": "List[" * count + "int" + "]" * count,
        "calls": "f(" * count + ")" * count,
        "digits": "9" * count,
        "minus": "-" * count + "1",
        "not": "not " * count + "1",
        "dots": "a." * count + "b",
        "plus": "a + " * count + "b",
        "union": "int | " * count + "str",
        "lambda": "lambda: " * count + "1",
        "strings": "'a' + " * count + "'b'",
    }


@pytest.mark.parametrize("count", [500, pytest.param(5_900, marks=pytest.mark.long), 50_000])
@pytest.mark.parametrize(
    "form",
    [
        "x = {0}\n",
        "def f(a: ({0}) = {0}) -> ({0}): ...\n",
        "from pydantic import BaseModel\nclass A(BaseModel, {0}):\n    x: ({0}) = {0}\n",
        "import fastapi\napp = fastapi.FastAPI()\n@app.get({0})\ndef f(a: ({0}) = {0}): ...\n",
    ],
    ids=["value", "signature", "model", "operation"],
)
def test_deep_code_never_ends_the_run(package: Package, form: str, count: int) -> None:
    for name, text in _deep_expressions(count).items():
        package.write(f"deep_{name}.py", form.format(text))
    package.write("elif.py", "if a: pass\n" + "elif a: pass\n" * count)
    package.write("good.py", "class A: ...\n")
    result = _process(package)
    assert result.code == 0
    assert "pkg.good.A" in result.items
    unread = {d["location"]["file"] for d in result.diagnostics if d["rule"] == "file-not-parsed"}
    assert len(result.modules) + len(unread) == len(list(package.folder.iterdir()))


def test_a_failure_has_a_code_of_its_own(package: Package) -> None:
    done = _run(package.root, "missing")
    assert done.returncode == 3
    result = read_events(done.stdout, 3)
    assert result.failure["code"] == "package-not-found"
    assert result.failure["hint"]
    assert done.stderr == b""


def test_only_limits_what_is_written_and_not_what_is_known(package: Package) -> None:
    package.write("a.py", "class A: ...\n")
    package.write("b.py", "from .a import A\ndef f(a: A, b: Gone): ...\n")
    result = package.introspect("--only", "pkg.b")
    assert list(result.modules) == ["pkg.b"]
    [parameter, _] = result.items["pkg.b.f"]["signature"]["parameters"]
    assert parameter["type"]["id"] == "pkg.a.A"
    assert not package.introspect("--only", "pkg.a").diagnostics


def test_a_part_that_is_a_package_brings_all_that_stands_below_it(package: Package) -> None:
    package.write("b/__init__.py", "x = 1\n")
    package.write("b/c/d.py", "y = 1\n")
    package.write("bb.py", "z = 1\n")
    assert list(package.introspect("--only", "pkg.b").modules) == ["pkg.b", "pkg.b.c.d"]


def test_a_package_with_nothing_in_it_is_reported(package: Package) -> None:
    package.write("m.py", "import os\n_private = 1\n")
    [finding] = package.introspect().diagnostics
    assert finding["rule"] == "empty-package"
    assert finding["message"] == "pkg does not contain anything to document."
    package.write("m.py", '"""Words are enough."""\n')
    assert package.introspect().diagnostics == []
    package.write("m.py", "def")
    assert package.introspect().rules == ["file-not-parsed"]


def test_a_bug_of_ours_costs_one_module(package: Package, monkeypatch: pytest.MonkeyPatch) -> None:
    from wrapdocs_introspect import cli

    convert = cli.convert_module

    def fail(loaded: object, source: object, found: object) -> object:
        if source.id == "pkg.bad":
            raise KeyError("surprise")
        return convert(loaded, source, found)

    monkeypatch.setattr(cli, "convert_module", fail)
    package.write("bad.py", "A = 1\n")
    package.write("good.py", "from .bad import A\nB = 2\n")
    result = package.introspect()
    assert result.code == 0
    assert sorted(result.modules) == ["pkg", "pkg.good"]
    [finding] = [one for one in result.diagnostics if one["rule"] == "module-left-out"]
    assert finding["location"]["file"] == "pkg/bad.py"
    assert "pkg.bad was skipped: KeyError: 'surprise' (test_cli.py:" in finding["message"]


def test_a_bug_of_ours_costs_the_operations_of_one_idiom(
    package: Package, monkeypatch: pytest.MonkeyPatch
) -> None:
    from wrapdocs_introspect.idioms.requests import RequestsIdiom

    def fail(idiom: object, loaded: object, declared: object) -> object:
        raise KeyError("surprise")

    monkeypatch.setattr(RequestsIdiom, "find", fail)
    code = "from fastapi import FastAPI\napp = FastAPI()\n@app.get('/a')\ndef f(): ...\n"
    package.write("m.py", code)
    result = package.introspect()
    assert result.code == 0
    assert result.items["pkg.m.f"]["kind"] == "operation"
    [finding] = [one for one in result.diagnostics if one["rule"] == "idiom-left-out"]
    assert finding["message"].startswith(
        "The operations of `requests` were skipped: KeyError: 'surprise' (test_cli.py:"
    )


def test_the_docstring_style_can_be_set(package: Package) -> None:
    package.write("m.py", 'def f(a):\n    """Do.\n\n    :param a: Text.\n    """\n')
    found = package.introspect().items["pkg.m.f"]["docstring"]
    assert found["sections"][0]["kind"] == "parameters"
    forced = package.introspect("--docstring-style", "google").items["pkg.m.f"]["docstring"]
    assert "sections" not in forced


def test_the_idioms_can_be_chosen(package: Package) -> None:
    package.write(
        "m.py",
        "import requests\ndef get_user(id):\n    requests.get(f'https://x.example/users/{id}')\n",
    )
    assert package.introspect().items["pkg.m.get_user"]["kind"] == "operation"
    declared = package.introspect("--idiom", "fastapi")
    assert declared.items["pkg.m.get_user"]["kind"] == "function"
    unknown = package.introspect("--idiom", "flask")
    assert unknown.code != 0
    assert unknown.failure["code"] == "unknown-idiom"


@pytest.mark.parametrize("seed", ["0", "1", "31337"])
def test_the_same_package_gives_the_same_bytes(tmp_path: Path, seed: str) -> None:
    texts = []
    for folder in ("one", "another folder"):
        root = tmp_path / folder
        root.mkdir()
        package = Package(root)
        package.write("b.py", "from .a import *\nclass B(A):\n    x: 'A | C'\n    y: Z\n")
        package.write("a.py", "class A: ...\nclass C: ...\ndef f(x: Q, y: R) -> S: ...\n")
        env = {"PYTHONHASHSEED": seed, "LC_ALL": "C" if folder == "one" else "C.UTF-8"}
        texts.append(_run(root, "pkg", env=env).stdout)
    assert texts[0] == texts[1]
    assert b'"end"' in texts[0]


def test_nothing_of_the_package_runs(package: Package, tmp_path_factory) -> None:
    canary = tmp_path_factory.mktemp("canary") / "ran"
    trap = f"open({str(canary)!r}, 'w').close()\n"
    names = ("__init__", "setup", "conftest", "sitecustomize", "griffe", "json", "prune_source")
    for name in names:
        package.write(f"{name}.py", trap)
    for name in (*names, "griffecli"):
        (package.root / f"{name}.py").write_text(trap)
    (package.folder / "compiled.so").write_bytes(b"\x7fELF")
    result = _process(package)
    assert not canary.exists()
    assert len(result.modules) == len(names)


def test_no_process_is_started_and_nothing_is_imported(package: Package) -> None:
    package.write("m.py", "import pkg.n\nclass A: ...\n")
    package.write("n.py", "x = 1\n")
    events: list[tuple[str, str]] = []
    watched = {"subprocess.Popen", "os.system", "os.exec", "socket.connect"}

    def listen(event: str, arguments: tuple[object, ...]) -> None:
        if event in watched or (event == "import" and str(arguments[0]).startswith("pkg")):
            events.append((event, str(arguments)))

    sys.addaudithook(listen)
    assert package.introspect().code == 0
    assert events == []


def test_every_rule_has_a_code_and_a_hint() -> None:
    from wrapdocs_introspect import diagnostics

    rules = diagnostics._RULES
    codes = [rule.code for rule in rules.values()]
    assert len(set(codes)) == len(codes)
    for name in rules:
        made = diagnostics.make_diagnostic(name, "Text.")
        assert made["hint"]
        assert made["severity"] in {"error", "warning", "note"}


def test_the_wrapper_of_this_repository() -> None:
    stubs = Path(__file__).resolve().parents[2] / "python-stubs"
    result = introspect(stubs, "grai_source_fivetran")
    kinds = [item["kind"] for item in result.items.values()]
    assert kinds.count("operation") == 94
    assert kinds.count("class") == 188
    assert not [rule for rule in result.rules if rule.startswith("unresolved")]
