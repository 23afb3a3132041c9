"""The idiom of command lines: the commands that click and typer make of functions."""

from __future__ import annotations

import ast
from inspect import cleandoc
from typing import TYPE_CHECKING, Any, cast

from wrapdocs_introspect.constants.folding import fold
from wrapdocs_introspect.idioms.commands.click_parameters import ClickParameters
from wrapdocs_introspect.idioms.commands.descriptions import read_text
from wrapdocs_introspect.idioms.commands.options import is_none
from wrapdocs_introspect.idioms.commands.rich_use import RichUse
from wrapdocs_introspect.idioms.commands.table import CommandTable
from wrapdocs_introspect.idioms.commands.tree import CommandTree
from wrapdocs_introspect.idioms.commands.typer_parameters import TyperParameters
from wrapdocs_introspect.operations.facts import IdiomFacts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.contract import Command, CommandParameter
    from wrapdocs_introspect.idioms.commands.nodes import CommandNode
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.names.expression import Expression
    from wrapdocs_introspect.names.scope import Scope

__all__ = ["CommandsIdiom"]


_MARKS = frozenset("\b\f")
"""What click reads in a help: paragraphs that are not wrapped, and the end of the help."""


class CommandsIdiom:
    """Finds the commands that the command line of a package has."""

    name = "commands"
    triggers: tuple[str, ...] = (
        *("click", "typer", ".command(", ".group(", ".add_command(", ".callback()"),
    )

    def find(self, package: LoadedPackage, declared: AbstractSet[str]) -> IdiomFacts:  # noqa: ARG002
        """Find the commands of a package.

        Args:
            package: The loaded package.
            declared: Ids of the functions that other idioms declare.

        Returns:
            The commands by the ids of what declares them.
        """
        table = CommandTable()
        modules = list(package.modules_for(self.name))
        table.read(modules)
        if not table.nodes:
            return IdiomFacts(diagnostics=tuple(table.diagnostics))
        maker = _CommandMaker(package, table, modules)
        commands = dict(maker.make())
        return IdiomFacts(commands=commands, diagnostics=tuple(table.diagnostics))


class _CommandMaker:
    def __init__(
        self, package: LoadedPackage, table: CommandTable, modules: Sequence[Scope]
    ) -> None:
        self._package = package
        self._table = table
        self._tree = CommandTree(table)
        self._rich = RichUse(table, self._tree, modules)
        self._click = ClickParameters(table.report)
        self._typer = TyperParameters(package.models, table.report)

    def make(self) -> Iterator[tuple[str, Command]]:
        """Yield the commands that are shown, with the ids of the items that they belong to."""
        for node in list(self._table.nodes.values()):
            callback = self._table.callbacks.get(node.id)
            if self._is_left_out(node):
                continue
            function = callback[0] if callback is not None else node.function
            yield (function.id if function is not None else node.id), self._command(node, function)

    def _is_left_out(self, node: CommandNode) -> bool:
        is_typer_group = node.is_group and node.library == "typer"
        is_only_one = is_typer_group and self._tree.is_alone(node.id)
        return is_only_one or self._tree.is_merged(node) or self._tree.is_hidden(node)

    def _command(self, node: CommandNode, function: Scope | None) -> Command:
        made: dict[str, Any] = {"paths": self._tree.paths(node)}
        starters = self._tree.starters(node)
        if starters:
            made["startedBy"] = starters
        if node.is_group:
            made["isGroup"] = True
        owner = function.id if function is not None else node.id
        if self._rich.holds_for(node):
            self._package.docstrings.rich_owners.add(owner)
        for key, text in (
            ("help", self._help(node, function)),
            ("epilog", _clean(self._given(node, "epilog") or "")),
        ):
            if text:
                made[key] = self._package.docstrings.convert(text, owner)
        deprecated = self._deprecated(node)
        if deprecated:
            made["deprecated"] = deprecated is True or self._package.docstrings.convert(
                deprecated, owner
            )
        parameters = [] if function is None else list(self._parameters(node, function))
        for one in parameters:
            if "description" in one:
                one["description"] = self._package.docstrings.convert(one["description"], owner)
        made["parameters"] = parameters
        return cast("Command", made)

    def _parameters(self, node: CommandNode, function: Scope) -> Iterator[CommandParameter]:
        yield from (self._click if node.library == "click" else self._typer).read(function)

    def _help(self, node: CommandNode, function: Scope | None) -> str:
        """Return the help that the source gives besides the docstring of the function."""
        text = self._given(node, "help")
        docstring = ast.get_docstring(function.node) if function is not None else None
        if not text and docstring is not None and _MARKS & set(docstring):
            text = docstring
        return _clean(text or "")

    def _deprecated(self, node: CommandNode) -> str | bool:
        """Return what the library says of a command that it calls deprecated: since click 8.2."""
        given = (options.get("deprecated") for options in self._options(node))
        values = (fold(one) for one in given if one is not None)
        return next((one for one in values if one is True or isinstance(one, str)), False)

    def _given(self, node: CommandNode, name: str) -> str | None:
        """Return the text of an option, as the group that holds a command says first."""
        given = [options[name] for options in self._options(node) if name in options]
        for one in given:
            text = read_text(one)
            if text:
                return text
            if text is None and not is_none(one):
                message = f"The {name} of {node.id} is made at run time."
                self._table.report(message, one.scope, one.node.lineno)
        return None

    def _options(self, node: CommandNode) -> list[dict[str, Expression]]:
        entry = self._tree.entry(node)
        callback = self._table.callbacks.get(node.id)
        return [
            dict(entry.options) if entry is not None else {},
            callback[1] if callback is not None else {},
            node.options,
        ]


def _clean(text: str) -> str:
    return cleandoc(text.partition("\f")[0].replace("\b\n", "").replace("\b", ""))
