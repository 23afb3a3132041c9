"""The inputs of operations of which the HTTP library shows everything."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.reconciliation.inputs import (
    WITHOUT_BODY,
    SentInputs,
    encoded_as_sent,
    has_several_constants,
    holds_object,
    is_composed_text,
)
from wrapdocs_introspect.idioms.requests.reconciliation.plausibility import has_sent_fields
from wrapdocs_introspect.operations.parameters import BODY_LOCATIONS, FORM_LOCATIONS
from wrapdocs_introspect.records import replace

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.contract import RequestOption
    from wrapdocs_introspect.evaluation.values.values import Value
    from wrapdocs_introspect.idioms.requests.library_calls.decision import DecidedRequest
    from wrapdocs_introspect.operations.facts import InputFacts, OperationFacts

OF_LIBRARY = frozenset(
    {
        *("accept", "accept-encoding", "authorization", "connection", "content-length"),
        *("content-type", "cookie", "host", "proxy-authorization", "transfer-encoding"),
        "user-agent",
    }
)
"""Headers of the connection, of credentials and of media types, which are shown elsewhere."""


class DecidedInputs:
    """What requests carry; types and texts come from what another reading has found."""

    def __init__(
        self,
        operation: OperationFacts,
        decided: Sequence[DecidedRequest],
        of_client: AbstractSet[str],
        path: str,
        *,
        is_open: bool,
    ) -> None:
        """Read what requests of the same method and path carry.

        Args:
            operation: The operation, with what another reading has found.
            decided: The requests.
            of_client: The names of query parameters and headers that the client always sends.
            path: The path of the operation, below the address of the client.
            is_open: Whether the function gives something to code that is not followed.
        """
        self._operation = operation
        self._decided = decided
        self._of_client = of_client
        self._path_of_operation = path
        self._is_open = is_open
        self._may_have_more = any(one.is_open for one in decided)
        self._sent = SentInputs(operation.function)
        self._known = {(_kind(one), one.wire_name): one for one in operation.inputs}
        self._parts: set[str | None] = set()
        """The arguments of which bodies have an item."""
        self._bodies = [one.body for one in decided if one.body is not None and _may_have(one)]
        self._parts.update(*map(self._sent.parts_in_body, self._bodies))

    @cached_property
    def _used(self) -> set[str]:
        """The arguments of which fields of the query and the body are made."""
        bodies = [one.fields for one in self._bodies]
        groups = [*(one.query for one in self._decided), *bodies]
        values = [field.value for one in groups for field in one.fields]
        return {name for value in values for name in self._sent.parameters_in(value)}

    @property
    def is_query_open(self) -> bool:
        """Whether the query may have more, which no argument of the function names."""
        return any(map(self._sent.has_more_in_query, self._decided))

    @property
    def is_body_open(self) -> bool:
        """Whether the body may have more than is known of it, or be encoded in another way."""
        if self.is_body_unknown:
            return False
        if len({one.media_type for one in self._bodies} - {None}) > 1:
            return True
        if self._whole is not None:
            return False
        shown = {name for one in self._body() for name in (one.name, one.wire_name)}
        return any(self._sent.has_more_in_body(one, shown) for one in self._bodies)

    @property
    def is_body_unknown(self) -> bool:
        """Whether there is a body of which nothing is known."""
        others = [value for one in self._bodies for value in one.fields.others]
        is_composed = any(
            one.whole is not None and is_composed_text(one.whole) for one in self._bodies
        )
        is_composed |= any(map(holds_object, others))
        is_given = bool(others) and all(map(self._sent.arguments_of, others)) and not is_composed
        return bool(self._bodies) and not self._body() and not is_given

    def all(self) -> Iterator[InputFacts]:
        """Yield the inputs."""
        found = (*self._path(), *self._query(), *self._headers(), *self._body())
        sent = {one.name for one in found}
        first: dict[tuple[str, str], InputFacts] = {}
        varying = self._varying
        for one in (*found, *self._sent_elsewhere(sent)):
            key = (_kind(one), one.wire_name)
            if first.setdefault(key, one).constant != one.constant:
                varying.add(key)
        for key, one in first.items():
            yield replace(one, constant=None) if key in varying else one

    def _sent_elsewhere(self, sent: AbstractSet[str | None]) -> Iterator[InputFacts]:
        """Yield arguments that only another reading has seen, if something was not followed."""
        for one in self._operation.inputs:
            is_left = one.name is None or one.name not in sent | self._used
            is_open = self._may_have_more or (self._is_open and one.name is not None)
            is_of_client = one.name is None and one.wire_name.lower() in self._of_client
            is_part = one.location in BODY_LOCATIONS and one.name in self._parts
            is_known = is_of_client or is_part or _is_of_library(one)
            is_body_known = self._is_without_body or self._are_keywords(self._whole)
            is_known |= one.location in BODY_LOCATIONS and is_body_known
            if is_open and is_left and one.location != "path" and not is_known:
                yield one

    @property
    def _varying(self) -> set[tuple[str, str]]:
        """The names that have one of several constants, whatever another reading says."""
        fields = [("query", one) for request in self._decided for one in request.query.fields]
        fields += [("header", one) for request in self._decided for one in request.headers.fields]
        fields += [("body", one) for body in self._bodies for one in body.fields.fields]
        return {(kind, one.name) for kind, one in fields if has_several_constants(one.value)}

    @property
    def _is_without_body(self) -> bool:
        """Whether the requests have no body, as those of their method."""
        return not self._bodies and all(one.method in WITHOUT_BODY for one in self._decided)

    def options(self, known: Iterable[RequestOption]) -> Iterator[RequestOption]:
        """Yield the parameters that may hold more than is named.

        Args:
            known: Those that another reading has found.
        """
        shown = {one.name for one in self.all() if one.location != "path"}
        made = [one for request in self._decided for one in self._sent.options_of(request)]
        # A field that is made of a dict does not show the others that it may hold.
        fields = {one.name for one in self._body() if one.is_embedded and one.wire_name != one.name}
        dicts = {name for one in self._decided for name in self._sent.dicts_in_body(one)}
        hidden = shown - (fields & dicts)
        kept = [one for one in known if one["pythonName"] not in hidden]
        yield from kept
        names = {one["pythonName"] for one in kept} | shown
        for one in made:
            if one["pythonName"] not in names:
                names.add(one["pythonName"])
                yield one

    def _path(self) -> Iterator[InputFacts]:
        for one in (*self._operation.inputs, *self._sent.of_path(self._decided[0])):
            if one.location == "path" and f"{{{one.wire_name}}}" in self._path_of_operation:
                yield self._known.get(("path", one.wire_name), one)

    def _query(self) -> Iterator[InputFacts]:
        for request in self._decided:
            for one in self._sent.of_query(request):
                if one.wire_name not in self._of_client or one.name is not None:
                    yield self._with_known(one)
            yield from self._spread(request.query.others, {"query"})

    def _spread(self, others: Iterable[Value], locations: AbstractSet[str]) -> Iterator[InputFacts]:
        """Yield what another reading knows of the items of arguments that are sent as a whole."""
        names = {name for value in others for name in self._sent.arguments_of(value)}
        for one in self._operation.inputs:
            if one.location in locations and one.name in names:
                yield one

    def _headers(self) -> Iterator[InputFacts]:
        for request in self._decided:
            for one in self._sent.of_headers(request):
                name = one.wire_name.lower()
                is_own = one.name is not None or name not in self._of_client
                if is_own and not _is_of_library(one):
                    yield self._with_known(one)

    @cached_property
    def _whole(self) -> InputFacts | None:
        found = [self._sent.of_whole_body(one) for one in self._bodies]
        return next((one for one in found if one is not None), None)

    def _body(self) -> list[InputFacts]:
        own = [one for one in self._operation.inputs if one.location in BODY_LOCATIONS]
        if not self._bodies:
            return []
        fields = [
            self._with_known(one) for body in self._bodies for one in self._sent.of_body(body)
        ]
        others = [value for body in self._bodies for value in body.fields.others]
        spread = [
            encoded_as_sent(one, self._bodies) for one in self._spread(others, BODY_LOCATIONS)
        ]
        if fields or len(spread) > 1:
            return [*fields, *spread]
        whole = self._whole
        if whole is None:
            left = (one for one in own if one.name not in self._parts)
            return [encoded_as_sent(one, self._bodies) for one in left]
        same = [one for one in own if one.name == whole.name]
        if not same or self._are_keywords(whole):
            return [whole]
        return [_sent_as(one, whole) for one in same]

    def _are_keywords(self, whole: InputFacts | None) -> bool:
        """Tell whether a body is all the `**kwargs` of the function."""
        return whole is not None and whole.name == self._sent.keywords

    def _find_spelling(self, made: InputFacts) -> InputFacts | None:
        """Return the same argument under a name that is spelled in another way: `homePort`."""
        letters = _letters_of(made.wire_name)
        for (kind, name), one in self._known.items():
            if kind == _kind(made) and one.name == made.name and _letters_of(name) == letters:
                return one if made.name is not None else None
        return None

    def _with_items(self, made: InputFacts) -> list[InputFacts]:
        """Return a field; of one that holds others, those that another reading has found in it."""
        start = f"{made.wire_name}."
        items = [one for (_, name), one in self._known.items() if name.startswith(start)]
        return [_sent_as(one, made) for one in items] or [self._with_known(made)]

    def _with_known(self, made: InputFacts) -> InputFacts:
        """Return an input with what another reading says of its type."""
        known = self._known.get((_kind(made), made.wire_name)) or self._find_spelling(made)
        if known is None:
            return made
        # The attribute of an argument: `kind.id`, which the constructor of `Kind` sets.
        is_attribute = made.is_from_object and known.name is not None and not known.is_from_object
        return _sent_as(known, made) if is_attribute or known.name == made.name else made


def _is_of_library(one: InputFacts) -> bool:
    return one.location == "header" and one.wire_name.lower() in OF_LIBRARY


def _may_have(request: DecidedRequest) -> bool:
    """Tell whether a request may have the body that is read of it."""
    body = request.body
    return request.method not in WITHOUT_BODY or (body is not None and has_sent_fields(body))


def _letters_of(name: str) -> str:
    return name.replace("_", "").replace("-", "").lower()


def _sent_as(known: InputFacts, made: InputFacts) -> InputFacts:
    """Return an input as it is sent in truth."""
    is_form = known.location in FORM_LOCATIONS and made.location in FORM_LOCATIONS
    return replace(
        known,
        location=known.location if is_form else made.location,
        media_type=made.media_type or known.media_type,
        required=made.required and known.required,
        constant=known.constant if made.constant is None else made.constant,
    )


def _kind(one: InputFacts) -> str:
    return "body" if one.location in BODY_LOCATIONS else one.location
