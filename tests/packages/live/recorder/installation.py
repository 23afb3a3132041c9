"""Prepares this process: what it may not do, where its connections end, what it can import."""

from __future__ import annotations

import os
import site
import sys

from recorder.network.callers import install_callers
from recorder.network.connections import install_connections
from recorder.sandbox.clock import install_clock
from recorder.sandbox.guards import install_guards
from recorder.values.package import PACKAGE

_NATIVE = ("aiodns", "pycares", "uvloop", "pycurl")
"""Modules that resolve names or connect in C; others do without them."""


def install(modules: list[str], environment: str) -> None:
    """Prepare this process to import and run a client."""
    sys.dont_write_bytecode = True
    for name in _NATIVE:
        sys.modules[name] = None  # type: ignore[assignment]
    site.addsitedir(environment)
    PACKAGE.modules = tuple(modules)
    install_guards(os.environ["HOME"])
    install_callers(PACKAGE.modules)
    install_clock()
    install_connections()
    from recorder.network.encryption import install_encryption

    install_encryption()
