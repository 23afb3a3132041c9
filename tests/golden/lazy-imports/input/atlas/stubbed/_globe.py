"""Globes."""


class Globe:
    """A globe."""
