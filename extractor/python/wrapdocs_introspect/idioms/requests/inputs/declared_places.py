"""Tables in the code that say which part of the request each argument is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
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
            `{"limit": {"location": "query", "attribute": "page[limit]"}}`, or two tables:
            `{"limit": "query"}` and `{"limit": "page[limit]"}`.

    Returns:
        Location and wire name by the name of the argument; the location is None for the path.
    """
    receiver = callee.receiver if isinstance(callee, FunctionValue) else None
    if not isinstance(receiver, Instance):
        return {}
    tables = [value for _, value in receiver.attributes or () if isinstance(value, Mapping)]
    found: dict[str, tuple[Location | None, str]] = {}
    for table in tables:
        for name, row in table.literal_items():
            place = _literal(row, _PLACE_KEYS)
            if place in _LOCATIONS:
                found[name] = (_LOCATIONS[place], _literal(row, _NAME_KEYS) or name)
    return found or _from_flat_tables([_flat(one) for one in tables])


def _from_flat_tables(
    tables: list[dict[str, str]],
) -> dict[str, tuple[Location | None, str]]:
    """Read a table of locations, and one of wire names beside it: `{"page_size": "pageSize"}`."""
    places = next((one for one in tables if one and {*one.values()} <= {*_LOCATIONS}), {})
    names = next((one for one in tables if one and one is not places and {*one} <= {*places}), {})
    return {name: (_LOCATIONS[place], names.get(name, name)) for name, place in places.items()}


def _flat(table: Mapping) -> dict[str, str]:
    """Return a table of texts; an empty one if it holds anything else."""
    items = table.literal_items()
    texts = {name: one.literal for name, one in items if isinstance(one, Text) and one.literal}
    return texts if len(texts) == len(table.items) else {}


def _literal(row: Value, keys: tuple[str, ...]) -> str | None:
    if not isinstance(row, Mapping):
        return None
    values = (row.get(key) for key in keys)
    return next((one.literal for one in values if isinstance(one, Text) and one.literal), None)
