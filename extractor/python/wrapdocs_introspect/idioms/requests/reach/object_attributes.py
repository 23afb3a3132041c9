"""Attributes of objects that callers hold."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.attributes import get_attribute
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Instance, text
from wrapdocs_introspect.idioms.requests.following.bindings import Call
from wrapdocs_introspect.source.parameters import parameter_defaults
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.names.scope import Scope


def attribute_of(interpreter: Interpreter, cls: Scope, name: str) -> Value:
    """Evaluate an attribute or property of an object of a class."""
    made = Instance(cls, "self")
    return interpreter.evaluate_outside(lambda: get_attribute(interpreter, made, name))


def dynamic_attribute_of(
    interpreter: Interpreter, cls: Scope, getter: Function, name: str
) -> Value:
    """Evaluate what the `__getattr__` of an object returns for a name."""
    call = Call(getter, Instance(cls, "self"), (text(name),))
    return interpreter.evaluate_outside(lambda: interpreter.call(call, 0))


def find_left_out(init: Function) -> frozenset[str]:
    """Return the attributes that are None unless a caller gives them: `self.shop = shop`.

    Args:
        init: The constructor.
    """
    defaults = parameter_defaults(init.node.args).items()
    optional = {name for name, one in defaults if ast.unparse(one) == "None"}
    kept: dict[str, str] = {}
    for node in walk(init.node):
        target, value = _assignment(node)
        if isinstance(target, ast.Name):
            optional.discard(target.id)
        elif isinstance(target, ast.Attribute):
            is_new = isinstance(value, ast.Name) and target.attr not in kept
            kept[target.attr] = value.id if isinstance(value, ast.Name) and is_new else ""
    return frozenset(name for name, parameter in kept.items() if parameter in optional)


def _assignment(node: ast.AST) -> tuple[ast.expr | None, ast.expr | None]:
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        return node.targets[0], node.value
    if isinstance(node, (ast.AnnAssign, ast.NamedExpr)):
        return node.target, node.value
    return None, None
