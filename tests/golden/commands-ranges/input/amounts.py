"""Numbers with limits."""

from typing import Annotated

import click
import typer

LIMITED = click.IntRange(0, 5)
app = typer.Typer()


@app.command()
def pour(
    cups: Annotated[int, typer.Argument(min=1)],
    sugar: Annotated[float, typer.Option(min=0, max=2.5, clamp=True)] = 1.0,
    name: Annotated[str, typer.Option()] = "",
) -> None:
    """Pour tea."""


@click.command()
@click.option("--low", type=click.IntRange(min=1, min_open=True))
@click.option("--high", type=click.FloatRange(max=9.5, max_open=True))
@click.option("--both", type=click.IntRange(-1, 10, False, True))
@click.option("--named", type=LIMITED)
@click.option("--computed", type=click.IntRange(0, len("abc")))
@click.option("--free", type=int)
@click.argument("count", type=click.IntRange(1, 3, clamp=True))
def brew(**options):
    """Brew tea."""
