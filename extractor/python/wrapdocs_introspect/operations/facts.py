"""What an idiom says about an operation: facts, not yet in the contract's form."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from wrapdocs_introspect.records import record

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from wrapdocs_introspect.contract import (
        BehaviorFact,
        Certainty,
        Client,
        Command,
        Constraints,
        Deprecated,
        Diagnostic,
        ErrorCase,
        EvidenceStep,
        Gap,
        JsonValue,
        Method,
        Origin,
        Parameter,
        Reason,
        RequestBody,
        RequestOption,
        Response,
        Security,
        SourceLocation,
        VariantKind,
    )
    from wrapdocs_introspect.names.expression import Expression
    from wrapdocs_introspect.names.scope import Scope

InputLocation = Literal["path", "query", "header", "cookie", "body", "form", "file"]

_PLACEHOLDER = re.compile(r"\{(.*?)\}")


def _unchanged(name: str) -> str:
    return name


def _unlimited() -> Constraints:
    return {}


def _none() -> dict[str, Any]:
    return {}


@record
class InputFacts:
    """A value that a request carries: where, under which name, and what Python says about it."""

    name: str | None
    """Its name in Python; None if no parameter of the function holds it."""
    wire_name: str
    """Its name in the request."""
    location: InputLocation
    origin: Origin
    required: bool
    source: SourceLocation
    """Where it is declared or sent."""
    type: Expression | None = None
    discriminator: Expression | None = None
    """What tells the members of its type apart, if its type does not say it."""
    default: Expression | None = None
    description: str | None = None
    title: str | None = None
    """Describes it if neither a description nor a docstring does."""
    documented_in: tuple[Scope, ...] = ()
    """Functions and classes whose docstrings may describe it."""
    limits: Constraints = field(default_factory=_unlimited, hash=False)
    """Limits beyond those in its type."""
    deprecated: Deprecated | None = None
    example: Expression | None = None
    is_in_schema: bool = True
    dependency: str | None = None
    """Id of the function that asks for it on behalf of the operation's."""
    model: Scope | None = None
    """A model whose fields are sent as values of their own."""
    option_bases: tuple[Scope, ...] = ()
    """Bases of the model whose fields only steer the client."""
    rename_field: Callable[[str], str] = _unchanged
    """Names a field of the model that has no alias."""
    media_type: str | None = None
    is_embedded: bool = False
    """Whether it is a field of the body even if nothing else is."""
    conversion: str | None = None
    """What a client does to it before it is sent: `str`, `isoformat`, `join ,`."""
    is_omitted_by_default: bool = False
    """Whether the request does not contain it unless the caller gives it."""
    constant: JsonValue = None
    """The value that is always sent, if no caller gives one."""
    is_from_object: bool = False
    """Whether it is an attribute of the object that the method is called on."""


@record
class ResponseOptions:
    """Which fields of a model a response contains, and under which names."""

    include: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    omits: tuple[Literal["none", "unset", "defaults"], ...] = ()
    by_name: bool = False


@record
class ResponseFacts:
    """A response: `status` is a code, a range such as `2XX`, or `default`."""

    status: str
    origin: Origin
    type: Expression | None = None
    media_type: str | None = None
    description: str | None = None
    wire_type: Expression | None = None
    """What the server sends, if the function returns only a part of it."""
    written: ResponseOptions = field(default_factory=ResponseOptions)
    """How its model is written."""


@dataclass(frozen=True)
class Problem:
    """Something about an operation that an idiom could not read: a finding of this rule."""

    rule: str
    message: str
    source: SourceLocation
    hides: tuple[Gap, ...] = ()
    """The parts of the operation of which there may be more than is shown."""


@record
class Additions:
    """What the source adds to an operation in OpenAPI's own form."""

    bodies: tuple[RequestBody, ...] = ()
    """One for each media type."""
    parameters: tuple[Parameter, ...] = ()
    responses: tuple[Response, ...] = ()
    tags: tuple[str, ...] = ()
    extensions: Mapping[str, JsonValue] = field(default_factory=_none, hash=False)
    """Fields that begin with `x-`."""


