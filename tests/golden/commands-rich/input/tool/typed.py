"""A typer application that says that its help has markup, and a part of it."""

from typing import Annotated

import typer

app = typer.Typer(help="Manage [bold]users[/bold].", rich_markup_mode="rich")
teams = typer.Typer(help="Manage [i]teams[/i] :rocket:.")
app.add_typer(teams, name="teams")
plain = typer.Typer(help="Has [bold]no[/bold] markup.")


@app.command(epilog="See [link=https://tool.test/docs]the docs[/link].")
def create(
    name: Annotated[str, typer.Argument(help="A [red on white]unique[/] name, such as [x] or \\[bold].")],
    force: Annotated[bool, typer.Option(help="[yellow]Do not ask [default: no].")] = False,
) -> None:
    """Create a [bold green]user[/bold green]. :sparkles:

    [dim]Keeps :memory: and 10:30:00.[/dim]

    Args:
        name: A [bold]name[/bold].
    """


@teams.command(help="Remove a [bold]team[/bold] [/] from [#ff0000]all[/#ff0000].")
def remove() -> None:
    """Remove."""


@plain.command()
def show() -> None:
    """Show [bold]everything[/bold] in [x]."""


@plain.command()
def hide() -> None:
    """Hide."""


def helper() -> list[int]:
    """Return [bold]numbers[/bold]."""
    return []
