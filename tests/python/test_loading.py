from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

    from introspection_helpers import Package


def test_a_syntax_error_costs_one_file(package: Package) -> None:
    package.write("bad.py", "x = 1\ndef f(:\n    pass\n")
    package.write("good.py", "def f(): ...\n")
    result = package.introspect()
    assert sorted(result.modules) == ["pkg", "pkg.good"]
    [finding] = result.diagnostics
    assert finding["rule"] == "file-not-parsed"
    assert finding["location"] == {"file": "pkg/bad.py", "line": 2, "column": 7}
    version = ".".join(map(str, sys.version_info[:3]))
    assert f"pkg/bad.py could not be read by Python {version}" in finding["message"]


def test_long_chains_of_ordinary_code_are_read(package: Package) -> None:
    strings = " + ".join(['"ab"'] * 200)
    types = " | ".join(f"C{n}" for n in range(300))
    classes = "".join(f"class C{n}: ...\n" for n in range(300))
    result = package.module(f"{classes}\nX = {strings}\ndef f(a: {types}): ...\n")
    [parameter] = result.items["pkg.m.f"]["signature"]["parameters"]
    assert len(parameter["type"]["members"]) == 300
    assert result.items["pkg.m.X"]["value"]["value"] == "ab" * 200
    assert not result.diagnostics


def test_a_folder_without_init_is_a_namespace(package: Package) -> None:
    package.write("space/deep/models.py", "class A: ...\n")
    package.write("user.py", "from pkg.space.deep.models import A\ndef f(a: A): ...\n")
    result = package.introspect()
    [parameter] = result.items["pkg.user.f"]["signature"]["parameters"]
    assert parameter["type"]["id"] == "pkg.space.deep.models.A"
    assert "pkg.space" not in result.modules


def test_circular_imports_resolve(package: Package) -> None:
    package.write("a.py", "from pkg.b import B\nclass A:\n    def f(self, b: B): ...\n")
    package.write("b.py", "from pkg.a import A\nclass B:\n    def f(self, a: A): ...\n")
    package.write("c.py", "from .d import x\ndef f(a: x): ...\n")
    package.write("d.py", "from .c import x\n")
    result = package.introspect()
    assert result.items["pkg.a.A.f"]["signature"]["parameters"][0]["type"]["id"] == "pkg.b.B"
    assert result.items["pkg.b.B.f"]["signature"]["parameters"][0]["type"]["id"] == "pkg.a.A"
    assert result.rules == ["unresolved-model"]


def test_wildcard_imports_of_the_package_are_followed(package: Package) -> None:
    package.write("models.py", "__all__: list = ['A']\nclass A: ...\nclass B: ...\n")
    package.write("more.py", "from .models import *\n")
    package.write("user.py", "from .more import *\ndef f(a: A, b: B): ...\n")
    result = package.introspect()
    first, second = result.items["pkg.user.f"]["signature"]["parameters"]
    assert first["type"]["id"] == "pkg.models.A"
    assert "id" not in second["type"]
    assert result.rules == ["unresolved-model"]


def test_wildcard_imports_in_a_circle_end(package: Package) -> None:
    package.write("a.py", "from .b import *\nclass A: ...\n")
    package.write("b.py", "from .a import *\nfrom .b import *\nclass B: ...\n")
    package.write("c.py", "from .b import *\ndef f(b: B): ...\n")
    result = package.introspect()
    [parameter] = result.items["pkg.c.f"]["signature"]["parameters"]
    assert parameter["type"]["id"] == "pkg.b.B"


def test_an_import_hides_the_submodule_of_its_name(package: Package) -> None:
    package.write("__init__.py", "from .user import user\n")
    package.write("user.py", "class user: ...\n")
    package.write("m.py", "from pkg import user\nfrom pkg.user import user as same\n")
    package.write("n.py", "from pkg import user\ndef f(a: user): ...\n")
    result = package.introspect()
    [parameter] = result.items["pkg.n.f"]["signature"]["parameters"]
    assert parameter["type"]["id"] == "pkg.user.user"
    assert "pkg.user" in result.modules


def test_stubs_give_types_and_sources_give_places(package: Package) -> None:
    package.write("m.py", "\n\ndef f(a, b=1):\n    '''Text.'''\nclass C:\n    x = 1\n")
    stub = "def f(a: int, b: int = ...) -> str: ...\nclass C:\n    x: int\ndef g() -> None: ...\n"
    package.write("m.pyi", stub)
    result = package.introspect()
    function = result.items["pkg.m.f"]
    assert function["source"] == {"file": "pkg/m.py", "line": 3, "endLine": 4}
    assert function["docstring"]["summary"] == "Text."
    assert [p["type"]["name"] for p in function["signature"]["parameters"]] == ["int", "int"]
    assert result.items["pkg.m.C.x"]["type"]["name"] == "int"
    assert result.items["pkg.m.g"]["source"]["file"] == "pkg/m.pyi"
    assert result.modules["pkg.m"]["file"] == "pkg/m.py"


def test_a_package_without_files_is_said_to_be_empty(package: Package) -> None:
    (package.folder / "__init__.py").unlink()
    result = package.introspect()
    assert result.rules == ["empty-package"]
    assert not result.modules


def test_warnings_of_the_documented_source_stay_quiet(
    package: Package, capfd: pytest.CaptureFixture[str]
) -> None:
    result = package.module('x = "\\d"\ny = 1 is 1\nassert (x, "y")\n')
    assert not result.diagnostics
    assert capfd.readouterr().err == ""


def test_the_tree_is_kept_where_a_trigger_stands_and_holds_all_of_the_source(
    package: Package,
) -> None:
    import ast

    from wrapdocs_introspect.loading import load_package
    from wrapdocs_introspect.source.files import list_sources

    text = (
        "import fastapi\nx: int = 1\ny = z = [2]\n\nclass A:\n    a: str = 'b'\n    c = 3\n\n"
        "    @property\n    def p(self) -> int:\n        return 1\n\n"
        "    def f(self, a: int=1, *b: str) -> None:\n        pass\n\nobj.attr: int = 5\nif x:\n"
        "    q: int = 3"
    )
    package.write("a.py", text)
    package.write("b.py", "x = 1\n")
    listing = list_sources(package.root, "pkg")
    loaded = load_package(package.root, "pkg", listing, triggers={"fastapi": ("fastapi",)})
    trees = {source.id: source.tree for source in loaded.modules}
    assert trees["pkg.b"] is None
    assert trees["pkg.a"] is not None
    assert ast.dump(trees["pkg.a"]) == ast.dump(ast.parse(text))


def test_a_docstring_over_the_limit_keeps_its_first_paragraph(package: Package) -> None:
    result = package.module(f'def f():\n    """First.\n\n    {"word " * 20_000}\n    """\n')
    assert result.items["pkg.m.f"]["docstring"] == {"summary": "First."}
    [finding] = result.diagnostics
    assert finding["rule"] == "docstring-too-large"
    assert finding["location"] == {"file": "pkg/m.py", "line": 2}
