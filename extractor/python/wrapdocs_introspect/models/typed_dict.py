"""Typed dictionaries."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.annotations.type_expressions import type_from_node
from wrapdocs_introspect.models.base import ModelClass, make_model, resolve_node
from wrapdocs_introspect.models.field_arguments import describe_field, read_arguments
from wrapdocs_introspect.source.expressions import parse_type
from wrapdocs_introspect.source.nodes import class_node

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Field, Model
    from wrapdocs_introspect.models.model_settings import ModelSettings
    from wrapdocs_introspect.names.scope import Scope

_QUALIFIERS = frozenset({"Required", "NotRequired", "ReadOnly"})
_ANNOTATED = "Annotated"
_NO_VALUE = frozenset({"Never", "NoReturn"})


def make_typed_dict_model(source: ModelClass) -> Model:
    """Make the model of a `TypedDict` class."""
    node = class_node(source.cls)
    keywords = {keyword.arg: keyword.value for keyword in node.keywords} if node else {}
    is_total = is_total_dict(keywords.get("total"))
    fields = []
    for attribute, annotation, _ in source.annotated():
        field = make_typed_dict_field(attribute.name, annotation, source.scope, is_total=is_total)
        source.describe(field, attribute)
        fields.append(field)
    return make_model("typedDict", fields=fields)


def typed_dict_facts(settings: ModelSettings) -> dict[str, Any]:
    """Return the facts of a dictionary: whether it may have other keys, and which (PEP 728)."""
    # What the class says itself counts before what a base says in the other way.
    is_closed = settings.flag("closed", inherits="extra_items" not in settings.own)
    given = settings.find("extra_items", inherits="closed" not in settings.own)
    if given is None or is_closed:
        return {"extra": "forbid" if is_closed else None}
    items, _, _ = _unwrap(given.node, given.scope)
    if (resolve_node(items, given.scope) or "").rpartition(".")[2] in _NO_VALUE:
        return {"extra": "forbid"}
    return {"extra": "allow", "extraItems": type_from_node(items, given.scope)}


def make_typed_dict_field(
    name: str, annotation: ast.expr, scope: Scope, *, is_total: bool
) -> Field:
    """Make a field; `Required[T]` and `NotRequired[T]` decide over `total`.

    Args:
        name: The key.
        annotation: Its type.
        scope: Where the dictionary stands.
        is_total: Whether keys are required unless they say otherwise.

    Returns:
        The field.
    """
    required = is_total
    inner, qualifiers, metadata = _unwrap(annotation, scope)
    if "Required" in qualifiers:
        required = True
    if "NotRequired" in qualifiers:
        required = False
    kind = type_from_node(inner, scope)
    made: Field = {"name": name, "wireName": name, "required": required, "type": kind}
    if "ReadOnly" in qualifiers:
        made["frozen"] = True
    describe_field(made, read_arguments(metadata, None, scope))
    return made


def is_total_dict(total: ast.expr | None) -> bool:
    """Read the keyword `total`."""
    return not (isinstance(total, ast.Constant) and total.value is False)


def _unwrap(node: ast.expr, scope: Scope) -> tuple[ast.expr, set[str], ast.expr]:
    """Return the type, its qualifiers, and the type with its metadata."""
    qualifiers: set[str] = set()
    annotated: ast.expr | None = None
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        node = parse_type(node.value) or node
    while isinstance(node, ast.Subscript):
        name = (resolve_node(node.value, scope) or "").rpartition(".")[2]
        if name == _ANNOTATED and isinstance(node.slice, ast.Tuple):
            annotated = annotated or node
            node = node.slice.elts[0]
        elif name in _QUALIFIERS:
            qualifiers.add(name)
            node = node.slice
        else:
            break
    return node, qualifiers, annotated or node
