"""Options of a route that say which fields of the response's model are returned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from wrapdocs_introspect.annotations.annotated import is_none
from wrapdocs_introspect.constants.folding import entries_of, fold_string, items_of
from wrapdocs_introspect.idioms.fastapi.options import fold_option
from wrapdocs_introspect.operations.facts import ResponseOptions

if TYPE_CHECKING:
    from wrapdocs_introspect.names.expression import Expression

_Omitted = Literal["none", "unset", "defaults"]
_OMITS: tuple[_Omitted, ...] = ("none", "unset", "defaults")
_SELECTIONS = ("response_model_include", "response_model_exclude")


def read_response_options(options: dict[str, Expression]) -> ResponseOptions:
    """Read `response_model_exclude={"password"}` and the like.

    Args:
        options: The route's options.
    """
    include, exclude = (_names(options.get(name)) for name in _SELECTIONS)
    flags = [one for one in _OMITS if fold_option(options, f"response_model_exclude_{one}") is True]
    by_name = fold_option(options, "response_model_by_alias") is False
    return ResponseOptions(include, exclude, tuple(flags), by_name)


def unread_selections(options: dict[str, Expression]) -> list[Expression]:
    """Return the selections of fields that are only known at run time, or inside other models.

    Args:
        options: The route's options.
    """
    given = [options[name] for name in _SELECTIONS if name in options]
    return [one for one in given if not _names(one) and not is_none(one)]


def _names(given: Expression | None) -> tuple[str, ...]:
    """Return the names in a set or list; a dict also says what of a field is meant."""
    if given is None or entries_of(given):
        return ()
    names = [fold_string(item) for item in items_of(given)]
    texts = tuple(name for name in names if name is not None)
    return texts if len(texts) == len(names) else ()
