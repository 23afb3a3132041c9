"""A group below the program."""

import os
import sys

import click
import click_more

if sys.platform == "win32":
    KEEP_HELP = "Keep the folder in AppData."
else:
    KEEP_HELP = "Keep the folder in the home."


class Lazy(click.Group):
    """Finds its commands when they are called."""

    def get_command(self, ctx, name):
        return None


@click.group()
def users():
    """Manage users."""


@users.command("create", deprecated=True)
@click.argument("email")
@click.option("--role", type=click.Choice(os.environ), help=os.environ["HELP"])
@click_more.extra_option("--page")
def create(email, role, page):
    """Create a user."""


@users.command("rename", deprecated="Use `create`.", help=KEEP_HELP)
@click.option("--keep", is_flag=True, help=KEEP_HELP)
def rename(keep):
    """Rename a user."""


@users.group(cls=Lazy)
def plugins():
    """Commands of plug-ins."""
