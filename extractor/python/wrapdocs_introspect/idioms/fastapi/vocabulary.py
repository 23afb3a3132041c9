"""The names that FastAPI and Starlette give their parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Method

FRAMEWORKS: Final = frozenset({"fastapi", "starlette"})

METHODS: Final[dict[str, Method]] = {
    "get": "GET",
    "post": "POST",
    "put": "PUT",
    "patch": "PATCH",
    "delete": "DELETE",
    "head": "HEAD",
    "options": "OPTIONS",
    "trace": "TRACE",
}
# Methods of routers: those that decorate a function, and those that are given one.
ROUTE_METHODS: Final = frozenset({*METHODS, "api_route", "route"})
ROUTE_ADDING_METHODS: Final = frozenset({"add_api_route", "add_route"})
# Starlette's: the function takes the request, FastAPI reads nothing for it.
RAW_ROUTE_METHODS: Final = frozenset({"route", "add_route"})

APPLICATIONS: Final = frozenset({"FastAPI", "Starlette"})
ROUTERS: Final = frozenset({"APIRouter", "Router"})
# Options of routers that an application accepts, and does nothing with.
IGNORED_BY_APPLICATIONS: Final = frozenset({"prefix", "tags"})

InputKind = Literal["path", "query", "header", "cookie", "body", "form", "file"]

INPUT_MARKERS: Final[dict[str, InputKind]] = {
    "Path": "path",
    "Query": "query",
    "Header": "header",
    "Cookie": "cookie",
    "Body": "body",
    "Form": "form",
    "File": "file",
}
DEPENDENCY_MARKERS: Final = frozenset({"Depends", "Security"})

# Parameters of these types are handed the thing itself; nothing of the request is read for them.
SPECIAL_TYPES: Final = frozenset(
    {
        "BackgroundTasks",
        "HTTPConnection",
        "Request",
        "Response",
        "SecurityScopes",
        "WebSocket",
    }
)

MEDIA_TYPES: Final = {
    "JSONResponse": "application/json",
    "ORJSONResponse": "application/json",
    "UJSONResponse": "application/json",
    "HTMLResponse": "text/html",
    "PlainTextResponse": "text/plain",
    "EventSourceResponse": "text/event-stream",
}


def framework_name(dotted_id: str | None) -> str | None:
    """Return `Query` of `fastapi.param_functions.Query`; None for anything else.

    Args:
        dotted_id: A canonical id.
    """
    if dotted_id is None or dotted_id.partition(".")[0] not in FRAMEWORKS:
        return None
    return dotted_id.rpartition(".")[2]
