"""The arguments and options that the signature of a typer command declares."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from wrapdocs_introspect.annotations.annotated import read_annotation
from wrapdocs_introspect.constants.folding import fold_string, named_arguments
from wrapdocs_introspect.constants.values import value_from_node
from wrapdocs_introspect.idioms.commands.click_parameters import split_names
from wrapdocs_introspect.idioms.commands.descriptions import describe
from wrapdocs_introspect.idioms.commands.options import (
    environment_of,
    is_ellipsis,
    is_none,
    is_true,
)
from wrapdocs_introspect.idioms.commands.ranges import add_range
from wrapdocs_introspect.idioms.commands.values import read_annotation_type
from wrapdocs_introspect.idioms.commands.vocabulary import click_name, typer_name
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.parameters import declared_parameters

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import CommandParameter
    from wrapdocs_introspect.idioms.commands.descriptions import Report
    from wrapdocs_introspect.models import ModelIndex
    from wrapdocs_introspect.names.scope import Scope

_SKIPPED = frozenset({"Context", "CallbackParam"})


@dataclass(frozen=True)
class _Marker:
    """`typer.Option(...)` or `typer.Argument(...)`."""

    is_option: bool
    positional: tuple[Expression, ...] = ()
    options: dict[str, Expression] = field(default_factory=dict)


class TyperParameters:
    """Reads the parameters of the typer commands of a package."""

    def __init__(self, models: ModelIndex, report: Report) -> None:
        """Read parameters.

        Args:
            models: The package's models, for enums.
            report: Adds a finding about what could not be read.
        """
        self._models = models
        self._report = report

    def read(self, function: Scope) -> Iterator[CommandParameter]:
        """Yield the parameters of a command, in the order of the signature."""
        arguments = getattr(function.node, "args", None)
        if not isinstance(arguments, ast.arguments):
            return
        scope = function.parent or function
        for kind, argument, default in declared_parameters(arguments):
            if kind.startswith("var"):
                continue
            annotation = Expression(argument.annotation, scope) if argument.annotation else None
            given = Expression(default, scope) if default is not None else None
            made = self._read_parameter(argument.arg, annotation, given, function)
            if made is not None:
                yield made

    def _read_parameter(
        self,
        name: str,
        annotation: Expression | None,
        default: Expression | None,
        function: Scope,
    ) -> CommandParameter | None:
        read = read_annotation(annotation)
        if read.type is not None and _is_context(read.type):
            return None
        marker = next(filter(None, map(_read_marker, read.metadata)), None)
        if marker is None and default is not None:
            marker = _read_marker(default)
            if marker is not None:
                first = marker.positional[:1]
                default = first[0] if first else marker.options.get("default")
                marker = _Marker(marker.is_option, marker.positional[1:], marker.options)
        is_required = default is None or is_ellipsis(default)
        marker = marker or _Marker(is_option=not is_required)
        if is_true(marker.options.get("hidden")):
            return None
        made = self._make(name, read.type, marker)
        if "default_factory" not in marker.options:
            made["required"] = is_required
        if default is not None and not is_ellipsis(default) and not is_none(default):
            made["default"] = value_from_node(default.node, default.scope)
        if "RANGE" in made.get("value", ""):
            add_range(made, marker.options)
        describe(made, marker.options, function, self._report)
        return made

    def _make(self, name: str, annotation: Expression | None, marker: _Marker) -> CommandParameter:
        value = read_annotation_type(annotation, self._models)
        options = marker.options
        made: dict[str, Any] = {
            "kind": "option" if marker.is_option else "argument",
            "name": name,
            "names": [],
            "required": False,
        }
        metavar = fold_string(options.get("metavar"))
        is_flag = value.is_flag and marker.is_option
        if marker.is_option:
            made["names"], off = _option_names(name, marker, is_flag=is_flag)
            if off:
                made["off"] = off
        else:
            made["names"] = [metavar or name.upper()]
        if not is_flag and not is_true(options.get("count")):
            custom = options.get("parser") or options.get("click_type")
            shown = value.text if custom is None else value.text or "VALUE"
            made["value"] = (marker.is_option and metavar) or _ranged(shown or "BOOLEAN", options)
        if value.choices:
            made["choices"] = list(value.choices)
        if value.is_multiple or is_true(options.get("count")):
            made["multiple"] = True
        environment = environment_of(options)
        if environment:
            made["environment"] = environment
        return cast("CommandParameter", made)


def _option_names(name: str, marker: _Marker, *, is_flag: bool) -> tuple[list[str], list[str]]:
    declared = [one for one in map(fold_string, marker.positional) if one]
    names, off = split_names(declared)
    if names:
        return names, off
    usual = name.lower().replace("_", "-")
    return [f"--{usual}"], [f"--no-{usual}"] if is_flag else []


def _read_marker(expression: Expression) -> _Marker | None:
    """Read a marker, also of a `partial` of it, which adds options."""
    expression = follow(expression)
    node = expression.node
    if not isinstance(node, ast.Call):
        return None
    scope = expression.scope
    name = typer_name(scope.resolve_node(node.func))
    if name in {"Option", "Argument"}:
        positional = tuple(Expression(one, scope) for one in node.args)
        return _Marker(name == "Option", positional, named_arguments(node, scope))
    made = follow(expression.part(node.func))
    if isinstance(made.node, ast.Call) and _is_partial(made) and made.node.args:
        inner = typer_name(made.scope.resolve_node(made.node.args[0]))
        if inner in {"Option", "Argument"}:
            fixed = named_arguments(made.node, made.scope)
            first = (Expression(one, made.scope) for one in made.node.args[1:])
            rest = (Expression(one, scope) for one in node.args)
            options = {**fixed, **named_arguments(node, scope)}
            return _Marker(inner == "Option", (*first, *rest), options)
    return None


def _is_partial(made: Expression) -> bool:
    call = made.node
    return isinstance(call, ast.Call) and made.scope.resolve_node(call.func) == "functools.partial"


def _is_context(annotation: Expression) -> bool:
    resolved = annotation.resolve()
    return (typer_name(resolved) or click_name(resolved)) in _SKIPPED


def _ranged(text: str, options: dict[str, Expression]) -> str:
    is_number = text in {"INTEGER", "FLOAT"}
    return f"{text} RANGE" if is_number and {"min", "max"} & options.keys() else text
