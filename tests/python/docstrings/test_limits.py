"""Texts that are made to take long, here or in whoever renders them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from wrapdocs_introspect.docstrings.markdown.converter import MarkdownConverter, Markup
from wrapdocs_introspect.docstrings.parsing import parse_docstring
from wrapdocs_introspect.docstrings.styles import STYLES

if TYPE_CHECKING:
    from introspection_helpers import Package

# Half a second on a busy machine; most take a few milliseconds.
_SECONDS = 1.5
_TABLE = "| a | b |\n|---|---|\n" + "| x | y |\n" * 5_200

TOO_MUCH = {
    "quotes": ">" * 1_400,
    "lists": "- " * 1_500,
    "stars": "*" * 5_000 + "a" + "*" * 5_000,
    "emphasis": "*a_ " * 16_000,
    "table": _TABLE,
    "nested lists": "\n".join("  " * i + "- a" for i in range(240)),
    "nested quotes": "\n".join("> " * i + "a" for i in range(240)),
    "ticks": "`a " * 20_000,
    "brackets": "[" * 60_000,
    "links": "[a](" * 16_000,
    "references": "[a][b] " * 8_000,
    "directives in directives": "\n".join("   " * i + ".. note::\n" for i in range(150)),
    "items": "- a\n" * 15_000,
    "rules": "====\n" * 12_000,
    "html": "<a " * 20_000,
    "nested items": ("- " * 16 + "a\n") * 1_900,
    "lines": "a\n" * 30_000,
    "wide table": f"|{'a|' * 900}\n|{'-|' * 900}\n" + "a\n" * 4_000,
    "formulas in lines of their own": "$$\n" + "$$a\n" * 10_000,
    "paragraphs": "a::\n\n" * 10_000,
    "literal blocks": "a::\n\n    b\n\n" * 5_000,
}
MUCH = {
    "roles": ":a:" * 20_000,
    "pipes": "|a " * 20_000,
    "addresses": "https://" * 8_000,
    "blanks": "a" + "\n \n" * 2_400 + "b",
    "terms": "a\n b\n" * 2_400,
    "options": "-a  b\n" * 9_000,
    "fields": ":a: b\n" * 9_000,
    "backslashes": "\\" * 60_000,
    "targets": ".. _a: b\n" * 6_000,
    "grid": "+-+-+\n" * 10_000,
    "simple tables": "== ==\n" * 10_000,
    "sessions": ">>> a\n" * 10_000,
    "fences": "~~~x\n" * 12_000,
    "deep blocks": "\n\n".join("  " * i + "a" for i in range(200)),
    "dollars": "$a " * 20_000,
    "open formulas": r"\(a " * 16_000,
    "dollars in a row": "$" * 60_000,
    "environments": "\\begin{align}\n" * 4_000,
    "entities": "&a;" * 20_000,
}


@pytest.mark.parametrize("markup", ["rest", "markdown"])
@pytest.mark.parametrize("name", [*TOO_MUCH, *MUCH])
def test_the_time_is_bounded(name: str, markup: Markup) -> None:
    text = {**TOO_MUCH, **MUCH}[name]
    start = time.process_time()
    MarkdownConverter(text, markup).blocks(text)
    MarkdownConverter(text, markup).line(text)
    assert time.process_time() - start < _SECONDS


@pytest.mark.parametrize("markup", ["rest", "markdown"])
@pytest.mark.parametrize("name", list(TOO_MUCH))
def test_what_exceeds_a_limit_is_shown_as_it_is_written(name: str, markup: Markup) -> None:
    text = TOO_MUCH[name]
    converter = MarkdownConverter(text, markup)
    made = converter.blocks(text)
    assert len(converter.problems) == 1
    assert made == "```text\n" + text.strip("\n") + "\n```"


def test_the_cells_of_a_table_in_a_quote_are_counted() -> None:
    text = f"> |{'a|' * 90}\n> |{'-|' * 90}\n" + "> a\n" * 400
    converter = MarkdownConverter(text, "markdown")
    assert converter.blocks(text).startswith("```text\n> |a|")
    assert converter.problems == ["tables of more than 2,000 cells"]


def test_a_line_that_exceeds_a_limit_is_escaped() -> None:
    converter = MarkdownConverter("", "rest")
    assert converter.line(">" * 60) == "\\>" * 60
    assert converter.problems == ["quotes or lists nested more than 16 deep"]


def test_only_the_part_that_exceeds_a_limit_is_plain() -> None:
    text = "Do *it*.\n\nArgs:\n    a: " + ">" * 40 + "\n    b: *B*.\n"
    parsed = parse_docstring(text, style=STYLES["google"])
    assert parsed.summary == "Do *it*."
    assert parsed.parameters == {"a": f"```text\n{'>' * 40}\n```", "b": "*B*."}
    assert parsed.problems == ["quotes or lists nested more than 16 deep"]


def test_it_is_a_finding(package: Package) -> None:
    result = package.module(f'''
        from pydantic import BaseModel, Field

        class Model(BaseModel):
            """{">" * 60}"""

        class Other(BaseModel):
            name: str = Field(description="{"- " * 40}")

        def plain():
            """Do it."""
    ''')
    assert result.rules == ["docstring-not-converted", "docstring-not-converted"]
    first, second = result.diagnostics
    assert first["code"] == "WD404"
    assert first["location"] == {"file": "pkg/m.py", "line": 4}
    assert first["message"] == (
        "A text of pkg.m.Model has quotes or lists nested more than 16 deep: "
        "it is shown as it is written."
    )
    assert second["hint"] == "Shorten the text, or nest fewer lists and quotes in it."
    docstring = result.items["pkg.m.Model"]["docstring"]
    assert docstring["description"] == f"```text\n{'>' * 60}\n```"
    assert result.fields("pkg.m.Other")["name"]["description"].startswith("```text\n- - ")
