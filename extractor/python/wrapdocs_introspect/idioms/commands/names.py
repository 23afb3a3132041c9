"""The names of commands that the source does not give."""

from __future__ import annotations

_SUFFIXES = ("command", "cmd", "group", "grp")


def click_command_name(function: str) -> str:
    """Return what click calls the command of a function, as of version 8.2."""
    name = function.lower().replace("_", "-")
    rest, _, suffix = name.rpartition("-")
    return rest if rest and suffix in _SUFFIXES else name


def typer_command_name(function: str) -> str:
    """Return what typer calls the command of a function."""
    return function.lower().replace("_", "-")
