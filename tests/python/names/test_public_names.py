from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from introspection_helpers import introspect

if TYPE_CHECKING:
    from pathlib import Path

    from introspection_helpers import Package


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("__all__ = ['a', 'b', 'a']", ["a", "b"]),
        ("__all__: list[str] = ('a',)", ["a"]),
        ("__all__ = ['a'] + ['b']", ["a", "b"]),
        ("__all__ = ['a']\n__all__ += ('b',)", ["a", "b"]),
        ("__all__ = []\n__all__.extend(['a'])\n__all__.append('b')", ["a", "b"]),
        ("__all__ = ['a', 'b']\n__all__.remove('a')", ["b"]),
        ("__all__ = ['b']\n__all__ = ['a']", ["a"]),
        ("_names = ['a']\n__all__ = [*_names, b.__name__]", ["a", "b"]),
        ("__all__ = list({'a'} | {'b'})", ["a", "b"]),
        ("__all__ = sorted(['b', 'a'])", ["b", "a"]),
        ("if x:\n    __all__ = ['a']\nelse:\n    __all__ = ['b']", ["a", "b"]),
        ("import pkg.other\n__all__ = pkg.other.__all__", ["a"]),
        ("from . import other as o\n__all__ = ['b'] + o.__all__", ["b", "a"]),
        ("from .other import __all__ as names\n__all__ = [*names]", ["a"]),
        ("from .other import __all__", None),
        ("from .m import __all__ as own\n__all__ = own", None),
        ("import json\n__all__ = json.__all__", None),
        ("__all__ = [name for name in dir()]", None),
        ("__all__ = names = make()", None),
        ("__all__ = ['a', 1]", None),
        ("__all__ = __all__ + ['a']", None),
        ("__all__ = _a\n_a = _b\n_b = _a", None),
        ("x = 1", None),
    ],
)
def test_exports_are_read_in_every_static_form(
    package: Package, text: str, expected: list[str] | None
) -> None:
    package.write("other.py", "__all__ = ['a']\na = 1\n")
    result = package.module(f"{text}\na = b = 1\n")
    assert result.modules["pkg.m"].get("exports") == expected


def test_a_name_of_a_submodule_is_no_re_export(package: Package) -> None:
    package.write("__init__.py", "from .run import run\nfrom . import tools\n__all__ = ['tools']\n")
    package.write("run.py", "def run(): ...\n")
    package.write("tools.py", "")
    result = package.introspect()
    assert result.modules["pkg"]["members"] == []
    assert result.rules == []


def test_a_module_of_nothing_but_imports_hands_them_on(package: Package) -> None:
    package.write("sql.py", "class Column: ...\nclass _Hidden: ...\n")
    package.write("schema.py", '"""Old name."""\nfrom .sql import Column, _Hidden\nimport os\n')
    package.write("tool.py", "from .sql import Column\ndef make() -> Column: ...\n")
    result = package.introspect()
    assert [item["id"] for item in result.modules["pkg.schema"]["items"]] == ["pkg.schema.Column"]
    assert result.modules["pkg.schema"]["items"][0]["target"] == "pkg.sql.Column"
    assert [item["id"] for item in result.modules["pkg.tool"]["items"]] == ["pkg.tool.make"]


def test_modules_of_private_packages_are_private(package: Package) -> None:
    for name in ("_a.py", "b/__init__.py", "b/_c/__init__.py", "b/_c/d.py", "__main__.py"):
        package.write(name, "")
    modules = package.introspect().modules
    private = [name for name, module in modules.items() if module.get("private")]
    assert private == ["pkg._a", "pkg.b._c", "pkg.b._c.d"]


def test_a_package_that_is_private_itself_is_shown(tmp_path: Path) -> None:
    (tmp_path / "_pkg.py").write_text("def f(): ...\n")
    result = introspect(tmp_path, "_pkg")
    assert "private" not in result.modules["_pkg"]


def test_imports_with_star_do_not_hide_what_the_else_of_type_checking_defines(
    package: Package,
) -> None:
    package.write("__init__.py", "from .m import *\n")
    text = "from typing import TYPE_CHECKING\n__all__ = ['Name']\nif TYPE_CHECKING:\n"
    result = package.module(f"{text}    Name = str\nelse:\n    class Name: ...\n")
    assert result.items["pkg.Name"]["target"] == "pkg.m.Name"


def test_dependencies_are_the_imported_modules_of_the_package(package: Package) -> None:
    package.write("__init__.py", "import json\nfrom .a.b import thing\n")
    package.write("a/__init__.py", "from . import b\nfrom .. import c as other\n")
    package.write("a/b.py", "thing = 1\nimport pkg.c\nfrom .b import thing\n")
    package.write(
        "c.py", "try:\n    from .a import *\nexcept ImportError:\n    from .gone import x\n"
    )
    assert package.introspect().package["dependencies"] == {
        "pkg": ["pkg.a.b"],
        "pkg.a": ["pkg.a.b", "pkg.c"],
        "pkg.a.b": ["pkg.c"],
        "pkg.c": ["pkg", "pkg.a"],
    }


def test_a_package_in_namespaces_is_read_under_its_whole_name(tmp_path: Path) -> None:
    folder = tmp_path / "google" / "cloud" / "shop"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("from google.cloud.shop._a import A\n__version__ = '1'\n")
    (folder / "_a.py").write_text(
        "from google.auth import Key\nclass A:\n    def f(self) -> Key: ...\n"
    )
    result = introspect(tmp_path, "google.cloud.shop")
    assert result.package["name"] == "google.cloud.shop"
    assert result.package["version"] == "1"
    assert list(result.modules) == ["google.cloud.shop", "google.cloud.shop._a"]
    assert result.items["google.cloud.shop.A"]["target"] == "google.cloud.shop._a.A"
    returned = result.items["google.cloud.shop._a.A.f"]["signature"]["returns"]
    assert returned["id"] == "google.auth.Key"
    assert result.rules == []


@pytest.mark.parametrize("name", ["shop", "shop-stubs"])
def test_a_package_of_stubs_is_merged_into_its_package(tmp_path: Path, name: str) -> None:
    for folder, file, text in (
        ("shop", "__init__.py", 'def f(a):\n    "Do."\n'),
        ("shop-stubs", "__init__.pyi", "def f(a: int) -> str: ...\n"),
        ("shop-stubs", "more.pyi", "def g() -> None: ...\n"),
    ):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / file).write_text(text)
    result = introspect(tmp_path, name)
    assert list(result.modules) == ["shop", "shop.more"]
    function = result.items["shop.f"]
    assert function["docstring"]["summary"] == "Do."
    assert function["signature"]["returns"]["name"] == "str"


def test_type_parameters_or_a_finding_where_python_is_too_old_for_them(package: Package) -> None:
    text = """
        class Page[T: int, *Ts, **P]:
            def map[U](self, f: U) -> T: ...
        type Pages[T] = list[Page[T]]
    """
    result = package.module(text)
    if sys.version_info < (3, 12):
        assert result.rules == ["file-not-parsed"]
        return
    assert result.rules == []
    assert result.items["pkg.m.Page"]["typeParameters"] == ["T: int", "*Ts", "**P"]
    assert result.items["pkg.m.Page.map"]["typeParameters"] == ["U"]
    assert result.items["pkg.m.Pages"]["typeParameters"] == ["T"]
    assert result.items["pkg.m.Pages"]["aliasOf"]["origin"]["name"] == "list"
