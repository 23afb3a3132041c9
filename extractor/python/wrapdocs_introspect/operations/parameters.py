"""Parameters of an operation: inputs from path, query, headers and cookies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from wrapdocs_introspect.names.inheritance import bases_of
from wrapdocs_introspect.operations.documentation import description_of
from wrapdocs_introspect.operations.values import (
    make_constraints,
    make_input_type,
    make_value,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import Parameter, ParameterLocation
    from wrapdocs_introspect.docstrings.reader import DocstringReader
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.models import ModelIndex
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import InputFacts, OperationFacts

FORM_LOCATIONS = frozenset({"form", "file"})
BODY_LOCATIONS = FORM_LOCATIONS | {"body"}


def make_parameters(facts: OperationFacts, package: LoadedPackage) -> list[Parameter]:
    """Make the parameters of an operation.

    Args:
        facts: The operation.
        package: The loaded package.

    Returns:
        Parameters in source order. Placeholders that no input fills come first, `declared: false`.
    """
    placeholders = facts.placeholders
    made: dict[tuple[str, str], Parameter] = {}
    for found in facts.inputs:
        if found.location in BODY_LOCATIONS:
            continue
        for parameter in _parameters_of(found, placeholders, package):
            key = (parameter["location"], parameter["wireName"])
            first = made.setdefault(key, parameter)
            # A dependency may require a value that is optional for the function itself.
            first["required"] = first["required"] or parameter["required"]
    filled = {parameter.get("placeholder", parameter["wireName"]) for parameter in made.values()}
    missing = [name for name in placeholders if name not in filled]
    return [*map(_undeclared, missing), *made.values()]


def describe(found: InputFacts, docstrings: DocstringReader) -> dict[str, Any]:
    """Return the common part of parameters and body fields: type, default, text, limits, form.

    Args:
        found: The input.
        docstrings: Reads the package's docstrings.
    """
    described: dict[str, Any] = {}
    if found.type is not None:
        described["type"] = make_input_type(found.type, found.discriminator)
    if found.default is not None:
        described["default"] = make_value(found.default)
    description = description_of(found, docstrings)
    if description:
        described["description"] = description
    constraints = make_constraints(found)
    if constraints:
        described["constraints"] = constraints
    return {**described, **_describe_sending(found)}


def _describe_sending(found: InputFacts) -> dict[str, Any]:
    """Return how a client sends a value."""
    sent: dict[str, Any] = {}
    if found.conversion is not None:
        sent["conversion"] = found.conversion
    if found.is_omitted_by_default:
        sent["omittedByDefault"] = True
    if found.constant is not None:
        sent["constant"] = found.constant
    return sent


def _parameters_of(
    found: InputFacts, placeholders: list[str], package: LoadedPackage
) -> Iterator[Parameter]:
    if found.model is None:
        yield _parameter(found, placeholders, package.docstrings)
    else:
        yield from _spread(found, found.model, package.models)


def _parameter(
    found: InputFacts, placeholders: list[str], docstrings: DocstringReader
) -> Parameter:
    name = found.wire_name
    made: dict[str, Any] = {"pythonName": found.name} if found.name is not None else {}
    made["wireName"] = name
    is_renamed = found.location == "path" and name not in placeholders
    if is_renamed and found.name in placeholders:
        made["placeholder"] = found.name
    made["location"] = found.location
    made["origin"] = found.origin
    made["required"] = found.required
    made.update(describe(found, docstrings))
    if found.deprecated is not None:
        made["deprecated"] = found.deprecated
    if found.example is not None:
        made["example"] = make_value(found.example)
    if not found.is_in_schema:
        made["includeInSchema"] = False
    if found.is_from_object:
        made["fromObject"] = True
    if found.dependency is not None:
        made["dependency"] = found.dependency
    made["source"] = found.source
    return cast("Parameter", made)


def _spread(found: InputFacts, model: Scope, models: ModelIndex) -> Iterator[Parameter]:
    """Make a parameter of each field of a model: `filters: Annotated[Filters, Query()]`."""
    for field in _model_fields(model, models, found.option_bases):
        name = field["wireName"]
        parameter: Parameter = {
            "pythonName": field["name"],
            "wireName": name if name != field["name"] else found.rename_field(name),
            "location": cast("ParameterLocation", found.location),
            "origin": "declared",
            "required": field["required"] and found.required,
        }
        copied = ("type", "default", "description", "constraints", "deprecated", "example")
        parameter.update(cast("Any", {key: field[key] for key in copied if key in field}))
        if found.dependency is not None:
            parameter["dependency"] = found.dependency
        parameter["source"] = found.source
        yield parameter


def _model_fields(
    model: Scope, models: ModelIndex, left_out: tuple[Scope, ...]
) -> list[dict[str, Any]]:
    """Return a model's fields, those of its bases first, without those of some bases."""
    fields: dict[str, Any] = {}
    for scope in reversed([one for one in bases_of(model) if one not in left_out]):
        own: Any = models.get(scope.id) or {}
        for field in own.get("fields", ()):
            fields[field["name"]] = field
    return list(fields.values())


def _undeclared(placeholder: str) -> Parameter:
    return {
        "wireName": placeholder,
        "location": "path",
        "origin": "inferred",
        "declared": False,
        "required": True,
    }
