"""Responses of an operation: the one of success, and those that `responses=` adds."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.annotations.annotated import is_none, read_annotation
from wrapdocs_introspect.constants.folding import entries_of, fold_string
from wrapdocs_introspect.idioms.fastapi.options import fold_option, text_option
from wrapdocs_introspect.idioms.fastapi.parameters.shapes import shape_of
from wrapdocs_introspect.idioms.fastapi.response_options import read_response_options
from wrapdocs_introspect.idioms.fastapi.vocabulary import MEDIA_TYPES
from wrapdocs_introspect.names.assignments import default_of
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.inheritance import bases_of, external_bases_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.operations.facts import ResponseFacts
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
        The success response first, if there is one, then the others as declared.
    """
    sent = _response_class(options.get("response_class"))
    added = _added(declared, sent)
    responses: dict[str, ResponseFacts] = {}
    if not _is_declared_elsewhere(options, added):
        success = _success(options, returns, sent, models)
        responses[success.status] = success
    for status, response in added.items():
        first = responses.get(status, response)
        responses[status] = ResponseFacts(
            status=status,
            origin=response.origin,
            type=response.type or first.type,
            media_type=response.media_type or first.media_type,
            description=response.description or first.description,
            written=first.written,
        )
    return tuple(responses.values())


def _is_declared_elsewhere(options: dict[str, Expression], added: dict[str, ResponseFacts]) -> bool:
    """Tell whether `response_model=None` leaves success to the `responses`."""
    model = options.get("response_model")
    if model is None or not is_none(model) or "status_code" in options:
        return False
    return any(status.startswith("2") for status in added)


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
        if returns is not None and model is None and not is_none(returns):
            sent = _ResponseClass(sent.name, None) if "response_class" not in options else sent
    return ResponseFacts(
        status=status_of(status) or "200",
        origin="declared" if is_declared else "inferred",
        type=None if model is None or is_none(model) else model,
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


def _added(declared: dict[Any, Expression], sent: _ResponseClass) -> dict[str, ResponseFacts]:
    added: dict[str, ResponseFacts] = {}
    for key, value in declared.items():
        status = status_of(key)
        if status is not None:
            added[status] = _response(status, entries_of(value), sent)
    return added


def _response(status: str, entries: dict[Any, Expression], sent: _ResponseClass) -> ResponseFacts:
    model = entries.get("model")
    has_type = model is not None and not is_none(model)
    content = [key for key in entries_of(entries.get("content")) if isinstance(key, str)]
    if has_type:
        content = [*content, sent.media_type or "application/json"]
    return ResponseFacts(
        status=status,
        origin="declared",
        type=model if has_type else None,
        media_type=content[0] if content else None,
        description=text_option(entries, "description") or None,
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
