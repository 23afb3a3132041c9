"""Tables in the code that say which part of the request each argument is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values import (
    FunctionValue,
    Instance,
    Mapping,
    Text,
    Value,
)

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.inputs.part import Location

_PLACE_KEYS = ("location", "in", "in_", "place")
_NAME_KEYS = ("attribute", "wire_name", "name", "alias")
_LOCATIONS: dict[str, Location | None] = {
    "query": "query",
    "header": "header",
    "cookie": "cookie",
    "body": "body",
    "json": "json",
    "form": "form",
    "file": "file",
    "path": None,
}


def declared_places(callee: Value) -> dict[str, tuple[Location | None, str]]:
    """Read a table of parameters that the called object holds.

    Args:
        callee: A method of an object with a table such as
            `{"limit": {"location": "query", "attribute": "page[limit]"}}`.

    Returns:
        Location and wire name by the name of the argument; the location is None for the path.
    """
    receiver = callee.receiver if isinstance(callee, FunctionValue) else None
    if not isinstance(receiver, Instance):
        return {}
    found: dict[str, tuple[Location | None, str]] = {}
    for _, value in receiver.attributes or ():
        for name, row in value.literal_items() if isinstance(value, Mapping) else ():
            place = _literal(row, _PLACE_KEYS)
            if place in _LOCATIONS:
                found[name] = (_LOCATIONS[place], _literal(row, _NAME_KEYS) or name)
    return found


def _literal(row: Value, keys: tuple[str, ...]) -> str | None:
    if not isinstance(row, Mapping):
        return None
    values = (row.get(key) for key in keys)
    return next((one.literal for one in values if isinstance(one, Text) and one.literal), None)
