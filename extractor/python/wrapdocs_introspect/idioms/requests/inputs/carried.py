"""Inputs and options of an operation, made from the parts of its request."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    Member,
    Parameter,
    Result,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.inputs.argument_items import (
    annotation_of,
    item_of_argument,
)
from wrapdocs_introspect.idioms.requests.inputs.media_types import (
    content_type_of,
    is_content_type,
    location_of_body,
)
from wrapdocs_introspect.idioms.requests.inputs.part import BODIES
from wrapdocs_introspect.idioms.requests.inputs.parts import METHODS_WITH_BODY
from wrapdocs_introspect.idioms.requests.inputs.signature import Signature, is_marker, is_none
from wrapdocs_introspect.idioms.requests.inputs.sources import NOTHING, Source, source_of
from wrapdocs_introspect.names.inheritance import bases_of
from wrapdocs_introspect.operations.facts import InputFacts
from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import RequestOption
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
    from wrapdocs_introspect.idioms.requests.inputs.part import Part
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import InputLocation

_ITERATION = frozenset({"__iter__", "__aiter__", "__next__", "__anext__"})
_WITHOUT_NULL = frozenset({"query", "header", "cookie", "form"})
"""Parts in which `None` has no form, so that it is not sent."""


class Carried:
    """What a request carries besides its path."""

    def __init__(self, request: FollowedRequest, parts: list[Part]) -> None:
        """Describe the parts of a request.

        Args:
            request: The request.
            parts: Its parts.
        """
        self._request = request
        self._signature = Signature(request)
        self._parts = [one for one in parts if one.value != NONE and not one.is_unknown]
        self._media_type = content_type_of(parts)
        bodies = [one for one in self._parts if one.location in BODIES]
        self._has_fields = any(one.wire_name is not None for one in bodies)
        self._has_body = any(not one.is_extra for one in bodies)
        is_sent = any(one.is_unknown and one.location in BODIES for one in parts)
        is_nameless = (is_sent or bool(bodies)) and all(map(_says_nothing, bodies))
        self.is_body_unknown = is_nameless and request.method in METHODS_WITH_BODY
        """Whether the request may have a body of which nothing is known."""

    def inputs(self) -> list[InputFacts]:
        """Return query, headers and body, in the order of the function's parameters."""
        found = [one for part in self._parts for one in self._inputs_of(part)]
        counts = Counter(one.name for one in found)
        found = [self._documented(one, counts[one.name]) for one in found]
        return sorted(found, key=lambda one: self._signature.position(one.name))

    def _documented(self, found: InputFacts, count: int) -> InputFacts:
        """Tell where an input is described; the text of an argument is that of its only attribute.

        Args:
            found: The input.
            count: How many inputs the same argument gives.
        """
        is_given = found.name is not None and not found.is_from_object
        if found.documented_in or not is_given or count > 1:
            return found
        return replace(found, documented_in=(self._request.definition,))

    def options(self) -> list[RequestOption]:
        """Return the parameters that are merged into a part, or only steer the client."""
        found: dict[str, RequestOption] = {}
        for part in self._parts:
            name = source_of(part.value).parameter
            effect = self._effect_of(part)
            if name is not None and effect is not None and self._signature.has(name):
                found.setdefault(name, {"pythonName": name, "effect": effect})  # type: ignore[typeddict-item]
        return sorted(found.values(), key=lambda one: self._signature.position(one["pythonName"]))

    def _effect_of(self, part: Part) -> str | None:
        if part.location == "notSent":
            return "notSent"
        if part.wire_name is not None or self._is_content(part) or self._model_of(part) is not None:
            return None
        return {"query": "query", "header": "headers"}.get(
            part.location, "body" if part.location in BODIES else None
        )

    def _is_content(self, part: Part) -> bool:
        """Tell whether a part is the whole body."""
        if part.location not in BODIES or part.wire_name is not None or part.is_extra:
            return False
        name = source_of(part.value).parameter
        is_keywords = name is not None and self._signature.is_keywords(name)
        return not self._has_fields and not is_keywords

    def _model_of(self, part: Part) -> Scope | None:
        """Return the class whose fields a parameter is merged into the query with."""
        value = part.value
        return value.cls if isinstance(value, Parameter) and part.location == "query" else None

    def _option_bases(self, model: Scope) -> tuple[Scope, ...]:
        """Return the bases of a model that are the class of another argument.

        `list(params: UserListParams, options: Options)`: what `UserListParams` inherits from
        `Options` steers the client, too.
        """
        arguments = self._request.sent.arguments.values() if self._request.sent is not None else ()
        given = [one for value in arguments for one in alternatives(value)]
        classes = {one.cls for one in given if isinstance(one, Parameter)} - {model}
        return tuple(one for one in bases_of(model) if one in classes)

    def _inputs_of(self, part: Part) -> Iterator[InputFacts]:
        if part.location == "notSent":
            return
        source = source_of(part.value)
        if part.wire_name is None:
            model = self._model_of(part)
            if part.is_extra:
                return
            if self._is_content(part):
                yield self._input(part, source, source.name or "body")
            elif model is not None:
                yield self._input(part, source, source.name or "", model)
        elif not self._is_said_elsewhere(part, source):
            yield self._input(part, source, part.wire_name)

    def _is_said_elsewhere(self, part: Part, source: Source) -> bool:
        """Tell whether the body's media type or the client's authentication says a header."""
        if is_content_type(part):
            return self._has_body and source.constant is not None
        is_authorization = (part.wire_name or "").lower() == "authorization"
        return part.location == "header" and is_authorization and source.parameter is None

    def _input(
        self, part: Part, source: Source, wire_name: str, model: Scope | None = None
    ) -> InputFacts:
        name = source.parameter
        if name is not None and not self._signature.has(name):
            name = None
        default = self._signature.default(name) if name is not None else None
        is_constant = source.name is None and source.constant is not None
        moves_on = is_constant and self._moves_on(source)
        may_be_missing = moves_on or _may_be_none(part)
        is_required = self._signature.is_required(name) if name else not may_be_missing
        function = self._request.definition
        is_body = part.location in BODIES
        item = item_of_argument(part.value) if name is not None else None
        default = default if item is None else None
        documented_in = (function,) if name is not None and item is None else ()
        type_ = self._signature.annotation(name) if name is not None else None
        return InputFacts(
            name=name or source.attribute,
            wire_name=wire_name,
            location=self._location_of(part),
            origin="inferred",
            required=is_required and not part.is_optional,
            source={"file": function.source.file, "line": self._signature.line(name)},
            type=type_ if item is None else annotation_of(item),
            default=default,
            documented_in=documented_in,
            model=model,
            option_bases=self._option_bases(model) if model is not None else (),
            media_type=self._media_type if is_body else None,
            is_embedded=is_body and part.wire_name is not None,
            conversion=source.conversion,
            is_omitted_by_default=self._is_omitted(part, name),
            constant=source.constant if is_constant and not moves_on else None,
            is_from_object=source.attribute is not None,
        )

    def _moves_on(self, source: Source) -> bool:
        """Tell whether a number may count pages: it is sent while a caller iterates."""
        chain = self._request.sent.chain if self._request.sent is not None else ()
        is_number = isinstance(source.constant, (int, float))
        return is_number and any(step.function.name in _ITERATION for step in chain)

    def _location_of(self, part: Part) -> InputLocation:
        if part.location in BODIES:
            return location_of_body(part, self._media_type)
        return part.location  # type: ignore[return-value]

    def _is_omitted(self, part: Part, name: str | None) -> bool:
        """Tell whether the request does not contain a part if the caller does not give it."""
        if name is None or self._signature.is_required(name):
            return False
        default = self._signature.default(name)
        if default is None or is_marker(default):
            return True
        has_no_form = part.location in _WITHOUT_NULL or part.is_optional
        return is_none(default) and has_no_form


def _may_be_none(part: Part) -> bool:
    """Tell whether a part is not sent in some cases: `params.get("cursor")` on the first page."""
    found = alternatives(part.value)
    return part.location in _WITHOUT_NULL and any(
        one == NONE or _is_looked_up(one) for one in found
    )


def _is_looked_up(value: Value) -> bool:
    """Tell whether a value is an item of a dict that may not have it."""
    callee = value.callee if isinstance(value, Result) else None
    is_get = isinstance(callee, Member) and callee.name == "get"
    return is_get and isinstance(value, Result) and value.arguments[1:] in ((), (NONE,))


def _says_nothing(part: Part) -> bool:
    """Tell whether a part is a whole body of which it is not known who gives it."""
    return part.wire_name is None and source_of(part.value) == NOTHING
