"""The HTTP method and the paths in the arguments of a call that may send a request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.text.holes import to_hole
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Constant,
    FunctionValue,
    Instance,
    Member,
    Text,
    Value,
    literal_of,
)
from wrapdocs_introspect.idioms.requests.following.bindings import default_nodes
from wrapdocs_introspect.idioms.requests.following.frames import Frame
from wrapdocs_introspect.idioms.requests.path_template import is_whole_address
from wrapdocs_introspect.idioms.requests.sending.paths import is_rooted, paths_in
from wrapdocs_introspect.idioms.requests.sending.sent_requests import carried_request, methods_in
from wrapdocs_introspect.idioms.requests.sending.vocabulary import (
    VERBS,
    is_method_parameter,
    is_path_parameter,
    words_of,
)
from wrapdocs_introspect.idioms.requests.stated.documented import read_stated_requests
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    import ast

    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter

_DEPTH_OF_DEFAULTS = 3
_TRUE = Constant(True)


@dataclass(slots=True)
class CandidateCall:
    """A call that may send a request, with what its name and arguments say."""

    interpreter: Interpreter
    node: ast.Call
    callee: Value
    positional: tuple[Value, ...]
    named: dict[str, Value]
    has_signature: bool
    verb: str | None
    is_request: bool
    is_client: bool
    is_like_dict: bool
    """Whether it may be the `get` of a dict, a queue or a session of a server."""


def find_method_and_paths(call: CandidateCall) -> tuple[tuple[str, ...], list[Text]]:
    """Return the methods and the paths that a call names; no paths if it is another call.

    Args:
        call: The call.
    """
    methods, paths = _find_in_arguments(call)
    if not paths and (call.verb is not None or call.is_request):
        found = _find_in_one_value(call) or _find_in_defaults(call)
        methods, paths = found if found[1] else (methods, paths)
    return methods, paths or _whole_addresses(call, methods)


def _whole_addresses(call: CandidateCall, methods: tuple[str, ...]) -> list[Text]:
    """Return the address that a server sent, if the docstring around the call says what it is.

    Nothing else is known of `request("PATCH", self.url)`.
    """
    chain = call.interpreter.chain
    if len(methods) != 1 or not chain:
        return []
    stated = [one for one in read_stated_requests(chain[-1].function) if one.method == methods[0]]
    if len(stated) != 1:
        return []
    values = [one for name, one in call.named.items() if is_path_parameter(name)]
    if not call.has_signature:
        values += [one for one in call.positional if not methods_in(one)][:1]
    found = (Text((to_hole(one),)) for one in values if isinstance(one, (Text, Member, Instance)))
    return [one for one in found if is_whole_address(one)][:1]


def _find_in_arguments(call: CandidateCall) -> tuple[tuple[str, ...], list[Text]]:
    explicit = _named_methods(call) or _written_methods(call) or _switched_methods(call)
    methods = explicit or ((call.verb,) if call.verb is not None else _positional_methods(call))
    if not methods:
        return (), []
    says_so = call.verb is not None or call.is_request
    is_unknown_client = call.is_client and not call.has_signature
    if not (says_so or explicit or is_unknown_client):
        return (), []
    if call.verb == "LIST" and not explicit and not (call.is_client and _may_send_list(call)):
        return (), []  # `list(...)` and `queue.list(...)` are no requests.
    slash_free = says_so and call.is_client and not call.is_like_dict
    paths = _named_paths(call, slash_free=slash_free)
    # A function of the package takes a path without a slash only if the parameter's name says so.
    paths = paths or _positional_paths(call, slash_free=slash_free and not call.has_signature)
    if call.is_like_dict and not call.is_client:
        paths = [one for one in paths if is_rooted(one)]
    return methods, paths


def _may_send_list(call: CandidateCall) -> bool:
    """Tell whether a call named `list` may use that HTTP method: a function has to name it."""
    if not isinstance(call.callee, FunctionValue):
        return True
    literals = (getattr(one, "value", None) for one in walk(call.callee.function.node))
    return any(isinstance(one, str) and one.upper() == "LIST" for one in literals)


def _named_methods(call: CandidateCall) -> tuple[str, ...]:
    found = [methods_in(one) for name, one in call.named.items() if is_method_parameter(name)]
    return next((one for one in found if one), ())


def _written_methods(call: CandidateCall) -> tuple[str, ...]:
    """Return the method that an argument spells in capitals: `get_data("/tags", type="POST")`."""
    found = (literal_of(one) for one in call.named.values())
    return next(((one,) for one in found if one and one.isupper() and one.lower() in VERBS), ())


def _switched_methods(call: CandidateCall) -> tuple[str, ...]:
    """Return the method that a flag is named after: `get_json("/search", use_post=True)`."""
    switched = (name for name, one in call.named.items() if one == _TRUE and call.has_signature)
    verbs = [[word for word in words_of(name) if word in VERBS] for name in switched]
    found = [one[0].upper() for one in verbs if len(one) == 1]
    return (found[0],) if len(found) == 1 else ()


def _positional_methods(call: CandidateCall) -> tuple[str, ...]:
    if call.has_signature and not call.is_request:
        return ()
    found = (methods_in(one) for one in call.positional[:2])
    return next((one for one in found if one), ())


def _named_paths(call: CandidateCall, *, slash_free: bool) -> list[Text]:
    named = [one for name, one in call.named.items() if is_path_parameter(name)]
    return [path for one in named for path in paths_in(one, slash_free=slash_free)]


def _positional_paths(call: CandidateCall, *, slash_free: bool) -> list[Text]:
    others = [one for one in call.positional[:3] if not methods_in(one)]
    for one in others[: 2 if call.is_request else 1]:
        paths = paths_in(one, slash_free=slash_free)
        if paths:
            return paths
    # What is done with the response may come first: `http.get(parse, "/users")`.
    comes_second = others[1:2] if others and isinstance(others[0], FunctionValue) else []
    return [path for one in comes_second for path in paths_in(one) if is_rooted(path)]


def _find_in_one_value(call: CandidateCall) -> tuple[tuple[str, ...], list[Text]] | None:
    """Find an argument, or the receiver, that holds method and path: a route, settings."""
    given = [*call.positional, *call.named.values()]
    if isinstance(call.callee, FunctionValue) and call.callee.receiver is not None:
        given.append(call.callee.receiver)
    found = (carried_request(one) for one in given)
    carried = next((one for one in found if one is not None), None)
    return (carried[0], [carried[1]]) if carried is not None else None


def _find_in_defaults(call: CandidateCall) -> tuple[tuple[str, ...], list[Text]]:
    """Find the method in the signature: `def api_call(self, path, http_verb="POST")`."""
    if not call.is_request or not isinstance(call.callee, FunctionValue):
        return (), []
    function = call.callee.function
    frame = Frame(function.scope, _DEPTH_OF_DEFAULTS)
    for name, node in default_nodes(function).items():
        if is_method_parameter(name):
            given = call.named.get(name)
            methods = methods_in(given or call.interpreter.evaluate(node, frame))
            paths = _named_paths(call, slash_free=True) or _positional_paths(call, slash_free=False)
            return methods, paths if methods else []
    return (), []
