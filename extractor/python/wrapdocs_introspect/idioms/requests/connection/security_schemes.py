"""Security schemes that a package declares in the words of OpenAPI."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.connection.credentials import (
    Credentials,
    add_secret,
    read_header,
    read_query,
)
from wrapdocs_introspect.idioms.requests.connection.origins import find_origin
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Instance,
    Mapping,
    Value,
    alternatives,
    literal_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.idioms.requests.connection.constructed import Constructed
    from wrapdocs_introspect.names.scope import Scope


def read_scheme_tables(value: Value, client: Constructed) -> Iterator[Credentials]:
    """Yield the credentials in tables such as `{"in": "header", "key": "X-Key", "value": ...}`.

    Args:
        value: A dict of such tables.
        client: The client that sends them.
    """
    if not isinstance(value, Mapping):
        return
    for _, table in value.literal_items():
        if isinstance(table, Mapping):
            yield from _read_table(table, client)


def _read_table(table: Mapping, client: Constructed) -> Iterator[Credentials]:
    place = literal_of(table.get("in"))
    name = literal_of(table.get("key")) or literal_of(table.get("name"))
    secret = table.get("value")
    if name is None or secret is None:
        return
    if place == "header" and literal_of(table.get("type")) == "basic":
        yield add_secret(Credentials("basic"), secret, client)
    elif place == "header":
        found = list(read_header(name, secret, client))
        yield from found or [add_secret(Credentials("header", name), secret, client)]
    elif place == "query":
        yield from read_query(name, secret, client)


def read_declared_schemes(values: Iterable[Value], client: Constructed) -> Iterator[Credentials]:
    """Yield the schemes that fields of a class declare: `scheme_type="http", sub_type="bearer"`.

    Args:
        values: What the client's constructor sets.
        client: The client.
    """
    seen: set[Scope] = set()
    for value in values:
        for one in alternatives(value):
            if isinstance(one, Instance) and one.attributes and one.cls not in seen:
                seen.add(one.cls)
                yield from _read_fields(one, client)


def _read_fields(one: Instance, client: Constructed) -> Iterator[Credentials]:
    for binding in one.cls.bindings():
        declared = _declaration(binding.annotation)
        value = one.get(binding.name)
        if declared is None or value is None:
            continue
        origin = find_origin(value, client)
        parameters, environment = tuple(origin.parameters[:1]), tuple(origin.environment[:1])
        kind, name = declared.get("sub_type"), declared.get("field_name")
        if declared["scheme_type"] == "http" and kind == "bearer":
            yield Credentials("bearer", parameters=parameters, environment=environment)
        elif declared["scheme_type"] == "apiKey" and kind in {"header", "query"} and name:
            scheme = "header" if kind == "header" else "query"
            yield Credentials(scheme, name, None, parameters, environment)  # type: ignore[arg-type]


def _declaration(annotation: ast.expr | None) -> dict[str, str] | None:
    """Return the keywords of the call in an annotation that declares a scheme."""
    for node in ast.walk(annotation) if annotation is not None else ():
        if isinstance(node, ast.Call):
            given = {
                one.arg: one.value.value
                for one in node.keywords
                if isinstance(one.value, ast.Constant) and isinstance(one.value.value, str)
            }
            if "scheme_type" in given:
                return given  # type: ignore[return-value]
    return None
