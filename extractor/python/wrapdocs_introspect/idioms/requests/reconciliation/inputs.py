"""What a request of the HTTP library carries, as facts of an operation."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Literal

from wrapdocs_introspect.evaluation.values.choices import (
    alternatives,
    choose,
    inner_values,
    is_made_of,
    roots,
)
from wrapdocs_introspect.evaluation.values.contents import FrozenObject
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    Derived,
    Member,
    Parameter,
    Placeholder,
    Reference,
    Result,
    Text,
    Value,
)
from wrapdocs_introspect.idioms.requests.reconciliation.computed import is_computed, is_looked_up
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.operations.facts import InputFacts
from wrapdocs_introspect.operations.written import location_of
from wrapdocs_introspect.records import replace
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.parameters import declared_parameters
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.contract import JsonValue, RequestOption, SourceLocation
    from wrapdocs_introspect.idioms.requests.library_calls.decision import (
        DecidedRequest,
        SentBody,
    )
    from wrapdocs_introspect.idioms.requests.library_calls.mappings import SentField, SentFields
    from wrapdocs_introspect.operations.facts import InputLocation

WITHOUT_BODY = frozenset({"GET", "HEAD"})
"""Methods whose requests have no body, unless its fields are known."""
_OF_ONE = frozenset({"item", "one of many"})
"""Operations that return one of their values, or a part of it."""
_GETTERS = frozenset({"get", "pop", "setdefault"})
FORMS = frozenset({"application/x-www-form-urlencoded", "multipart/form-data"})


def encoded_as_sent(one: InputFacts, bodies: Sequence[SentBody]) -> InputFacts:
    """Return a part of a body with the media type that all bodies have, if that is known.

    Args:
        one: An input of another reading.
        bodies: The bodies that are sent.
    """
    types = {body.media_type for body in bodies}
    media_type = next(iter(types)) if len(types) == 1 else None
    if media_type is None or one.location not in {"body", "form"}:
        return one
    location: InputLocation = "form" if media_type in FORMS else "body"
    return replace(one, location=location, media_type=media_type)


class SentInputs:
    """Makes the inputs of a function's request."""

    def __init__(self, function: Scope) -> None:
        """Read the signature of a function.

        Args:
            function: The function.
        """
        self._function = function
        arguments: ast.arguments = function.node.args  # type: ignore[union-attr]
        self._declared = {
            one.arg: (one, default) for _, one, default in declared_parameters(arguments)
        }
        self.keywords = arguments.kwarg.arg if arguments.kwarg is not None else None
        """The name of `**kwargs`."""
        self._by_class = {
            last_part(node): name
            for name, (one, _) in self._declared.items()
            if one.annotation is not None
            for node in walk(one.annotation)
            if isinstance(node, (ast.Name, ast.Attribute))
        }
        """The parameters by the classes that their annotations name."""

    def of_path(self, request: DecidedRequest) -> Iterator[InputFacts]:
        """Yield an input for each placeholder of the path."""
        seen: set[str] = set()
        for part in request.path.parts:
            if isinstance(part, Placeholder) and part.name not in seen:
                seen.add(part.name)
                yield self._make(part.name, part.value, "path", is_optional=False)

    def of_query(self, request: DecidedRequest) -> Iterator[InputFacts]:
        """Yield an input for each name in the query."""
        # What fills the path is left out of the query where that is optional.
        in_path = {one.value for one in request.path.parts if isinstance(one, Placeholder)}
        for one in request.query.fields:
            is_left_out = one.is_optional and one.value in in_path
            if not (is_left_out or _is_doubtful(one, request.query)):
                yield self._of_field(one, "query")

    def has_more_in_query(self, request: DecidedRequest) -> bool:
        """Tell whether the query may have names that are not shown."""
        others = request.query.others
        fields = (one.value for one in request.query.fields)
        holes = (one.value for one in request.path.parts if isinstance(one, Placeholder))
        shown = {one.name for one in (*fields, *holes) if isinstance(one, Parameter)}
        is_open = any(len(self.arguments_of(one) - shown) != 1 for one in others)
        return is_open or _leaves_out_constant(request.query)

    def of_body(self, body: SentBody) -> Iterator[InputFacts]:
        """Yield an input for each field of the body."""
        location: InputLocation = "form" if body.media_type in FORMS else "body"
        for one in body.fields.fields:
            if not _is_doubtful(one, body.fields):
                yield self._of_field(one, location, body.media_type)

    def has_more_in_body(self, body: SentBody, shown: AbstractSet[str | None]) -> bool:
        """Tell whether the body may have fields that are not shown.

        Args:
            body: The body.
            shown: The arguments that are shown, and the names under which they are sent.
        """
        made_of = list(map(self.arguments_of, body.fields.others))
        is_open = any(not names or len(names - shown) > 1 for names in made_of)
        is_open |= any(map(_is_named_by_argument, body.fields.others))
        has_constants = any(_holds_other_constants(one, shown) for one in body.fields.others)
        return is_open or has_constants or _leaves_out_constant(body.fields)

    def of_whole_body(self, body: SentBody) -> InputFacts | None:
        """Return the parameter that is the body as it is; None if that is not one alone."""
        others = body.fields.others
        whole = body.whole or (others[0] if len(others) == 1 else None)
        if whole is None or not self.arguments_of(whole):
            # Encodings of one argument, of which its type decides, have the same root.
            given = [one for one in others if self.arguments_of(one)]
            roots_of_all = {name for one in given for name in self.arguments_of(one)}
            whole = given[0] if len(roots_of_all) == 1 and not body.fields.fields else None
        is_sent = whole is not None and _is_sent_whole(whole) and not is_composed_text(whole)
        is_sent = is_sent and whole is not None and not holds_object(whole)
        name = self._parameter_of(whole) if is_sent and whole is not None else None
        if name is None or whole is None:
            return None
        location: InputLocation = "form" if body.media_type in FORMS else "body"
        # An empty form is no body, but an empty object is one.
        is_optional = location == "form" and name == self.keywords
        made = self._make(
            name, whole, location, is_optional=is_optional, media_type=body.media_type
        )
        return replace(made, is_embedded=False)

    def parts_in_body(self, body: SentBody) -> set[str]:
        """Return the parameters of which the body has an item, and not the whole."""
        parts = [one for one in body.fields.others if not _is_sent_whole(one)]
        return {name for one in parts for name in self.arguments_of(one)}

    def of_headers(self, request: DecidedRequest) -> Iterator[InputFacts]:
        """Yield an input for each header."""
        for one in request.headers.fields:
            yield self._of_field(one, "header")

    def options_of(self, request: DecidedRequest) -> Iterator[RequestOption]:
        """Yield the parameters that may hold more names of the query, or of the body."""
        yield from self._options(request.query.others, "query")
        yield from self._options(request.headers.others, "headers")
        if request.body is not None:
            yield from self._options(request.body.fields.others, "body")

    def dicts_in_body(self, request: DecidedRequest) -> set[str]:
        """Return the parameters, apart from models, that may hold more names of the body."""
        others = request.body.fields.others if request.body is not None else ()
        found = (one for value in others for one in roots(value) if isinstance(one, Parameter))
        return {one.name for one in found if not isinstance(one.cls, Scope)}

    def options_of_query(self, request: DecidedRequest) -> Iterator[RequestOption]:
        """Yield the parameters that may hold more names of the query."""
        yield from self._options(request.query.others, "query")

    def _options(
        self, others: Iterable[Value], effect: Literal["query", "headers", "body"]
    ) -> Iterator[RequestOption]:
        for value in others:
            named = {
                one.name
                for one in roots(value)
                if isinstance(one, Member) and one.is_item and _is_further_keywords(one.receiver)
            }
            for name in sorted(self.arguments_of(value) & (self._declared.keys() | named)):
                yield {"pythonName": name, "effect": effect}

    def _of_field(
        self, field: SentField, location: InputLocation, media_type: str | None = None
    ) -> InputFacts:
        return self._make(
            field.name, field.value, location, is_optional=field.is_optional, media_type=media_type
        )

    def _make(
        self,
        wire_name: str,
        value: Value,
        location: InputLocation,
        *,
        is_optional: bool,
        media_type: str | None = None,
    ) -> InputFacts:
        is_other = is_computed(value) or (location == "header" and is_looked_up(value))
        is_sent = location == "path" or not is_other
        name = self._parameter_of(value) if is_sent else None
        declared = self._declared.get(name) if name is not None else None
        annotation = declared[0].annotation if declared is not None else None
        default = declared[1] if declared is not None else None
        scope = self._function.parent or self._function
        return InputFacts(
            name=name,
            wire_name=wire_name,
            location=location,
            origin="inferred",
            required=not is_optional and default is None,
            source=self._source_of(declared[0] if declared is not None else None),
            type=Expression(annotation, scope) if annotation is not None else None,
            default=Expression(default, scope) if default is not None else None,
            documented_in=(self._function,),
            media_type=media_type,
            is_embedded=location in {"body", "form"},
            constant=_constant_of(value),
            is_from_object=name is None and _is_of_object(value),
        )

    def arguments_of(self, value: Value) -> set[str]:
        """Return the parameters of the function that a value is made of."""
        return {name for one in roots(value) if (name := self._argument_of(one)) is not None}

    def parameters_in(self, value: Value) -> set[str]:
        """Return the same, with the `**kwargs` of which an argument is an item."""
        items = [one.receiver for one in roots(value) if isinstance(one, Member)]
        further = {one.name.lstrip("*") for one in items if isinstance(one, Parameter)}
        return self.arguments_of(value) | (further & self._declared.keys())

    def _argument_of(self, root: Value) -> str | None:
        """Return the parameter that holds a value, or the object that it is an attribute of."""
        while isinstance(root, Member):
            if root.is_item and _is_further_keywords(root.receiver):
                return root.name
            root = root.receiver
        if isinstance(root, Parameter) and root.role == "argument":
            name = root.name.lstrip("*")
            return name if name in self._declared else None
        if isinstance(root, Reference) and isinstance(root.cls, Scope):
            return self._by_class.get(root.cls.name)
        return None

    def _parameter_of(self, value: Value) -> str | None:
        """Return the parameter that is sent, if it is one alone."""
        names = self.arguments_of(value)
        return names.pop() if len(names) == 1 else None

    def _source_of(self, argument: ast.arg | None) -> SourceLocation:
        if argument is None:
            return location_of(self._function)
        return {"file": self._function.source.file, "line": argument.lineno}


