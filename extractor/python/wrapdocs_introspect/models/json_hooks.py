"""Methods that decide by code what Pydantic reads and writes for a class."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.models.configuration import settings_of
from wrapdocs_introspect.names.assignments import follow

if TYPE_CHECKING:
    import griffe

    from wrapdocs_introspect.contract import Class, Diagnostic
    from wrapdocs_introspect.names.scope import Scope

SCHEMA_SETTING = "json_schema_extra"
_HOOKS = ("__get_pydantic_core_schema__", "__get_pydantic_json_schema__")


def find_json_hook(cls: griffe.Class) -> str | None:
    """Return the name of the method of a class that decides what its JSON looks like.

    Args:
        cls: The class.
    """
    return next((name for name in _HOOKS if name in cls.members), None)


def extends_schema_by_code(cls: griffe.Class, scope: Scope) -> bool:
    """Tell whether the setting `json_schema_extra` of a model is a function.

    Args:
        cls: The class.
        scope: The names inside it.
    """
    extra = settings_of(cls, scope).get(SCHEMA_SETTING)
    if extra is None:
        return False
    node = follow(extra).node
    return not isinstance(node, (ast.Constant, ast.Dict))


def report_json_hook(item: Class, hook: str) -> Diagnostic:
    """Say that the JSON of a class is decided by code.

    Args:
        item: The class.
        hook: The method that decides it.
    """
    source = item["source"]
    message = (
        f"{item['name']} decides in {hook} what it reads and writes as JSON, and wrapdocs does not "
        "run code."
    )
    return make_diagnostic(
        "json-schema-not-read",
        message,
        file=source["file"],
        line=source["line"],
        item=item["id"],
    )
