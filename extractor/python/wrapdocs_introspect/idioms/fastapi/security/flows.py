"""Flows of OAuth 2: where clients get the tokens that a scheme asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from wrapdocs_introspect.constants.folding import entries_of, fold_string
from wrapdocs_introspect.idioms.fastapi.security.arguments import shown_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wrapdocs_introspect.contract import SecurityFlow, SecurityScope
    from wrapdocs_introspect.idioms.fastapi.security.arguments import Arguments
    from wrapdocs_introspect.names.expression import Expression

_FLOW_OF_CLASS: Final = {
    "OAuth2PasswordBearer": "password",
    "OAuth2AuthorizationCodeBearer": "authorizationCode",
}
_FLOWS: Final = ("implicit", "password", "clientCredentials", "authorizationCode")
_ADDRESSES: Final = ("authorizationUrl", "tokenUrl", "refreshUrl")


def read_flows(class_name: str, arguments: Arguments) -> list[SecurityFlow]:
    """Read the flows of a scheme.

    Args:
        class_name: FastAPI's class.
        arguments: What it is made with.
    """
    if class_name in _FLOW_OF_CLASS:
        return [_flow(_FLOW_OF_CLASS[class_name], arguments.named, arguments)]
    given = arguments.parts(arguments.get("flows"))
    return [
        _flow(name, arguments.parts(arguments.follow(given[name])), arguments)
        for name in _FLOWS
        if name in given
    ]


def _flow(name: str, parts: Mapping[str, Expression], arguments: Arguments) -> SecurityFlow:
    flow: dict[str, Any] = {"flow": name}
    for address in _ADDRESSES:
        text = shown_text(arguments.follow(parts[address]) if address in parts else None)
        if text is not None:
            flow[address] = text
    scopes = arguments.follow(parts["scopes"]) if "scopes" in parts else None
    if scopes is not None and entries_of(scopes):
        flow["scopes"] = [_scope(*entry) for entry in entries_of(scopes).items()]
    return cast("SecurityFlow", flow)


def _scope(name: Any, description: Expression) -> SecurityScope:
    scope: SecurityScope = {"name": str(name)}
    text = fold_string(description)
    if text:
        scope["description"] = text
    return scope
