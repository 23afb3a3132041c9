from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from wrapdocs_introspect.names.selection import Selection

if TYPE_CHECKING:
    from introspection_helpers import Package


@pytest.mark.parametrize(
    ("include", "exclude", "shown", "hidden"),
    [
        ([], [], ["shop.Client"], []),
        ([], ["shop.test"], ["shop", "shop.testing", "shop.a.test"], ["shop.test", "shop.test.A"]),
        (["shop.*.api"], [], ["shop.v1.api.A"], ["shop", "shop.v1", "shop.v1.x.api"]),
        (["shop.**.api"], [], ["shop.v1.x.api"], ["shop.api"]),
        ([], ["shop.Client.internal_*"], ["shop.Client"], ["shop.Client.internal_get@2"]),
        (["shop.Client"], ["shop.Client.put"], ["shop.client.Client.get"], ["shop.Client.put"]),
        (["shop.Client"], ["shop.Client.put"], [], ["shop.client.Client.put", "shop.client"]),
    ],
)
def test_patterns(
    include: list[str], exclude: list[str], shown: list[str], hidden: list[str]
) -> None:
    selection = Selection(include, exclude, [("shop.client.Client", "shop.Client")])
    assert [name for name in shown if not selection.holds(name)] == []
    assert [name for name in hidden if selection.holds(name)] == []


def test_what_is_not_selected_is_no_part_of_the_package(package: Package) -> None:
    package.write("gone.py", '"""Says what is [not there][pkg.nothing]."""\n\nclass Thing: ...\n')
    package.write(
        "m.py",
        """
        from pkg.gone import Thing as Thing

        class Client:
            def put(self, thing: Thing): ...
            def get(self): ...
            def delete(self): ...

        def a(): ...
        """,
    )
    result = package.introspect("--exclude=pkg.gone", "--exclude=pkg.*.*.put", "--order=name")
    assert list(result.modules) == ["pkg", "pkg.m"]
    assert result.rules == []
    assert result.modules["pkg.m"]["members"] == ["pkg.m.a", "pkg.m.Client"]
    assert result.items["pkg.m.Client"]["members"] == ["pkg.m.Client.delete", "pkg.m.Client.get"]
    chosen = package.introspect("--include=pkg.m.Client.get")
    assert list(chosen.items) == ["pkg.m.Client", "pkg.m.Client.get"]


def test_patterns_that_nothing_fits(package: Package) -> None:
    package.write("__init__.py", "")
    package.write("m.py", "class Client:\n    timeout = 3\n    def _put(self): ...\n")
    fitting = ("--include=pkg.m", "--exclude=pkg.m.Client._put", "--exclude=pkg.*.*.timeout")
    assert package.introspect(*fitting).rules == []
    result = package.introspect("--include=pkg.m", "--include=pkg.mm", "--exclude=pkg.m.Clint")
    assert sorted(one["message"] for one in result.diagnostics) == [
        "Nothing in the package has a name that fits `pkg.m.Clint` in `exclude`.",
        "Nothing in the package has a name that fits `pkg.mm` in `include`.",
    ]
