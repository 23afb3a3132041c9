"""Describes requests as facts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

from recorder.facts.bodies import describe_body, describe_key, describe_value, read_pairs
from recorder.facts.headers import describe_headers
from recorder.facts.masks import mask

if TYPE_CHECKING:
    from collections.abc import Iterable

    from recorder.network.server import Request
    from recorder.values.registry import Registry

_USUAL_PORTS = {"https": 443, "http": 80}
_MOST_SENDS = 8


def describe_request(request: Request, registry: Registry, version: str) -> dict[str, Any]:
    """Describe a request."""
    scheme, authority = _find_server(request)
    target = urlsplit(request.target if "://" in request.target else f"//x{request.target}")
    url = f"{scheme}://{authority}{_decode_path(target.path, registry)}"
    query = {
        describe_key(name, registry): describe_value(name, value, registry)
        for name, value in sorted(read_pairs(target.query).items())
    }
    described = {
        "method": registry.replace(request.method),
        "url": mask(registry.replace(url)),
        "query": query,
        "headers": describe_headers(request, registry, version),
        "body": describe_body(request, registry),
    }
    return {key: value for key, value in described.items() if value}


def merge(described: Iterable[tuple[str, list[str], dict[str, Any]]]) -> list[dict[str, Any]]:
    """Merge equal requests of several runs, each with its extent and its callers."""
    found: dict[str, dict[str, Any]] = {}
    for extent, through, request in described:
        key = repr(sorted(request.items()))
        if key not in found and len(found) < _MOST_SENDS:
            found[key] = {**request, "extents": [], **({"through": through} if through else {})}
        if key in found and extent not in found[key]["extents"]:
            found[key]["extents"].append(extent)
    return list(found.values())


def _find_server(request: Request) -> tuple[str, str]:
    connection = request.connection
    if connection is None:
        return ("https" if request.is_encrypted else "http"), request.get_header("host")
    scheme = "https" if connection.is_encrypted else "http"
    host = f"[{connection.host}]" if ":" in connection.host else connection.host
    is_usual = connection.port == _USUAL_PORTS[scheme]
    return scheme, host if is_usual else f"{host}:{connection.port}"


def _decode_path(path: str, registry: Registry) -> str:
    """Decode a path; a slash that was encoded stays so."""
    parts = [unquote(part).replace("/", "%2F") for part in path.split("/")]
    return "/".join(_replace_choice(part, registry) for part in parts)


def _replace_choice(part: str, registry: Registry) -> str:
    replaced = registry.replace(part)
    return (
        registry.replace_choice(part, "") if replaced == part and re.search(r"\w", part) else part
    )
