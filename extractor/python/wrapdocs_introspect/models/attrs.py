"""Classes of attrs, old and new style."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

import griffe

from wrapdocs_introspect.models.base import ModelClass, called_name, keywords_of, make_model
from wrapdocs_introspect.models.field_arguments import FieldArguments, make_declared_field
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.nodes import class_node, function_node

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import Field, Model
    from wrapdocs_introspect.models.model_settings import ModelSettings
    from wrapdocs_introspect.names.scope import Scope

_FIELDS = frozenset(
    {"attr.ib", "attr.attrib", "attr.attr", "attr.field", "attrs.field", "attr.Factory"}
)
_EXPLICIT = frozenset({"attr.s", "attr.attrs"})
_FACTORY = frozenset({"attr.Factory", "attrs.Factory"})


def make_attrs_model(source: ModelClass) -> Model:
    """Make the model of an attrs class."""
    return make_model("attrs", fields=list(_fields(source)))


def attrs_facts(settings: ModelSettings) -> dict[str, Any]:
    """Return the facts of an attrs class; a class whose base is frozen is frozen, too."""
    return {
        "frozen": settings.flag("frozen", inherits=True),
        "keywordOnly": settings.flag("kw_only"),
        "argumentNames": "wire",
    }


def _fields(source: ModelClass) -> Iterator[Field]:
    only_calls = _takes_only_calls(source)
    computed = _computed_defaults(source)
    for declared in source.declared():
        attribute, annotation, value = declared
        is_call = called_name(value, source.scope) in _FIELDS
        arguments = _arguments(value, source.scope)
        if not is_call and (annotation is None or only_calls):
            continue
        # Attributes that only the class itself sets cannot be passed.
        if arguments.flag("init") is False:
            continue
        kind = arguments.keywords.get("type")
        yield make_declared_field(
            source,
            declared._replace(annotation=annotation or (kind.node if kind else None)),
            arguments,
            # As an argument, a private name loses its underscores.
            wire_name=arguments.text("alias") or attribute.name.lstrip("_"),
            required=not arguments.has_default and attribute.name not in computed,
        )


def _arguments(value: ast.expr | None, scope: Scope) -> FieldArguments:
    arguments = FieldArguments()
    if isinstance(value, ast.Call) and called_name(value, scope) in _FIELDS - _FACTORY:
        arguments.take_call(value, scope)
        factory = arguments.keywords.get("factory")
        if factory is not None:
            arguments.set_factory(factory)
    elif value is not None:
        arguments.set_default(Expression(value, scope))
    _unwrap_factory(arguments)
    return arguments


def _unwrap_factory(arguments: FieldArguments) -> None:
    """Read `default=Factory(list)`."""
    default = arguments.default
    if default is None or not isinstance(default.node, ast.Call) or not default.node.args:
        return
    if called_name(default.node, default.scope) in _FACTORY:
        arguments.set_factory(default.part(default.node.args[0]))


def _takes_only_calls(source: ModelClass) -> bool:
    """Tell whether `@attr.s` stands without `auto_attribs=True`."""
    node = class_node(source.cls)
    for decorator in node.decorators if node else []:
        call = decorator if isinstance(decorator, ast.Call) else None
        dotted = dotted_name(call.func if call else decorator)
        if dotted and source.scope.resolve(dotted) in _EXPLICIT:
            automatic = keywords_of(call).get("auto_attribs") if call else None
            return not (isinstance(automatic, ast.Constant) and automatic.value is True)
    return False


def _computed_defaults(source: ModelClass) -> set[str]:
    """Find fields whose default a method computes: `@x.default`."""
    found = set()
    for member in source.cls.members.values():
        node = function_node(member) if isinstance(member, griffe.Function) else None
        for decorator in node.decorators if node else []:
            name, _, rest = (dotted_name(decorator) or "").partition(".")
            if rest == "default":
                found.add(name)
    return found
