"""How the values of arguments and options are written on the command line."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.annotated import arguments_of, is_typing, plain_type
from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.folding import fold, fold_string, items_of, named_arguments
from wrapdocs_introspect.idioms.commands.vocabulary import VALUES
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import member_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from wrapdocs_introspect.models import ModelIndex

UNKNOWN_VALUE = "VALUE"
_LISTS = ("List", "Sequence", "Set", "Iterable", "Collection")
_BUILTIN_LISTS = frozenset({"list", "set", "collections.abc.Sequence", "collections.abc.Iterable"})


@dataclass(frozen=True)
class ValueFacts:
    """What is known of a value."""

    text: str = UNKNOWN_VALUE
    """What stands for it in the usage: `TEXT`."""
    choices: tuple[str, ...] = ()
    is_multiple: bool = False
    is_flag: bool = False
    is_known: bool = True


def read_click_type(given: Expression | None, default: Expression | None) -> ValueFacts:
    """Read the `type` of an option or argument of click; without it, its default says the type."""
    if given is None:
        return ValueFacts(_text_of_default(default))
    expression = follow(given)
    node = expression.node
    if isinstance(node, ast.Tuple):
        parts = [read_click_type(expression.part(one), None).text for one in node.elts]
        return ValueFacts(" ".join(parts))
    call = node if isinstance(node, ast.Call) else None
    name = (dotted_name(call.func if call else node) or "").rpartition(".")[2]
    if name == "Choice" and call is not None:
        return _read_choices(call, expression.scope)
    if name == "Path" and call is not None:
        return ValueFacts(_path_text(call, expression.scope))
    return ValueFacts(VALUES.get(name) or _own_name(expression, call))


def read_annotation_type(annotation: Expression | None, models: ModelIndex) -> ValueFacts:
    """Read the type of a parameter of a typer command."""
    if annotation is None:
        return ValueFacts("TEXT")
    plain = plain_type(annotation)
    node = plain.node
    if isinstance(node, ast.Subscript):
        return _read_container(plain, node, models)
    name = (dotted_name(node) or "").rpartition(".")[2]
    if name == "bool":
        return ValueFacts("", is_flag=True)
    if name == "list":
        return ValueFacts("TEXT", is_multiple=True)
    if name in VALUES:
        return ValueFacts(VALUES[name])
    found = plain.target()
    model = models.get(found.path) if found is not None else None
    members = model.get("members") if model else None
    if members:
        values = [one["value"].get("value") for one in members]
        return ValueFacts(choices=tuple(str(one) for one in values if one is not None))
    return ValueFacts(UNKNOWN_VALUE)


def _read_container(plain: Expression, node: ast.Subscript, models: ModelIndex) -> ValueFacts:
    head = plain.part(node.value)
    parts = [plain.part(one) for one in arguments_of(node)]
    if is_typing(head, "Literal"):
        return ValueFacts(choices=tuple(str(fold(one)) for one in parts))
    inner = [read_annotation_type(one, models) for one in parts]
    if is_typing(head, "Tuple") or dotted_name(node.value) == "tuple":
        return ValueFacts(" ".join(one.text for one in inner))
    resolved = head.resolve() or dotted_name(node.value)
    if inner and (is_typing(head, *_LISTS) or resolved in _BUILTIN_LISTS):
        return ValueFacts(inner[0].text, inner[0].choices, is_multiple=True)
    return ValueFacts(UNKNOWN_VALUE)


def _read_choices(call: ast.Call, scope: Scope) -> ValueFacts:
    given = named_arguments(call, scope).get("choices")
    whole = given or (Expression(call.args[0], scope) if call.args else None)
    folded = fold(whole) if whole is not None else UNKNOWN
    if isinstance(folded, list):
        return ValueFacts(choices=tuple(str(one) for one in folded))
    items = [fold(one) for one in items_of(whole)]
    if items and all(one is not UNKNOWN for one in items):
        return ValueFacts(choices=tuple(str(one) for one in items))
    return ValueFacts(UNKNOWN_VALUE, is_known=False)


def _path_text(call: ast.Call, scope: Scope) -> str:
    options = named_arguments(call, scope)
    allows = {name: fold(options[name]) for name in ("file_okay", "dir_okay") if name in options}
    if allows.get("file_okay") is False:
        return "DIRECTORY"
    return "FILE" if allows.get("dir_okay") is False else "PATH"


def _own_name(expression: Expression, call: ast.Call | None) -> str:
    """Return the name of a type of the package: the attribute `name`, or that of a function."""
    found = expression.scope.find(call.func if call is not None else expression.node)
    if not isinstance(found, Scope):
        return UNKNOWN_VALUE
    if found.kind == "function" and call is None:
        return found.name.upper()
    name = member_of(found, "name") if found.kind == "class" else None
    if isinstance(name, Binding) and name.value is not None:
        return (fold_string(Expression(name.value, name.scope)) or UNKNOWN_VALUE).upper()
    return UNKNOWN_VALUE


def _text_of_default(default: Expression | None) -> str:
    value = fold(default) if default is not None else None
    if isinstance(value, bool):
        return "BOOLEAN"
    if isinstance(value, int):
        return "INTEGER"
    return "FLOAT" if isinstance(value, float) else "TEXT"
