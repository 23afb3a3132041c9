"""What click and typer call their parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.names.inheritance import external_bases_of
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from wrapdocs_introspect.names.expression import Expression

_CLICK = frozenset({"click", "rich_click", "asyncclick"})
_TYPER = frozenset({"typer"})

GROUP_CLASSES = frozenset({"Group", "CommandCollection", "MultiCommand", "AppGroup"})
DYNAMIC_METHODS = ("get_command", "list_commands")
NEUTRAL = frozenset(
    {
        *("pass_context", "pass_obj", "make_pass_decorator", "pass_meta_key", "help_option"),
        *("rich_config", "rich_context", "command", "group", "callback", "result_callback"),
    }
)
"""Decorators of click that add no parameter but `--help`, which every command has."""

VALUES = {
    "str": "TEXT",
    "STRING": "TEXT",
    "int": "INTEGER",
    "INT": "INTEGER",
    "float": "FLOAT",
    "FLOAT": "FLOAT",
    "bool": "BOOLEAN",
    "BOOL": "BOOLEAN",
    "UUID": "UUID",
    "IntRange": "INTEGER RANGE",
    "FloatRange": "FLOAT RANGE",
    "File": "FILENAME",
    "Path": "PATH",
    "DateTime": "DATETIME",
    "datetime": "DATETIME",
    "FileText": "FILENAME",
    "FileTextWrite": "FILENAME",
    "FileBinaryRead": "FILENAME",
    "FileBinaryWrite": "FILENAME",
}
"""How a value is written on the command line, by the name of its type."""


def click_name(resolved: str | None) -> str | None:
    """Return the name of a part of click: `option` of `click.decorators.option`."""
    return _name_in(resolved, _CLICK)


def typer_name(resolved: str | None) -> str | None:
    """Return the name of a part of typer."""
    return _name_in(resolved, _TYPER)


def made_class(call: Expression) -> str | None:
    """Return the class of click or typer that a call makes an object of: `Typer`, `Group`.

    Args:
        call: The function of the call, as written.
    """
    resolved = call.resolve()
    name = click_name(resolved) or typer_name(resolved)
    found = call.scope.find(call.node)
    if name is None and isinstance(found, Scope) and found.kind == "class":
        return next(filter(None, map(base_name, external_bases_of(found))), None)
    return name if name in GROUP_CLASSES | {"Typer"} else None


def base_name(base: str) -> str | None:
    """Return the class of click or typer that an external base of a class is."""
    name = base.rpartition(".")[2]
    known = click_name(base) or typer_name(base) or (name if name == "AppGroup" else None)
    return known if known in GROUP_CLASSES | {"Typer"} else None


def _name_in(resolved: str | None, packages: frozenset[str]) -> str | None:
    package, dot, rest = (resolved or "").partition(".")
    return rest.rpartition(".")[2] if dot and package in packages else None
