"""Which commands print their help with the markup of rich, as the application says."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.folding import fold, fold_string
from wrapdocs_introspect.names.expression import Expression

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.idioms.commands.nodes import CommandNode
    from wrapdocs_introspect.idioms.commands.table import CommandTable
    from wrapdocs_introspect.idioms.commands.tree import CommandTree
    from wrapdocs_introspect.names.scope import Scope

_SETTINGS = {"use_rich_markup": True, "text_markup": "rich"}
"""The settings of rich-click, and their values that stand for markup."""
_CONFIGURED = frozenset({"rich_config", "rich_context"})


class RichUse:
    """Tells which commands print the markup of rich."""

    def __init__(self, table: CommandTable, tree: CommandTree, modules: Iterable[Scope]) -> None:
        """Read what an application sets.

        Args:
            table: Its commands.
            tree: Which group holds which.
            modules: Its modules, in which rich-click is configured for all commands.
        """
        self._table = table
        self._tree = tree
        self._is_set = any(map(_sets_for_all, modules))

    def holds_for(self, node: CommandNode) -> bool:
        """Tell whether the help of a command has markup."""
        around = [self._table.nodes[one] for one in self._tree.around(node.id)]
        if node.library == "typer":
            roots = (one for one in around if self._tree.is_root(one.id))
            modes = (one.options.get("rich_markup_mode") for one in roots)
            return any(mode is not None and fold_string(mode) == "rich" for mode in modes)
        return self._is_set or any(map(_is_configured, around))


def _sets_for_all(module: Scope) -> bool:
    """Find `rich_click.USE_RICH_MARKUP = True` in a module."""
    return any(
        isinstance(target, ast.Attribute)
        and _is_markup(target.attr.lower(), statement.value, module)
        and (module.resolve_node(target) or "").startswith("rich_click.")
        for statement in module.node.body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
    )


def _is_configured(node: CommandNode) -> bool:
    """Find a setting in the decorators of a function, or in the arguments of a group."""
    given: list[tuple[ast.AST, Scope]] = []
    settings = node.options.get("context_settings")
    if settings is not None:
        given.append((settings.node, settings.scope))
    if node.function is not None:
        scope = node.function.parent or node.function
        given += [
            (one, scope)
            for one in getattr(node.function.node, "decorator_list", [])
            if isinstance(one, ast.Call) and _is_of_rich_click(one.func, scope)
        ]
    return any(_has_setting(tree, scope) for tree, scope in given)


def _is_of_rich_click(decorator: ast.expr, scope: Scope) -> bool:
    package, _, name = (scope.resolve_node(decorator) or "").partition(".")
    return package == "rich_click" and name.rpartition(".")[2] in _CONFIGURED


def _has_setting(tree: ast.AST, scope: Scope) -> bool:
    for part in ast.walk(tree):
        pairs: list[tuple[str | None, ast.expr]] = []
        if isinstance(part, ast.keyword):
            pairs = [(part.arg, part.value)]
        elif isinstance(part, ast.Dict):
            pairs = [
                (key.value, value)
                for key, value in zip(part.keys, part.values, strict=True)
                if isinstance(key, ast.Constant) and isinstance(key.value, str)
            ]
        if any(name and _is_markup(name, value, scope) for name, value in pairs):
            return True
    return False


def _is_markup(name: str, value: ast.expr, scope: Scope) -> bool:
    return name in _SETTINGS and fold(Expression(value, scope)) == _SETTINGS[name]
