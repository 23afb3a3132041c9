"""Names and places that the fields of a class declare: `Annotated[str, Alias("userId")]`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.records import record, replace
from wrapdocs_introspect.source.expressions import last_part, parse_type

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wrapdocs_introspect.idioms.requests.following.definitions import Definitions
    from wrapdocs_introspect.idioms.requests.inputs.part import Location
    from wrapdocs_introspect.names.scope import Scope

_ALIASES = ("serialization_alias", "alias")
_PLACES: dict[str, Location | None] = {
    "query": "query",
    "header": "header",
    "cookie": "cookie",
    "request": "body",
    "multipart": "file",
    "form": "form",
    "path": None,
    "path_param": None,
    "security": None,
}
_QUALIFIERS = frozenset({"Required", "NotRequired", "Optional", "ReadOnly"})


@record
class DeclaredField:
    """A field of a class as it is sent."""

    wire_name: str
    has_place: bool = False
    """Whether it declares which part of the request it is."""
    place: Location | None = None
    """That part; None if it is in the path."""
    media_type: str | None = None
    """How it is encoded, if it is the body."""
    may_be_none: bool = False
    """Whether its annotation allows `None`."""


def declared_fields(cls: Scope, definitions: Definitions) -> dict[str, DeclaredField]:
    """Return how the fields of a class are sent.

    Args:
        cls: A typed dict, a dataclass, a model.
        definitions: The definitions of the package.
    """
    known = definitions.declared_fields.get(cls)
    if known is None:
        known = definitions.declared_fields[cls] = _read_fields(definitions.bases(cls))
    return known


def _read_fields(classes: Sequence[Scope]) -> dict[str, DeclaredField]:
    found: dict[str, DeclaredField] = {}
    for owner in reversed(classes):
        for name, annotation, value in owner.annotated_attributes():
            field = _field(name, [*_metadata(annotation), *_calls([value])])
            found[name] = replace(field, may_be_none=_allows_none(annotation))
    return found


def _allows_none(annotation: ast.expr) -> bool:
    """Tell whether an annotation says `Optional` or `None` anywhere."""
    for node in ast.walk(annotation):
        name = node.value if isinstance(node, ast.Constant) else getattr(node, "id", "")
        name = getattr(node, "attr", name)
        if name is None or (isinstance(name, str) and ("Optional" in name or "None" in name)):
            return True
    return False


def _metadata(node: ast.expr) -> Iterator[ast.Call]:
    """Yield the calls beside a type in `Annotated`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        node = parse_type(node.value) or node
    while isinstance(node, ast.Subscript):
        name = last_part(node.value)
        if name == "Annotated" and isinstance(node.slice, ast.Tuple):
            yield from _calls(node.slice.elts[1:])
            node = node.slice.elts[0]
        elif name in _QUALIFIERS:
            node = node.slice
        else:
            return


def _calls(nodes: list[ast.expr | None] | list[ast.expr]) -> Iterator[ast.Call]:
    yield from (one for one in nodes if isinstance(one, ast.Call))


def _field(name: str, calls: list[ast.Call]) -> DeclaredField:
    alias = next((alias for one in calls if (alias := _alias(one))), name)
    places = {
        keyword.arg: _PLACES[keyword.arg]
        for call in calls
        for keyword in call.keywords
        if keyword.arg in _PLACES
    }
    if not places:
        return DeclaredField(alias)
    media_type = next((found for one in calls if (found := _media_type(one))), None)
    return DeclaredField(alias, True, next(iter(places.values())), media_type)


def _media_type(call: ast.Call) -> str | None:
    """Return the media type in `Metadata(request=RequestMetadata(media_type="text/csv"))`."""
    inner = [one.value for one in call.keywords if isinstance(one.value, ast.Call)]
    values = (
        one.value for each in inner for one in each.keywords if (one.arg or "") == "media_type"
    )
    found = (one.value for one in values if isinstance(one, ast.Constant))
    return next((one for one in found if isinstance(one, str)), None)


def _alias(call: ast.Call) -> str | None:
    given = {one.arg: one.value for one in call.keywords}
    found = (given.get(name) for name in _ALIASES)
    return next(
        (
            one.value
            for one in found
            if isinstance(one, ast.Constant) and isinstance(one.value, str)
        ),
        None,
    )
