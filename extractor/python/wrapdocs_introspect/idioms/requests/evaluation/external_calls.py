"""Calls of builtins and of the standard library that texts and dicts are made with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.attributes import get_attribute
from wrapdocs_introspect.idioms.requests.evaluation.text.texts import (
    concatenate,
    join_url,
    substitute,
)
from wrapdocs_introspect.idioms.requests.evaluation.text.url_parts import (
    encode_query,
    unite_address,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    UNKNOWN,
    ClassValue,
    Constant,
    FunctionValue,
    Instance,
    Result,
    Sequence,
    Text,
    Value,
    alternatives,
    choose,
    is_weak,
    literal_of,
    text,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.containers import from_keywords, update
from wrapdocs_introspect.idioms.requests.evaluation.values.kinds import is_of_kind
from wrapdocs_introspect.idioms.requests.following.iteration import element_of, items_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.idioms.requests.following.arguments import Arguments
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter

_PAIR = 2
_TRIPLE = 3


def call_external(interpreter: Interpreter, path: str, arguments: Arguments) -> Value | None:
    """Evaluate a call of a name outside the package.

    Args:
        interpreter: The interpreter.
        path: The import path, or the name of a builtin.
        arguments: The evaluated arguments.

    Returns:
        What it returns; None if nothing is known about the function.
    """
    caller = _BY_PATH.get(path) or _BY_NAME.get(path.rpartition(".")[2])
    return caller(interpreter, arguments) if caller is not None else None


def _dict(_: Interpreter, arguments: Arguments) -> Value:
    made = from_keywords({}, is_open=arguments.is_open)
    for one in (*arguments.positional, from_keywords(arguments.keywords)):
        made = update(made, one)
    return made


def _list(_: Interpreter, arguments: Arguments) -> Value:
    first = arguments.positional[0] if arguments.positional else None
    if isinstance(first, (Sequence, Instance)) or (first is not None and items_of(first)):
        return first
    if isinstance(first, Result) and isinstance(first.callee, FunctionValue):
        return first  # A generator that was not followed.
    return Sequence((), is_open=first is not None)


def _next(interpreter: Interpreter, arguments: Arguments) -> Value:
    return element_of(interpreter, arguments.positional[0]) if arguments.positional else UNKNOWN


def _str(_: Interpreter, arguments: Arguments) -> Value | None:
    first = arguments.positional[0] if arguments.positional else None
    texts = [_text_of(one) for one in alternatives(first)] if first is not None else []
    known = [one for one in texts if isinstance(one, Text)]
    # `None` stands for what is left out.
    is_known = bool(known) and all(isinstance(one, Text) or one == NONE for one in texts)
    return choose(texts) if is_known else None


def _text_of(value: Value) -> Value:
    number = value.value if isinstance(value, Constant) else None
    is_number = isinstance(number, (int, float)) and not isinstance(number, bool)
    return text(str(number)) if is_number else value


def _quote(_: Interpreter, arguments: Arguments) -> Value | None:
    first = arguments.positional[0] if arguments.positional else None
    return first if isinstance(first, Text) and first.literal is not None else None


def _substitute(_: Interpreter, arguments: Arguments) -> Value | None:
    if len(arguments.positional) != _TRIPLE:
        return None
    pattern, replacement, given = arguments.positional
    return substitute(literal_of(pattern), replacement, given)


def _unquote(_: Interpreter, arguments: Arguments) -> Value | None:
    first = arguments.positional[0] if arguments.positional else None
    return first if isinstance(first, Text) else None


def _map(interpreter: Interpreter, arguments: Arguments) -> Value | None:
    function, items = (*arguments.positional, UNKNOWN, UNKNOWN)[:_PAIR]
    if not isinstance(items, Sequence):
        return None
    if isinstance(function, FunctionValue):
        made = tuple(interpreter.call_with(function, one) for one in items.items)
    else:
        made = tuple(Result(function, (one,)) for one in items.items)
    return Sequence(made, items.is_open)


def _cast(_: Interpreter, arguments: Arguments) -> Value | None:
    return arguments.positional[1] if len(arguments.positional) == _PAIR else None


def _first(_: Interpreter, arguments: Arguments) -> Value | None:
    return arguments.positional[0] if arguments.positional else None


def _getattr(interpreter: Interpreter, arguments: Arguments) -> Value | None:
    base, name, default = (*arguments.positional, UNKNOWN, UNKNOWN, UNKNOWN)[:_TRIPLE]
    literal = literal_of(name)
    if not literal:
        return None
    value = get_attribute(interpreter, base, literal)
    may_be_missing = default != NONE and any(map(is_weak, alternatives(value)))
    return choose([value, default]) if may_be_missing else value


def _type(_: Interpreter, arguments: Arguments) -> Value | None:
    first = arguments.positional[0] if len(arguments.positional) == 1 else None
    return ClassValue(first.cls) if isinstance(first, Instance) else None


def _isinstance(interpreter: Interpreter, arguments: Arguments) -> Value:
    """Tell the class of what the code itself makes: a caller may give one of a subclass."""
    value, cls = (*arguments.positional, UNKNOWN, UNKNOWN)[:_PAIR]
    if not isinstance(cls, ClassValue):
        known = {is_of_kind(one, cls) for one in alternatives(value)}
        is_clear = len(known) == 1 and None not in known
        return Constant(known.pop()) if is_clear else UNKNOWN
    if isinstance(value, Instance) and value.attributes is not None and not value.name:
        return Constant(cls.cls in interpreter.definitions.bases(value.cls))
    return Constant(False) if value == NONE else UNKNOWN


def _unknown(_: Interpreter, __: Arguments) -> Value:
    return UNKNOWN


def _urljoin(_: Interpreter, arguments: Arguments) -> Value | None:
    if len(arguments.positional) != _PAIR:
        return None
    bases, paths = map(alternatives, arguments.positional)
    return choose(join_url(base, path) for base in bases for path in paths)


def _urlencode(_: Interpreter, arguments: Arguments) -> Value | None:
    first = arguments.positional[0] if arguments.positional else UNKNOWN
    return encode_query(items_of(first) or first)


def _unite(_: Interpreter, arguments: Arguments) -> Value | None:
    return unite_address(arguments.positional[0]) if arguments.positional else None


def _join_paths(_: Interpreter, arguments: Arguments) -> Value | None:
    pieces = [piece for one in arguments.positional for piece in (text("/"), one)]
    return concatenate(*pieces[1:]) if pieces else None


_BY_PATH: dict[str, Callable[[Interpreter, Arguments], Value | None]] = {
    **dict.fromkeys(("dict", "collections.OrderedDict"), _dict),
    **dict.fromkeys(("list", "tuple", "set", "iter", "sorted", "reversed", "frozenset"), _list),
    "map": _map,
    "re.sub": _substitute,
    "next": _next,
    "str": _str,
    **dict.fromkeys(("typing.cast", "typing_extensions.cast"), _cast),
    "getattr": _getattr,
    "type": _type,
    "isinstance": _isinstance,
    "hasattr": _unknown,
    **dict.fromkeys(("posixpath.join", "os.path.join"), _join_paths),
}
_BY_NAME: dict[str, Callable[[Interpreter, Arguments], Value | None]] = {
    **dict.fromkeys(("quote", "quote_plus"), _quote),
    **dict.fromkeys(("unquote", "unquote_plus", "unquote_unreserved"), _unquote),
    **dict.fromkeys(("copy", "deepcopy", "partial"), _first),
    "urljoin": _urljoin,
    "urlencode": _urlencode,
    **dict.fromkeys(("urlunparse", "urlunsplit"), _unite),
}