def _is_doubtful(field: SentField, sent: SentFields) -> bool:
    """Tell whether a name may never be sent: that depends on a mapping that is not known."""
    has_models = any(not isinstance(one, Parameter) for one in sent.others)
    return field.is_optional and has_models and not _is_given(field.value)


def _is_given(value: Value) -> bool:
    """Tell whether a value is made of an argument, or of one that is given by its name alone."""
    if is_made_of(value, "argument"):
        return True
    items = (one for one in roots(value) if isinstance(one, Member) and one.is_item)
    return any(_is_further_keywords(one.receiver) for one in items)


def _leaves_out_constant(sent: SentFields) -> bool:
    constants = (one for one in sent.fields if _constant_of(one.value) is not None)
    return any(_is_doubtful(one, sent) for one in constants)


def holds_object(value: Value) -> bool:
    """Tell whether a value is made of an object, of which arguments are attributes."""
    if isinstance(value, FrozenObject):
        return any(is_made_of(one, "argument") for _, one in value.attributes)
    return any(map(holds_object, inner_values(value)))


def _holds_other_constants(value: Value, shown: AbstractSet[str | None]) -> bool:
    """Tell whether a value is made of an object with a constant that no argument sets.

    The names in the body may be others, so that these are not shown: `Order(note, draft=False)`.
    """
    if isinstance(value, FrozenObject) and isinstance(value.cls, Scope):
        names = (name for name, one in value.attributes if _constant_of(one) is not None)
        if any(not name.startswith("_") and name not in shown for name in names):
            return True
    return any(_holds_other_constants(one, shown) for one in inner_values(value))


