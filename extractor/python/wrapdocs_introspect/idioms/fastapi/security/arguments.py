"""The arguments that an object of a library's class is made with, also through a subclass."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.folding import entries_of, fold, named_arguments
from wrapdocs_introspect.constants.partial_text import fold_text
from wrapdocs_introspect.idioms.fastapi.super_calls import super_call_of
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import member_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.parameters import parameter_defaults

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Arguments:
    """Arguments by name; those that a subclass passes on are the ones that it was given."""

    named: dict[str, Expression]
    bound: dict[str, Expression | None] = field(default_factory=dict)
    """The arguments of the subclass, by the names of its parameters."""
    maker: Scope | None = None
    """The `__init__` of the subclass."""

    def get(self, name: str) -> Expression | None:
        """Return an argument, None if it is not given."""
        given = self.named.get(name)
        return self.follow(given) if given is not None else None

    def follow(self, expression: Expression) -> Expression:
        """Follow names, and parameters of the subclass to what they are given."""
        # A default that is replaced later (`scopes = scopes or {}`) does not hide what is given.
        for one in (expression, follow(expression)):
            given = self._given(one)
            if given is not None:
                return follow(given)
        return follow(expression)

    def _given(self, expression: Expression) -> Expression | None:
        node = expression.node
        if expression.scope is not self.maker or not isinstance(node, ast.Name):
            return None
        return self.bound.get(node.id)

    def shown_text(self, name: str) -> str | None:
        """Return an argument's text; `{name}` stands for each part that is not a constant."""
        return shown_text(self.get(name))

    def parts(self, expression: Expression | None) -> dict[str, Expression]:
        """Return the entries of a dict, or the named arguments of a call."""
        if expression is None:
            return {}
        node = expression.node
        if isinstance(node, ast.Call) and dotted_name(node.func) != "dict":
            return named_arguments(node, expression.scope)
        entries = entries_of(expression).items()
        return {key: value for key, value in entries if isinstance(key, str)}


def shown_text(given: Expression | None) -> str | None:
    """Return a text, with `{name}` for each part that is not a constant; None for no text."""
    return None if given is None or fold(given) is None else fold_text(given).text or None


def read_arguments(call: Expression, made: Scope | None, positional: Sequence[str]) -> Arguments:
    """Read the arguments of a library's class.

    Args:
        call: The call that makes the object.
        made: The package's class that derives from the library's; None if the call names that.
        positional: The names of the library's positional parameters.
    """
    node = call.node
    if not isinstance(node, ast.Call):
        return Arguments({})
    maker = member_of(made, "__init__") if made is not None else None
    if not isinstance(maker, Scope):
        return Arguments(_arguments(node, call.scope, positional))
    bound = _bind(node, call.scope, maker)
    passed = super_call_of(maker)
    if passed is None:
        return Arguments({}, bound, maker)
    named = _arguments(passed, maker, positional)
    if any(keyword.arg is None for keyword in passed.keywords):
        given = named_arguments(node, call.scope).items()
        named = {**{name: value for name, value in given if name not in bound}, **named}
    return Arguments(named, bound, maker)


def _arguments(call: ast.Call, scope: Scope, positional: Sequence[str]) -> dict[str, Expression]:
    given = {
        name: Expression(value, scope) for name, value in zip(positional, call.args, strict=False)
    }
    return {**given, **named_arguments(call, scope)}


def _bind(call: ast.Call, scope: Scope, maker: Scope) -> dict[str, Expression | None]:
    """Return what the parameters of `__init__` are given, or their defaults."""
    declared = getattr(maker.node, "args", None)
    if not isinstance(declared, ast.arguments):
        return {}
    names = [parameter.arg for parameter in [*declared.posonlyargs, *declared.args][1:]]
    all_names = [*names, *(parameter.arg for parameter in declared.kwonlyargs)]
    bound: dict[str, Expression | None] = dict.fromkeys(all_names)
    for name, default in parameter_defaults(declared).items():
        bound[name] = Expression(default, maker)
    given = _arguments(call, scope, names)
    return {**bound, **{name: value for name, value in given.items() if name in bound}}
