"""The contract as types, which only type checkers read.

Generated from extractor/contract by `npm run contract`: do not edit it.
"""
# ruff: noqa: D101

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired

Markdown: TypeAlias = str
ItemSectionKind: TypeAlias = Literal[
    "parameters",
    "otherParameters",
    "attributes",
    "functions",
    "classes",
    "modules",
    "typeParameters",
    "returns",
    "yields",
    "receives",
    "raises",
    "warns",
]
PackageKind: TypeAlias = Literal["server", "wrapper"]
BehaviorKind: TypeAlias = Literal["retry", "timeout", "rateLimit", "idempotency"]
Severity: TypeAlias = Literal["error", "warning", "note"]
Origin: TypeAlias = Literal["declared", "inferred"]
Method: TypeAlias = Literal[
    "GET",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "HEAD",
    "OPTIONS",
    "TRACE",
    "LIST",
    "ANY",
]
ParameterLocation: TypeAlias = Literal["path", "query", "header", "cookie"]
SecurityScheme: TypeAlias = Literal[
    "bearer",
    "basic",
    "digest",
    "http",
    "header",
    "query",
    "cookie",
    "oauth2",
    "openIdConnect",
]
Gap: TypeAlias = Literal["parameters", "body", "responses", "security"]
Certainty: TypeAlias = Literal["exact", "partial", "assumed", "documented"]
ReasonKind: TypeAlias = Literal[
    "serverUnknown",
    "pathFromObject",
    "severalRequests",
    "pathIncomplete",
    "bodyUnknown",
    "queryOpen",
    "bodyOpen",
    "assumed",
    "inherited",
    "docstringOnly",
    "docstringDiffers",
]
VariantKind: TypeAlias = Literal[
    "async",
    "rawResponse",
    "streamingResponse",
    "httpInfo",
    "classLevel",
]
ParameterKind: TypeAlias = Literal[
    "positionalOnly",
    "positionalOrKeyword",
    "varPositional",
    "keywordOnly",
    "varKeyword",
]
Binding: TypeAlias = Literal["classMethod", "staticMethod"]
Protocol: TypeAlias = Literal["contextManager", "asyncContextManager", "iterable", "asyncIterable"]
CommandParameterKind: TypeAlias = Literal["argument", "option"]


class PackageIndex(TypedDict):
    schemaVersion: Literal[3]
    generator: Generator
    name: str
    version: NotRequired[str]
    docstring: NotRequired[Docstring]
    source: PackageSource
    kind: NotRequired[PackageKind]
    modules: list[ModuleEntry]
    dependencies: NotRequired[dict[str, list[str]]]
    errors: NotRequired[list[list[ErrorCase]]]
    behavior: NotRequired[list[BehaviorFact]]
    diagnostics: list[Diagnostic]


class Generator(TypedDict):
    name: Literal["wrapdocs"]
    version: str


class Docstring(TypedDict):
    summary: Markdown
    description: NotRequired[Markdown]
    sections: NotRequired[list[DocstringSection]]
    inheritedFrom: NotRequired[str]


class ItemSection(TypedDict):
    kind: ItemSectionKind
    title: NotRequired[str]
    items: list[DocstringItem]


class DocstringItem(TypedDict):
    name: NotRequired[str]
    type: NotRequired[str]
    default: NotRequired[str]
    description: Markdown


class TextSection(TypedDict):
    kind: Literal["text"]
    title: NotRequired[str]
    text: Markdown


class AdmonitionSection(TypedDict):
    kind: Literal["admonition"]
    admonition: str
    title: NotRequired[str]
    text: Markdown


class ExampleSection(TypedDict):
    kind: Literal["examples"]
    title: NotRequired[str]
    examples: list[Example]


class Example(TypedDict):
    kind: Literal["text", "code"]
    text: str


