"""A command line made with typer."""
