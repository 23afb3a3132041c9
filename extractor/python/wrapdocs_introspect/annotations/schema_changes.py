"""Metadata of fields and parameters that changes their JSON Schema."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.constants.folding import entries_of, fold_string
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.source.expressions import last_part

if TYPE_CHECKING:
    from wrapdocs_introspect.names.expression import Expression

# Metadata that consists of a schema.
_SCHEMAS = frozenset({"WithJsonSchema", "GetPydanticSchema"})
_OPTION = "json_schema_extra"
# What only describes is read, or says nothing about the values.
_TEXTS = frozenset(
    {"deprecated", "description", "example", "examples", "format", "title", "$comment"}
)


def schema_changes(call: Expression) -> bool:
    """Tell whether a call changes the schema: `Field(json_schema_extra=...)`, `WithJsonSchema()`.

    Args:
        call: The call and its scope.
    """
    if not isinstance(call.node, ast.Call):
        return False
    if last_part(call.node.func) in _SCHEMAS:
        return True
    given = [one.value for one in call.node.keywords if one.arg == _OPTION]
    return any(changes_schema(call.part(one)) for one in given)


def format_in(extra: Expression | None) -> str | None:
    """Return the format that the value of `json_schema_extra` gives.

    Args:
        extra: The value.
    """
    return fold_string(entries_of(extra).get("format"))


def changes_schema(extra: Expression) -> bool:
    """Tell whether the value of `json_schema_extra` is more than texts, examples and a format.

    Args:
        extra: The value.
    """
    whole = follow(extra)
    if isinstance(whole.node, ast.Constant) and whole.node.value is None:
        return False
    if not isinstance(whole.node, ast.Dict):
        return True
    names = entries_of(whole)
    is_read = len(names) == len(whole.node.keys)
    return not is_read or any(
        name not in _TEXTS and not str(name).startswith("x-") for name in names
    )
