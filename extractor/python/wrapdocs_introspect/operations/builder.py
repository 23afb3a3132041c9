"""Assembles operations of the contract from the facts that idioms find."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from wrapdocs_introspect.annotations.signatures import make_signature
from wrapdocs_introspect.constants.folding import fold_string
from wrapdocs_introspect.operations.bodies import make_body
from wrapdocs_introspect.operations.documentation import describe_operation, read_docstring
from wrapdocs_introspect.operations.findings import find_problems
from wrapdocs_introspect.operations.identity import find_duplicates, make_ids_unique
from wrapdocs_introspect.operations.parameters import make_parameters
from wrapdocs_introspect.operations.responses import make_response
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.contract import Diagnostic, Operation, Parameter, SourceLocation
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import IdiomFacts, InputFacts, OperationFacts


@dataclass
class FoundOperations:
    """The operations of a package by module id, the code they are made of, and findings."""

    operations: dict[str, list[Operation]] = field(default_factory=dict)
    functions: set[str] = field(default_factory=set)
    """Ids of the functions that are shown as operations."""
    framework_objects: set[str] = field(default_factory=set)
    """Ids of the attributes that only hold the operations together: applications, routers."""
    diagnostics: list[Diagnostic] = field(default_factory=list)


class OperationBuilder:
    """Builds the operations of one package from the facts of all idioms."""

    def __init__(self, package: LoadedPackage) -> None:
        """Build operations of a package.

        Args:
            package: The loaded package.
        """
        self._package = package
        self._found = FoundOperations()
        self._problems: list[tuple[Operation, Diagnostic]] = []

    def add(self, idiom: str, facts: IdiomFacts) -> None:
        """Add what an idiom found.

        Args:
            idiom: The idiom's name.
            facts: Its facts.
        """
        self._found.framework_objects |= facts.framework_objects
        for one in facts.operations:
            self._add_operation(idiom, one)

    def finish(self) -> FoundOperations:
        """Return all operations, with final ids and with findings about them."""
        found = self._found
        modules = sorted(found.operations)
        operations = [one for module in modules for one in found.operations[module]]
        make_ids_unique(operations)
        found.diagnostics = [*_name_operations(self._problems), *find_duplicates(operations)]
        return found

    def _add_operation(self, idiom: str, facts: OperationFacts) -> None:
        operation = _make_operation(idiom, facts, self._package)
        parsed = read_docstring(facts.function, self._package.docstrings)
        describe_operation(operation, parsed)
        self._problems += [(operation, one) for one in find_problems(operation, facts, parsed)]
        module_id = facts.function.module.path
        self._found.operations.setdefault(module_id, []).append(operation)
        self._found.functions.add(facts.function.id)


def _make_operation(idiom: str, facts: OperationFacts, package: LoadedPackage) -> Operation:
    function = facts.function
    parameters = make_parameters(facts, package)
    operation: dict[str, Any] = {
        "kind": "operation",
        "id": function.id,
        "name": function.name,
        "anchor": function.name,
        "idiom": idiom,
        "origin": facts.origin,
        "method": facts.method,
        "path": facts.path,
        **_declared_documentation(facts),
        "parameters": parameters,
    }
    body = make_body(facts.inputs, package.docstrings)
    if body is not None:
        operation["body"] = body
    operation["responses"] = [make_response(response) for response in facts.responses]
    accept = _accept(facts.inputs, parameters)
    if accept is not None:
        operation["accept"] = accept
    operation.update(_as_written(function))
    return cast("Operation", operation)


def _declared_documentation(facts: OperationFacts) -> dict[str, Any]:
    made = {
        "tags": list(facts.tags),
        "operationId": facts.operation_id,
        "summary": facts.summary,
        "description": facts.description,
        "deprecated": facts.deprecated,
    }
    declared: dict[str, Any] = {key: value for key, value in made.items() if value}
    return declared if facts.is_in_schema else {**declared, "includeInSchema": False}


def _accept(inputs: Iterable[InputFacts], parameters: list[Parameter]) -> str | None:
    names = {
        parameter.get("pythonName")
        for parameter in parameters
        if parameter["location"] == "header" and parameter["wireName"].lower() == "accept"
    }
    defaults = [one.default for one in inputs if one.location == "header" and one.name in names]
    return next((text for one in defaults if (text := fold_string(one)) is not None), None)


def _as_written(function: Scope) -> dict[str, Any]:
    node = function.node
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return {}
    source: SourceLocation = {"file": function.source.file, "line": node.lineno}
    if node.end_lineno is not None:
        source["endLine"] = node.end_lineno
    return {
        "signature": make_signature(
            node.args,
            node.returns,
            (function.parent or function).documented,
            is_async=isinstance(node, ast.AsyncFunctionDef),
            is_bound=function.is_bound,
        ),
        "decorators": [text_of(decorator) for decorator in node.decorator_list],
        "source": source,
    }


def _name_operations(problems: Iterable[tuple[Operation, Diagnostic]]) -> list[Diagnostic]:
    """Set the final operation ids of findings; operations that share a function keep the first."""
    named: dict[tuple[str, str], Diagnostic] = {}
    for operation, problem in problems:
        key = (problem["message"], str(problem.get("location")))
        named.setdefault(key, {**problem, "item": operation["id"]})
    return list(named.values())