class PackageSource(TypedDict):
    kind: Literal["path", "git", "pypi"]
    locator: str
    digest: str
    version: NotRequired[str]
    requiresPython: NotRequired[str]
    namedPythons: NotRequired[list[str]]
    requirements: NotRequired[list[Requirement]]
    extras: NotRequired[list[str]]
    programs: NotRequired[list[Program]]
    application: NotRequired[Literal[True]]
    revision: NotRequired[str]
    released: NotRequired[str]
    files: NotRequired[int]
    replaced: NotRequired[list[ReplacedSource]]


class Requirement(TypedDict):
    name: str
    versions: NotRequired[str]
    extra: NotRequired[str]
    conditional: NotRequired[Literal[True]]


class Program(TypedDict):
    name: str
    target: str


class ReplacedSource(TypedDict):
    id: str
    locator: str


class ModuleEntry(TypedDict):
    id: str
    path: str
    summary: NotRequired[Markdown]
    operations: int
    models: int


class ErrorCase(TypedDict):
    status: NotRequired[str]
    cause: NotRequired[str]
    raises: list[RaisedError]
    conditional: NotRequired[Literal[True]]


class RaisedError(TypedDict):
    name: str
    source: SourceLocation


class SourceLocation(TypedDict):
    file: str
    line: int
    column: NotRequired[int]
    endLine: NotRequired[int]


class BehaviorFact(TypedDict):
    kind: BehaviorKind
    text: str
    source: SourceLocation


class Diagnostic(TypedDict):
    code: str
    rule: str
    severity: Severity
    message: str
    hint: str
    location: NotRequired[SourceLocation]
    item: NotRequired[str]


class ModuleFile(TypedDict):
    schemaVersion: Literal[3]
    generator: Generator
    module: Module


class Module(TypedDict):
    id: str
    file: str
    private: NotRequired[Literal[True]]
    docstring: NotRequired[Docstring]
    exports: NotRequired[list[str]]
    dynamic: NotRequired[Literal[True]]
    offered: NotRequired[list[str]]
    members: list[str]
    items: list[Item]
    usedImports: NotRequired[list[str]]
    bodies: NotRequired[dict[str, Body]]


class Operation(TypedDict):
    kind: Literal["operation"]
    id: str
    name: str
    anchor: str
    idiom: str
    origin: Origin
    method: Method
    path: str
    application: NotRequired[str]
    group: NotRequired[str]
    tags: NotRequired[list[str]]
    operationId: NotRequired[str]
    summary: NotRequired[Markdown]
    description: NotRequired[Markdown]
    inheritedFrom: NotRequired[str]
    deprecated: NotRequired[Deprecated]
    includeInSchema: NotRequired[Literal[False]]
    parameters: list[Parameter]
    body: NotRequired[RequestBody]
    responses: list[Response]
    security: NotRequired[list[Security]]
    gaps: NotRequired[list[Gap]]
    extensions: NotRequired[dict[str, JsonValue]]
    accept: NotRequired[str]
    client: NotRequired[ClientCall]
    signature: Signature
    overloads: NotRequired[list[Overload]]
    binding: NotRequired[Binding]
    decorators: list[str]
    sections: NotRequired[list[DocstringSection]]
    source: SourceLocation


class Parameter(TypedDict):
    pythonName: NotRequired[str]
    wireName: str
    placeholder: NotRequired[str]
    location: ParameterLocation
    origin: Origin
    declared: NotRequired[Literal[False]]
    required: bool
    type: NotRequired[TypeExpression]
    default: NotRequired[Value]
    description: NotRequired[Markdown]
    constraints: NotRequired[Constraints]
    deprecated: NotRequired[Deprecated]
    example: NotRequired[Value]
    includeInSchema: NotRequired[Literal[False]]
    conversion: NotRequired[str]
    omittedByDefault: NotRequired[Literal[True]]
    constant: NotRequired[JsonValue]
    fromObject: NotRequired[Literal[True]]
    dependency: NotRequired[str]
    source: NotRequired[SourceLocation]


class NameType(TypedDict):
    kind: Literal["name"]
    name: str
    id: NotRequired[str]
    constraints: NotRequired[Constraints]
    input: NotRequired[TypeExpression]
    output: NotRequired[TypeExpression]