@record
class VariantFacts:
    """The operation that another one is a variant of."""

    function: str
    """The id of the primary operation before `@METHOD`."""
    method: Method
    path: str
    kind: VariantKind


@record
class PagingFacts:
    """It sends a request per page when the result is iterated."""

    parameter: str | None = None
    """The wire name of the parameter that moves on."""
    item: Expression | None = None


@record
class ClientCallFacts:
    """What is known of a function that sends a request, beyond the request itself."""

    certainty: Certainty
    evidence: tuple[EvidenceStep, ...]
    """The steps from the function to the call that sends the request."""
    reasons: tuple[Reason, ...] = ()
    access: tuple[str, ...] = ()
    """The calls that reach the function from a client, shortest first."""
    called: tuple[str, ...] = ()
    """The ids of the functions that the first of these calls calls on its way."""
    client_class: str | None = None
    """The id of that client's class."""
    variant_of: VariantFacts | None = None
    options: tuple[RequestOption, ...] = ()
    paging: PagingFacts | None = None
    also_sent_by: tuple[str, ...] = ()
    """Ids of functions that send the request only by calling this one."""
    errors: int | None = None
    """The number of the table that says what the function raises."""


@record
class OperationFacts:
    """A request that a function stands for."""

    function: Scope
    method: Method
    path: str
    """The path with placeholders in braces."""
    source: SourceLocation
    """Where the request is declared or sent: findings about the path point there."""
    origin: Origin
    unresolved: tuple[str, ...] = ()
    """Names in braces that stand for expressions whose value is unknown."""
    inputs: tuple[InputFacts, ...] = ()
    reads_inputs: bool = True
    """False if the function reads the request by itself, so that its inputs are unknown."""
    responses: tuple[ResponseFacts, ...] = ()
    security: tuple[Security, ...] = ()
    """The security schemes that it asks for."""
    additions: Additions = field(default_factory=Additions)
    problems: tuple[Problem, ...] = ()
    tags: tuple[str, ...] = ()
    operation_id: str | None = None
    summary: str | None = None
    description: str | None = None
    deprecated: Deprecated | None = None
    is_in_schema: bool = True
    application: str | None = None
    """The dotted path of the application that serves it, if the package has several."""
    client: ClientCallFacts | None = None
    """What is known of it as a call of a client; None if the function declares its request."""
    inheriting: Scope | None = None
    """The class whose method it is, if the class inherits the function."""

    @property
    def id(self) -> str:
        """The dotted path by which callers know the function."""
        if self.inheriting is None:
            return self.function.id
        return f"{self.inheriting.id}.{self.function.name}"

    @property
    def module_id(self) -> str:
        """The id of the module whose page shows it."""
        return (self.inheriting or self.function).module.path

    @property
    def placeholders(self) -> list[str]:
        """The names in braces that are placeholders rather than unknown expressions."""
        names = _PLACEHOLDER.findall(self.path)
        return [name for name in dict.fromkeys(names) if name not in self.unresolved]


@dataclass(frozen=True)
class IdiomFacts:
    """Everything that an idiom found in a package."""

    operations: Sequence[OperationFacts] = ()
    """In source order within a module."""
    framework_objects: frozenset[str] = frozenset()
    """Ids of attributes that only hold the operations together: applications, routers."""
    clients: Mapping[str, Client] = field(default_factory=_none)
    """What classes say as clients, by the ids of the classes."""
    unknown_requests: Mapping[str, SourceLocation] = field(default_factory=_none)
    """The calls that send a request which could not be determined, by ids of functions."""
    hidden_senders: frozenset[str] = frozenset()
    """Ids of functions that only send the requests of others, and that no caller reaches."""
    commands: Mapping[str, Command] = field(default_factory=_none)
    """The commands of a command line, by the ids of the functions and groups that declare them."""
    errors: Sequence[Sequence[ErrorCase]] = ()
    """What clients raise: tables to which operations refer by number."""
    behavior: Sequence[BehaviorFact] = ()
    """What the code sets that sends the requests of clients."""
    diagnostics: tuple[Diagnostic, ...] = ()
    """Findings that are about no operation."""
