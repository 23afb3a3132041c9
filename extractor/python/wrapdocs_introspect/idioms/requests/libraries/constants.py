"""Constants of libraries that name methods and headers: `aiohttp.hdrs.METH_GET`."""

from __future__ import annotations

from wrapdocs_introspect.idioms.requests.libraries.table import VERBS

_METHODS = frozenset(one.upper() for one in VERBS)
_PREFIX = "METH_"


def find_constant(path: str) -> str | None:
    """Return the text of a constant.

    Args:
        path: An import path.

    Returns:
        The text; None for what is no constant that is known here.
    """
    module, _, name = path.rpartition(".")
    if module == "http.HTTPMethod":
        return name if name in _METHODS else None
    if module != "aiohttp.hdrs":
        return None
    if name.startswith(_PREFIX):
        method = name.removeprefix(_PREFIX)
        return method if method in _METHODS else None
    return name.replace("_", "-").title() if name.isupper() else None
