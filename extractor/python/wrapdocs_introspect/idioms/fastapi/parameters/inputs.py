"""Inputs: what FastAPI reads from a request for the parameters of one function."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.annotated import read_annotation
from wrapdocs_introspect.idioms.fastapi.local_types import passed_type
from wrapdocs_introspect.idioms.fastapi.parameters.markers import (
    Marker,
    is_unread_maker,
    read_limits,
    read_marker,
    scopes_in,
)
from wrapdocs_introspect.idioms.fastapi.parameters.shapes import shape_of
from wrapdocs_introspect.idioms.fastapi.vocabulary import INPUT_MARKERS, InputKind
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.expression import Expression

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.models import ModelIndex
    from wrapdocs_introspect.names.scope import Scope


@dataclass(frozen=True)
class InputContext:
    """What decides how FastAPI reads plain parameters: the models, and the names in the path."""

    models: ModelIndex
    path_names: frozenset[str]


@dataclass(frozen=True)
class Declaration:
    """A parameter as declared: its name, annotation and default."""

    name: str
    annotation: Expression | None
    default: Expression | None
    file: str
    line: int
    limits: dict[str, Expression] = field(default_factory=dict, hash=False, compare=False)
    """Limits that stand beside the default."""


@dataclass(frozen=True)
class Input:
    """A value that is read from the request."""

    name: str
    kind: InputKind
    is_explicit: bool
    required: bool
    file: str
    line: int
    type: Expression | None = None
    default: Expression | None = None
    options: dict[str, Expression] = field(default_factory=dict, hash=False, compare=False)
    dependency: str | None = None
    unread_markers: tuple[Expression, ...] = ()
    """What may be markers, made by code that is not run."""
    documented_in: tuple[Scope, ...] = ()
    """Functions and classes whose docstrings may describe it."""


@dataclass(frozen=True)
class UnreadInput:
    """A parameter of which is not known what it reads: its type may be anything."""

    name: str
    type: Expression
    file: str
    line: int


@dataclass(frozen=True)
class Dependency:
    """A parameter that another callable provides."""

    callable: Expression
    scopes: tuple[str, ...] = ()
    """The OAuth scopes that it and everything below it asks for."""

    def below(self, outer: Dependency) -> Dependency:
        """Return it with the scopes of the dependency that asks for it."""
        return replace(self, scopes=tuple(dict.fromkeys((*outer.scopes, *self.scopes))))


def declarations_of(function: Scope, *, skip_first: bool = False) -> Iterator[Declaration]:
    """Yield the parameters of a function, without `*args` and `**kwargs`.

    Args:
        function: The function.
        skip_first: Leave out `self`.
    """
    arguments = getattr(function.node, "args", None)
    if isinstance(arguments, ast.arguments):
        outer = function.parent or function
        declared = list(declarations_in(arguments, outer))
        yield from declared[1:] if skip_first else declared


def declarations_in(arguments: ast.arguments, scope: Scope) -> Iterator[Declaration]:
    """Yield the parameters of a parameter list.

    Args:
        arguments: The list, of a function or a lambda.
        scope: Where its annotations and defaults are read.
    """
    positional = [*arguments.posonlyargs, *arguments.args]
    missing = [None] * (len(positional) - len(arguments.defaults))
    defaults = [*missing, *arguments.defaults, *arguments.kw_defaults]
    for argument, default in zip((*positional, *arguments.kwonlyargs), defaults, strict=True):
        yield Declaration(
            name=argument.arg,
            annotation=Expression(argument.annotation, scope) if argument.annotation else None,
            default=Expression(default, scope) if default is not None else None,
            file=scope.source.file,
            line=argument.lineno,
        )


def read_declaration(
    declared: Declaration, context: InputContext
) -> Input | Dependency | UnreadInput | None:
    """Decide what a parameter is, as FastAPI's `analyze_param` does.

    Args:
        declared: The parameter.
        context: What decides how it is read.

    Returns:
        An input, a dependency, what cannot be told, or None for what is handed the request itself.
    """
    annotation = read_annotation(declared.annotation)
    inside = [marker for part in annotation.metadata if (marker := read_marker(part))]
    as_default = read_marker(declared.default)
    marker = as_default or (inside[-1] if inside else None)
    if marker is not None and marker.is_dependency:
        wanted = marker.options.get("dependency") or annotation.type
        return Dependency(wanted, scopes_in(marker)) if wanted is not None else None
    if as_default is None and _is_chosen_at_run_time(declared.default):
        # Which name it has in the request is not known, so it is named as what cannot be read.
        return Dependency(declared.default) if declared.default is not None else None
    default = declared.default
    # FastAPI ignores what an annotation says beside the type if the default is a marker.
    beside = read_limits(annotation.metadata) if as_default is None else {}
    options = {**declared.limits, **beside, **(marker.options if marker else {})}
    if as_default is not None:
        default = as_default.options.get("default")
    found = Input(
        name=declared.name,
        kind="query",
        is_explicit=marker is not None,
        required=_is_required(default) and "default_factory" not in options,
        file=declared.file,
        line=declared.line,
        type=passed_type(annotation.type) if annotation.type is not None else None,
        default=default if default is not None and not _is_required(default) else None,
        options=options,
        unread_markers=tuple(
            part
            for part in (declared.default, *annotation.metadata)
            if part is not None and is_unread_maker(part)
        ),
    )
    return _with_location(found, marker, context)


def _is_chosen_at_run_time(default: Expression | None) -> bool:
    """Tell whether a default is one of several markers."""
    found = follow(default) if default is not None else None
    if found is None or not isinstance(found.node, ast.IfExp):
        return False
    branches = (found.node.body, found.node.orelse)
    return any(read_marker(found.part(one)) is not None for one in branches)


def _with_location(
    found: Input, marker: Marker | None, context: InputContext
) -> Input | UnreadInput | None:
    if marker is not None:
        kind = INPUT_MARKERS[marker.name]
        return _as_path(found) if kind == "path" else replace(found, kind=kind)
    if found.name in context.path_names:
        return _as_path(found)
    shape = shape_of(found.type, context.models)
    if shape == "special":
        return None
    if shape == "file":
        return replace(found, kind="file")
    if shape == "unknown" and found.type is not None:
        return UnreadInput(found.name, found.type, found.file, found.line)
    return replace(found, kind="body" if shape == "complex" else "query")


def _as_path(found: Input) -> Input:
    return replace(found, kind="path", required=True, default=None)


def _is_required(default: Expression | None) -> bool:
    if default is None:
        return True
    node = default.node
    return isinstance(node, ast.Constant) and node.value is Ellipsis
