"""Commands of command lines: what the goldens do not show."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from introspection_helpers import Package


def test_groups_that_hold_each_other_have_an_end(package: Package) -> None:
    package.write(
        "cli.py",
        """
        import click

        @click.group()
        def one(): ...

        @click.group()
        def two(): ...

        one.add_command(two)
        two.add_command(one)
        three = four
        four = three
        three.add_command(one)
        """,
    )
    items = package.introspect().items
    commands = {name for name, item in items.items() if "command" in item}
    assert commands == {"pkg.cli.one", "pkg.cli.two"}


def test_without_the_idiom_functions_keep_their_decorators(package: Package) -> None:
    package.write("cli.py", "import click\n@click.command()\ndef run(): ...\n")
    assert "command" in package.introspect().items["pkg.cli.run"]
    item = package.introspect("--idiom", "requests").items["pkg.cli.run"]
    assert item["decorators"] == ["click.command()"]
    assert "command" not in item
