from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from introspection_helpers import write_type

if TYPE_CHECKING:
    from introspection_helpers import Package


def test_signatures(package: Package) -> None:
    result = package.module(
        """
        from typing import Optional
        async def f(
            a, /, b: int, c: "Optional[str]" = 'x', *args: int, d, e=None, **kw
        ) -> None: ...
        class C:
            def method(self, a): ...
            @classmethod
            def make(cls, a): ...
            @staticmethod
            def plain(a): ...
            def varied(*args): ...
        """
    )
    signature = result.items["pkg.m.f"]["signature"]
    assert signature["async"] is True
    assert signature["returns"] == {"kind": "name", "name": "None"}
    assert [(p["name"], p["kind"], p.get("default")) for p in signature["parameters"]] == [
        ("a", "positionalOnly", None),
        ("b", "positionalOrKeyword", None),
        ("c", "positionalOrKeyword", '"x"'),
        ("args", "varPositional", None),
        ("d", "keywordOnly", None),
        ("e", "keywordOnly", "None"),
        ("kw", "varKeyword", None),
    ]
    assert write_type(signature["parameters"][2]["type"]) == "<typing.Optional>[str]"
    for name in ("method", "make", "plain"):
        parameters = result.items[f"pkg.m.C.{name}"]["signature"]["parameters"]
        assert [parameter["name"] for parameter in parameters] == ["a"]
    varied = result.items["pkg.m.C.varied"]["signature"]["parameters"]
    assert [parameter["name"] for parameter in varied] == ["args"]


def test_members_stand_in_source_order_and_only_where_they_belong(package: Package) -> None:
    result = package.module(
        """
        import os
        from typing import List
        __all__ = ["f", "C", "X"]
        _log = None
        def f(): ...
        def _private(): ...
        class C:
            __slots__ = ()
            _hidden = 1
            shown = 2
            def __init__(self, a): self.later = a
            def __repr__(self): ...
            class Inner:
                def g(self): ...
            @property
            def p(self) -> int:
                "Text."
        X: int = 1
        """
    )
    module = result.modules["pkg.m"]
    assert module["members"] == ["pkg.m.f", "pkg.m.C", "pkg.m.X"]
    assert result.items["pkg.m.C"]["members"] == [
        "pkg.m.C.shown",
        "pkg.m.C.__init__",
        "pkg.m.C.later",
        "pkg.m.C.Inner",
        "pkg.m.C.p",
    ]
    assert result.items["pkg.m.C.Inner"]["members"] == ["pkg.m.C.Inner.g"]
    lines = [item["source"]["line"] for item in module["items"]]
    assert lines == sorted(lines)
    held = result.items["pkg.m.C.p"]
    assert (held["type"]["name"], held["docstring"]["summary"]) == ("int", "Text.")


def test_attributes_know_type_aliases_from_values(package: Package) -> None:
    result = package.module(
        """
        import re
        from typing import Dict, List, Optional, TypeAlias, TypeVar, Union
        class A: ...
        Ids = List[A]
        Maybe = Optional["A"]
        Same = A
        Both = A | None
        Plain = int | str
        Named: TypeAlias = "Dict[str, A]"
        T = TypeVar("T")
        PATTERN = re.compile("x")
        FIRST = VALUES[0]
        FLAGS = re.I | re.M
        TABLE = {"a": 1}
        #: Text above.
        LIMIT: int = 5
        x: int
        x = 6
        """
    )
    aliases = {i["name"]: write_type(i["aliasOf"]) for i in result.items.values() if "aliasOf" in i}
    assert aliases == {
        "Ids": "<typing.List>[<pkg.m.A>]",
        "Maybe": "<typing.Optional>[<pkg.m.A>]",
        "Same": "<pkg.m.A>",
        "Both": "<pkg.m.A> | None",
        "Plain": "int | str",
        "Named": "<typing.Dict>[str, <pkg.m.A>]",
    }
    assert result.items["pkg.m.TABLE"]["value"] == {"text": '{"a": 1}', "value": {"a": 1}}
    assert result.items["pkg.m.LIMIT"]["docstring"] == {"summary": "Text above."}
    assert result.items["pkg.m.x"]["type"]["name"] == "int"
    assert result.items["pkg.m.x"]["value"]["value"] == 6