class Constraints(TypedDict):
    allowInfNan: NotRequired[bool]
    decimalPlaces: NotRequired[float]
    format: NotRequired[str]
    ge: NotRequired[float]
    gt: NotRequired[float]
    le: NotRequired[float]
    lt: NotRequired[float]
    maxDigits: NotRequired[float]
    maxItems: NotRequired[float]
    maxLength: NotRequired[float]
    maxProperties: NotRequired[float]
    minItems: NotRequired[float]
    minLength: NotRequired[float]
    minProperties: NotRequired[float]
    multipleOf: NotRequired[float]
    pattern: NotRequired[str]
    uniqueItems: NotRequired[bool]


class GenericType(TypedDict):
    kind: Literal["generic"]
    origin: TypeExpression
    arguments: list[TypeExpression]
    constraints: NotRequired[Constraints]
    input: NotRequired[TypeExpression]
    output: NotRequired[TypeExpression]
    discriminator: NotRequired[UnionDiscriminator]


class UnionDiscriminator(TypedDict):
    property: NotRequired[str]
    function: NotRequired[str]


class UnionType(TypedDict):
    kind: Literal["union"]
    members: list[TypeExpression]
    constraints: NotRequired[Constraints]
    input: NotRequired[TypeExpression]
    output: NotRequired[TypeExpression]
    discriminator: NotRequired[UnionDiscriminator]


class ListType(TypedDict):
    kind: Literal["list"]
    items: list[TypeExpression]


class LiteralType(TypedDict):
    kind: Literal["literal"]
    text: str
    value: NotRequired[JsonValue]


class TextType(TypedDict):
    kind: Literal["text"]
    text: str


class Value(TypedDict):
    text: str
    value: NotRequired[JsonValue]


class RequestBody(TypedDict):
    pythonName: NotRequired[str]
    mediaType: str
    required: bool
    origin: Origin
    type: NotRequired[TypeExpression]
    default: NotRequired[Value]
    description: NotRequired[Markdown]
    fields: NotRequired[list[BodyField]]
    otherContent: NotRequired[list[OtherContent]]


class BodyField(TypedDict):
    pythonName: NotRequired[str]
    wireName: str
    required: bool
    type: NotRequired[TypeExpression]
    default: NotRequired[Value]
    description: NotRequired[Markdown]
    constraints: NotRequired[Constraints]
    conversion: NotRequired[str]
    omittedByDefault: NotRequired[Literal[True]]
    constant: NotRequired[JsonValue]


class OtherContent(TypedDict):
    mediaType: str
    type: NotRequired[TypeExpression]
    fields: NotRequired[list[BodyField]]


class Response(TypedDict):
    status: str
    origin: Origin
    type: NotRequired[TypeExpression]
    wireType: NotRequired[TypeExpression]
    mediaType: NotRequired[str]
    description: NotRequired[Markdown]
    include: NotRequired[list[str]]
    exclude: NotRequired[list[str]]
    omits: NotRequired[list[Literal["none", "unset", "defaults"]]]
    byName: NotRequired[Literal[True]]


class Security(TypedDict):
    schemeName: str
    scheme: SecurityScheme
    name: NotRequired[str]
    bearerFormat: NotRequired[str]
    flows: NotRequired[list[SecurityFlow]]
    openIdConnectUrl: NotRequired[str]
    description: NotRequired[Markdown]
    scopes: NotRequired[list[str]]
    optional: NotRequired[Literal[True]]
    condition: NotRequired[str]
    source: SourceLocation


class SecurityFlow(TypedDict):
    flow: Literal["implicit", "password", "clientCredentials", "authorizationCode"]
    authorizationUrl: NotRequired[str]
    tokenUrl: NotRequired[str]
    refreshUrl: NotRequired[str]
    scopes: NotRequired[list[SecurityScope]]


class SecurityScope(TypedDict):
    name: str
    description: NotRequired[str]


