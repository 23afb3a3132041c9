"""Documentation of an operation: its docstring, spread over the operation's parts."""

from __future__ import annotations

import ast
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.docstrings.parsing import ParsedDocstring, parse_docstring
from wrapdocs_introspect.emit.signatures import default_texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.names.scope import Scope

Json = dict[str, Any]


@lru_cache(maxsize=1024)
def read_docstring(function: Scope, style: str) -> ParsedDocstring:
    """Read the docstring of a function or class.

    What follows a form feed is not part of the description, as in FastAPI; parameters and returned
    value are still read from it. Several routes, or several users of a dependency, may share one.

    Args:
        function: The function, or the class of a dependency.
        style: The package's docstring style.
    """
    shown, _, hidden = (ast.get_docstring(function.node) or "").partition("\f")
    arguments = getattr(function.node, "args", None)
    defaults = default_texts(arguments) if arguments is not None else None
    parsed = parse_docstring(shown, style=style, defaults=defaults)
    if hidden:
        rest = parse_docstring(hidden.strip(), style=style, defaults=defaults)
        parsed.parameters = {**rest.parameters, **parsed.parameters}
        parsed.returns = parsed.returns or rest.returns
    return parsed


def describe_operation(operation: Json, parsed: ParsedDocstring) -> None:
    """Give an operation and its parts the descriptions that its docstring holds.

    Args:
        operation: The operation; what its decorator says stays.
        parsed: The docstring.
    """
    if parsed.summary:
        operation.setdefault("summary", parsed.summary)
    if parsed.description:
        operation.setdefault("description", parsed.description)
    if parsed.deprecated:
        operation.setdefault("deprecated", parsed.deprecated)
    if parsed.sections:
        operation["sections"] = parsed.sections
    _describe_success(operation, parsed)


def documented_parts(operation: Json) -> Iterator[Json]:
    """Yield the parameters and body parts that the function itself declares."""
    for parameter in operation["parameters"]:
        if "dependency" not in parameter and parameter.get("declared") is not False:
            yield parameter
    body = operation.get("body")
    if body is not None:
        yield from body.get("fields", (body,))


def _describe_success(operation: Json, parsed: ParsedDocstring) -> None:
    if not parsed.returns:
        return
    for response in operation["responses"]:
        if response["status"][0] in "123":
            response.setdefault("description", parsed.returns)
            return
