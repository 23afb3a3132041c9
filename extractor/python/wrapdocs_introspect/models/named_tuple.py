"""Named tuples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.type_expressions import type_from_node
from wrapdocs_introspect.constants.values import value_from_node
from wrapdocs_introspect.models.base import ModelClass, make_model

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Field, Model


def make_named_tuple_model(source: ModelClass) -> Model:
    """Make the model of a `NamedTuple` class."""
    fields = []
    for attribute, annotation, value in source.annotated():
        field: Field = {
            "name": attribute.name,
            "wireName": attribute.name,
            "required": value is None,
            "type": type_from_node(annotation, source.scope),
        }
        if value is not None:
            field["default"] = value_from_node(value, source.scope)
        source.describe(field, attribute)
        fields.append(field)
    return make_model("namedTuple", fields=fields)