def test_a_table_of_data_is_cut(package: Package) -> None:
    result = package.module(f"TABLE = {list(range(5_000))}\n")
    value = result.items["pkg.m.TABLE"]["value"]
    assert len(value["text"]) == 2_000
    assert "value" not in value


@pytest.mark.parametrize(
    ("decorator", "docstring", "deprecated"),
    [
        ("@deprecated('Use g.')", "Do.", "Use g."),
        ("@warnings.deprecated('Use g.')", "Do.", "Use g."),
        ("@deprecated", "Do.", True),
        ("@other('Use g.')", "Do.", None),
        ("@other", "Do.\n\n    .. deprecated:: 2\n", "Deprecated since version 2."),
    ],
)
def test_deprecation(
    package: Package, decorator: str, docstring: str, deprecated: str | bool | None
) -> None:
    text = (
        "import warnings\nfrom typing_extensions import deprecated\n"
        f'{decorator}\ndef f():\n    """{docstring}"""\n'
    )
    package.write("m.py", text)
    item = package.introspect().items["pkg.m.f"]
    assert item.get("deprecated") == deprecated
    assert item["decorators"][0].startswith(decorator[1:6])


def test_documented_parameters_that_do_not_exist(package: Package) -> None:
    result = package.module(
        '''
        def f(a, *args, b=1):
            """Do.

            Args:
                a: There.
                *args: There.
                b: There.
                gone: Not there.
            """

        def g(**kwargs):
            """Do.

            Args:
                anything: Taken by kwargs.
            """

        def h(**kwargs):
            """Do.

            Args:
                gone: Not there.
                **kwargs: There.

            Keyword Args:
                anything: Taken by kwargs.
            """
        '''
    )
    assert [(one["message"], one["item"]) for one in result.diagnostics] == [
        (f"The docstring of {name} describes gone, which is not a parameter.", f"pkg.m.{name}")
        for name in "fh"
    ]
    assert set(result.rules) == {"docstring-unknown-parameter"}


def test_unresolved_names(package: Package) -> None:
    result = package.module(
        """
        from .missing import Lost
        from elsewhere import Other
        from pydantic import BaseModel
        class A(BaseModel, Nowhere):
            a: Unknown
            b: "list[Unknown]"
            c: Lost | Other | int
            d: models.User
        def f(a: Gone) -> Gone: ...
        """
    )
    found = [(d["rule"], d["message"].rpartition(": ")[2], d["item"]) for d in result.diagnostics]
    assert found == [
        ("unresolved-base", "Nowhere is not defined or imported here.", "pkg.m.A"),
        ("unresolved-model", "Unknown is not defined or imported here.", "pkg.m.A"),
        ("unresolved-model", "Lost was not found in pkg.missing.", "pkg.m.A"),
        ("unresolved-model", "models.User is not defined or imported here.", "pkg.m.A"),
        ("unresolved-model", "Gone is not defined or imported here.", "pkg.m.f"),
    ]
    lines = [d["location"]["line"] for d in result.diagnostics]
    assert lines == [5, 6, 8, 9, 10]


def test_a_name_that_is_not_found_says_where_it_was_looked_for(package: Package) -> None:
    package.write("a.py", "from .b import Lost\nfrom . import b\n")
    package.write("b.py", "from .a import Round\n")
    result = package.module(
        """
        from . import b
        from .a import Lost
        from .b import Round
        import pkg.a
        class Own: ...
        def f(a: Lost, b: b.Missing.Inner, c: Round, d: pkg.a.Nothing, e: Own.Inner): ...
        """
    )
    assert [one["message"].partition(": ")[2] for one in result.diagnostics] == [
        "Lost was not found in pkg.b.",
        "b.Missing.Inner was not found in pkg.b.",
        "Round was not found in pkg.a.",
        "pkg.a.Nothing was not found in pkg.a.",
        "Own.Inner was not found in pkg.m.Own.",
    ]
    assert result.diagnostics[0]["hint"] == "Check that pkg.b can be read and defines the name."


