"""Classes that `dataclass_transform` marks as dataclasses of another library."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.models.base import (
    Declared,
    ModelClass,
    called_name,
    make_model,
    resolve_node,
)
from wrapdocs_introspect.models.field_arguments import (
    FieldArguments,
    make_declared_field,
    read_arguments,
)
from wrapdocs_introspect.models.model_settings import take_keywords
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.nodes import class_node, function_node

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from wrapdocs_introspect.contract import Field, Model
    from wrapdocs_introspect.models.model_settings import ModelSettings
    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.names.scope import Scope

_MARKERS = frozenset(f"{module}.dataclass_transform" for module in ("typing", "typing_extensions"))


@dataclass(frozen=True)
class TransformMarker:
    """What `dataclass_transform(...)` says of the classes that the marked object makes."""

    is_keyword_only: bool = False
    is_frozen: bool = False
    specifiers: dict[str, griffe.Object | None] = field(default_factory=dict)
    """The functions and classes that describe fields, by their ids."""


class TransformMarkers:
    """The functions, classes and metaclasses of a package that are marked."""

    def __init__(self, scopes: PackageScopes) -> None:
        """Find markers by these names.

        Args:
            scopes: The package's scopes.
        """
        self._scopes = scopes
        self._known: dict[str, TransformMarker | None] = {}

    def of(self, path: str) -> TransformMarker | None:
        """Return the marker of a function or class, or of a base of a metaclass.

        Args:
            path: Id of the object.
        """
        if path not in self._known:
            self._known[path] = self._find(path)
        return self._known[path]

    def _find(self, path: str) -> TransformMarker | None:
        obj = self._scopes.names.lookup(path)
        if obj is None or obj.parent is None:
            return None
        scope = self._scopes.of(obj.parent)
        for call in _decorators(obj):
            if not isinstance(call, ast.Call) or resolve_node(call.func, scope) not in _MARKERS:
                continue
            settings = take_keywords(call.keywords, scope)
            return TransformMarker(
                is_keyword_only=settings.flag("kw_only_default"),
                is_frozen=settings.flag("frozen_default"),
                specifiers=_specifiers(settings),
            )
        return None


def make_transformed_model(source: ModelClass, marker: TransformMarker) -> Model:
    """Make the model of a class that a marked decorator, base or metaclass makes."""
    return make_model("dataclassTransform", fields=list(_fields(source, marker)))


def transformed_facts(settings: ModelSettings, marker: TransformMarker) -> dict[str, Any]:
    """Return the facts of such a class: arguments with the names that PEP 681 gives them."""
    return {
        "frozen": settings.flag("frozen", default=marker.is_frozen, inherits=True),
        "keywordOnly": settings.flag("kw_only", default=marker.is_keyword_only),
        "argumentNames": "wire",
    }


def _fields(source: ModelClass, marker: TransformMarker) -> Iterator[Field]:
    for attribute, annotation, value in source.annotated():
        specifier = called_name(value, source.scope)
        arguments = read_arguments(annotation, None, source.scope)
        if isinstance(value, ast.Call) and specifier in marker.specifiers:
            _take_call(arguments, value, source.scope, marker.specifiers[specifier])
        elif value is not None:
            arguments.set_default(Expression(value, source.scope))
        # Attributes that only the class itself sets cannot be passed.
        if arguments.flag("init") is False:
            continue
        yield make_declared_field(
            source,
            Declared(attribute, annotation, value),
            arguments,
            wire_name=arguments.text("alias") or attribute.name,
            required=not arguments.has_default,
        )


def _take_call(
    arguments: FieldArguments, call: ast.Call, scope: Scope, specifier: griffe.Object | None
) -> None:
    """Take the arguments of a field specifier, with the defaults that its own signature has."""
    arguments.take_call(call, scope)
    factory = arguments.keywords.get("factory")
    if factory is not None:
        arguments.set_factory(factory)
    node = function_node(specifier) if specifier is not None else None
    if node is None or specifier is None or specifier.parent is None:
        return
    for name, default in zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True):
        if default is not None and name.arg in {"init", "kw_only"}:
            given = Expression(default, scope.package.of(specifier.parent))
            arguments.keywords.setdefault(name.arg, given)


def _specifiers(settings: ModelSettings) -> dict[str, griffe.Object | None]:
    given = settings.find("field_specifiers")
    if given is None:
        return {}
    given = follow(given)
    parts = given.node.elts if isinstance(given.node, (ast.Tuple, ast.List)) else []
    found = [given.part(part) for part in parts]
    return {id_: one.target() for one in found if (id_ := one.resolve()) is not None}


def _decorators(obj: griffe.Object) -> Iterator[ast.expr]:
    """Yield the decorators of a class, or of a function and its overloads."""
    if isinstance(obj, griffe.Class):
        node = class_node(obj)
        yield from node.decorators if node else ()
    elif isinstance(obj, griffe.Function):
        for one in (obj, *(obj.overloads or ())):
            header = function_node(one)
            yield from header.decorators if header else ()
