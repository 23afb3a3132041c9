"""Assembles operations of the contract from the facts that idioms find."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from wrapdocs_introspect.annotations.type_variables import bind_variables, replace_names
from wrapdocs_introspect.constants.folding import fold_string
from wrapdocs_introspect.operations.additions import add_written
from wrapdocs_introspect.operations.bodies import make_body
from wrapdocs_introspect.operations.called_first import CalledFirst
from wrapdocs_introspect.operations.client_calls import link_variants, make_client_call
from wrapdocs_introspect.operations.demanded_parameters import find_demanded
from wrapdocs_introspect.operations.documentation import describe_operation, read_docstring
from wrapdocs_introspect.operations.findings import find_problems
from wrapdocs_introspect.operations.identity import find_duplicates, make_ids_unique
from wrapdocs_introspect.operations.parameters import make_parameters
from wrapdocs_introspect.operations.responses import make_response
from wrapdocs_introspect.operations.written import describe_function
from wrapdocs_introspect.source.nodes import function_node
from wrapdocs_introspect.source.statements import does_nothing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.contract import (
        BehaviorFact,
        Client,
        Command,
        Diagnostic,
        ErrorCase,
        Operation,
        PackageKind,
        Parameter,
        SourceLocation,
    )
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
    clients: dict[str, Client] = field(default_factory=dict)
    """What classes say as clients, by the ids of the classes."""
    unknown_requests: dict[str, SourceLocation] = field(default_factory=dict)
    """The calls that send a request which could not be determined, by ids of functions."""
    commands: dict[str, Command] = field(default_factory=dict)
    """The commands of a command line, by the ids of the functions and groups that declare them."""
    errors: list[list[ErrorCase]] = field(default_factory=list)
    """What clients raise: tables to which operations refer by number."""
    behavior: list[BehaviorFact] = field(default_factory=list)
    """What the code sets that sends the requests of clients."""
    handlers: dict[str, bool] = field(default_factory=dict)
    """Whether the functions that declare operations have a body that does something, by id."""
    diagnostics: list[Diagnostic] = field(default_factory=list)

    def kind(self) -> PackageKind | None:
        """Tell what the functions with declared operations are, None if there are none."""
        with_body = sum(self.handlers.values())
        if not self.handlers:
            return None
        return "server" if with_body * 2 > len(self.handlers) else "wrapper"


class OperationBuilder:
    """Builds the operations of one package from the facts of all idioms."""

    def __init__(self, package: LoadedPackage) -> None:
        """Build operations of a package.

        Args:
            package: The loaded package.
        """
        self._package = package
        self._found = FoundOperations()
        self._called_first = CalledFirst(package.scopes)
        self._made: list[tuple[OperationFacts, Operation]] = []
        self._problems: list[tuple[Operation, Diagnostic]] = []

    def add(self, idiom: str, facts: IdiomFacts) -> None:
        """Add what an idiom found.

        Args:
            idiom: The idiom's name.
            facts: Its facts.
        """
        self._found.framework_objects |= facts.framework_objects
        self._found.clients.update(facts.clients)
        self._found.unknown_requests.update(facts.unknown_requests)
        self._found.commands.update(facts.commands)
        self._found.errors += map(list, facts.errors)
        self._found.behavior += facts.behavior
        self._found.diagnostics += facts.diagnostics
        for one in facts.operations:
            self._add_operation(idiom, one)

    def finish(self) -> FoundOperations:
        """Return all operations, with final ids and with findings about them."""
        found = self._found
        modules = sorted(found.operations)
        operations = [one for module in modules for one in found.operations[module]]
        make_ids_unique(operations)
        link_variants(self._made)
        declared = [one for one in operations if "client" not in one]
        found.diagnostics += [*_name_operations(self._problems), *find_duplicates(declared)]
        return found

    def _add_operation(self, idiom: str, facts: OperationFacts) -> None:
        operation = _make_operation(idiom, facts, self._package)
        if facts.client is not None:
            called = self._called_first.find(facts.client.evidence)
            if called:
                operation["client"]["calledFirst"] = called
        parsed = read_docstring(facts.function, self._package.docstrings)
        describe_operation(operation, parsed)
        if facts.inheriting is None:
            self._problems += [(operation, one) for one in find_problems(operation, facts, parsed)]
        self._made.append((facts, operation))
        self._found.operations.setdefault(facts.module_id, []).append(operation)
        self._found.functions.add(facts.id)
        if facts.client is None:
            self._found.handlers[facts.function.id] = self._has_body(facts.function)

    def _has_body(self, function: Scope) -> bool:
        """Tell whether a function does something; one within another is known while it is read."""
        found = self._package.names.lookup(function.id)
        node = function_node(found) if found is not None else None
        if node is not None:
            return node.has_body
        body = getattr(function.node, "body", ()) if function.is_attached else ()
        return not all(map(does_nothing, body))


def _make_operation(idiom: str, facts: OperationFacts, package: LoadedPackage) -> Operation:
    parameters = make_parameters(facts, package)
    operation: dict[str, Any] = {
        "kind": "operation",
        "id": facts.id,
        "name": facts.function.name,
        "anchor": _anchor(facts),
        "idiom": idiom,
        "origin": facts.origin,
        "method": facts.method,
        "path": facts.path,
        **({} if facts.application is None else {"application": facts.application}),
        **_declared_documentation(facts),
        "parameters": parameters,
    }
    body = make_body(facts.inputs, package.docstrings)
    if body is not None:
        operation["body"] = body
    operation["responses"] = [make_response(response) for response in facts.responses]
    if facts.security:
        operation["security"] = list(facts.security)
    gaps = dict.fromkeys(gap for problem in facts.problems for gap in problem.hides)
    if gaps:
        operation["gaps"] = list(gaps)
    add_written(operation, facts.additions)
    accept = _accept(facts.inputs, parameters)
    if accept is not None:
        operation["accept"] = accept
    if facts.client is not None:
        operation["client"] = make_client_call(facts.client)
        demanded = find_demanded(facts.function.node)
        if demanded:
            operation["client"]["oneOf"] = demanded
    operation.update(describe_function(facts.function, package))
    return cast("Operation", _bind_types(operation, facts))


def _bind_types(operation: dict[str, Any], facts: OperationFacts) -> dict[str, Any]:
    """Replace the type variables of the class that defines a method with what another one gives."""
    base = facts.function.parent
    if facts.inheriting is None or base is None:
        return operation
    types = bind_variables(facts.inheriting, base)
    bound: dict[str, Any] = replace_names(operation, types) if types else operation
    return bound


def _anchor(facts: OperationFacts) -> str:
    """Return the wanted anchor; methods of clients often share names such as `create`."""
    if facts.client is None:
        return facts.function.name
    return facts.id.removeprefix(f"{facts.module_id}.")


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


def _name_operations(problems: Iterable[tuple[Operation, Diagnostic]]) -> list[Diagnostic]:
    """Set the final operation ids of findings; operations that share a function keep the first."""
    named: dict[tuple[str, str], Diagnostic] = {}
    for operation, problem in problems:
        key = (problem["message"], str(problem.get("location")))
        named.setdefault(key, {**problem, "item": operation["id"]})
    return list(named.values())
