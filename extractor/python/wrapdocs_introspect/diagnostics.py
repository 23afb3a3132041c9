"""Findings about the documented source: one table of permanent codes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Diagnostic, Severity, SourceLocation


@dataclass(frozen=True)
class _Rule:
    code: str
    severity: Severity
    hint: str


# Codes and names are permanent: add rows, never reuse or rename one.
_RULES: dict[str, _Rule] = {
    "file-not-parsed": _Rule(
        "WD101",
        "error",
        "Fix the file, or run wrapdocs with the Python version that it is written for (--python).",
    ),
    "file-skipped": _Rule(
        "WD102",
        "warning",
        "Change the file as described in the message, or move it out of the package.",
    ),
    "docstring-too-large": _Rule(
        "WD103",
        "warning",
        "Shorten the docstring, or move long text to a narrative page.",
    ),
    "empty-package": _Rule(
        "WD104",
        "warning",
        "Check that `source` is the folder with the package's Python files.",
    ),
    "module-left-out": _Rule(
        "WD105",
        "error",
        "This is a bug in wrapdocs. Please report the message. The other modules are complete.",
    ),
    "idiom-left-out": _Rule(
        "WD106",
        "error",
        "This is a bug in wrapdocs. Please report the message. Everything else is complete.",
    ),
    "placeholder-without-parameter": _Rule(
        "WD201",
        "warning",
        "Add a function parameter with the placeholder's name or alias.",
    ),
    "placeholder-from-elsewhere": _Rule(
        "WD222",
        "note",
        "Nothing, if the value belongs to the object, such as an id of its own. If callers give it "
        "in another way, say so in `packages[].operations` of the configuration.",
    ),
    "path-parameter-not-in-path": _Rule(
        "WD202",
        "warning",
        "Add the placeholder to the path, or declare the parameter as a query or header parameter.",
    ),
    "duplicate-operation": _Rule(
        "WD203",
        "warning",
        "Remove one of the operations, or change its method or path.",
    ),
    "duplicate-anchor": _Rule(
        "WD204",
        "warning",
        "Rename one of the functions. Otherwise, links to it change when functions are reordered.",
    ),
    "path-not-resolved": _Rule(
        "WD205",
        "warning",
        "Write the path as a literal, or with constants that can be read without running code.",
    ),
    "body-on-bodiless-status": _Rule(
        "WD206",
        "warning",
        "Remove the response model, or use a status that allows content.",
    ),
    "configured-operation-not-found": _Rule(
        "WD207",
        "warning",
        "Correct the dotted path of the function in `packages[].operations`, or remove the row.",
    ),
    "dependency-not-read": _Rule(
        "WD208",
        "note",
        "Document in the operation's docstring what the dependency takes from the request, or make "
        "it a function or class of this package.",
    ),
    "security-not-read": _Rule(
        "WD209",
        "note",
        "Derive the scheme from a class of `fastapi.security` that says what it asks for, such as "
        "`APIKeyHeader`.",
    ),
    "responses-not-read": _Rule(
        "WD210",
        "note",
        "Write `responses` as a dict, a comprehension over constants, or a function that only "
        "returns one of these.",
    ),
    "openapi-extra-not-shown": _Rule(
        "WD211",
        "note",
        "Write it as a dict, or take it from a function that always returns the same one. What "
        "JSON Schema says beyond types and limits belongs in the docstring.",
    ),
    "router-not-included": _Rule(
        "WD213",
        "note",
        "Include the router in an application with `include_router` in code that can be read. If "
        "other packages include it, accept the finding with that reason.",
    ),
    "routes-not-read": _Rule(
        "WD214",
        "note",
        "Add the routes with decorators or `add_api_route` of a router of this package, in code "
        "that can be read, and pass options to routers instead of overriding their methods. If "
        "another package documents the routes, accept the finding with that reason.",
    ),
    "openapi-replaced": _Rule(
        "WD215",
        "note",
        "Declare what the function adds or removes with parameters, models and options of the "
        "operations, or accept the finding if both documents say the same.",
    ),
    "route-conditional": _Rule(
        "WD216",
        "note",
        "Say in the docstring of the function when the operation exists.",
    ),
    "type-not-read": _Rule(
        "WD221",
        "note",
        "Describe in the docstring what the type holds, or make it a class of this package.",
    ),
    "command-not-read": _Rule(
        "WD217",
        "note",
        "Write the names, choices and help of commands and options as constants, and add commands "
        "in code that can be read.",
    ),
    "functions-not-followed": _Rule(
        "WD212",
        "warning",
        "Name the functions that send requests in `packages[].operations` of the configuration.",
    ),
    "function-not-evaluated": _Rule(
        "WD220",
        "warning",
        "Report this as a bug of wrapdocs; everything else is read.",
    ),
    "pattern-without-match": _Rule(
        "WD218",
        "warning",
        "Correct the pattern in `packages[].include` or `packages[].exclude`, or remove it.",
    ),
    "possible-senders-incomplete": _Rule(
        "WD219",
        "note",
        "Name the functions that send requests in `packages[].operations` of the configuration.",
    ),
    "unresolved-model": _Rule(
        "WD301",
        "warning",
        "Import or define the name in this module.",
    ),
    "unresolved-base": _Rule(
        "WD302",
        "note",
        "Import or define the base class in this module.",
    ),
    "export-not-found": _Rule(
        "WD303",
        "note",
        "Define or import the name in this module, or remove it from `__all__`.",
    ),
    "exports-not-read": _Rule(
        "WD304",
        "note",
        "Write `__all__` as a list of names or a sum of lists. Until then, names without a leading "
        "underscore are public.",
    ),
    "json-schema-not-read": _Rule(
        "WD305",
        "note",
        "Use `json_schema_input_type`, serializers with a return type, or `Field` limits instead, "
        "or describe the JSON in the docstring of the class.",
    ),
    "limit-not-read": _Rule(
        "WD306",
        "note",
        "Write the limit as a number below 2**53, or with constants that can be read without "
        "running code.",
    ),
    "definition-left-out": _Rule(
        "WD307",
        "note",
        "The first branch that holds on Linux for the newest Python that the package supports is "
        "documented. Describe the "
        "others there.",
    ),
    "dynamic-names-not-read": _Rule(
        "WD308",
        "note",
        "List the names in `__all__`, or import them under `if TYPE_CHECKING:`.",
    ),
    "undocumented-operation": _Rule(
        "WD401",
        "note",
        "Add a docstring to the function. Its first line should describe the operation.",
    ),
    "undocumented-parameter": _Rule(
        "WD402",
        "note",
        "Describe the parameter in the docstring or with `description=`.",
    ),
    "docstring-unknown-parameter": _Rule(
        "WD403",
        "warning",
        "Correct the parameter's name in the docstring, or remove the entry.",
    ),
    "docstring-not-converted": _Rule(
        "WD404",
        "warning",
        "Shorten the text, or nest fewer lists and quotes in it.",
    ),
    "docstring-unknown-name": _Rule(
        "WD405",
        "warning",
        "Correct the name in the docstring.",
    ),
    "docstring-other-default": _Rule(
        "WD406",
        "warning",
        "Correct the default in the docstring, or leave it to the signature.",
    ),
}


def make_diagnostic(
    rule: str,
    message: str,
    *,
    file: str | None = None,
    line: int | None = None,
    column: int | None = None,
    item: str | None = None,
    hint: str | None = None,
) -> Diagnostic:
    """Make a diagnostic; code, severity and the default hint come from the table.

    Args:
        rule: Permanent name of the finding.
        message: What was found.
        file: File relative to the source root.
        line: Line of the finding, 1-based.
        column: Column of the finding, 1-based.
        item: Id of the item it is about.
        hint: What to do, if the table's hint is not precise enough.

    Returns:
        A `Diagnostic` of the contract.
    """
    row = _RULES[rule]
    diagnostic: Diagnostic = {
        "code": row.code,
        "rule": rule,
        "severity": row.severity,
        "message": message,
        "hint": hint or row.hint,
    }
    if file is not None:
        location: SourceLocation = {"file": file, "line": line or 1}
        if column:
            location["column"] = column
        diagnostic["location"] = location
    if item is not None:
        diagnostic["item"] = item
    return diagnostic
