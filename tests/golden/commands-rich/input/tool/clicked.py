"""Click commands of which one is configured to have markup."""

import rich_click as click


@click.group(context_settings={"rich_help_config": {"text_markup": "rich"}})
def cli() -> None:
    """Run a [bold]shop[/bold]."""


@cli.command()
@click.option("--count", help="How [i]many[/i].")
def buy(count: str) -> None:
    """Buy [cyan]things[/cyan]."""


@click.command()
@click.rich_config(help_config=click.RichHelpConfiguration(use_rich_markup=True))
def sell() -> None:
    """Sell [cyan]things[/cyan]."""


@click.command()
def give() -> None:
    """Give [cyan]things[/cyan]."""
