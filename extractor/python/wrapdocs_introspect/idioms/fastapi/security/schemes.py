"""Security schemes of FastAPI: which one an expression makes, and what it asks for."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from wrapdocs_introspect.constants.folding import fold, fold_string
from wrapdocs_introspect.idioms.fastapi.security.arguments import Arguments, read_arguments
from wrapdocs_introspect.idioms.fastapi.security.flows import read_flows
from wrapdocs_introspect.idioms.fastapi.vocabulary import framework_name
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import external_bases_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Security, SecurityScheme

_SCHEMES: Final[dict[str, SecurityScheme]] = {
    "APIKeyHeader": "header",
    "APIKeyQuery": "query",
    "APIKeyCookie": "cookie",
    "HTTPBasic": "basic",
    "HTTPBearer": "bearer",
    "HTTPDigest": "digest",
    "HTTPBase": "http",
    "OAuth2": "oauth2",
    "OAuth2PasswordBearer": "oauth2",
    "OAuth2AuthorizationCodeBearer": "oauth2",
    "OpenIdConnect": "openIdConnect",
}
_UNKNOWN_SCHEMES: Final = frozenset({"SecurityBase", "APIKeyBase"})
_POSITIONAL: Final = {
    "OAuth2PasswordBearer": ("tokenUrl", "scheme_name", "scopes", "description", "auto_error"),
    "OAuth2AuthorizationCodeBearer": ("authorizationUrl", "tokenUrl", "refreshUrl", "scheme_name"),
}
_MAX_HOPS = 8


@dataclass(frozen=True)
class SchemeClass:
    """A security scheme's class: FastAPI's, and the one of the package that derives from it."""

    name: str
    own: Scope | None = None

    @property
    def is_readable(self) -> bool:
        """Whether FastAPI's class says what the scheme asks for."""
        return self.name in _SCHEMES


def read_scheme(expression: Expression, hops: int = 0) -> Security | Literal["unreadable"] | None:
    """Read a dependency that is a security scheme.

    Args:
        expression: What `Depends(...)` is given.
        hops: How many functions that make it were followed so far.

    Returns:
        The scheme, "unreadable" for one that says at run time what it asks for, or None for
        anything else.
    """
    made = follow(expression)
    node = made.node
    if not isinstance(node, ast.Call):
        return None
    cls = _class_of(node, made.scope)
    if cls is not None:
        return _describe(made, cls) if cls.is_readable else "unreadable"
    maker = made.scope.find(node.func, node.lineno)
    if not isinstance(maker, Scope) or maker.kind != "function" or hops > _MAX_HOPS:
        return None
    for statement in statements_of(maker.node.body):
        if isinstance(statement, ast.Return) and statement.value is not None:
            return read_scheme(Expression(statement.value, maker), hops + 1)
    return None


def _class_of(call: ast.Call, scope: Scope) -> SchemeClass | None:
    made = scope.find(call.func, call.lineno)
    if isinstance(made, Scope):
        bases = [_scheme_name(base) for base in external_bases_of(made)]
        known = next((base for base in bases if base is not None), None)
        return SchemeClass(known, made) if known is not None and made.kind == "class" else None
    dotted = dotted_name(call.func) or ""
    name = _scheme_name(scope.resolve(dotted) or dotted)
    return SchemeClass(name) if name is not None else None


def _scheme_name(class_id: str) -> str | None:
    """Return the name of a scheme's class; a bare name comes from a module's `import *`."""
    name = framework_name(class_id) if "." in class_id else class_id
    return name if name in _SCHEMES or name in _UNKNOWN_SCHEMES else None


def _describe(made: Expression, cls: SchemeClass) -> Security:
    arguments = read_arguments(made, cls.own, _POSITIONAL.get(cls.name, ()))
    described: dict[str, Any] = {
        "schemeName": _text(arguments, "scheme_name") or (cls.own.name if cls.own else cls.name),
        "scheme": _SCHEMES[cls.name],
        "name": _name(arguments, cls.name),
        "bearerFormat": _text(arguments, "bearerFormat"),
        "flows": read_flows(cls.name, arguments) or None,
        "openIdConnectUrl": arguments.shown_text("openIdConnectUrl"),
        "description": _text(arguments, "description"),
        "optional": _is_optional(arguments) or None,
        "source": {"file": made.scope.source.file, "line": made.node.lineno},
    }
    return cast("Security", {key: value for key, value in described.items() if value is not None})


def _name(arguments: Arguments, class_name: str) -> str | None:
    if class_name.startswith("APIKey"):
        return arguments.shown_text("name")
    return arguments.shown_text("scheme") if class_name == "HTTPBase" else None


def _text(arguments: Arguments, name: str) -> str | None:
    return fold_string(arguments.get(name)) or None


def _is_optional(arguments: Arguments) -> bool:
    given = arguments.get("auto_error")
    return given is not None and fold(given) is False
