"""What is said of a model's fields that cannot be shown: limits, and JSON Schema of their own."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.constraints import unread_limits
from wrapdocs_introspect.annotations.discriminators import is_union, members_of
from wrapdocs_introspect.annotations.foreign_types import foreign_id
from wrapdocs_introspect.annotations.schema_changes import changes_schema, schema_changes
from wrapdocs_introspect.constants.values import constant_of
from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.models.alias_generators import is_readable
from wrapdocs_introspect.models.configuration import settings_of
from wrapdocs_introspect.models.field_functions import made_field, makes_field
from wrapdocs_introspect.models.struct import read_renaming
from wrapdocs_introspect.names.assignments import follow_alias
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.nodes import attribute_node, declared_attributes
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    import griffe

    from wrapdocs_introspect.contract import Class, Diagnostic
    from wrapdocs_introspect.models.configuration import Settings
    from wrapdocs_introspect.names.scope import Scope

_MAX_ALIASES = 3


def report_unread_parts(cls: griffe.Class, scope: Scope, item: Class) -> Iterator[Diagnostic]:
    """Yield a finding for each field of a model that is not shown as it is.

    Args:
        cls: The class.
        scope: The names inside it.
        item: The class in the contract.
    """
    file, class_id = item["source"]["file"], item["id"]
    for attribute in declared_attributes(cls).values():
        node = attribute_node(attribute) if attribute.name != "model_config" else None
        parts = [node.annotation, node.value] if node is not None else []
        written = [call for part in parts if part for call in _calls(Expression(part, scope))]
        calls = [made_field(call) or call for call in written]
        place = f"{attribute.name} of {cls.name}"
        limits = [
            f"{one.arg}={text_of(one.value)}" for call in calls for one in unread_limits(call)
        ]
        if limits:
            message = (
                f"{place} has limits that wrapdocs cannot show, because they are too large or only "
                f"known at run time: {', '.join(dict.fromkeys(limits))}."
            )
            yield make_diagnostic(
                "limit-not-read", message, file=file, line=attribute.lineno, item=class_id
            )
        makers = [
            text_of(call.node.func)
            for call in written
            if isinstance(call.node, ast.Call)
            and made_field(call) is None
            and makes_field(call)
            and parts[0] is not None
            and (call.node is parts[1] or not _is_inside(call.node, parts[1]))
        ]
        if makers:
            message = (
                f"{place} is described by a function that wrapdocs does not run: {makers[0]}(). "
                "Limits and a default that it sets are not shown."
            )
            yield make_diagnostic(
                "json-schema-not-read", message, file=file, line=attribute.lineno, item=class_id
            )
        if any(schema_changes(call) for call in calls):
            message = f"{place} changes its JSON Schema, which is not shown."
            yield make_diagnostic(
                "json-schema-not-read", message, file=file, line=attribute.lineno, item=class_id
            )
        if path := _inner_path(calls):
            message = f"{place} is read from inside another value: {path}. Only its name is shown."
            yield make_diagnostic(
                "json-schema-not-read", message, file=file, line=attribute.lineno, item=class_id
            )
    settings = settings_of(cls, scope)
    yield from _report_settings(settings, item)
    allowed = settings.get("arbitrary_types_allowed")
    if allowed is not None and constant_of(allowed.node, allowed.scope) is True:
        yield from _report_unknown_members(scope, item)


def _is_inside(call: ast.Call, value: ast.expr | None) -> bool:
    """Tell whether a call only makes a part of a value: `Field(default=make())`."""
    return value is not None and any(one is call for one in ast.walk(value))


def _inner_path(calls: list[Expression]) -> str | None:
    """Return the `AliasPath` that a field is read from, if no plain name is another choice."""
    nodes = [call.node for call in calls if isinstance(call.node, ast.Call)]
    ends = [(node, (dotted_name(node.func) or "").rpartition(".")[2]) for node in nodes]
    choices = [part for node, end in ends if end == "AliasChoices" for part in node.args]
    if any(isinstance(part, ast.Constant) for part in choices):
        return None
    paths = [node for node, end in ends if end == "AliasPath" and len(node.args) > 1]
    return text_of(paths[0]) if paths else None


def _report_unknown_members(scope: Scope, item: Class) -> Iterator[Diagnostic]:
    """Name the classes of other packages in unions, which Pydantic may leave out of the schema."""
    for field in item.get("model", {}).get("fields", []):
        kind = field.get("type")
        members = members_of(kind) if kind is not None and is_union(kind) else []
        named = (foreign_id(member, scope) for member in members)
        unknown = [one for one in named if one is not None]
        if unknown:
            message = (
                f"{field['name']} of {item['name']} may be `{'`, `'.join(unknown)}`, of which "
                "wrapdocs does not know what it is in JSON."
            )
            yield make_diagnostic(
                "json-schema-not-read",
                message,
                file=item["source"]["file"],
                line=field.get("line", item["source"]["line"]),
                item=item["id"],
            )


def _report_settings(settings: Settings, item: Class) -> Iterator[Diagnostic]:
    extra, generator = settings.get("json_schema_extra"), settings.get("alias_generator")
    rename = settings.get("rename")
    messages = []
    if extra is not None and changes_schema(extra):
        messages.append(
            f"{item['name']} changes its JSON Schema with json_schema_extra, which is not shown."
        )
    has_unread_names = generator is not None and not is_readable(generator)
    if has_unread_names or (rename is not None and read_renaming(rename) is None):
        messages.append(
            f"{item['name']} makes the names of its fields in JSON with code, which wrapdocs does "
            "not run. They are shown as they are in Python."
        )
    source = item["source"]
    for message in messages:
        yield make_diagnostic(
            "json-schema-not-read",
            message,
            file=source["file"],
            line=source["line"],
            item=item["id"],
        )


def _calls(whole: Expression, depth: int = 0) -> Iterator[Expression]:
    """Yield the calls in a type and in the aliases that it names."""
    whole = whole.unquoted()
    for part in ast.walk(whole.node):
        if isinstance(part, ast.Call):
            yield whole.part(part)
        elif isinstance(part, (ast.Name, ast.Attribute)) and depth < _MAX_ALIASES:
            alias = follow_alias(whole.part(part))
            if alias.node is not part and isinstance(
                alias.node, (ast.BinOp, ast.Call, ast.Subscript)
            ):
                yield from _calls(alias, depth + 1)
