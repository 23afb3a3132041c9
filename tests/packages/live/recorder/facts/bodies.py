"""Reads the body of a request."""

from __future__ import annotations

import email
import email.policy
import json
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

from recorder.facts.masks import mask_named

if TYPE_CHECKING:
    from recorder.network.server import Request
    from recorder.values.registry import Registry

_LONGEST_VALUE = 300
_FORM = "application/x-www-form-urlencoded"


def describe_body(request: Request, registry: Registry) -> dict[str, Any] | None:
    """Describe a body; None if there is none."""
    if not request.body:
        return None
    media_type = request.get_header("content-type").split(";")[0].strip().lower()
    kind, fields = _read(request, media_type)
    described: dict[str, Any] = {"mediaType": media_type, "kind": kind}
    if fields is not None:
        described["fields"] = {
            describe_key(name, registry): describe_value(name, value, registry)
            for name, value in sorted(fields.items())
        }
    return described


def describe_key(name: str, registry: Registry) -> str:
    """Write a name that was sent; one that was made up becomes a template."""
    return registry.replace(name)


def describe_value(name: str, value: str, registry: Registry) -> str:
    """Write a value that was sent, with templates in the places of made-up ones."""
    text = mask_named(name, registry.replace(value))
    if text == value:
        text = registry.replace_choice(value, name)
    return text if len(text) <= _LONGEST_VALUE else f"{text[:_LONGEST_VALUE]}…"


def read_pairs(text: str) -> dict[str, str]:
    """Read a query or a form; the values of repeated names are joined with commas."""
    found: dict[str, str] = {}
    for name, value in parse_qsl(text, keep_blank_values=True):
        found[name] = f"{found[name]},{value}" if name in found else value
    return found


def _read(request: Request, media_type: str) -> tuple[str, dict[str, str] | None]:
    try:
        text = request.body.decode()
    except UnicodeDecodeError:
        text = ""
    if media_type.startswith("multipart/"):
        return "multipart", _read_multipart(request)
    if media_type == _FORM and not text.startswith(("{", "[")):
        return "form", read_pairs(text)
    if "json" in media_type or text[:1] in ("{", "["):
        return _read_json(text)
    return ("text" if text else "binary"), None


def _read_json(text: str) -> tuple[str, dict[str, str] | None]:
    try:
        data = json.loads(text)
    except ValueError:
        return ("text" if text else "binary"), None
    if not isinstance(data, dict):
        return "json", None
    return "json", {name: _write(value) for name, value in data.items()}


def _write(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, sort_keys=True)


def _read_multipart(request: Request) -> dict[str, str]:
    head = f"Content-Type: {request.get_header('content-type')}\r\n\r\n".encode()
    message = email.message_from_bytes(head + request.body, policy=email.policy.HTTP)
    fields: dict[str, str] = {}
    for number, part in enumerate(message.iter_parts()):
        name = part.get_param("name", header="content-disposition")
        content = part.get_payload(decode=True)
        text = content.decode("utf-8", "replace") if isinstance(content, bytes) else ""
        fields[str(name) if name else f"part {number + 1}"] = text.rstrip("\r\n")
    return fields
