"""Findings about operations: paths, parameters and docstrings that do not fit together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.docstrings.parameter_check import find_wrong_parameters
from wrapdocs_introspect.operations.documentation import documented_parts
from wrapdocs_introspect.operations.responses import is_bodiless

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import Diagnostic, Operation, Parameter
    from wrapdocs_introspect.docstrings.parsing import ParsedDocstring
    from wrapdocs_introspect.operations.facts import OperationFacts


def find_problems(
    operation: Operation, facts: OperationFacts, parsed: ParsedDocstring
) -> Iterator[Diagnostic]:
    """Yield what is wrong, or could be better, with an operation.

    Args:
        operation: The finished operation.
        facts: What the idiom found.
        parsed: The function's docstring.
    """
    yield from _path_problems(operation, facts)
    for problem in facts.problems:
        file, line = problem.source["file"], problem.source["line"]
        yield make_diagnostic(problem.rule, problem.message, file=file, line=line)
    yield from _bodiless_problems(operation, facts)
    yield from _docstring_problems(operation, facts, parsed)


def _path_problems(operation: Operation, facts: OperationFacts) -> Iterator[Diagnostic]:
    path, name = facts.path, facts.function.name
    file, line = facts.source["file"], facts.source["line"]
    if facts.unresolved:
        parts = ", ".join(facts.unresolved)
        message = f"The path {path} of {name} depends on code that wrapdocs does not run: {parts}."
        yield make_diagnostic("path-not-resolved", message, file=file, line=line)
    if not facts.reads_inputs:
        return
    for parameter in operation["parameters"]:
        placeholder = f"{{{parameter['wireName']}}}"
        if parameter.get("declared") is False:
            yield _undeclared_problem(facts, placeholder)
        elif _has_no_placeholder(parameter, facts):
            message = (
                f"{parameter['pythonName']} is read from the path, "
                f"but {path} does not contain {placeholder}."
            )
            place = parameter["source"]
            yield make_diagnostic(
                "path-parameter-not-in-path", message, file=place["file"], line=place["line"]
            )


def _undeclared_problem(facts: OperationFacts, placeholder: str) -> Diagnostic:
    """Report a placeholder without a parameter; the object of a client may know its value."""
    path, name = facts.path, facts.function.name
    file, line = facts.source["file"], facts.source["line"]
    if facts.client is not None:
        message = f"The value of {placeholder} in the path {path} is no parameter of {name}."
        return make_diagnostic("placeholder-from-elsewhere", message, file=file, line=line)
    message = f"The path {path} contains {placeholder}, but {name} does not have this parameter."
    return make_diagnostic("placeholder-without-parameter", message, file=file, line=line)


def _has_no_placeholder(parameter: Parameter, facts: OperationFacts) -> bool:
    """Tell whether a path parameter of the function itself is missing in the path."""
    if parameter["location"] != "path" or "dependency" in parameter or facts.unresolved:
        return False
    return parameter.get("placeholder", parameter["wireName"]) not in facts.placeholders


def _bodiless_problems(operation: Operation, facts: OperationFacts) -> Iterator[Diagnostic]:
    for response in operation["responses"]:
        if is_bodiless(response["status"]) and "type" in response:
            yield make_diagnostic(
                "body-on-bodiless-status",
                f"{facts.function.name} declares a body for the status "
                f"{response['status']}, which does not allow a body.",
                file=facts.source["file"],
                line=facts.source["line"],
            )


def _docstring_problems(
    operation: Operation, facts: OperationFacts, parsed: ParsedDocstring
) -> Iterator[Diagnostic]:
    function = facts.function
    file, line = function.source.file, function.line
    if "summary" not in operation and "description" not in operation:
        message = f"{function.name} ({operation['method']} {operation['path']}) has no description."
        yield make_diagnostic("undocumented-operation", message, file=file, line=line)
        if not parsed.all_sections:
            return  # For a function without a docstring, one finding is enough.
    for part in documented_parts(operation):
        if "description" not in part and "pythonName" in part:
            message = f"The parameter {part['pythonName']} of {function.name} has no description."
            yield make_diagnostic("undocumented-parameter", message, file=file, line=line)
    arguments = getattr(function.node, "args", None)
    if arguments is not None:
        yield from find_wrong_parameters(function.name, parsed, arguments, file=file, line=line)
