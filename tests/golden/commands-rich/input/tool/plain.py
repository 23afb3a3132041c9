"""Decorators of another package that only have the same names as those of rich-click."""

import click
from other.markup import rich_config


@click.command()
@rich_config(use_rich_markup=True)
def report() -> None:
    """Print [bold]all[/bold] orders."""
