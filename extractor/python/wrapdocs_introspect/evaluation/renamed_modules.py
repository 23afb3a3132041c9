"""Other names of modules of the standard library: those of Python 2, and of other packages."""

from __future__ import annotations

import urllib.parse
import urllib.request

_MODULES = {
    "httplib": "http.client",
    "six.moves.http_client": "http.client",
    "six.moves.urllib": "urllib",
    "urllib2": "urllib.request",
    "urlparse": "urllib.parse",
}
_NAMES = {
    "six.binary_type": "builtins.bytes",
    "six.integer_types": "builtins.int",
    "six.string_types": "builtins.str",
    "six.text_type": "builtins.str",
}
_WITH_OTHERS = ("requests.compat", "requests.utils", "urllib")
"""Modules that have functions of `urllib` among others."""
_OF_URLLIB = {
    **dict.fromkeys(urllib.request.__all__, "urllib.request"),
    **dict.fromkeys(urllib.parse.__all__, "urllib.parse"),
}


def current_path(path: str) -> str:
    """Return the import path that something of the standard library has in Python 3.

    Args:
        path: An import path: `urlparse.urljoin`, `six.moves.urllib.parse.urljoin`.
    """
    if path in _NAMES:
        return _NAMES[path]
    for old, new in _MODULES.items():
        if path == old or path.startswith(f"{old}."):
            return new + path.removeprefix(old)
    module, _, name = path.rpartition(".")
    if module in _WITH_OTHERS and name in _OF_URLLIB:
        return f"{_OF_URLLIB[name]}.{name}"
    return path
