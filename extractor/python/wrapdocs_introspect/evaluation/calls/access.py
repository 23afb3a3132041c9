"""How callers get from an object to a function, and call it."""

from __future__ import annotations

import ast
from typing import NamedTuple


class Access(NamedTuple):
    """How a caller gets from an object to a function, and calls it."""

    way: ast.expr
    """The way, which begins with the name of the object: `client.users.get`."""
    with_options: bool = True
    """Whether the caller also passes what has a default."""
    is_bare: bool = False
    """Whether the object was constructed without anything for `**`."""


def parse_access(written: str, *, with_options: bool = True) -> Access:
    """Return an access from how it is written; a call is that of the function itself."""
    node = ast.parse(written, mode="eval").body
    return Access(node.func if isinstance(node, ast.Call) else node, with_options)
