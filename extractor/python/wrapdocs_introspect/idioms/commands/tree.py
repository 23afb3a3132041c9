"""The words with which each command is called, and what describes it."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.commands.options import is_true

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import CommandPath
    from wrapdocs_introspect.idioms.commands.nodes import CommandNode, Entry
    from wrapdocs_introspect.idioms.commands.table import CommandTable

_MAX_DEPTH = 12
_MAX_PATHS = 20


class CommandTree:
    """The commands of a package below the groups that hold them."""

    def __init__(self, table: CommandTable) -> None:
        """Join commands and groups.

        Args:
            table: The commands and groups of the package.
        """
        self._table = table
        self._entries = _merge_nameless(table)
        self._parents: dict[str, list[Entry]] = {}
        for entry in self._entries:
            self._parents.setdefault(entry.command, []).append(entry)

    def paths(self, node: CommandNode) -> list[CommandPath]:
        """Return the words that call a command, and the program that they follow."""
        found = dict.fromkeys(islice(self._paths(node.id, 0), _MAX_PATHS))
        return [{"program": self._owner(program), "words": list(words)} for program, words in found]

    def starters(self, node: CommandNode) -> list[str]:
        """Return the other names that run a program: of its application, or of functions."""
        if any(words for _, words in self._paths(node.id, 0)):
            return []
        alone = (one.group for one in self._parents.get(node.id, []) if self.is_alone(one.group))
        names = {node.id, *alone}
        functions = (one for one, run in self._table.starters.items() if run in names)
        return sorted({*names, *functions} - {self._owner(node.id)})

    def is_merged(self, node: CommandNode) -> bool:
        """Tell whether the commands of a group have become those of another one."""
        return any(
            one.is_merged and one.command == node.id and not self._name(one)
            for one in self._table.entries
        )

    def is_alone(self, group: str) -> bool:
        """Tell whether a typer application is its only command, without a name of its own."""
        node = self._table.nodes[group]
        inner = [entry for entry in self._entries if entry.group == group]
        is_added = group in self._parents or group in self._table.callbacks
        if node.library != "typer" or len(inner) != 1 or is_added:
            return False
        return "callback" not in node.options and not self._table.nodes[inner[0].command].is_group

    def is_hidden(self, node: CommandNode, depth: int = 0) -> bool:
        """Tell whether the help does not show a command, or the only group that holds it."""
        parents = self._parents.get(node.id, [])
        given = dict(parents[0].options).get("hidden") if parents else None
        if is_true(given or node.options.get("hidden")):
            return True
        is_inner = len(parents) > 0 and depth < _MAX_DEPTH
        groups = [self._table.nodes[one.group] for one in parents]
        return is_inner and all(self.is_hidden(group, depth + 1) for group in groups)

    def is_root(self, command: str) -> bool:
        """Tell whether no group holds a command."""
        return not self._parents.get(command)

    def around(self, command: str) -> set[str]:
        """Return a command and all groups that hold it, or hold these."""
        found = {command}
        left = [command]
        while left:
            groups = {entry.group for entry in self._parents.get(left.pop(), [])} - found
            found |= groups
            left += groups
        return found

    def entry(self, node: CommandNode) -> Entry | None:
        """Return what the first group that holds a command says about it."""
        return next(iter(self._parents.get(node.id, [])), None)

    def _paths(self, command: str, depth: int) -> Iterator[tuple[str, tuple[str, ...]]]:
        entries = self._parents.get(command, [])
        if not entries or depth > _MAX_DEPTH:
            yield command, ()
            return
        for entry in entries:
            if self.is_alone(entry.group):
                yield command, ()
                continue
            name = self._name(entry)
            for program, words in self._paths(entry.group, depth + 1):
                yield program, (*words, name) if name else words

    def _owner(self, command: str) -> str:
        """Return the id of the item that documents a command."""
        callback = self._table.callbacks.get(command)
        return callback[0].id if callback is not None else command

    def _name(self, entry: Entry) -> str | None:
        return entry.name or self._table.nodes[entry.command].name


def _merge_nameless(table: CommandTable) -> list[Entry]:
    """Give the commands of a typer application without a name to the one that adds it."""
    entries = table.entries
    merged = [
        one
        for one in entries
        if one.is_merged and not one.name and table.nodes[one.command].name is None
    ]
    for one in merged:
        entries = [
            replace(entry, group=one.group) if entry.group == one.command else entry
            for entry in entries
            if entry is not one
        ]
    return entries
