"""Groups that the program adds."""

import typer

users = typer.Typer()
more = typer.Typer()
hidden = typer.Typer(hidden=True)
users.add_typer(hidden, name="secret")


@users.command()
def create(email: str, role: str = typer.Option(..., "--role", help="The role.")):
    """Create a user."""


@more.command(deprecated=True, epilog="See the option --version.")
def version():
    """Print the version."""


@hidden.command()
def dump():
    """Not for readers."""
