"""Markup of rich as Markdown."""

from __future__ import annotations

import pytest

from wrapdocs_introspect.docstrings.rich_markup import rich_to_markdown


@pytest.mark.parametrize(
    ("text", "markdown"),
    [
        ("[bold]a[/bold] [i]b[/i] [dim]c[/]", "**a** *b* c"),
        ("[bold red]a[/bold red] [red]b", "**a** b"),
        ("[bold] a [/bold]", " a "),
        ("[bold]a [italic]b[/italic][/bold]", "a *b*"),
        ("[link=https://a.test/x]a b[/link]", "[a b](https://a.test/x)"),
        ("[link=javascript:x]a[/link]", "a"),
        ("[blue]a[/blue] [#ff0000]b[/#ff0000] [repr.number]1[/repr.number]", "a b 1"),
        (r"\[bold] [x] [1] [default: 3] [OPTIONS] [none|all]", None),
        ("a[/] b[/bold]", "a b"),
        (":rocket: :tada: :memory: 10:30:00 :comma:", "🚀 🎉 :memory: 10:30:00 :comma:"),
    ],
)
def test_markup(text: str, markdown: str | None) -> None:
    assert rich_to_markdown(text) == (text.replace("\\", "") if markdown is None else markdown)


def test_many_open_tags() -> None:
    assert rich_to_markdown("[bold]" * 5_000 + "a" + "[/bold]" * 5_000).strip("*") == "a"
