"""Folding of constants: what is read, what is left alone, and how much of it."""

from __future__ import annotations

import ast
import time
from typing import TYPE_CHECKING, Any

import pytest

from idiom_helpers import load, write_package
from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.folding import entries_of, fold, items_of
from wrapdocs_introspect.constants.partial_text import fold_text
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.expression import Expression

if TYPE_CHECKING:
    from pathlib import Path

    from wrapdocs_introspect.names.package_scopes import PackageScopes

MODULE = """
import enum
import http
import os
import typing
from dataclasses import dataclass, field
from fastapi import status
from pydantic import BaseSettings, Field
from . import other
from .other import BASE as RENAMED, Inherited, made, Colors
import pkg.other as absolute

HOST = "h"
TABLE = {"a": "/a", "b": {"c": "/c"}, 1: "one"}
COMMON = {"x": 1}
PARTS = ["a", "b"]
repeated = "first"
repeated = "second"
itself = itself

class Paths:
    ROOT = "/root"
    ITEMS = ROOT + "/items"
    class Inner:
        DEEP = "/deep"

class Sub(Paths, Inherited):
    pass

class Settings(BaseSettings):
    PREFIX: str = "/api"
    WITH_FIELD: str = Field("/field", env="X")
    KEYWORD: str = Field(default="/keyword")
    REQUIRED: str
    NO_DEFAULT: str = Field(...)

@dataclass
class Config:
    path: str = field(default="/config")
    settings: Settings = Settings()

settings = Settings()
overridden = Settings(PREFIX="/other")
config = Config()
annotated: Settings = os.environ["SETTINGS"]

def get_settings() -> Settings:
    return Settings()

class Tag(str, enum.Enum):
    users = "Users"
    auto = enum.auto()
"""
OTHER = """
BASE = "/base"
NESTED = f"{BASE}/nested"

class Inherited:
    FROM_BASE = "/inherited"

class Colors:
    RED = "red"

class Made:
    value_of = "/made"

made = Made()
"""

FOLDED: list[tuple[str, Any]] = [
    ('"/a"', "/a"),
    ("1 + 2 * 3 - 4", 3),
    ("-1.5", -1.5),
    ("not True", False),
    ("None", None),
    ('f"/v{1}/{HOST}"', "/v1/h"),
    ('f"{HOST!r}"', "'h'"),
    ('"/%s/%d" % ("a", 2)', "/a/2"),
    ('"/%s" % HOST', "/h"),
    ('"/%(name)s%%" % {"name": "a"}', "/a%"),
    ('"/{}/{}".format("a", 1)', "/a/1"),
    ('"/{1}/{0}/{name}".format("a", "b", name="c")', "/b/a/c"),
    ('"/{{id}}".format()', "/{id}"),
    ('"/".join(["", *PARTS])', "/a/b"),
    ('"/A/".rstrip("/").lower()', "/a"),
    ('"/api/v1".removesuffix("/v1").upper()', "/API"),
    ('"/api/v1".removeprefix("/api").lstrip("/").strip()', "v1"),
    ("str(5)", "5"),
    ('typing.cast(str, "/x")', "/x"),
    ("RENAMED + other.NESTED", "/base/base/nested"),
    ("absolute.BASE", "/base"),
    ("repeated", "second"),
    ("Paths.ITEMS", "/root/items"),
    ("Paths.Inner.DEEP", "/deep"),
    ("Sub.ITEMS + Sub.FROM_BASE", "/root/items/inherited"),
    ("settings.PREFIX", "/api"),
    ("settings.WITH_FIELD + settings.KEYWORD", "/field/keyword"),
    ("overridden.PREFIX", "/other"),
    ("annotated.PREFIX", "/api"),
    ("get_settings().PREFIX", "/api"),
    ("Settings().PREFIX", "/api"),
    ("config.path + config.settings.PREFIX", "/config/api"),
    ("made.value_of", "/made"),
    ("Tag.users", "Users"),
    ("Tag.users.value", "Users"),
    ("Tag.users.name", "users"),
    ("status.HTTP_201_CREATED", 201),
    ("http.HTTPStatus.CREATED", 201),
    ("http.HTTPStatus.CREATED.value", 201),
    ('os.environ.get("X", "/env")', "/env"),
    ('os.getenv("X", "/env")', "/env"),
    ('os.getenv("X") or "/either"', "/either"),
    ('["a", ("b",), *PARTS]', ["a", ["b"], "a", "b"]),
    ('{"y": 2, **COMMON}', {"y": 2, "x": 1}),
    ("dict(COMMON, z=3)", {"x": 1, "z": 3}),
    ('COMMON | {"y": [1]}', {"x": 1, "y": [1]}),
    ('TABLE["a"] + TABLE["b"]["c"]', "/a/c"),
    ("PARTS[-1] + TABLE[1]", "bone"),
]
UNFOLDED = [
    "missing",
    "itself",
    "settings.REQUIRED",
    "settings.NO_DEFAULT",
    "settings.missing",
    "Tag.auto",
    'os.environ["X"]',
    'os.getenv("X")',
    "print(1)",
    "[x for x in PARTS]",
    '"a" if HOST else "b"',
    'b"bytes"',
    "...",
    "1 / 0",
    "2 ** 100000",
    '"a" * 1000000000',
    '"%1000000000d" % 1',
    '"%s %s" % "one"',
    '"{:>1000000000}".format(1)',
    '"{0.__class__}".format(1)',
    '"{".format()',
    '"{missing}".format()',
    'f"{1:>1000000000}"',
    '"a".join([1])',
    '"a".strip(1, 2)',
    '"a".encode()',
    "1e999",
    "10000000000000000000",
    r'"\ud800"',
    'TABLE["nothing"]',
    "TABLE[PARTS]",
    "TABLE[TABLE]",
    "PARTS[7]",
    '{"__proto__": 1}',
    "{**missing}['a']",
]


