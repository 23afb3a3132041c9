"""The program and the commands that it holds."""

import sys

import click

from tool.shared import NAMED, common
from tool.users import create, users

FORMATS = ["json", "yaml"]


@click.group(invoke_without_command=True)
@click.version_option(package_name="tool")
@click.option("-v", "--verbose", count=True, help="Say more; can be repeated.")
@click.option("--color/--no-color", default=None, help="Use colours.")
@click.pass_context
def main(ctx, verbose, color):
    """Works with the service.

    \b
    Line one
    Line two
    \f
    Not for readers.
    """


@main.command()
@click.argument("source", type=click.Path(exists=True, dir_okay=False))
@click.argument("targets", nargs=-1, required=True)
@click.option("--format", "shape", type=click.Choice(FORMATS), default=FORMATS[0], show_default=True)
@click.option("--limit", type=click.IntRange(1, 100), envvar=["TOOL_LIMIT", "LIMIT"])
@click.option("--tag", multiple=True, metavar="NAME=VALUE", help="A tag." + " Repeat it.")
@click.option("--size", type=(int, float), nargs=2)
@click.option("--secret", hidden=True)
@NAMED
@common
def copy_command(source, targets, shape, limit, tag, size, secret, name, profile):
    """Copy files."""


@main.command("remove", short_help="Remove.", help="Remove files for good.", epilog="See `copy`.")
@click.confirmation_option(prompt="Really?")
def _delete():
    """Not shown: the decorator gives the help."""


@main.command(hidden=True)
def debug():
    """Not for readers."""


for command in (users,):
    main.add_command(command)
main.add_command(create, name="new-user")


def start():
    """Start the program."""
    sys.exit(main.main(obj={}))
