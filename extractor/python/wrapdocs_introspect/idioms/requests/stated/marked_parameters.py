"""Parameters that say themselves where they are sent: `limit: Query("page[size]")`."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.annotated import read_annotation
from wrapdocs_introspect.constants.folding import fold_string
from wrapdocs_introspect.idioms.requests.sending.servers import is_server_name
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.operations.facts import InputFacts
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.parameters import declared_parameters

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Literal

    from wrapdocs_introspect.contract import RequestOption
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
    from wrapdocs_introspect.operations.facts import InputLocation

_LOCATIONS: dict[str, InputLocation] = {
    "Path": "path",
    "Query": "query",
    "Header": "header",
    "Cookie": "cookie",
    "Body": "body",
    "Json": "body",
    "Field": "body",
    "Form": "form",
    "Part": "file",
    "File": "file",
}
_MAPS: dict[str, Literal["headers", "query", "body"]] = {
    "QueryMap": "query",
    "HeaderMap": "headers",
    "FieldMap": "body",
    "PartMap": "body",
}
_NAMES = ("name", "alias")
_FORMS = frozenset({"form_url_encoded", "form_urlencoded", "multipart"})
"""Decorators that say what kind of body the fields are of."""


@dataclass(frozen=True)
class _Marked:
    """A parameter with a marker, and what it says."""

    name: str
    marker: str
    wire_name: str
    line: int
    type: Expression | None
    default: Expression | None


def read_marked_inputs(request: FollowedRequest) -> list[InputFacts]:
    """Return the inputs of the parameters that say where they are sent.

    Args:
        request: A request that a decorator declares.
    """
    known = {one.name for one in request.path.placeholders}
    is_form = any(
        _decorator_name(one) in _FORMS for one in request.entry.function.node.decorator_list
    )
    return [
        _input(one, request, is_form=is_form)
        for one in _marked(request)
        if one.marker in _LOCATIONS and (one.marker != "Path" or one.wire_name in known)
    ]


def read_marked_options(request: FollowedRequest) -> list[RequestOption]:
    """Return the parameters whose items are merged into a part: `**filters: QueryMap`."""
    found = [one for one in _marked(request) if one.marker in _MAPS]
    return [{"pythonName": one.name, "effect": _MAPS[one.marker]} for one in found]


def _marked(request: FollowedRequest) -> Iterator[_Marked]:
    function = request.definition
    scope = function.parent or function
    for _, parameter, default_node in declared_parameters(request.entry.function.node.args):
        node = parameter.annotation
        annotation = read_annotation(Expression(node, scope) if node is not None else None)
        default = Expression(default_node, scope) if default_node is not None else None
        is_default = default is not None and _name_of(default) is not None
        is_type = annotation.type is not None and _name_of(annotation.type) is not None
        places = [*annotation.metadata, *([default] if is_default else ()), annotation.type]
        marker = next((one for one in places if one is not None and _name_of(one)), None)
        if marker is not None:
            yield _Marked(
                name=parameter.arg,
                marker=_name_of(marker) or "",
                wire_name=_wire_name(marker) or parameter.arg,
                line=parameter.lineno,
                type=_argument(marker, "type") if is_type else annotation.type,
                default=_argument(marker, "default") if is_default else default,
            )


def _name_of(written: Expression) -> str | None:
    """Return the name of a marker: `Query` of `Query("q")` and of `Query`."""
    node = written.node.func if isinstance(written.node, ast.Call) else written.node
    name = last_part(node)
    resolved = written.scope.resolve_node(node) if name in _LOCATIONS or name in _MAPS else None
    return name if resolved is not None and not is_server_name(resolved) else None


def _wire_name(marker: Expression) -> str | None:
    if not isinstance(marker.node, ast.Call):
        return None
    given = [one.value for one in marker.node.keywords if one.arg in _NAMES]
    texts = (fold_string(marker.part(one)) for one in [*marker.node.args[:1], *given])
    return next((one for one in texts if one), None)


def _argument(marker: Expression, name: str) -> Expression | None:
    keywords = marker.node.keywords if isinstance(marker.node, ast.Call) else []
    return next((marker.part(one.value) for one in keywords if one.arg == name), None)


def _decorator_name(node: ast.expr) -> str:
    return last_part(node.func if isinstance(node, ast.Call) else node)


def _input(marked: _Marked, request: FollowedRequest, *, is_form: bool) -> InputFacts:
    function = request.definition
    is_field = marked.marker == "Field"
    return InputFacts(
        name=marked.name,
        wire_name=marked.wire_name,
        location="form" if is_field and is_form else _LOCATIONS[marked.marker],
        origin="declared",
        required=marked.default is None,
        source={"file": function.source.file, "line": marked.line},
        type=marked.type,
        default=marked.default,
        documented_in=(function,),
        is_embedded=is_field,
    )
