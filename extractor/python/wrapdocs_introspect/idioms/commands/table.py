"""The commands and groups of a package, and which group holds which."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.folding import fold_string, named_arguments
from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.idioms.commands.names import click_command_name, typer_command_name
from wrapdocs_introspect.idioms.commands.nodes import CommandNode, Entry, Library
from wrapdocs_introspect.idioms.commands.options import is_none, options_of, positional
from wrapdocs_introspect.idioms.commands.vocabulary import (
    DYNAMIC_METHODS,
    click_name,
    made_class,
)
from wrapdocs_introspect.idioms.fastapi.routing.calls import calls_in
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import member_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.contract import Diagnostic

_DECORATORS = frozenset({"command", "group", "callback"})


class CommandTable:
    """The commands and groups of a package, by id."""

    def __init__(self) -> None:
        """Start with no command."""
        self.nodes: dict[str, CommandNode] = {}
        self.entries: list[Entry] = []
        self.callbacks: dict[str, tuple[Scope, dict[str, Expression]]] = {}
        """The functions with the parameters of a group, by the id of the group."""
        self.starters: dict[str, str] = {}
        """The commands that functions of modules run, by the ids of the functions."""
        self.diagnostics: list[Diagnostic] = []
        self._read: set[str] = set()

    def read(self, modules: Iterable[Scope]) -> None:
        """Read the commands that the modules declare."""
        scopes = [scope for module in modules for scope in module.walk() if scope.kind != "class"]
        for scope in scopes:
            if scope.kind == "function":
                self._read_function(scope)
            elif scope.kind == "module":
                for binding in scope.bindings():
                    self._read_binding(binding)
        for scope in scopes:
            for call, here in calls_in(scope):
                self._read_call(call, here)
        commands = {one.function.id for one in self.nodes.values() if one.function is not None}
        for scope in scopes:
            if _is_function_of_module(scope) and scope.id not in commands:
                self._read_starter(scope)

    def report(self, message: str, scope: Scope, line: int) -> None:
        """Add a finding about commands that could not be read."""
        file = scope.source.file
        found = make_diagnostic("command-not-read", message, file=file, line=line)
        if found not in self.diagnostics:
            self.diagnostics.append(found)

    def _read_function(self, function: Scope) -> None:
        if function.id in self._read:
            return
        self._read.add(function.id)
        outer = function.parent or function
        for decorator in getattr(function.node, "decorator_list", []):
            call = decorator if isinstance(decorator, ast.Call) else None
            self._declare(function, decorator if call is None else call.func, call, outer)

    def _declare(
        self, function: Scope, target: ast.expr, call: ast.Call | None, outer: Scope
    ) -> None:
        kind = click_name(outer.resolve_node(target))
        if kind in {"command", "group"}:
            self._add(function, "click", call, outer, is_group=kind == "group")
        elif isinstance(target, ast.Attribute) and target.attr in _DECORATORS:
            group = self._find_group(Expression(target.value, outer))
            if group is None:
                return
            options = options_of(call, outer)
            if target.attr == "callback" and group.library == "typer":
                self.callbacks[group.id] = (function, options)
                return
            is_group = target.attr == "group"
            node = self._add(function, group.library, call, outer, is_group=is_group)
            if node is not None:
                self.entries.append(Entry(group.id, node.id, node.name))

    def _add(
        self,
        function: Scope,
        library: Library,
        call: ast.Call | None,
        scope: Scope,
        *,
        is_group: bool,
    ) -> CommandNode | None:
        options = options_of(call, scope)
        explicit = _first(call, "name", scope)
        name = fold_string(explicit)
        if explicit is not None and name is None and not is_none(explicit):
            text = text_of(explicit.node)
            message = f"The name of a command that {function.name} runs is not known: {text}."
            self.report(message, function, function.line)
            return None
        derive = click_command_name if library == "click" else typer_command_name
        node = CommandNode(
            id=function.id,
            library=library,
            is_group=is_group,
            scope=scope,
            line=function.line,
            name=name or derive(function.name),
            options=options,
            function=function,
        )
        self.nodes[node.id] = node
        self._check_class(node)
        return node

    def _check_class(self, node: CommandNode) -> None:
        """Report a group whose class finds its commands at run time."""
        made_by = node.options.get("cls")
        found = made_by.scope.find(made_by.node) if made_by is not None else None
        if isinstance(found, Scope) and found.kind == "class":
            self._check_methods(found, node)

    def _check_methods(self, cls: Scope, node: CommandNode) -> None:
        method = next(filter(None, (member_of(cls, one) for one in DYNAMIC_METHODS)), None)
        if isinstance(method, Scope):
            message = f"{method.id} finds commands at run time, so {node.id} may have more of them."
            self.report(message, node.scope, node.line)

    def _read_call(self, call: ast.Call, scope: Scope) -> None:
        target = call.func
        if isinstance(target, ast.Call) and isinstance(target.func, ast.Attribute) and call.args:
            # `app.command("name")(function)`
            function = scope.find(call.args[0])
            if target.func.attr in _DECORATORS and isinstance(function, Scope):
                self._declare(function, target.func, target, scope)
        elif isinstance(target, ast.Attribute) and target.attr in {"add_command", "add_typer"}:
            self._read_entry(call, target, scope)
        elif isinstance(target, ast.Attribute) and isinstance(target.value, ast.Attribute):
            # `command.params.append(option)`
            changed = Expression(target.value.value, scope)
            command = self._find_command(changed) if target.value.attr == "params" else None
            if command is not None:
                message = f"An option of {command.id} could not be read: {text_of(call)}."
                self.report(message, scope, call.lineno)

    def _read_starter(self, function: Scope) -> None:
        """Keep a function that runs one command: `def main(): app()`."""
        calls = (node for node in ast.walk(function.node) if isinstance(node, ast.Call))
        found = (self._find_started(call.func, function) for call in calls)
        started = {one.id for one in found if one is not None}
        if len(started) == 1:
            self.starters[function.id] = started.pop()

    def _find_started(self, target: ast.expr, scope: Scope) -> CommandNode | None:
        """Return the command that a call runs; functions that typer decorates are not changed."""
        if isinstance(target, ast.Attribute) and target.attr == "main":
            target = target.value
        if not isinstance(target, (ast.Name, ast.Attribute)):
            return None
        command = self._find_command(Expression(target, scope))
        is_run = command is not None and (command.library == "click" or command.is_group)
        return command if is_run else None

    def _read_entry(self, call: ast.Call, target: ast.Attribute, scope: Scope) -> None:
        group = self._find_group(Expression(target.value, scope))
        options = named_arguments(call, scope)
        given = positional(call, 0, scope) or options.get("cmd") or options.get("typer_instance")
        if group is None or given is None:
            return
        named = positional(call, 1, scope) if target.attr == "add_command" else None
        named = named or options.get("name")
        command = self._find_command(given)
        if command is None or (named is not None and fold_string(named) is None):
            message = f"A command of {group.id} could not be read: {text_of(call)}."
            self.report(message, scope, call.lineno)
            return
        name = fold_string(named)
        others = tuple((key, value) for key, value in options.items() if key != "name")
        is_merged = target.attr == "add_typer"
        self.entries.append(Entry(group.id, command.id, name, is_merged, others))

    def _find_command(self, expression: Expression) -> CommandNode | None:
        found = expression.scope.find(expression.node, expression.node.lineno)
        if isinstance(found, Scope) and found.kind == "function":
            self._read_function(found)
            return self.nodes.get(found.id)
        return self._find_group(expression)

    def _find_group(self, expression: Expression) -> CommandNode | None:
        """Return the group that an expression names."""
        found = expression.scope.find(expression.node, expression.node.lineno)
        if isinstance(found, Scope) and found.kind == "function":
            self._read_function(found)
            node = self.nodes.get(found.id)
            return node if node is not None and node.is_group else None
        if not isinstance(found, Binding):
            return None
        if found.id in self.nodes:
            return self.nodes[found.id]
        return self._read_binding(found)

    def _read_binding(self, binding: Binding) -> CommandNode | None:
        if binding.value is None or binding.id in self.nodes:
            return self.nodes.get(binding.id)
        if not isinstance(binding.value, ast.Call):
            is_name = isinstance(binding.value, (ast.Name, ast.Attribute))
            return self._find_same(binding) if is_name else None
        call = binding.value
        made = made_class(Expression(call.func, binding.scope))
        if made is None:
            return None
        options = named_arguments(call, binding.scope)
        library: Library = "typer" if made == "Typer" else "click"
        name = options.get("name") or positional(call, 0, binding.scope)
        node = CommandNode(
            id=binding.id,
            library=library,
            is_group=True,
            scope=binding.scope,
            line=binding.line,
            name=fold_string(name),
            options=options,
        )
        self.nodes[node.id] = node
        cls = binding.scope.find(call.func)
        if isinstance(cls, Scope) and cls.kind == "class":
            self._check_methods(cls, node)
            self._read_class(cls, node)
        if "params" in options:
            self.report(f"The options of {node.id} could not be read.", node.scope, node.line)
        return node

    def _find_same(self, binding: Binding) -> CommandNode | None:
        """Return the group that a name is another name of: `app = cli`."""
        if binding.id in self._read or binding.value is None:
            return None
        self._read.add(binding.id)
        found = self._find_group(Expression(binding.value, binding.scope))
        self._read.discard(binding.id)
        return found

    def _read_class(self, cls: Scope, node: CommandNode) -> None:
        """Read the commands that the constructor of a class of groups adds."""
        constructor = member_of(cls, "__init__")
        if not isinstance(constructor, Scope):
            return
        if constructor.owner is not node.scope.owner and _mentions(constructor, "params"):
            message = f"{constructor.id} adds options to {node.id} that could not be read."
            self.report(message, node.scope, node.line)
        for call, scope in calls_in(constructor):
            target = call.func
            is_own = isinstance(target, ast.Attribute) and text_of(target) == "self.add_command"
            given = positional(call, 0, scope) if is_own else None
            command = self._find_command(given) if given is not None else None
            if command is not None:
                self.entries.append(Entry(node.id, command.id))


def _is_function_of_module(scope: Scope) -> bool:
    is_inner = scope.parent is None or scope.parent.kind != "module"
    return scope.kind == "function" and not is_inner


def _mentions(scope: Scope, name: str) -> bool:
    return any(isinstance(one, ast.Name) and one.id == name for one in ast.walk(scope.node))


def _first(call: ast.Call | None, name: str, scope: Scope) -> Expression | None:
    if call is None:
        return None
    return positional(call, 0, scope) or named_arguments(call, scope).get(name)
