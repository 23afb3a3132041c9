"""Chooses the headers that a client sends on purpose."""

from __future__ import annotations

import base64
import binascii
import platform
import re
from typing import TYPE_CHECKING

from recorder.facts.bodies import describe_value
from recorder.facts.masks import mask_credentials

if TYPE_CHECKING:
    from recorder.network.server import Request
    from recorder.values.registry import Registry

_OF_LIBRARIES = frozenset(
    (
        *("host", "user-agent", "accept-encoding", "connection", "content-length", "content-type"),
        *("transfer-encoding", "expect", "te", "keep-alive", "trailer", "upgrade", "priority"),
        *("http2-settings", "content-encoding", "mime-version", "accept-language"),
    )
)
_CREDENTIALS = re.compile(r"auth|token|key|secret|sign|cookie", re.IGNORECASE)
_SCHEME = re.compile(r"(\w+) (.+)", re.DOTALL)
_FEW = 3


def describe_headers(request: Request, registry: Registry, version: str) -> dict[str, str]:
    """Describe the headers, without those of HTTP libraries and those that describe the machine."""
    sent = {name.lower(): value for name, value in request.headers}
    described = set(_list_machine(sent, version))
    return {
        name: _describe(name, value, registry)
        for name, value in sorted(sent.items())
        if name not in _OF_LIBRARIES
        and name not in described
        and (name, value) != ("accept", "*/*")
    }


def _list_machine(headers: dict[str, str], version: str) -> list[str]:
    """List the headers that tell the versions of Python, of the system and of the client.

    Headers that begin in the same way (`x-sdk-`) belong to them.
    """
    words = [platform.python_version(), platform.system(), platform.machine(), platform.release()]
    words += [version] if version.count(".") > 1 else []
    found = [
        name
        for name, value in headers.items()
        if any(word.lower() in value.lower() for word in words if len(word) >= _FEW)
    ]
    beginnings = ["-".join(name.split("-")[:2]) + "-" for name in found if name.count("-") > 1]
    return [*found, *[name for name in headers if name.startswith(tuple(beginnings))]]


def _describe(name: str, value: str, registry: Registry) -> str:
    found = _SCHEME.fullmatch(value)
    if found and found.group(1).lower() == "basic":
        value = f"Basic {_decode(found.group(2))}"
    text = describe_value(name, value, registry)
    return mask_credentials(text) if _CREDENTIALS.search(name) else text


def _decode(text: str) -> str:
    try:
        return base64.b64decode(text, validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        return text
