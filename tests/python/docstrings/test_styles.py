"""The table of docstring styles, and names in docstrings."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from wrapdocs_introspect.docstrings.styles import STYLES

if TYPE_CHECKING:
    from introspection_helpers import Package

EPYDOC = replace(
    STYLES["sphinx"],
    name="epydoc",
    detection=re.compile(r"^[ \t]*@(?:param|type|return|raise)\b", re.MULTILINE),
    marker=re.compile(r"^@\w", re.MULTILINE),
    parse=lambda text, defaults: STYLES["sphinx"].parse(
        re.sub(r"^@(?=\w)", ":", text, flags=re.MULTILINE), defaults
    ),
)
DOCUMENTED = '''
    def find(name):
        """Find a user.

        @param name: The name of the user.
        @return: The user.
        """
'''


@pytest.mark.parametrize("arguments", [[], ["--docstring-style", "epydoc"]])
def test_a_style_is_added_by_a_row_of_the_table(
    package: Package, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    assert "sections" not in package.module(DOCUMENTED).items["pkg.m.find"]["docstring"]
    monkeypatch.setitem(STYLES, "epydoc", EPYDOC)
    docstring = package.introspect(*arguments).items["pkg.m.find"]["docstring"]
    assert docstring["summary"] == "Find a user."
    parameters, returns = docstring["sections"]
    assert parameters["items"] == [{"name": "name", "description": "The name of the user."}]
    assert returns["items"] == [{"description": "The user."}]


def test_an_unknown_style_is_a_failure_that_names_the_known_ones(package: Package) -> None:
    package.write("m.py", "A = 1\n")
    result = package.introspect("--docstring-style", "epydoc")
    assert result.code == 3
    assert result.failure == {
        "code": "unknown-docstring-style",
        "message": "`epydoc` is not a docstring style.",
        "hint": "Set `docstringStyle` to `auto` or one of `google`, `numpy`, `sphinx`.",
    }


def test_names_are_the_ids_of_what_they_mean(package: Package) -> None:
    package.write("models.py", "class User:\n    name: str\n")
    result = package.module('''
        from httpx import Client
        from pkg.models import User

        class Shop:
            """See :meth:`buy`, :class:`User`, :class:`Client` and :class:`Unknown`."""

            def buy(self):
                """Belongs to :class:`Shop`, as :attr:`User.name` does not."""
    ''')
    summary = result.items["pkg.m.Shop"]["docstring"]["summary"]
    assert summary == (
        "See [`buy()`](py:pkg.m.Shop.buy), [`User`](py:pkg.models.User), "
        "[`Client`](py:httpx.Client) and [`Unknown`](py:Unknown)."
    )
    summary = result.items["pkg.m.Shop.buy"]["docstring"]["summary"]
    assert summary == (
        "Belongs to [`Shop`](py:pkg.m.Shop), as [`User.name`](py:pkg.models.User.name) does not."
    )


def test_types_are_names_without_marks(package: Package) -> None:
    result = package.module('''
        def read(user):
            """Read.

            :param user: The :class:`~pkg.User`.
            :type user: :class:`pkg.User` or None
            :raises :class:`KeyError`: If it is :ref:`unknown <x>`.
            :returns: The name.
            :rtype: :obj:`str`
            """
    ''')
    parameters, returns, raises = result.items["pkg.m.read"]["docstring"]["sections"]
    [parameter] = parameters["items"]
    assert parameter["type"] == "pkg.User | None"
    assert parameter["description"] == "The [`User`](py:pkg.User)."
    assert returns["items"][0]["type"] == "str"
    assert raises["items"] == [{"type": "KeyError", "description": "If it is unknown."}]
