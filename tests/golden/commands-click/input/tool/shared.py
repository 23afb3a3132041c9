"""Options that commands share."""

import click

NAMED = click.option("--name", required=True, help="What to call it.")


def common(function):
    """Add the options that every command has."""
    return click.option("--profile", default="main", help="The profile to use.")(function)
