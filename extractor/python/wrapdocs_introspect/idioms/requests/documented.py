"""Requests that docstrings name: `GET /users/{id}`."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.entries import shape_of, show
from wrapdocs_introspect.idioms.requests.values import Hole, Text

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.values import Function

_STATED = re.compile(
    r"\b(GET|POST|PUT|PATCH|DELETE|HEAD|LIST)\b:?[`*\s]{0,4}(/[^\s`>,;\"']{0,500})"
)
_PLACEHOLDER = re.compile(r"\{[^}]*\}")


@dataclass(frozen=True)
class StatedRequest:
    """A request that a docstring names."""

    method: str
    path: str


def read_stated_requests(function: Function) -> list[StatedRequest]:
    """Return the requests that the docstring of a function names."""
    docstring = ast.get_docstring(function.node, clean=False) or ""
    found = (StatedRequest(one[1], one[2].rstrip(".")) for one in _STATED.finditer(docstring))
    return list(dict.fromkeys(found))


def complete_path(method: str, path: Text, stated: list[StatedRequest]) -> str:
    """Return a path whose beginning is an address that a server sent, as the docstring has it.

    Args:
        method: The HTTP method.
        path: The path as the code makes it.
        stated: The requests that the docstring names.

    Returns:
        The path of the docstring if its end agrees with the code; else the path of the code.
    """
    if len(path.parts) > 1 and isinstance(path.parts[0], Hole):
        end = "/" + shape_of(Text(path.parts[1:]))
        for one in stated:
            whole = "/" + _PLACEHOLDER.sub("{}", one.path).partition("?")[0].strip("/")
            if one.method == method and whole.endswith(end):
                return one.path
    return show(path)
