"""Methods of objects of which nothing is known: only their names tell what they may do."""

from __future__ import annotations

import ast
import collections
import datetime as dt
import io
import logging
import queue
import re
import threading
from typing import TYPE_CHECKING

from wrapdocs_introspect.possible_senders.words import words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.possible_senders.program.functions import Callee
    from wrapdocs_introspect.possible_senders.program.package import Program

_MAX_DEFINITIONS = 12
"""A name that more methods of the package have says nothing."""
_COMMON_TYPES: tuple[type, ...] = (
    *(dict, list, str, set, bytes, int, float, tuple, BaseException, type(len)),
    *(io.TextIOWrapper, io.BytesIO, re.Pattern, re.Match, logging.Logger, queue.Queue),
    *(dt.datetime, dt.timedelta, threading.Thread, threading.Event),
    *(collections.OrderedDict, collections.deque),
)
_COMMON_NAMES = frozenset(name for one in _COMMON_TYPES for name in dir(one))
"""Methods of the standard library, which most objects of which nothing is known have."""
_SENDING = words("""
    request post put patch urlopen getresponse send_request api_request make_request perform_request
    fetch
    """)
_MAYBE_SENDING = words("get delete head options send stream")
_OPTIONS_OF_REQUESTS = frozenset({"url", "path", "headers", "params"})
_ADDRESS = re.compile(r"url|uri|path|endpoint|http|\A/|\Af?['\"]/", re.IGNORECASE)


def find_callees(program: Program, node: ast.Call) -> Iterator[Callee]:
    """Yield what a call of a method may call if nothing is known of the object.

    Args:
        program: The package.
        node: The call.
    """
    if not isinstance(node.func, ast.Attribute):
        return
    name = node.func.attr
    if name not in _COMMON_NAMES and not name.startswith("__"):
        named = program.methods.get(name, ())
        if len(named) <= _MAX_DEFINITIONS:
            for one in named:
                yield one.as_object(one.owner, is_bound=True)
    if name in _SENDING or (name in _MAYBE_SENDING and _looks_like_request(node)):
        yield program.external(f"requests.Session.{name}")


def _looks_like_request(node: ast.Call) -> bool:
    """Tell whether the arguments of `get` and the like are those of a request."""
    if not node.args:
        return any(one.arg in _OPTIONS_OF_REQUESTS for one in node.keywords)
    is_lookup = len(node.args) > 1 and not node.keywords
    return not is_lookup and _names_address(node.args[0])


def _names_address(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and node.value.startswith(("/", "http"))
    return _ADDRESS.search(ast.unparse(node)) is not None