class ClientCall(TypedDict):
    access: NotRequired[list[str]]
    called: NotRequired[list[str]]
    clientClass: NotRequired[str]
    certainty: Certainty
    reasons: NotRequired[list[Reason]]
    evidence: list[EvidenceStep]
    variantOf: NotRequired[VariantOf]
    alsoSentBy: NotRequired[list[str]]
    options: NotRequired[list[RequestOption]]
    calledFirst: NotRequired[list[str]]
    oneOf: NotRequired[list[list[str]]]
    paging: NotRequired[Paging]
    errors: NotRequired[int]


class Reason(TypedDict):
    kind: ReasonKind
    detail: NotRequired[str]


class EvidenceStep(TypedDict):
    file: str
    line: int
    column: NotRequired[int]
    endLine: NotRequired[int]
    function: str


class VariantOf(TypedDict):
    id: str
    kind: VariantKind


class RequestOption(TypedDict):
    pythonName: str
    effect: Literal["headers", "query", "body", "notSent"]


class Paging(TypedDict):
    parameter: NotRequired[str]
    item: NotRequired[TypeExpression]


Signature = TypedDict(
    "Signature",
    {
        "async": "NotRequired[Literal[True]]",
        "parameters": "list[SignatureParameter]",
        "returns": "NotRequired[TypeExpression]",
    },
)


class SignatureParameter(TypedDict):
    name: str
    kind: ParameterKind
    type: NotRequired[TypeExpression]
    default: NotRequired[str]
    documentedType: NotRequired[str]


Overload = TypedDict(
    "Overload",
    {
        "async": "NotRequired[Literal[True]]",
        "parameters": "list[SignatureParameter]",
        "returns": "NotRequired[TypeExpression]",
        "docstring": "NotRequired[Docstring]",
        "deprecated": "NotRequired[Deprecated]",
    },
)


class Class(TypedDict):
    kind: Literal["class"]
    id: str
    name: str
    bases: list[TypeExpression]
    typeParameters: NotRequired[list[str]]
    abstract: NotRequired[Literal[True]]
    protocols: NotRequired[list[Protocol]]
    jsonHook: NotRequired[str]
    decorators: NotRequired[list[str]]
    deprecated: NotRequired[Deprecated]
    docstring: NotRequired[Docstring]
    members: NotRequired[list[str]]
    model: NotRequired[Model]
    client: NotRequired[Client]
    source: SourceLocation


class Model(TypedDict):
    flavor: str
    label: NotRequired[str]
    origin: NotRequired[str]
    decorator: NotRequired[str]
    shape: NotRequired[Literal["dict", "tuple", "enum"]]
    describesJson: NotRequired[Literal[True]]
    arrayInJson: NotRequired[Literal[True]]
    frozen: NotRequired[Literal[True]]
    keywordOnly: NotRequired[Literal[True]]
    argumentNames: NotRequired[Literal["wire", "both"]]
    extra: NotRequired[Literal["allow", "forbid", "ignore"]]
    extraItems: NotRequired[TypeExpression]
    writesDefaults: NotRequired[Literal[True]]
    writesSeconds: NotRequired[Literal[True]]
    rootKeyword: NotRequired[str]
    overrides: NotRequired[list[str]]
    hasUnreadSettings: NotRequired[Literal[True]]
    fields: NotRequired[list[Field]]
    computed: NotRequired[list[Field]]
    members: NotRequired[list[EnumMember]]
    root: NotRequired[TypeExpression]
    output: NotRequired[TypeExpression]
    config: NotRequired[dict[str, str]]


class Field(TypedDict):
    name: str
    wireName: str
    outputName: NotRequired[str]
    inputOnly: NotRequired[Literal[True]]
    required: bool
    keywordOnly: NotRequired[Literal[True]]
    frozen: NotRequired[Literal[True]]
    type: NotRequired[TypeExpression]
    default: NotRequired[Value]
    description: NotRequired[Markdown]
    constraints: NotRequired[Constraints]
    deprecated: NotRequired[Deprecated]
    example: NotRequired[Value]
    line: NotRequired[int]


