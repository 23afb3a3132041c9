"""Facts about endpoints: what FastAPI makes of a route, for each of its methods."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.constraints import is_unread_limit
from wrapdocs_introspect.annotations.foreign_types import foreign_ids
from wrapdocs_introspect.annotations.method_binding import takes_self
from wrapdocs_introspect.annotations.schema_changes import changes_schema
from wrapdocs_introspect.constants.folding import fold_string
from wrapdocs_introspect.idioms.fastapi.additions.reading import AdditionReader
from wrapdocs_introspect.idioms.fastapi.local_types import is_set_several_times, local_names
from wrapdocs_introspect.idioms.fastapi.options import deprecation, text_option
from wrapdocs_introspect.idioms.fastapi.parameters.class_views import (
    unread_decorators,
    view_declarations,
    view_of,
)
from wrapdocs_introspect.idioms.fastapi.parameters.dependencies import (
    CallableParameters,
    InputReader,
)
from wrapdocs_introspect.idioms.fastapi.parameters.facts import make_input_facts
from wrapdocs_introspect.idioms.fastapi.parameters.inputs import (
    Declaration,
    InputContext,
    declarations_of,
)
from wrapdocs_introspect.idioms.fastapi.parameters.markers import read_marker
from wrapdocs_introspect.idioms.fastapi.parameters.set_signatures import signature_setters
from wrapdocs_introspect.idioms.fastapi.response_options import unread_selections
from wrapdocs_introspect.idioms.fastapi.responses import make_responses, written_schemas
from wrapdocs_introspect.idioms.fastapi.routing.conditions import conditions_at
from wrapdocs_introspect.idioms.fastapi.routing.inherited_options import (
    added_dependencies_of,
    dependencies_of,
    is_deprecated,
    is_in_schema,
    responses_of,
    route_options,
    tags_of,
)
from wrapdocs_introspect.idioms.fastapi.security.schemes import read_scheme
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.operations.facts import InputFacts, OperationFacts, Problem
from wrapdocs_introspect.operations.parameters import BODY_LOCATIONS
from wrapdocs_introspect.operations.values import make_type
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.contract import Deprecated, Gap, SourceLocation
    from wrapdocs_introspect.idioms.fastapi.routing.routes import Endpoint
    from wrapdocs_introspect.models import ModelIndex
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import ResponseFacts

_VALUES: dict[bool | None, str] = {
    None: ", which is only known at run time.",
    True: ". By default, it is there.",
    False: ". By default, it is not there.",
}
# What dependencies take from a request.
_OF_DEPENDENCIES: tuple[Gap, ...] = ("parameters", "security")
# What a parameter may be whose type is not known.
_OF_ANY_INPUT: tuple[Gap, ...] = ("parameters", "body", "security")


def read_endpoint(endpoint: Endpoint, models: ModelIndex) -> Iterator[OperationFacts]:
    """Yield the facts about each method of an endpoint.

    Args:
        endpoint: A route with its whole path.
        models: The package's models.
    """
    route = endpoint.route
    is_certain = route.router.certain and not endpoint.path.unresolved
    for method in route.methods:
        reader = InputReader(_context(endpoint, models))
        inputs = tuple(_inputs(endpoint, reader, models))
        unread = tuple(_read_added(endpoint, reader))
        added = _read_additions(endpoint, inputs)
        responses = _responses(endpoint, models)
        options = {**route.options, **added.options}
        yield OperationFacts(
            function=route.function,
            method=method,
            path=endpoint.shown_path,
            source={"file": route.file, "line": route.line},
            origin="declared" if is_certain else "inferred",
            unresolved=endpoint.path.unresolved,
            inputs=inputs,
            reads_inputs=not route.is_raw,
            responses=responses,
            security=reader.required.schemes,
            additions=added.additions,
            problems=(
                *_problems(endpoint, reader),
                *_unread_types(route.function, inputs, responses),
                *unread,
                *added.problems,
            ),
            tags=(*tags_of(endpoint), *added.additions.tags),
            operation_id=text_option(options, "operation_id"),
            summary=text_option(options, "summary"),
            description=text_option(options, "description"),
            deprecated=_deprecation(endpoint) or deprecation(added.options),
            is_in_schema=is_in_schema(endpoint),
        )


def _read_added(endpoint: Endpoint, reader: InputReader) -> Iterator[Problem]:
    """Read the security schemes among the dependencies that code adds; yield the others."""
    for expression in added_dependencies_of(endpoint):
        marker = read_marker(expression)
        callable_ = marker.options.get("dependency") if marker is not None else None
        scheme = read_scheme(callable_) if callable_ is not None else None
        if scheme is not None and scheme != "unreadable":
            conditions = conditions_at(expression.node.lineno, expression.scope)
            reader.required.add_conditional(scheme, conditions[0].text if conditions else None)
            continue
        message = (
            f"{endpoint.route.function.name} may also depend on {text_of(expression.node)}, which "
            "is added to its dependencies at run time. What it takes from the request is not shown."
        )
        yield Problem("dependency-not-read", message, _place(expression), _OF_DEPENDENCIES)


def _read_additions(endpoint: Endpoint, inputs: Iterable[InputFacts]) -> AdditionReader:
    route = endpoint.route
    has_body = any(one.location in BODY_LOCATIONS for one in inputs)
    given = route.options.get("openapi_extra")
    return AdditionReader(route.function.name, given, has_body=has_body)


def _context(endpoint: Endpoint, models: ModelIndex) -> InputContext:
    return InputContext(
        models=models,
        path_names=frozenset(endpoint.placeholders),
    )


def _inputs(endpoint: Endpoint, reader: InputReader, models: ModelIndex) -> Iterator[InputFacts]:
    if endpoint.route.is_raw:
        return
    function = endpoint.route.function
    own = CallableParameters(function.id, list(_declared(function)), (function,))
    for found in reader.read(own, dependencies_of(endpoint)):
        extra = found.options.get("json_schema_extra")
        if extra is not None and changes_schema(extra):
            reader.changed_schemas.append(found)
        if found.type is not None and is_set_several_times(found.type):
            reader.open_types.append(found)
        reader.unread_markers += [(found, one) for one in found.unread_markers]
        if any(is_unread_limit(name, given) for name, given in found.options.items()):
            reader.unread_limits.append(found)
        yield make_input_facts(found, models)


def _problems(endpoint: Endpoint, reader: InputReader) -> Iterator[Problem]:
    """Yield what could not be read about a route."""
    name = endpoint.route.function.name
    yield from _unread_inputs(name, reader)
    for expression in unread_decorators(endpoint.route.function):
        message = (
            f"{name} belongs to a class that {text_of(expression.node)} of another package "
            "decorates. What attributes of the class take from the request is not shown."
        )
        yield Problem("dependency-not-read", message, _place(expression), _OF_DEPENDENCIES)
    for expression in signature_setters(endpoint.route.function):
        message = (
            f"{name} has the signature that {text_of(expression.node)} gives it at run time. What "
            "that adds or changes is not shown."
        )
        yield Problem("dependency-not-read", message, _place(expression), _OF_ANY_INPUT)
    for expression in responses_of(endpoint).unread:
        message = (
            f"{name} has more responses than are shown: {text_of(expression.node)} is only known "
            "at run time."
        )
        yield Problem("responses-not-read", message, _place(expression), ("responses",))
    for status, expression in written_schemas(responses_of(endpoint).found):
        message = (
            f"{name} writes the JSON Schema of its response {status} as a dict, which is not shown."
        )
        yield Problem("responses-not-read", message, _place(expression), ("responses",))
    for expression in unread_selections(endpoint.route.options):
        message = (
            f"{name} returns only some fields of its model. Which ones is not shown: "
            f"{text_of(expression.node)}."
        )
        yield Problem("responses-not-read", message, _place(expression), ("responses",))
    yield from _overrides(endpoint)
    yield from _unread_facts(name, reader)
    for condition in {one.text: one for one in endpoint.conditions}.values():
        message = f"{name} is only there if {condition.text}{_VALUES[condition.value]}"
        yield Problem("route-conditional", message, _place(condition.test))
    for expression in reader.required.unread:
        message = (
            f"{name} depends on the security scheme {text_of(expression.node)}, which says at run "
            "time what it asks for."
        )
        yield Problem("security-not-read", message, _place(expression), ("security",))


def _unread_facts(name: str, reader: InputReader) -> Iterator[Problem]:
    """Yield what of inputs could not be read: schemas, types and limits."""
    for found in reader.changed_schemas:
        message = f"{name} changes the JSON Schema of {found.name}, which is not shown."
        yield Problem("json-schema-not-read", message, {"file": found.file, "line": found.line})
    for found, maker in reader.unread_markers:
        message = (
            f"{found.name} of {name} is described by {text_of(maker.node)}, which wrapdocs does "
            "not run. Limits and a default that it sets are not shown."
        )
        at: SourceLocation = {"file": found.file, "line": found.line}
        yield Problem("limit-not-read", message, at, ("parameters",))
    for found in reader.open_types:
        message = (
            f"{name} takes {found.name}, whose type is only known at run time: a function sets it "
            "in several places."
        )
        place: SourceLocation = {"file": found.file, "line": found.line}
        yield Problem("json-schema-not-read", message, place, ("parameters",))
    for found in reader.unread_limits:
        limits = [
            f"{key}={text_of(given.node)}"
            for key, given in found.options.items()
            if is_unread_limit(key, given)
        ]
        message = (
            f"{found.name} of {name} has limits that wrapdocs cannot show, because they are too "
            f"large or only known at run time: {', '.join(limits)}."
        )
        yield Problem("limit-not-read", message, {"file": found.file, "line": found.line})


def _unread_inputs(name: str, reader: InputReader) -> Iterator[Problem]:
    """Yield the parameters and dependencies of which is not known what they read."""
    for expression in reader.unread:
        message = (
            f"{name} depends on {text_of(expression.node)}, which wrapdocs cannot read. What it "
            "takes from the request is missing: parameters, authentication."
        )
        yield Problem("dependency-not-read", message, _place(expression), _OF_DEPENDENCIES)
    for unread in reader.unread_inputs:
        message = (
            f"{name} takes {unread.name} of the type {text_of(unread.type.node)}, which wrapdocs "
            "cannot read. What it takes from the request is missing: parameters, body, "
            "authentication."
        )
        at: SourceLocation = {"file": unread.file, "line": unread.line}
        yield Problem("dependency-not-read", message, at, _OF_ANY_INPUT)


def _unread_types(
    function: Scope, inputs: Iterable[InputFacts], responses: Iterable[ResponseFacts]
) -> Iterator[Problem]:
    """Yield the types in a request or a response of which is not known what they hold."""
    for one in inputs:
        gap: Gap = "body" if one.location in BODY_LOCATIONS else "parameters"
        for named in _unknown_names(one.type):
            message = (
                f"{function.name} takes {one.wire_name}, whose type names {named}. What that is in "
                "JSON is not shown."
            )
            yield Problem("type-not-read", message, one.source, (gap,))
    for response in responses:
        for named in _unknown_names(response.type):
            message = (
                f"The response {response.status} of {function.name} names {named}. What that is in "
                "JSON is not shown."
            )
            place: SourceLocation = {"file": function.source.file, "line": function.line}
            yield Problem("type-not-read", message, place, ("responses",))


def _unknown_names(expression: Expression | None) -> list[str]:
    if expression is None or is_set_several_times(expression):
        return []
    foreign = foreign_ids(make_type(expression), expression.scope)
    return [
        *(f"{one} of another package" for one in dict.fromkeys(foreign)),
        *(f"{one}, which a function defines" for one in dict.fromkeys(local_names(expression))),
    ]


def _overrides(endpoint: Endpoint) -> Iterator[Problem]:
    """Yield the methods with which routers' own classes add the route."""
    route = endpoint.route
    for override in dict.fromkeys((route.router.override, endpoint.root.override)):
        if override is None:
            continue
        message = (
            f"{route.function.name} is added to its router by {override.method}, which may change "
            "what is shown: its path, parameters and responses."
        )
        place: SourceLocation = {"file": route.file, "line": route.line}
        yield Problem("routes-not-read", message, place, ("parameters", "responses"))


def _place(expression: Expression) -> SourceLocation:
    return {"file": expression.scope.source.file, "line": expression.node.lineno}


def _declared(function: Scope) -> Iterator[Declaration]:
    yield from declarations_of(function, skip_first=takes_self(function))
    view = view_of(function)
    yield from view_declarations(view) if view is not None else ()


def _deprecation(endpoint: Endpoint) -> Deprecated | None:
    """Return the message of `@deprecated("...")`, else True if an option says so."""
    function = endpoint.route.function
    for node in _decorators(function):
        if isinstance(node, ast.Call) and node.args and last_part(node.func) == "deprecated":
            return fold_string(Expression(node.args[0], function.parent or function)) or True
    return True if is_deprecated(endpoint) else None


def _responses(endpoint: Endpoint, models: ModelIndex) -> tuple[ResponseFacts, ...]:
    function = endpoint.route.function
    returns = getattr(function.node, "returns", None)
    returned = Expression(returns, function.parent or function) if returns is not None else None
    return make_responses(route_options(endpoint), responses_of(endpoint).found, returned, models)


def _decorators(scope: Scope) -> list[ast.expr]:
    return getattr(scope.node, "decorator_list", [])