def test_private_attributes_are_hidden_unless_they_name_a_type(package: Package) -> None:
    result = package.module(
        """
        _LIMIT = 1
        __all__ = []
        _Headers = dict[str, str]
        class A:
            _limit = 1
            _Headers = dict[str, str]
        """
    )
    assert result.modules["pkg.m"]["members"] == ["pkg.m._Headers", "pkg.m.A"]
    assert "members" not in result.items["pkg.m.A"]


def test_type_parameters_and_parameter_specifications_are_known(package: Package) -> None:
    result = package.module(
        """
        from typing import ParamSpec, TypeVar
        P = ParamSpec("P")
        T = TypeVar("T")
        def f(a: T, *args: P.args, **kwargs: P.kwargs) -> T: ...
        """
    )
    assert not result.diagnostics


def test_type_parameters_of_newer_syntax(package: Package) -> None:
    result = package.module(
        """
        class Box[T]:
            x: T
            def f[S](self, a: T, b: S) -> S: ...
        type Pair[T] = tuple[T, Box]
        """
    )
    if sys.version_info < (3, 12):
        assert result.rules == ["file-not-parsed"]
        return
    assert not result.diagnostics
    assert write_type(result.items["pkg.m.Pair"]["aliasOf"]) == "tuple[T, <pkg.m.Box>]"


@pytest.mark.parametrize(
    ("files", "version"),
    [
        ({"__init__.py": "__version__ = '1.2'\n"}, "1.2"),
        ({"__init__.py": "__version__: str = '1.2'\n"}, "1.2"),
        (
            {
                "__init__.py": "from ._v import __version__\n",
                "_v.py": "__version__ = version = '3'\n",
            },
            "3",
        ),
        (
            {
                "__init__.py": "from pkg import _v\n__version__ = _v.VERSION\n",
                "_v.py": "VERSION = '4'\n",
            },
            "4",
        ),
        ({"__init__.py": "__version__ = compute()\n"}, None),
        ({"__init__.py": "__version__ = __version__\n"}, None),
        ({"__init__.py": "from other import __version__\n"}, None),
        ({"__init__.py": ""}, None),
    ],
)
def test_version(package: Package, files: dict[str, str], version: str | None) -> None:
    for name, text in files.items():
        package.write(name, text)
    assert package.introspect().package.get("version") == version


def test_hostile_names_and_texts_pass_as_they_are(package: Package) -> None:
    package.write("__proto__.py", "class __proto__: ...\n")
    text = 'class constructor:\n    """<script>alert(1)</script> \\ud800 \\u2028"""\n'
    package.write("m.py", f"__proto__ = 1\n{text}    toString = '\\ud800'\n")
    result = package.introspect()
    assert "pkg.__proto__" in result.modules
    docstring = result.items["pkg.m.constructor"]["docstring"]
    assert docstring["summary"].startswith("<script>alert(1)</script>")
    assert result.items["pkg.m.constructor.toString"]["value"]["text"] == '"\\ud800"'


def test_anchors_are_unique(package: Package) -> None:
    result = package.module(
        """
        from fastapi import FastAPI
        app = FastAPI()
        @app.get("/a")
        def f():
            "Do."
        @app.get("/b")
        def f():
            "Do."
        @app.post("/c")
        @app.put("/c")
        def g():
            "Do."
        """
    )
    operations = [item for item in result.modules["pkg.m"]["items"] if item["kind"] == "operation"]
    anchors = [operation["anchor"] for operation in operations]
    assert len(set(anchors)) == len(anchors) == 4
    assert anchors[0] == "f"
    assert len({operation["id"] for operation in operations}) == 4
    [finding] = [d for d in result.diagnostics if d["rule"] == "duplicate-anchor"]
    assert finding["item"] == operations[1]["id"]
    assert result.modules["pkg.m"]["members"] == [operation["id"] for operation in operations]
