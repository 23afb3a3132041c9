"""Literals keep their spelling where it says more than their value."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from introspection_helpers import Package


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("0xFF00", "0xFF00"),
        ("0o644", "0o644"),
        ("-0b101", "-0b101"),
        ("10_000_000", "10_000_000"),
        ("1e-3", "1e-3"),
        ("0x10 | 0x20", "0x10 | 0x20"),
        ("(0o7, 8)", "(0o7, 8)"),
        (r"r'\d+\.\w'", r'r"\d+\.\w"'),
        (r"r'say \"so\"'", r"r'say \"so\"'"),
        (r"rb'\x00'", r'rb"\x00"'),
        # These say no more than their values.
        ("r'plain'", '"plain"'),
        ("u'text'", '"text"'),
        ("5", "5"),
        ("1.5", "1.5"),
        (r"'a\tb'", r'"a\tb"'),
        ("r'''a\nb'''", r'"a\nb"'),
    ],
)
def test_values_and_defaults(package: Package, written: str, shown: str) -> None:
    result = package.module(f'"""é"""\nX = {written}\ndef f(é=1, a={written}): ...\n')
    assert result.items["pkg.m.X"]["value"]["text"] == shown
    assert result.items["pkg.m.f"]["signature"]["parameters"][1]["default"] == shown


def test_the_place_of_a_literal_after_other_line_ends_is_not_trusted(package: Package) -> None:
    result = package.module('A = "a\\\rb"\nX = 0xFF\nY = 0x10\n')
    assert result.items["pkg.m.X"]["value"]["value"] == 255
