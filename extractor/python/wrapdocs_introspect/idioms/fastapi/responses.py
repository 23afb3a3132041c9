"""Responses of an operation: the one of success, and those that `responses=` adds."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.annotations.annotated import is_none, read_annotation, union_members
from wrapdocs_introspect.constants.folding import entries_of, fold_string
from wrapdocs_introspect.idioms.fastapi.local_types import passed_type
from wrapdocs_introspect.idioms.fastapi.options import fold_option, text_option
from wrapdocs_introspect.idioms.fastapi.parameters.shapes import shape_of
from wrapdocs_introspect.idioms.fastapi.response_options import read_response_options
from wrapdocs_introspect.idioms.fastapi.vocabulary import MEDIA_TYPES
from wrapdocs_introspect.names.assignments import default_of
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.inheritance import bases_of, external_bases_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.operations.facts import ResponseFacts
from wrapdocs_introspect.records import replace
from wrapdocs_introspect.source.expressions import last_part

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.models import ModelIndex
    from wrapdocs_introspect.names.expression import Expression

_STATUS = re.compile(r"[1-5](\d\d|XX)|default")


@dataclass(frozen=True)
class _ResponseClass:
    """What a response class sends: FastAPI's default is JSON."""

    name: str = "JSONResponse"
    media_type: str | None = "application/json"


def make_responses(
    options: dict[str, Expression],
    declared: dict[Any, Expression],
    returns: Expression | None,
    models: ModelIndex,
) -> tuple[ResponseFacts, ...]:
    """Make the facts about an operation's responses.

    Args:
        options: The route's options.
        declared: The entries of `responses=`, of the route and of its routers.
        returns: The function's return annotation.
        models: The package's models.

    Returns:
        The success response first, if there is one, then the others as declared: one for each
        status and media type.
    """
    sent = _response_class(options.get("response_class"))
    added = [one for key, value in declared.items() for one in _added(key, entries_of(value), sent)]
    responses: dict[tuple[str, str | None], ResponseFacts] = {}
    if not _is_declared_elsewhere(options, added):
        success = _success(options, returns, sent, models)
        responses[success.status, success.media_type] = success
    for response in added:
        _add(response, responses)
    statuses = list(dict.fromkeys(status for status, _ in responses))
    return tuple(sorted(responses.values(), key=lambda one: statuses.index(one.status)))


def _add(response: ResponseFacts, responses: dict[tuple[str, str | None], ResponseFacts]) -> None:
    """Add what `responses=` says of a media type to what is known of the same status."""
    same = [key for key in responses if key[0] == response.status]
    if response.description:
        for key in same:
            responses[key] = replace(responses[key], description=response.description)
    if response.media_type is None and same:
        return
    key = (response.status, response.media_type)
    known = responses.get(key)
    description = response.description or (responses[same[0]].description if same else None)
    responses[key] = replace(
        response,
        type=response.type or (known.type if known else None),
        description=description,
        written=known.written if known else response.written,
    )


def _is_declared_elsewhere(options: dict[str, Expression], added: list[ResponseFacts]) -> bool:
    """Tell whether `response_model=None` leaves success to the `responses`."""
    model = options.get("response_model")
    if model is None or not is_none(model) or "status_code" in options:
        return False
    return any(one.status.startswith("2") for one in added)


def _success(
    options: dict[str, Expression],
    returns: Expression | None,
    sent: _ResponseClass,
    models: ModelIndex,
) -> ResponseFacts:
    status = fold_option(options, "status_code")
    status = status if status is not None else (307 if sent.name == "RedirectResponse" else 200)
    model = options.get("response_model")
    is_declared = "status_code" in options or (model is not None and not is_none(model))
    if model is None:
        model = _returned(returns, models)
        if returns is not None and model is None and "response_class" not in options:
            sent = _returned_class(returns, sent)
    # Such a class sends what it is made of: the file of a path, the address to go on to.
    is_raw = sent.media_type is None
    return ResponseFacts(
        status=status_of(status) or "200",
        origin="declared" if is_declared else "inferred",
        type=None if model is None or is_none(model) or is_raw else passed_type(model),
        media_type=sent.media_type,
        description=text_option(options, "response_description") or None,
        written=read_response_options(options),
    )


def _returned(returns: Expression | None, models: ModelIndex) -> Expression | None:
    """Return the type that the return annotation documents: not that of a raw response."""
    returned = read_annotation(returns).type
    if returned is None or is_none(returned):
        return None
    return None if shape_of(returned, models) == "special" else returned


def _returned_class(returns: Expression, default: _ResponseClass) -> _ResponseClass:
    """Return the response class that a function says it returns."""
    returned = read_annotation(returns).type
    if returned is None or is_none(returned):
        return default
    members = [one for one in union_members(returned) or [returned] if not is_none(one)]
    return _response_class(members[0]) if len(members) == 1 else _ResponseClass(default.name, None)


def _added(
    key: Any, entries: dict[Any, Expression], sent: _ResponseClass
) -> Iterator[ResponseFacts]:
    """Yield what an entry of `responses=` says: one for each media type."""
    status = status_of(key)
    if status is None:
        return
    model = entries.get("model")
    description = text_option(entries, "description") or None
    content = [one for one in entries_of(entries.get("content")) if isinstance(one, str)]
    types: dict[str | None, Expression | None] = dict.fromkeys(content)
    if model is not None and not is_none(model):
        types = {**types, sent.media_type or "application/json": passed_type(model)}
    for media_type, type_ in (types or {None: None}).items():
        yield ResponseFacts(
            status=status,
            origin="declared",
            type=type_,
            media_type=media_type,
            description=description,
        )


def written_schemas(declared: dict[Any, Expression]) -> Iterator[tuple[str, Expression]]:
    """Yield the responses whose schema is a dict: `content={"text/csv": {"schema": {...}}}`.

    Args:
        declared: The entries of `responses=` by status.
    """
    for key, value in declared.items():
        content = entries_of(entries_of(value).get("content"))
        schemas = (entries_of(one).get("schema") for one in content.values())
        found = next((schema for schema in schemas if schema is not None), None)
        if found is not None:
            yield str(key), found


def status_of(key: Any) -> str | None:
    """Return a status as the contract writes it, None for what is none.

    Args:
        key: A code, a range or `default`.
    """
    text = str(key)
    text = "default" if text.lower() == "default" else text.upper()
    return text if _STATUS.fullmatch(text) else None


def _response_class(expression: Expression | None) -> _ResponseClass:
    if expression is None:
        return _ResponseClass()
    found = expression.scope.find(expression.node)
    if isinstance(found, Scope) and found.kind == "class":
        return _own_response_class(found)
    name = last_part(expression.node)
    return _ResponseClass(name, MEDIA_TYPES.get(name))


def _own_response_class(scope: Scope) -> _ResponseClass:
    """Read a response class of the package: its `media_type`, else its base's."""
    bases = [base.rpartition(".")[2] for base in external_bases_of(scope)]
    name = next((base for base in bases if base.endswith("Response")), "")
    for owner in bases_of(scope):
        own = owner.own("media_type")
        media_type = fold_string(default_of(own)) if isinstance(own, Binding) else None
        if media_type is not None:
            return _ResponseClass(name, media_type)
    return _ResponseClass(name, MEDIA_TYPES.get(name))