@pytest.fixture(scope="module")
def scopes(tmp_path_factory: pytest.TempPathFactory) -> PackageScopes:
    root = write_package(
        tmp_path_factory.mktemp("constants"), {"main.py": MODULE, "other.py": OTHER}
    )
    return load(root, "pkg").scopes


def expression(scopes: PackageScopes, text: str) -> Expression:
    module = scopes.module("pkg.main")
    assert module is not None
    tree = ast.parse("\n" * 200 + text).body[0]
    assert isinstance(tree, ast.Expr)
    return Expression(tree.value, module)


@pytest.mark.parametrize(("text", "value"), FOLDED)
def test_folds(scopes: PackageScopes, text: str, value: object) -> None:
    folded = fold(expression(scopes, text))
    assert folded == value
    assert type(folded) is type(value)


@pytest.mark.parametrize("text", UNFOLDED)
def test_leaves_alone(scopes: PackageScopes, text: str) -> None:
    assert fold(expression(scopes, text)) is UNKNOWN


@pytest.mark.parametrize(
    ("text", "partial", "unresolved"),
    [
        ('f"/{HOST}/{missing}/x"', "/h/{missing}/x", ("missing",)),
        ('"/a" + os.environ["B"] + "/c"', "/a{os_environ_B}/c", ("os_environ_B",)),
        ("missing.path", "{missing_path}", ("missing_path",)),
        ("itself", "{itself}", ("itself",)),
        ('"/plain"', "/plain", ()),
    ],
)
def test_keeps_what_is_known_of_a_text(
    scopes: PackageScopes, text: str, partial: str, unresolved: tuple[str, ...]
) -> None:
    folded = fold_text(expression(scopes, text))
    assert (folded.text, folded.unresolved) == (partial, unresolved)


def test_reads_items_and_entries_without_folding_them(scopes: PackageScopes) -> None:
    items = items_of(expression(scopes, "[print, *PARTS] + [missing]"))
    assert [ast.unparse(item.node) for item in items] == ["print", "'a'", "'b'", "missing"]
    entries = entries_of(expression(scopes, "{**COMMON, 404: {'model': Missing}, Missing: 1}"))
    assert list(entries) == ["x", 404]


def test_finds_the_value_before_a_line(scopes: PackageScopes) -> None:
    module = scopes.module("pkg.main")
    assert module is not None
    first, second = [one for one in module.bindings() if one.name == "repeated"]
    found = module.own("repeated", before=second.line)
    assert isinstance(found, Binding)
    assert found.line == first.line


@pytest.mark.parametrize(
    "wrap", ["{0} + {0}", 'f"{{{0}}}{{{0}}}"', "[*{0}, *{0}]", "{{**{0}, **{0}}}"]
)
@pytest.mark.parametrize("start", ['"x"', "missing", "['x']", "{'x': 1}"])
def test_names_that_double_do_not_hang(tmp_path: Path, wrap: str, start: str) -> None:
    lines = [f"a0 = {start}"] + [f"a{n} = " + wrap.format(f"a{n - 1}") for n in range(1, 60)]
    root = write_package(tmp_path, {"main.py": "# fastapi\n" + "\n".join(lines)})
    module = load(root, "pkg").scopes.module("pkg.main")
    assert module is not None
    last = Expression(ast.Name("a59", lineno=99), module)
    started = time.perf_counter()
    fold(last)
    fold_text(last)
    items_of(last)
    entries_of(last)
    assert time.perf_counter() - started < 5
