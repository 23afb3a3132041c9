"""The table of docstring styles, and what else names them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from wrapdocs_introspect.docstrings.styles import AUTO, STYLES

if TYPE_CHECKING:
    from introspection_helpers import Package

_SCHEMA = Path(__file__).parents[3] / "extractor" / "config" / "schema.ts"


def test_the_configuration_knows_the_same_styles() -> None:
    found = re.search(r"DocstringStyleSchema = z\.enum\(\[([^\]]+)\]\)", _SCHEMA.read_text())
    assert found is not None
    assert re.findall(r"'(\w+)'", found[1]) == [AUTO, *STYLES]


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
