"""Parameters of an operation: inputs from path, query, headers and cookies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.idioms.fastapi.annotations import plain_type
from wrapdocs_introspect.idioms.fastapi.values import (
    deprecation,
    fold_option,
    make_constraints,
    make_example,
    make_type,
    make_value,
    text_option,
)
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.idioms.fastapi.inputs import Input
    from wrapdocs_introspect.models import ModelIndex

Json = dict[str, Any]


def make_parameters(
    inputs: Iterable[Input], placeholders: list[str], models: ModelIndex
) -> list[Json]:
    """Make the parameters of an operation.

    Args:
        inputs: The inputs, the function's own before those of dependencies.
        placeholders: The names in braces in the path.
        models: The package's models.

    Returns:
        Parameters in source order; placeholders that no input fills come first, `declared: false`.
    """
    made: dict[tuple[str, str], Json] = {}
    for one in inputs:
        if one.kind in {"body", "form", "file"}:
            continue
        for parameter in _parameters_of(one, placeholders, models):
            key = (parameter["location"], parameter["wireName"])
            kept = made.setdefault(key, parameter)
            # A dependency may require what the function itself does not.
            kept["required"] = kept["required"] or parameter["required"]
    filled = {parameter.get("placeholder", parameter["wireName"]) for parameter in made.values()}
    missing = [name for name in placeholders if name not in filled]
    return [*map(_undeclared, missing), *made.values()]


def wire_name(found: Input) -> str:
    """Return the name that an input has in the request."""
    for option in ("validation_alias", "alias"):
        alias = text_option(found.options, option)
        if alias is not None:
            return alias
    return _header_name(found.name, found) if found.kind == "header" else found.name


def describe(found: Input) -> Json:
    """Return what parameters and body fields have in common: type, default, limits, text."""
    facts: Json = {}
    if found.type is not None:
        facts["type"] = make_type(found.type)
    if found.default is not None:
        facts["default"] = make_value(found.default)
    description = (
        text_option(found.options, "description")
        or found.documented
        or text_option(found.options, "title")
    )
    if description:
        facts["description"] = description
    constraints = make_constraints(found.options, found.type)
    if constraints:
        facts["constraints"] = constraints
    return facts


def model_of(found: Input, models: ModelIndex) -> Scope | None:
    """Return the model that an explicitly marked input spreads over several values."""
    if not found.is_explicit or found.type is None:
        return None
    plain = plain_type(found.type)
    scope = plain.scope.find(plain.node)
    if not isinstance(scope, Scope) or scope.kind != "class":
        return None
    return scope if models.is_model(scope.id) and not models.is_enum(scope.id) else None


def _parameters_of(found: Input, placeholders: list[str], models: ModelIndex) -> Iterator[Json]:
    model = model_of(found, models) if found.kind != "path" else None
    if model is None:
        yield _parameter(found, placeholders)
    else:
        yield from _spread(found, model, models)


def _parameter(found: Input, placeholders: list[str]) -> Json:
    name = wire_name(found)
    parameter: Json = {"pythonName": found.name, "wireName": name}
    if found.kind == "path" and name not in placeholders and found.name in placeholders:
        parameter["placeholder"] = found.name
    parameter["location"] = found.kind
    parameter["origin"] = "declared" if found.is_explicit else "inferred"
    parameter["required"] = found.required
    parameter.update(describe(found))
    parameter.update(_remarks(found))
    return parameter


def _remarks(found: Input) -> Json:
    remarks: Json = {}
    deprecated = deprecation(found.options)
    if deprecated is not None:
        remarks["deprecated"] = deprecated
    example = make_example(found.options)
    if example is not None:
        remarks["example"] = example
    if fold_option(found.options, "include_in_schema") is False:
        remarks["includeInSchema"] = False
    if found.dependency is not None:
        remarks["dependency"] = found.dependency
    remarks["source"] = {"file": found.file, "line": found.line}
    return remarks


def _spread(found: Input, model: Scope, models: ModelIndex) -> Iterator[Json]:
    """Make a parameter of each field of a model: `filters: Annotated[Filters, Query()]`."""
    for field in model_fields(model, models):
        name = field["wireName"]
        is_renamed = name != field["name"]
        parameter = {
            "pythonName": field["name"],
            "wireName": name if is_renamed or found.kind != "header" else _header_name(name, found),
            "location": found.kind,
            "origin": "declared",
            "required": field["required"] and found.required,
        }
        for key in ("type", "default", "description", "constraints", "deprecated", "example"):
            if key in field:
                parameter[key] = field[key]
        if found.dependency is not None:
            parameter["dependency"] = found.dependency
        parameter["source"] = {"file": found.file, "line": found.line}
        yield parameter


def model_fields(model: Scope, models: ModelIndex) -> list[Json]:
    """Return a model's fields, those of its bases first.

    Args:
        model: The model's class.
        models: The package's models.
    """
    fields: dict[str, Json] = {}
    for scope in reversed(list(model.bases())):
        own = models.get(scope.id) or {}
        for field in own.get("fields", ()):
            fields[field["name"]] = field
    return list(fields.values())


def _header_name(name: str, found: Input) -> str:
    converts = fold_option(found.options, "convert_underscores") is not False
    return name.replace("_", "-") if converts else name


def _undeclared(placeholder: str) -> Json:
    return {
        "wireName": placeholder,
        "location": "path",
        "origin": "inferred",
        "declared": False,
        "required": True,
    }
