"""The program."""

from enum import Enum
from functools import partial
from pathlib import Path
from typing import Annotated, List, Optional

import typer

from tool import single
from tool.users import more, users

app = typer.Typer(help="Works with the service.", no_args_is_help=True)
app.add_typer(users, name="users", help="Manage users.")
app.add_typer(more)
Prompt = partial(typer.Option, prompt=True, envvar="TOOL_TOKEN")


class Shape(str, Enum):
    """The format of a file."""

    json = "json"
    yaml = "yaml"


@app.callback()
def setup(
    ctx: typer.Context,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Say more.")] = False,
    telemetry: Optional[bool] = typer.Option(None, help="Send figures of use."),
):
    """Not shown: the application gives the help."""


@app.command()
def copy_files(
    source: Annotated[Path, typer.Argument(help="What to copy.", metavar="FROM")],
    targets: Annotated[List[Path], typer.Argument(help="Where to copy it.")],
    token: Annotated[str, Prompt(help="The token.")],
    shape: Shape = Shape.json,
    limit: int = typer.Option(10, min=1, max=100),
    tag: Optional[List[str]] = typer.Option(None, "--tag", "-t", help="Can be repeated."),
    force: bool = False,
    name: str = typer.Argument("main"),
):
    """Copy files."""


@app.command("remove", help="Remove files for good.")
def delete(path: Path):
    """Not shown: the decorator gives the help."""


def later(days: int = 1):
    """Run a job later."""


app.command("later")(later)


def add(name: str):
    """Add a command that is only known when it runs."""

    @app.command(name)
    def inner():
        """Run it."""

    return inner


def main():
    """Start the program."""
    try:
        app()
    except KeyboardInterrupt:
        print("Stopped.")


def both():
    """Start either program."""
    app()
    single.app()