class EnumMember(TypedDict):
    name: str
    value: Value
    description: NotRequired[Markdown]
    line: NotRequired[int]


class Client(TypedDict):
    server: NotRequired[Server]
    authentication: NotRequired[list[Authentication]]
    environment: NotRequired[dict[str, str]]
    oneOf: NotRequired[list[list[str]]]
    credentialClasses: NotRequired[dict[str, list[str]]]


class Server(TypedDict):
    url: NotRequired[str]
    others: NotRequired[list[str]]
    parameter: NotRequired[str]
    environment: NotRequired[str]
    source: SourceLocation


class Authentication(TypedDict):
    scheme: Literal["bearer", "basic", "header", "query"]
    name: NotRequired[str]
    prefix: NotRequired[str]
    parameters: list[str]
    environment: NotRequired[list[str]]
    source: SourceLocation


class Function(TypedDict):
    kind: Literal["function"]
    id: str
    name: str
    signature: Signature
    overloads: NotRequired[list[Overload]]
    binding: NotRequired[Binding]
    abstract: NotRequired[Literal[True]]
    typeParameters: NotRequired[list[str]]
    decorators: NotRequired[list[str]]
    deprecated: NotRequired[Deprecated]
    docstring: NotRequired[Docstring]
    unknownRequest: NotRequired[SourceLocation]
    command: NotRequired[Command]
    source: SourceLocation


class Command(TypedDict):
    paths: list[CommandPath]
    startedBy: NotRequired[list[str]]
    isGroup: NotRequired[Literal[True]]
    help: NotRequired[Markdown]
    epilog: NotRequired[Markdown]
    deprecated: NotRequired[Deprecated]
    parameters: list[CommandParameter]


class CommandPath(TypedDict):
    program: str
    words: list[str]


class CommandParameter(TypedDict):
    kind: CommandParameterKind
    name: NotRequired[str]
    names: list[str]
    off: NotRequired[list[str]]
    value: NotRequired[str]
    range: NotRequired[str]
    clamp: NotRequired[Literal[True]]
    choices: NotRequired[list[str]]
    required: bool
    multiple: NotRequired[Literal[True]]
    default: NotRequired[Value]
    environment: NotRequired[list[str]]
    description: NotRequired[Markdown]


class Attribute(TypedDict):
    kind: Literal["attribute"]
    id: str
    name: str
    type: NotRequired[TypeExpression]
    aliasOf: NotRequired[TypeExpression]
    bound: NotRequired[TypeExpression]
    typeParameters: NotRequired[list[str]]
    value: NotRequired[Value]
    property: NotRequired[Property]
    abstract: NotRequired[Literal[True]]
    command: NotRequired[Command]
    decorators: NotRequired[list[str]]
    deprecated: NotRequired[Deprecated]
    docstring: NotRequired[Docstring]
    source: SourceLocation


class Property(TypedDict):
    setter: NotRequired[Literal[True]]
    deleter: NotRequired[Literal[True]]
    cached: NotRequired[Literal[True]]


class ReExport(TypedDict):
    kind: Literal["reExport"]
    id: str
    name: str
    target: str
    source: SourceLocation


class Body(TypedDict):
    digest: NotRequired[str]
    raises: NotRequired[list[Raise]]
    yields: NotRequired[int]
    returns: NotRequired[list[str]]
    environment: NotRequired[list[str]]
    takes: NotRequired[list[str]]
    forwards: NotRequired[list[str]]
    reads: NotRequired[list[str]]


class Raise(TypedDict):
    name: str
    line: int


class Package(TypedDict):
    index: PackageIndex
    modules: list[Module]


DocstringSection: TypeAlias = ItemSection | TextSection | AdmonitionSection | ExampleSection
Item: TypeAlias = Operation | Class | Function | Attribute | ReExport
Deprecated: TypeAlias = Literal[True] | Markdown
TypeExpression: TypeAlias = NameType | GenericType | UnionType | ListType | LiteralType | TextType
JsonValue: TypeAlias = str | float | bool | list["JsonValue"] | dict[str, "JsonValue"] | None
