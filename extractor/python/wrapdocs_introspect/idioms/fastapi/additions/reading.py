"""Reads `openapi_extra`, which FastAPI merges into the OpenAPI document of an operation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wrapdocs_introspect.annotations.annotated import is_none
from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.folding import entries_of, fold, fold_string, items_of, locate
from wrapdocs_introspect.constants.values import value_from_node
from wrapdocs_introspect.idioms.fastapi.additions.json_schemas import is_complete, read_schema
from wrapdocs_introspect.idioms.fastapi.called_functions import result_of
from wrapdocs_introspect.idioms.fastapi.responses import status_of
from wrapdocs_introspect.operations.facts import Additions, Problem
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import Gap, Parameter, RequestBody, Response, SourceLocation
    from wrapdocs_introspect.names.expression import Expression

_TEXTS: Final = {"operationId": "operation_id", "summary": "summary", "description": "description"}
_LOCATIONS: Final = frozenset({"path", "query", "header", "cookie"})
_PARAMETER_KEYS: Final = frozenset(
    {"name", "in", "required", "schema", "description", "deprecated", "example", "examples"}
)
_CONTENT_KEYS: Final = frozenset({"schema", "example", "examples"})


class AdditionReader:
    """Reads the additions to one operation."""

    def __init__(self, name: str, given: Expression | None, *, has_body: bool) -> None:
        """Read what an operation adds.

        Args:
            name: The name of the function.
            given: The value of `openapi_extra`.
            has_body: Whether parameters of the function are read from the body.
        """
        self._name = name
        self._has_body = has_body
        self.problems: list[Problem] = []
        """What could not be read."""
        self.options: dict[str, Expression] = {}
        """What stands in place of options of the route."""
        self.additions = Additions()
        if given is not None and not is_none(given):
            whole = result_of(given) or locate(given)
            if is_complete(whole):
                self.additions = self._read(entries_of(whole))
            else:
                self._report_unknown(given)

    def _read(self, entries: dict[Any, Expression]) -> Additions:
        self.options = {option: entries[key] for key, option in _TEXTS.items() if key in entries}
        extensions: dict[str, Any] = {}
        for key, value in entries.items():
            if str(key).startswith("x-"):
                extensions[str(key)] = fold(value)
            elif key not in {
                *_TEXTS,
                "tags",
                "deprecated",
                "requestBody",
                "parameters",
                "responses",
            }:
                part: Gap | None = "security" if key == "security" else None
                self._report(f"{key} in openapi_extra", value, part)
        if "deprecated" in entries:
            self.options["deprecated"] = entries["deprecated"]
        return Additions(
            bodies=tuple(self._bodies(entries.get("requestBody"))),
            parameters=tuple(self._parameters(entries.get("parameters"))),
            responses=tuple(self._responses(entries.get("responses"))),
            tags=tuple(str(fold(item)) for item in items_of(entries.get("tags"))),
            extensions={key: one for key, one in extensions.items() if one is not UNKNOWN},
        )

    def _bodies(self, given: Expression | None) -> Iterator[RequestBody]:
        if given is None:
            return
        entries = self._entries(given, "requestBody in openapi_extra", "body")
        required = "required" in entries and fold(entries["required"]) is True
        description = fold_string(entries.get("description"))
        for media_type, content in entries_of(entries.get("content")).items():
            place = f"requestBody ({media_type})"
            read = self._content(content, place, "body")
            if self._has_body and media_type == "application/json" and read:
                self._report(
                    f"{place} beside the parameters that are read from it", content, "body"
                )
            body: Any = {
                "mediaType": str(media_type),
                "required": required,
                "origin": "declared",
                **{key: read[key] for key in ("type", "default", "fields") if key in read},
            }
            if description or "description" in read:
                body["description"] = description or read["description"]
            yield body

    def _content(self, content: Expression, place: str, part: Gap) -> dict[str, Any]:
        """Read a media type: its schema, as what a body and a response have."""
        entries = self._entries(content, place, part)
        for key in entries:
            if key not in _CONTENT_KEYS:
                self._report(f"{key} of {place}", entries[key], part)
        if "schema" not in entries:
            return {}
        schema = read_schema(entries["schema"])
        for missing in dict.fromkeys(schema.missing):
            self._report(f"{missing} in the JSON Schema of {place}", entries["schema"], part)
        read = dict(schema.described)
        limits, kind = read.pop("constraints", None), read.get("type")
        if limits and kind is not None and kind["kind"] in {"name", "generic", "union"}:
            read["type"] = {**kind, "constraints": limits}
        return {**read, "fields": schema.fields} if schema.fields is not None else read

    def _parameters(self, given: Expression | None) -> Iterator[Parameter]:
        for item in items_of(given):
            whole = locate(item)
            entries = self._entries(whole, "parameters in openapi_extra", "parameters")
            name, location = fold_string(entries.get("name")), fold_string(entries.get("in"))
            if name is None or location not in _LOCATIONS:
                self._report("parameters in openapi_extra", whole, "parameters")
                continue
            for key in entries:
                if key not in _PARAMETER_KEYS:
                    self._report(f"{key} of the parameter {name}", entries[key], "parameters")
            yield self._parameter(entries, name, location)

    def _parameter(self, entries: dict[Any, Expression], name: str, location: str) -> Parameter:
        required = "required" in entries and fold(entries["required"]) is True
        made: Any = {
            "wireName": name,
            "location": location,
            "origin": "declared",
            "required": required,
        }
        if "schema" in entries:
            schema = read_schema(entries["schema"])
            for missing in dict.fromkeys(schema.missing):
                place = f"{missing} in the JSON Schema of the parameter {name}"
                self._report(place, entries["schema"], "parameters")
            made |= schema.described
        description = fold_string(entries.get("description"))
        if description:
            made["description"] = description
        if "deprecated" in entries and fold(entries["deprecated"]) is True:
            made["deprecated"] = True
        if "example" in entries:
            made["example"] = value_from_node(entries["example"].node)
        made["source"] = _place(next(iter(entries.values())))
        found: Parameter = made
        return found

    def _responses(self, given: Expression | None) -> Iterator[Response]:
        if given is None:
            return
        declared = self._entries(given, "responses in openapi_extra", "responses")
        for key, value in declared.items():
            status = status_of(key)
            if status is None:
                self._report(f"the response {key}", value, "responses")
            else:
                yield from self._response(status, value)

    def _response(self, status: str, value: Expression) -> Iterator[Response]:
        entries = self._entries(value, f"the response {status}", "responses")
        made: Any = {"status": status, "origin": "declared"}
        description = fold_string(entries.get("description"))
        if description:
            made["description"] = description
        for key in entries:
            if key not in {"description", "content"}:
                self._report(f"{key} of the response {status}", entries[key], "responses")
        contents = entries_of(entries.get("content"))
        for media_type, content in contents.items():
            read = self._content(content, f"the response {status}", "responses")
            if "fields" in read:
                self._report(f"the fields of the response {status}", content, "responses")
            kind: Any = {"type": read["type"]} if "type" in read else {}
            response: Any = {**made, "mediaType": str(media_type), **kind}
            yield response
        if not contents:
            yield made

    def _entries(self, given: Expression, place: str, part: Gap) -> dict[Any, Expression]:
        whole = result_of(given) or locate(given)
        if not is_complete(whole):
            self._report(place, given, part)
        return entries_of(whole)

    def _report(self, what: str, value: Expression, part: Gap | None) -> None:
        message = f"{self._name} declares {what}, which is not shown."
        hides = () if part is None else (part,)
        self.problems.append(
            Problem("openapi-extra-not-shown", message, _place(value), hides=hides)
        )

    def _report_unknown(self, given: Expression) -> None:
        message = (
            f"{self._name} adds {text_of(given.node)} to its OpenAPI document with openapi_extra. "
            "It is only known at run time, and what it declares is not shown here."
        )
        hides: tuple[Gap, ...] = ("parameters", "body", "responses")
        self.problems.append(
            Problem("openapi-extra-not-shown", message, _place(given), hides=hides)
        )


def _place(expression: Expression) -> SourceLocation:
    return {"file": expression.scope.source.file, "line": expression.node.lineno}
