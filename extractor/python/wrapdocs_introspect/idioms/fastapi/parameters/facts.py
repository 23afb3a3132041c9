"""Facts about the inputs of an endpoint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.annotated import plain_type
from wrapdocs_introspect.idioms.fastapi.options import (
    deprecation,
    example_of,
    fold_option,
    limits_in,
    text_option,
)
from wrapdocs_introspect.idioms.fastapi.security.arguments import shown_text
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.operations.facts import InputFacts

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.fastapi.parameters.inputs import Input
    from wrapdocs_introspect.models import ModelIndex


def make_input_facts(found: Input, models: ModelIndex) -> InputFacts:
    """Make the facts about an input.

    Args:
        found: The input.
        models: The package's models.
    """
    options = found.options
    model = _model_of(found, models) if found.kind != "path" else None
    is_embedded = fold_option(options, "embed") is True if found.kind == "body" else model is None
    return InputFacts(
        name=found.name,
        wire_name=_wire_name(found),
        location=found.kind,
        origin="declared" if found.is_explicit else "inferred",
        required=found.required,
        source={"file": found.file, "line": found.line},
        type=found.type,
        discriminator=options.get("discriminator"),
        default=found.default,
        description=text_option(options, "description"),
        title=text_option(options, "title"),
        documented_in=found.documented_in,
        limits=limits_in(options),
        deprecated=deprecation(options),
        example=example_of(options),
        is_in_schema=fold_option(options, "include_in_schema") is not False,
        dependency=found.dependency,
        model=model,
        rename_field=lambda name: _default_name(name, found),
        media_type=text_option(options, "media_type"),
        is_embedded=is_embedded,
    )


def _wire_name(found: Input) -> str:
    for option in ("validation_alias", "alias"):
        alias = shown_text(found.options.get(option))
        if alias is not None:
            return alias
    return _default_name(found.name, found)


def _default_name(name: str, found: Input) -> str:
    """Return the name that an input without an alias has in the request."""
    converts = fold_option(found.options, "convert_underscores") is not False
    return name.replace("_", "-") if found.kind == "header" and converts else name


def _model_of(found: Input, models: ModelIndex) -> Scope | None:
    """Return the model that an explicitly marked input spreads over several values."""
    if not found.is_explicit or found.type is None:
        return None
    plain = plain_type(found.type)
    scope = plain.scope.find(plain.node)
    if not isinstance(scope, Scope) or scope.kind != "class":
        return None
    return scope if models.is_model(scope.id) and not models.is_enum(scope.id) else None