def _is_named_by_argument(value: Value) -> bool:
    """Tell whether an argument is the name of a field of which the value is not known."""
    if not isinstance(value, Derived) or value.operation != "keys":
        return False
    return any(isinstance(one, (Parameter, Text)) for one in alternatives(value.sources[0]))


def _is_sent_whole(value: Value) -> bool:
    """Tell whether a value is made of an argument or its attribute, and not of an item of it."""
    if isinstance(value, Derived) and value.operation == "keys":
        return False  # Its names are made of those of the argument.
    if isinstance(value, Member):
        receiver = value.receiver
        return _is_further_keywords(receiver) if value.is_item else _is_sent_whole(receiver)
    if isinstance(value, Result) and isinstance(value.callee, Member):
        is_part = value.callee.name in _GETTERS and bool(value.arguments)
        if not is_part and _is_sent_whole(value.callee.receiver):
            return True  # `body.to_dict()`
        return any(map(_is_sent_whole, value.arguments))
    inner = tuple(inner_values(value))
    if inner:
        return any(map(_is_sent_whole, inner))
    return isinstance(value, (Parameter, Reference))


def is_composed_text(value: Value) -> bool:
    """Tell whether a value is a text with more than an argument: `f"<id>{id}</id>"`."""
    return any(
        is_composed_text(choose(one.sources))
        if isinstance(one, Derived) and one.operation in _OF_ONE
        else isinstance(one, Text) and one.literal is None and one.written.strip()
        for one in alternatives(value)
    )


def _is_further_keywords(value: Value) -> bool:
    """Tell whether a value is the `**kwargs` of the function that a caller calls."""
    if not isinstance(value, Parameter) or value.role != "argument":
        return False
    return value.name.startswith("**")


def has_several_constants(value: Value) -> bool:
    """Tell whether a value is one of several texts or numbers."""
    return len({made for one in alternatives(value) if (made := _constant_of(one)) is not None}) > 1


def _constant_of(value: Value) -> JsonValue:
    """Return the value that is always sent, if it is known."""
    found = [one for one in alternatives(value) if one != NONE]
    only = found[0] if len(found) == 1 else None
    if isinstance(only, Text):
        return only.literal
    known = getattr(only, "value", None)
    return known if isinstance(known, (int, float, bool)) else None


def _is_of_object(value: Value) -> bool:
    return any(
        (isinstance(one, Member) and isinstance(one.receiver, Reference))
        or (isinstance(one, Parameter) and one.role == "constructor")
        for one in roots(value)
    )
