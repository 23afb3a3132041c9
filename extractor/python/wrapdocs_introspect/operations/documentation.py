"""Documentation of an operation: its docstring, spread over the operation's parts."""

from __future__ import annotations

import ast
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import griffe

from wrapdocs_introspect.docstrings.parsing import add_documented_types
from wrapdocs_introspect.names.inherited_texts import documented, find_described
from wrapdocs_introspect.source.parameters import default_texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import BodyField, Operation, Parameter, RequestBody
    from wrapdocs_introspect.docstrings.parsing import ParsedDocstring
    from wrapdocs_introspect.docstrings.reader import DocstringReader
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import InputFacts


@lru_cache(maxsize=1024)
def read_docstring(scope: Scope, docstrings: DocstringReader) -> ParsedDocstring:
    """Read the docstring of a function or class.

    Text after a form feed is not shown, as in FastAPI, but parameters and the returned value are
    still read from it. The result is cached, because operations share functions and dependencies.

    Args:
        scope: The function or class.
        docstrings: Reads the package's docstrings.
    """
    text, owner = ast.get_docstring(scope.node) or _docstring_of_overloads(scope), scope.id
    described = _described(scope) if not text else None
    if described is not None and described.docstring is not None:
        text, owner = described.docstring.value, described.path
    shown, _, hidden = text.partition("\f")
    arguments = getattr(scope.node, "args", None)
    defaults = default_texts(arguments) if arguments is not None else None
    parsed = docstrings.read(shown, owner, defaults)
    if described is not None:
        parsed.inherit(owner)
    if hidden:
        rest = docstrings.read(hidden.strip(), owner, defaults)
        parsed.parameters = {**rest.parameters, **parsed.parameters}
        parsed.returns = parsed.returns or rest.returns
    return parsed


def _described(scope: Scope) -> griffe.Object | None:
    """Return the object whose text a function without one has."""
    function = scope.lookup(scope.id) if scope.kind == "function" else None
    return find_described(function, scope.package) if function is not None else None


def _docstring_of_overloads(scope: Scope) -> str:
    """Return the docstring of the first overload that has one, where the function has none."""
    function = scope.lookup(scope.id) if scope.kind == "function" else None
    if not isinstance(function, griffe.Function) or not function.overloads:
        return ""
    docstring = documented(function).docstring
    return docstring.value if docstring is not None else ""


def description_of(found: InputFacts, docstrings: DocstringReader) -> str | None:
    """Return the description of an input: its own, that of a docstring, or its title.

    Args:
        found: The input.
        docstrings: Reads the package's docstrings.
    """
    texts: dict[str, str] = {}
    for scope in found.documented_in:
        parsed = read_docstring(scope, docstrings)
        texts.update({**parsed.attributes, **parsed.parameters})
    return found.description or texts.get(found.name or "") or found.title


def describe_operation(operation: Operation, parsed: ParsedDocstring) -> None:
    """Give an operation and its responses the descriptions in its docstring.

    Args:
        operation: The operation; its own summary, description and deprecation stay.
        parsed: The docstring.
    """
    description = parsed.description
    if parsed.inherited_from is not None:
        operation["inheritedFrom"] = parsed.inherited_from
    if parsed.summary and operation.setdefault("summary", parsed.summary) != parsed.summary:
        # The decorator has another summary, so the whole docstring is the description.
        description = "\n\n".join(text for text in (parsed.summary, description) if text)
    if description:
        operation.setdefault("description", description)
    if parsed.deprecated:
        operation.setdefault("deprecated", parsed.deprecated)
    if parsed.sections:
        sections: Any = parsed.sections
        operation["sections"] = sections
    add_documented_types(operation["signature"], parsed)
    _describe_success(operation, parsed)


def documented_parts(operation: Operation) -> Iterator[Parameter | RequestBody | BodyField]:
    """Yield the parameters and body parts that the function itself declares."""
    for parameter in operation["parameters"]:
        if "dependency" not in parameter and parameter.get("declared") is not False:
            yield parameter
    body = operation.get("body")
    if body is None:
        return
    if "fields" in body:
        yield from body["fields"]
    else:
        yield body


def _describe_success(operation: Operation, parsed: ParsedDocstring) -> None:
    if not parsed.returns:
        return
    for response in operation["responses"]:
        if response["status"][0] in "123":
            response.setdefault("description", parsed.returns)
            return
