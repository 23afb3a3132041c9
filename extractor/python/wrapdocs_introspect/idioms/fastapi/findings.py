"""Findings about operations: paths, parameters and docstrings that do not fit together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.idioms.fastapi.documentation import documented_parts
from wrapdocs_introspect.idioms.fastapi.responses import is_bodiless

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.docstrings import ParsedDocstring
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
    route, path = endpoint.route, operation["path"]
    place = {"file": route.file, "line": route.line}
    if endpoint.path.unresolved:
        names = ", ".join(endpoint.path.unresolved)
        message = (
            f"The path {path} of {route.function.name} depends on code that is not run: {names}."
        )
        yield make_diagnostic("path-not-resolved", message, **place)
    for parameter in operation["parameters"]:
        name = parameter["wireName"]
        if parameter.get("declared") is False and not route.is_raw:
            message = (
                f"The path {path} has {{{name}}}, and {route.function.name} has no such parameter."
            )
            yield make_diagnostic("placeholder-without-parameter", message, **place)
        elif parameter["location"] == "path" and "dependency" not in parameter:
            if parameter.get("placeholder", name) in endpoint.placeholders or route.is_raw:
                continue
            if endpoint.path.unresolved or parameter.get("declared") is False:
                continue
            message = (
                f"{parameter['pythonName']} is read from the path, and {path} has no {{{name}}}."
            )
            yield make_diagnostic(
                "path-parameter-not-in-path",
                message,
                file=parameter["source"]["file"],
                line=parameter["source"]["line"],
            )


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
    place = {"file": function.source.file, "line": function.line}
    if "summary" not in operation and "description" not in operation:
        message = f"{function.name} ({operation['method']} {operation['path']}) has no description."
        yield make_diagnostic("undocumented-operation", message, **place)
        return
    for part in documented_parts(operation):
        if "description" not in part and "pythonName" in part:
            message = f"The parameter {part['pythonName']} of {function.name} has no description."
            yield make_diagnostic("undocumented-parameter", message, **place)
    declared = {parameter["name"] for parameter in operation["signature"]["parameters"]}
    for name in parsed.parameters:
        if name and name not in declared:
            message = (
                f"The docstring of {function.name} describes {name}, which is no parameter of it."
            )
            yield make_diagnostic("docstring-unknown-parameter", message, **place)
