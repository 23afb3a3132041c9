"""Which calls send a request: those where the HTTP method and the path are both known.

The outermost such call counts. What lies below it only adds the server's address.
"""

from __future__ import annotations

import ast
import itertools
from functools import lru_cache
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Choice,
    ClassValue,
    Constant,
    External,
    FunctionValue,
    Instance,
    Member,
    Text,
    Value,
    literal_of,
)
from wrapdocs_introspect.idioms.requests.sending.candidate_calls import (
    CandidateCall,
    find_method_and_paths,
)
from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest
from wrapdocs_introspect.idioms.requests.sending.vocabulary import (
    RESPONSE_PARAMETERS,
    has_client_word,
    is_method_parameter,
    is_plain_request,
    is_request_call,
    is_verb,
    names_address,
    names_client,
    names_http_library,
    names_response,
    says_client,
    verb_of_call,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.requests.following.arguments import Arguments
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter

_KEY_AND_DEFAULT = 2
_SENDING = frozenset({"POST", "PUT", "PATCH"})
"""Methods that nothing but requests is named after: a dict has `get`, too."""


def find_requests(
    interpreter: Interpreter, node: ast.Call, callee: Value, arguments: Arguments
) -> list[SentRequest]:
    """Return the requests that a call sends, none if it is another call.

    Args:
        interpreter: The interpreter.
        node: The call.
        callee: What is called.
        arguments: The evaluated arguments.
    """
    if not arguments.positional and not arguments.keywords and not _is_bound(callee):
        return []
    name = _called_name(node, callee)
    signature = _parameter_names(callee)
    verb, is_request = verb_of_call(name), is_request_call(name)
    is_named = verb is not None or is_request or _names_method(signature, arguments)
    if not is_named and signature:
        return []
    is_client = _is_client(interpreter, node, callee)
    is_clear = is_named and (is_request or not _has_no_path(callee, arguments))
    if not is_client and not is_clear:
        return []
    if _makes_address(callee) or _makes_response(callee) or _registers_handler(callee, arguments):
        return []
    if isinstance(callee, FunctionValue) and _prepares_arguments(callee.function):
        return []
    if name == "get" and _has_key_and_default(callee, arguments):
        return []
    named = dict(zip(signature, arguments.positional, strict=False)) | arguments.keywords
    call = CandidateCall(
        interpreter=interpreter,
        node=node,
        callee=callee,
        positional=arguments.positional,
        named=named,
        has_signature=bool(signature),
        verb=verb,
        is_request=is_request,
        is_client=is_client,
        is_like_dict=_is_like_dict(node, callee, name),
    )
    methods, paths = find_method_and_paths(call)
    if not paths:
        return []
    nameless = arguments.positional[len(signature) :]
    written = _written_types(node, signature)
    chain = interpreter.chain
    return [
        SentRequest(methods, path, chain, named, nameless, callee, written)
        for path in dict.fromkeys(paths)
    ]


def _written_types(node: ast.Call, signature: list[str]) -> dict[str, ast.expr]:
    """Return the arguments that may name the response's type, as they are written."""
    before_starred = itertools.takewhile(lambda one: not isinstance(one, ast.Starred), node.args)
    written = {
        name: one
        for name, one in zip(signature, before_starred, strict=False)
        if name in RESPONSE_PARAMETERS
    }
    named = {one.arg: one.value for one in node.keywords if one.arg in RESPONSE_PARAMETERS}
    return written | named


def may_send(node: ast.Call, callee: Value, arguments: Arguments) -> bool:
    """Tell whether a call that is not followed sends a request, though not known which.

    It is named like one (`get`, `request`), and its receiver is a client, a session or a library of
    HTTP by its name.
    """
    if isinstance(callee, (FunctionValue, ClassValue)):
        return False
    name = _called_name(node, callee)
    if not (verb_of_call(name) not in {None, "LIST"} or is_plain_request(name)):
        return False
    if _registers_handler(callee, arguments):
        return False
    if isinstance(callee, External):
        return names_http_library(callee.path)
    if not isinstance(node.func, ast.Attribute):
        return False
    first = next(iter([*arguments.positional, *arguments.keywords.values()]), None)
    literal = literal_of(first)
    is_key = bool(literal) and "/" not in str(literal) and not is_verb(str(literal))
    named = [*_names_of(node.func.value)]
    # Of `self.client.mail.send.post(message)`, what stands in between names the path.
    around = named if verb_of_call(name) in _SENDING else named[:1]
    return first is not None and not is_key and any(map(names_client, around))


def _names_of(node: ast.expr) -> Iterator[str]:
    """Yield the names that an attribute is made of, its own first."""
    while isinstance(node, ast.Attribute):
        yield node.attr
        node = node.value
    if isinstance(node, ast.Name):
        yield node.id


def _names_method(signature: list[str], arguments: Arguments) -> bool:
    """Tell whether an argument holds an HTTP method by the name of its parameter."""
    given = signature[: len(arguments.positional)]
    return any(map(is_method_parameter, (*given, *arguments.keywords)))


def _has_no_path(callee: Value, arguments: Arguments) -> bool:
    """Tell whether nothing that is passed may hold a path: `payload.get("id", 0)`."""
    given = (*arguments.positional, *arguments.keywords.values())
    return not _is_bound(callee) and all(map(_is_without_slash, given))


def _is_without_slash(value: Value) -> bool:
    literal = literal_of(value)
    return "/" not in literal if literal is not None else isinstance(value, Constant)


def _has_key_and_default(callee: Value, arguments: Arguments) -> bool:
    """Tell whether a call that is not followed is the `get` of a dict: `.get("method", "GET")`."""
    if isinstance(callee, FunctionValue) or len(arguments.positional) != _KEY_AND_DEFAULT:
        return False
    key, default = arguments.positional
    literal = literal_of(key)
    return bool(literal) and "/" not in str(literal) and isinstance(default, (Text, Constant))


def _registers_handler(callee: Value, arguments: Arguments) -> bool:
    """Tell whether a call of another package declares who answers: `web.get("/books", handle)`."""
    if isinstance(callee, (FunctionValue, ClassValue)):
        return False
    return any(isinstance(one, FunctionValue) for one in arguments.positional[1:])


def _is_bound(callee: Value) -> bool:
    return isinstance(callee, FunctionValue) and callee.receiver is not None


def _makes_address(callee: Value) -> bool:
    """Tell whether a function of the package makes an address: `get_api_url("/users")`."""
    if not isinstance(callee, FunctionValue) or not names_address(callee.function.name):
        return False
    returns = callee.function.node.returns
    return returns is None or (isinstance(returns, ast.Name) and returns.id == "str")


def _makes_response(callee: Value) -> bool:
    """Tell whether a call makes the object of a response: `ApiResponse(book, status_code)`."""
    return isinstance(callee, ClassValue) and names_response(callee.cls.name)


@lru_cache(maxsize=4096)
def _prepares_arguments(function: Function) -> bool:
    """Tell whether a function returns the arguments of a request: `return method, url, headers`."""
    last = function.node.body[-1]
    returned = last.value if isinstance(last, ast.Return) else None
    items = returned.elts if isinstance(returned, ast.Tuple) else []
    return any(isinstance(one, ast.Name) and is_method_parameter(one.id) for one in items)


def _called_name(node: ast.Call, callee: Value) -> str:
    if isinstance(callee, External):
        return callee.path.rpartition(".")[2]
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    if isinstance(callee, Member):
        return callee.name  # `send = self.session.get; send(url)`
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _parameter_names(callee: Value) -> list[str]:
    if isinstance(callee, Choice):
        functions = (one for one in callee.alternatives if isinstance(one, FunctionValue))
        callee = next(functions, callee)
    if not isinstance(callee, FunctionValue) or callee.function.name == "<lambda>":
        return []
    names = callee.function.parameters
    return names[1:] if callee.receiver is not None else names


def _is_client(interpreter: Interpreter, node: ast.Call, callee: Value) -> bool:
    """Tell whether a call is one of a client or session, by the receiver's name or class."""
    receiver = node.func.value if isinstance(node.func, ast.Attribute) else None
    receiver = receiver.func if isinstance(receiver, ast.Call) else receiver
    name = receiver.attr if isinstance(receiver, ast.Attribute) else getattr(receiver, "id", "")
    if name in {"self", "cls"} or names_client(name):
        return True
    its = callee.receiver if isinstance(callee, FunctionValue) else None
    if not isinstance(its, (Instance, ClassValue)):
        return False
    return any(has_client_word(one.name) for one in interpreter.definitions.bases(its.cls))


def _is_like_dict(node: ast.Call, callee: Value, name: str) -> bool:
    """Tell whether a call that is not followed is named by a verb alone, like methods of dicts."""
    if name.upper() != verb_of_call(name) or isinstance(callee, FunctionValue):
        return False
    if isinstance(callee, External):
        return not names_http_library(callee.path)
    receiver = node.func.value if isinstance(node.func, ast.Attribute) else None
    named = receiver.attr if isinstance(receiver, ast.Attribute) else getattr(receiver, "id", "")
    return not says_client(named)
