"""Options of decorators and markers: their folded values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.annotations.constraints import NUMBERS
from wrapdocs_introspect.annotations.schema_changes import format_in
from wrapdocs_introspect.constants.evaluation import UNKNOWN, is_number
from wrapdocs_introspect.constants.folding import entries_of, fold, items_of

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Constraints, Deprecated
    from wrapdocs_introspect.names.expression import Expression


def limits_in(options: dict[str, Expression]) -> Constraints:
    """Return the limits among a marker's options."""
    limits: Any = {}
    for name, key in NUMBERS.items():
        number = fold(options[name]) if name in options else None
        if is_number(number):
            limits[key] = number
    pattern = text_option(options, "pattern") or text_option(options, "regex")
    if pattern is not None:
        limits["pattern"] = pattern
    if fold_option(options, "allow_inf_nan") in (True, False):
        limits["allowInfNan"] = fold(options["allow_inf_nan"])
    written = format_in(options.get("json_schema_extra"))
    if written is not None:
        limits["format"] = written
    found: Constraints = limits
    return found


def example_of(options: dict[str, Expression]) -> Expression | None:
    """Return the first example that a marker gives."""
    if "example" in options:
        return options["example"]
    for example in items_of(options.get("examples")):
        return example
    named = entries_of(options.get("openapi_examples")) or entries_of(options.get("examples"))
    values = (entries_of(example).get("value") for example in named.values())
    return next((value for value in values if value is not None), None)


def fold_option(options: dict[str, Expression], name: str) -> Any:
    """Return an option's folded value, None if it is absent or not a constant."""
    value = fold(options[name]) if name in options else None
    return None if value is UNKNOWN else value


def text_option(options: dict[str, Expression], name: str) -> str | None:
    """Return an option's text, None if it is absent or not a constant text."""
    value = fold_option(options, name)
    return value if isinstance(value, str) else None


def deprecation(options: dict[str, Expression]) -> Deprecated | None:
    """Return `deprecated=`: a message, True, or None."""
    value = fold_option(options, "deprecated")
    return value if isinstance(value, str) and value else (True if value is True else None)
