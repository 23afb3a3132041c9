"""Reads the definitions in a module's syntax tree."""

from __future__ import annotations

import ast
import copy
import warnings
from pathlib import Path
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.scope import FunctionNode, Scope
from wrapdocs_introspect.source.nodes import function_node
from wrapdocs_introspect.source.rewriting import rewrite
from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.source.module_source import ModuleSource

_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_Targets = tuple[type[ast.expr], ...]
_ATTRIBUTES: _Targets = (ast.Attribute,)
_NAMES: _Targets = (ast.Name,)
_ANY: _Targets = (ast.Attribute, ast.Name)


def read_module(scope: Scope) -> bool:
    """Read the definitions of a module and of every class in it.

    What a function binds is read when it is asked for, except for attributes of its class.

    Args:
        scope: The module.

    Returns:
        Whether the module can be parsed.
    """
    source = scope.source
    tree = source.tree or _parse_again(source)
    if tree is None:
        return False
    scope.attach(tree)
    waiting = [scope]
    while waiting:
        scope = waiting.pop()
        if scope.kind != "function":
            _read_body(scope)
            waiting += scope.children
        elif scope.enclosing_class() is not None:
            _read_method(scope)
    return True


def read_function(scope: Scope, targets: _Targets = _NAMES) -> None:
    """Read the definitions of a function, and of the functions and classes in it.

    Args:
        scope: The function.
        targets: What its own assignments define: reading the module has defined its attributes.
    """
    waiting = [scope]
    while waiting:
        inner = waiting.pop()
        inner.attach(inner.node)
        _bind_parameters(inner)
        _read_body(inner, targets if inner is scope else _ANY)
        waiting += inner.children


def _read_body(scope: Scope, targets: _Targets = _ANY) -> None:
    for statement in statements_of(scope.node.body):
        if isinstance(statement, _DEFINITIONS):
            scope.define(_child(statement, scope))
        elif isinstance(statement, (ast.Import, ast.ImportFrom)):
            _bind_imports(scope, statement)
        else:
            _read_assignment(statement, scope, targets)


def _read_method(scope: Scope) -> None:
    """Read what a method defines for its class."""
    statements = list(statements_of(scope.node.body))
    if any(isinstance(one, _DEFINITIONS) for one in statements):
        read_function(scope, _ANY)
        return
    for statement in statements:
        _read_assignment(statement, scope, _ATTRIBUTES)


def _parse_again(source: ModuleSource) -> ast.Module | None:
    """Parse a module again whose tree was not kept; constants and dependencies rarely need one."""
    path = source.module.filepath
    if not isinstance(path, Path):
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(path.read_bytes() if source.text is None else source.text)
    except (OSError, SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    rewrite(tree, source.python)
    return tree


def _read_assignment(statement: ast.stmt, scope: Scope, targets: _Targets) -> None:
    if isinstance(statement, ast.Assign):
        for target in statement.targets:
            _bind_target(scope, target, statement.value, None, statement.lineno, targets)
    elif isinstance(statement, ast.AnnAssign):
        value, annotation = statement.value, statement.annotation
        _bind_target(scope, statement.target, value, annotation, statement.lineno, targets)
    elif type(statement).__name__ == "TypeAlias":
        # `type X = ...`, which the oldest Python that runs this has no class for.
        name, value = getattr(statement, "name"), getattr(statement, "value")  # noqa: B009
        _bind_target(scope, name, value, None, statement.lineno, targets)


def _child(node: ast.ClassDef | FunctionNode, parent: Scope) -> Scope:
    scope_id = f"{parent.id}.{node.name}"
    owner = parent.owner
    found: griffe.Object | griffe.Alias | None = owner.members.get(node.name)
    if parent is not parent.package.of(owner):
        found = parent.lookup(scope_id)
    if isinstance(node, ast.ClassDef):
        if isinstance(found, griffe.Class):
            owner = found
            scope = parent.package.of(found)
            # A class that is defined several times: the name table has one of them.
            if found.endlineno == node.end_lineno and not scope.is_attached:
                scope.attach(node)
                return scope
        return Scope(scope_id, "class", owner, parent.package, parent=parent, node=node)
    if isinstance(found, griffe.Function):
        node = _with_stub(node, found)
    return Scope(scope_id, "function", owner, parent.package, parent=parent, node=node)


def _with_stub(node: FunctionNode, found: griffe.Function) -> FunctionNode:
    """Return the node with the types of the module's stub, if there is one."""
    head = function_node(found)
    is_stubbed = head is not None and head.args is not node.args
    if head is None or not is_stubbed or head.decorators is not node.decorator_list:
        return node
    typed = copy.deepcopy(node)
    annotations = {one.arg: one.annotation for one in _declared(head.args)}
    for argument in _declared(typed.args):
        argument.annotation = annotations.get(argument.arg) or argument.annotation
    typed.returns = head.returns or typed.returns
    return typed


def _declared(arguments: ast.arguments) -> list[ast.arg]:
    return [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]


def _bind_target(
    scope: Scope,
    target: ast.expr,
    value: ast.expr | None,
    annotation: ast.expr | None,
    line: int,
    targets: _Targets,
) -> None:
    if isinstance(target, ast.Name):
        if ast.Name in targets:
            scope.define(Binding(target.id, line, scope, value, annotation))
    elif isinstance(target, ast.Attribute):
        owner = scope.enclosing_class() if _is_own_attribute(target, targets) else None
        if owner is not None:
            # The value's names are the method's, though the class holds the attribute.
            owner.define(Binding(target.attr, line, scope, value, annotation))
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, its_value in zip(target.elts, value.elts, strict=False):
            _bind_target(scope, one, its_value, None, line, targets)


def _is_own_attribute(target: ast.Attribute, targets: _Targets) -> bool:
    is_own = isinstance(target.value, ast.Name) and target.value.id == "self"
    return is_own and ast.Attribute in targets


def _bind_parameters(scope: Scope) -> None:
    if not isinstance(scope.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    for argument in _declared(scope.node.args):
        # On the line of `def`, so that whatever the body binds comes after.
        scope.define(Binding(argument.arg, scope.line - 1, scope, None, argument.annotation))


def imported_names(
    statement: ast.Import | ast.ImportFrom, module: griffe.Module
) -> Iterator[tuple[str, str]]:
    """Yield the names that an import binds, each with the dotted path that it stands for.

    Args:
        statement: The import.
        module: The module that it is in.
    """
    for alias in statement.names:
        if alias.name == "*":
            continue
        name = alias.asname or alias.name.partition(".")[0]
        if isinstance(statement, ast.ImportFrom) and not statement.level:
            yield name, f"{statement.module}.{alias.name}"
        elif isinstance(statement, ast.ImportFrom):
            yield name, griffe.relative_to_absolute(statement, alias, module)
        else:
            yield name, alias.name if alias.asname else name


def _bind_imports(scope: Scope, statement: ast.Import | ast.ImportFrom) -> None:
    for name, target in imported_names(statement, scope.module):
        scope.define(Binding(name, statement.lineno, scope, imported=target))
