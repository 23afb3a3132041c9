"""A program of one command."""

import typer

app = typer.Typer()


@app.command()
def run(port: int = 8000):
    """Serve the files."""
