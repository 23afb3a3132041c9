"""Findings about operations: paths, parameters and docstrings that do not fit together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.docstrings.parameter_check import find_unknown_parameters
from wrapdocs_introspect.idioms.fastapi.documentation import documented_parts
from wrapdocs_introspect.idioms.fastapi.responses import is_bodiless

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.docstrings.parsing import ParsedDocstring
    from wrapdocs_introspect.idioms.fastapi.routes import Endpoint

Json = dict[str, Any]


def find_problems(operation: Json, endpoint: Endpoint, parsed: ParsedDocstring) -> Iterator[Json]:
    """Yield what is wrong, or could be better, with an operation.

    Args:
        operation: The finished operation.
        endpoint: Where it was declared.
        parsed: The function's docstring.
    """
    yield from _path_problems(operation, endpoint)
    yield from _bodiless_problems(operation, endpoint)
    yield from _docstring_problems(operation, endpoint, parsed)


def _path_problems(operation: Json, endpoint: Endpoint) -> Iterator[Json]:
    route, path, name = endpoint.route, operation["path"], endpoint.route.function.name
    if endpoint.path.unresolved:
        parts = ", ".join(endpoint.path.unresolved)
        message = f"The path {path} of {name} depends on code that is not run: {parts}."
        yield make_diagnostic("path-not-resolved", message, file=route.file, line=route.line)
    if route.is_raw:
        return
    for parameter in operation["parameters"]:
        if parameter.get("declared") is False:
            placeholder = f"{{{parameter['wireName']}}}"
            message = f"The path {path} has {placeholder}, and {name} has no such parameter."
            rule = "placeholder-without-parameter"
            yield make_diagnostic(rule, message, file=route.file, line=route.line)
        elif _is_lost(parameter, endpoint):
            placeholder = f"{{{parameter['wireName']}}}"
            message = (
                f"{parameter['pythonName']} is read from the path, and {path} has no {placeholder}."
            )
            yield make_diagnostic("path-parameter-not-in-path", message, **parameter["source"])


def _is_lost(parameter: Json, endpoint: Endpoint) -> bool:
    """Tell whether a path parameter of the function itself has no placeholder."""
    if parameter["location"] != "path" or "dependency" in parameter or endpoint.path.unresolved:
        return False
    return parameter.get("placeholder", parameter["wireName"]) not in endpoint.placeholders


def _bodiless_problems(operation: Json, endpoint: Endpoint) -> Iterator[Json]:
    for response in operation["responses"]:
        if is_bodiless(response["status"]) and "type" in response:
            yield make_diagnostic(
                "body-on-bodiless-status",
                f"{endpoint.route.function.name} declares a body for status {response['status']}, "
                "which HTTP sends without one.",
                file=endpoint.route.file,
                line=endpoint.route.line,
            )


def _docstring_problems(
    operation: Json, endpoint: Endpoint, parsed: ParsedDocstring
) -> Iterator[Json]:
    function = endpoint.route.function
    location: Json = {"file": function.source.file, "line": function.line}
    if "summary" not in operation and "description" not in operation:
        message = f"{function.name} ({operation['method']} {operation['path']}) has no description."
        yield make_diagnostic("undocumented-operation", message, **location)
        if not parsed.all_sections:
            return  # Of a function without a docstring, that says it all.
    for part in documented_parts(operation):
        if "description" not in part and "pythonName" in part:
            message = f"The parameter {part['pythonName']} of {function.name} has no description."
            yield make_diagnostic("undocumented-parameter", message, **location)
    arguments = getattr(function.node, "args", None)
    if arguments is not None:
        yield from find_unknown_parameters(function.name, parsed, arguments, **location)
