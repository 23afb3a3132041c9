"""Operations: an endpoint and a method, in the contract's form."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.constants.folding import fold_string
from wrapdocs_introspect.emit.signatures import make_signature
from wrapdocs_introspect.idioms.fastapi.bodies import make_body
from wrapdocs_introspect.idioms.fastapi.dependencies import (
    CallableParameters,
    InputReader,
    class_declarations,
)
from wrapdocs_introspect.idioms.fastapi.documentation import describe_operation, read_docstring
from wrapdocs_introspect.idioms.fastapi.inheritance import (
    dependencies_of,
    is_deprecated,
    is_in_schema,
    responses_of,
    route_options,
    tags_of,
)
from wrapdocs_introspect.idioms.fastapi.inputs import Declaration, Input, Reading, declarations_of
from wrapdocs_introspect.idioms.fastapi.parameters import make_parameters
from wrapdocs_introspect.idioms.fastapi.responses import make_responses
from wrapdocs_introspect.idioms.fastapi.values import text_option
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.fastapi.routes import Endpoint
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.models import ModelIndex
    from wrapdocs_introspect.names.scope import Scope

Json = dict[str, Any]

_BODY_METHODS = frozenset({"POST", "PUT", "PATCH"})


def make_operations(endpoint: Endpoint, package: LoadedPackage) -> Iterator[Json]:
    """Yield an operation for each method of an endpoint.

    Args:
        endpoint: A route with its whole path.
        package: The loaded package.

    Yields:
        Operations of the contract; their ids are the function's.
    """
    parsed = read_docstring(endpoint.route.function, package.docstring_style)
    for method in endpoint.route.methods:
        operation = _make_operation(endpoint, method, package)
        describe_operation(operation, parsed)
        yield operation


def _make_operation(endpoint: Endpoint, method: str, package: LoadedPackage) -> Json:
    route = endpoint.route
    function = route.function
    models = package.models
    inputs = _inputs(endpoint, method, package)
    is_certain = route.router.certain and not endpoint.path.unresolved
    operation: Json = {
        "kind": "operation",
        "id": function.id,
        "name": function.name,
        "anchor": function.name,
        "idiom": "fastapi",
        "origin": "declared" if is_certain else "inferred",
        "method": method,
        "path": endpoint.shown_path,
        **_remarks(endpoint),
        "parameters": make_parameters(inputs, endpoint.placeholders, models),
    }
    body = make_body(inputs, models)
    if body is not None:
        operation["body"] = body
    operation["responses"] = _responses(endpoint, models)
    accept = _accept(inputs, operation["parameters"])
    if accept is not None:
        operation["accept"] = accept
    operation.update(_as_written(function))
    return operation


def _inputs(endpoint: Endpoint, method: str, package: LoadedPackage) -> list[Input]:
    if endpoint.route.is_raw:
        return []
    reading = Reading(
        models=package.models,
        path_names=frozenset(endpoint.placeholders),
        allows_body=method in _BODY_METHODS,
        docstring_style=package.docstring_style,
    )
    function = endpoint.route.function
    own = CallableParameters(function.id, list(_declared(function)), (function,))
    return list(InputReader(reading).read(own, dependencies_of(endpoint)))


def _declared(function: Scope) -> Iterator[Declaration]:
    yield from declarations_of(function, skip_first=_is_bound(function))
    owner = function.parent
    if owner is not None and owner.kind == "class" and _is_class_based_view(owner):
        yield from class_declarations(owner)


def _is_bound(function: Scope) -> bool:
    """Tell whether the first parameter is `self` or `cls`; a class's routes often lack it."""
    arguments = getattr(function.node, "args", None)
    if function.parent is None or function.parent.kind != "class" or arguments is None:
        return False
    positional = [*arguments.posonlyargs, *arguments.args]
    return bool(positional) and positional[0].arg in {"self", "cls"}


def _is_class_based_view(owner: Scope) -> bool:
    """Tell whether a class is a view of fastapi-utils: its attributes are every method's inputs."""
    called = [node.func for node in _decorators(owner) if isinstance(node, ast.Call)]
    return any((dotted_name(node) or "").rpartition(".")[2] == "cbv" for node in called)


def _remarks(endpoint: Endpoint) -> Json:
    options = endpoint.route.options
    remarks: Json = {}
    tags = tags_of(endpoint)
    if tags:
        remarks["tags"] = tags
    for option, key in (
        ("operation_id", "operationId"),
        ("summary", "summary"),
        ("description", "description"),
    ):
        text = text_option(options, option)
        if text:
            remarks[key] = text
    deprecated = _deprecation(endpoint)
    if deprecated:
        remarks["deprecated"] = deprecated
    if not is_in_schema(endpoint):
        remarks["includeInSchema"] = False
    return remarks


def _deprecation(endpoint: Endpoint) -> str | bool | None:
    """Return the message of `@deprecated("...")`, else True where an option says so."""
    function = endpoint.route.function
    for node in _decorators(function):
        if isinstance(node, ast.Call) and node.args and _last_name(node.func) == "deprecated":
            return fold_string(Expression(node.args[0], function.parent or function)) or True
    return True if is_deprecated(endpoint) else None


def _responses(endpoint: Endpoint, models: ModelIndex) -> list[Json]:
    function = endpoint.route.function
    returns = getattr(function.node, "returns", None)
    returned = Expression(returns, function.parent or function) if returns is not None else None
    return make_responses(route_options(endpoint), responses_of(endpoint), returned, models)


def _accept(inputs: list[Input], parameters: list[Json]) -> str | None:
    names = {
        parameter.get("pythonName")
        for parameter in parameters
        if parameter["location"] == "header" and parameter["wireName"].lower() == "accept"
    }
    defaults = [one.default for one in inputs if one.kind == "header" and one.name in names]
    return next((text for one in defaults if (text := fold_string(one)) is not None), None)


def _as_written(function: Scope) -> Json:
    node = function.node
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return {}
    source: Json = {"file": function.source.file, "line": node.lineno}
    if node.end_lineno is not None:
        source["endLine"] = node.end_lineno
    return {
        "signature": make_signature(
            node.args,
            node.returns,
            (function.parent or function).documented,
            is_async=isinstance(node, ast.AsyncFunctionDef),
            is_bound=_is_bound(function),
        ),
        "decorators": [text_of(decorator) for decorator in node.decorator_list],
        "source": source,
    }


def _decorators(scope: Scope) -> list[ast.expr]:
    return getattr(scope.node, "decorator_list", [])


def _last_name(node: ast.expr) -> str:
    return (dotted_name(node) or "").rpartition(".")[2]
