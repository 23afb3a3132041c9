"""Public functions, where following begins, and the requests that belong to each."""

from __future__ import annotations

import ast
from collections import Counter
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.abstract_bases import CLASS_NAME, leave_to_heirs
from wrapdocs_introspect.idioms.requests.budget import Budget
from wrapdocs_introspect.idioms.requests.entry import Entry
from wrapdocs_introspect.idioms.requests.own_requests import keep_own_requests, sent_by
from wrapdocs_introspect.idioms.requests.sending.sent_requests import shape_of
from wrapdocs_introspect.idioms.requests.sending.servers import is_handler
from wrapdocs_introspect.idioms.requests.sending.vocabulary import is_request_call, verb_of_call
from wrapdocs_introspect.idioms.requests.stated.declared import read_declared_requests
from wrapdocs_introspect.names.public_names import is_for_users
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.idioms.requests.following.definitions import Definitions
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest
    from wrapdocs_introspect.names.binding import Binding


def follow_entries(
    interpreter: Interpreter, modules: Iterable[Scope], declared: AbstractSet[str] = frozenset()
) -> list[Entry]:
    """Follow every public function of a package.

    Args:
        interpreter: Follows the functions.
        modules: The modules whose functions count.
        declared: Ids of functions that are not followed, because they declare their requests.

    Returns:
        The functions in source order, then inherited methods that send another request than in
        the class that defines them. Each has all requests that it sends.
    """
    budget = Budget()
    classes: list[Scope] = []
    entries: list[Entry] = []
    for module in modules:
        has_functions = module.source.has_functions
        found = _public_functions(module, interpreter.definitions) if has_functions else ()
        for function, cls in found:
            if function.id not in declared and not is_handler(function):
                entries.append(_follow(interpreter, function, cls, budget))
        classes += public_classes(module)
    known = {(one.function, one.cls): one for one in entries}
    for cls in classes:
        entries += _follow_inherited(interpreter, cls, known, budget)
    return entries


def assign_requests(entries: list[Entry], interpreter: Interpreter) -> None:
    """Leave each request to the function that it belongs to.

    Args:
        entries: All public functions, with all requests that they send.
        interpreter: The interpreter that followed them.
    """
    leave_to_heirs(entries, interpreter)
    for entry in entries:
        entry.all_requests = entry.requests
        entry.sends_more = bool(entry.requests) and _is_unknown_nearer(entry)
    serving = _find_serving([one for one in entries if one.sends_more])
    for entry in entries:
        if entry.sends_more:
            entry.serving = [one for one in entry.requests if _serves(one) in serving]
        if len(entry.serving) < len(entry.requests):
            entry.unknown_call = None
    keep_own_requests(entries)


def _is_unknown_nearer(entry: Entry) -> bool:
    """Tell whether what could not be determined is nearer to a function than all that could.

    A request further in may only serve another one, such as that for a token.
    """
    unknown = len(entry.unknown_call) if entry.unknown_call is not None else 0
    return 0 < unknown < min(len(one.chain) for one in entry.requests)


def _find_serving(entries: Iterable[Entry]) -> set[tuple[Function, str]]:
    """Return the requests that only serve others: several functions send them by the same helper.

    Args:
        entries: Functions whose own requests could not be determined.
    """
    counts = Counter(key for entry in entries for key in {_serves(one) for one in entry.requests})
    return {key for key, count in counts.items() if count > 1}


def _serves(request: SentRequest) -> tuple[Function, str]:
    return request.chain[-1].function, shape_of(request.path)


def _follow(
    interpreter: Interpreter, function: Function, cls: Scope | None, budget: Budget
) -> Entry:
    stated = read_declared_requests(function)
    if stated:
        return Entry(function, cls, declared=stated)
    if budget.is_used_up:
        return Entry(function, cls, is_followed=False)
    found = interpreter.enter(function, cls)
    is_fruitful = bool(found.requests) or found.unknown_call is not None
    budget.spend(found.steps, is_fruitful=is_fruitful)
    return Entry(function, cls, found.requests, found.reads, unknown_call=found.unknown_call)


def _public_functions(
    scope: Scope, definitions: Definitions
) -> Iterator[tuple[Function, Scope | None]]:
    cls = scope if scope.kind == "class" else None
    for name in scope.definitions:
        found = definitions.own_member(scope, name) if cls is not None else scope.own(name)
        if not isinstance(found, Scope) or found.parent is not scope or not is_for_users(name):
            continue
        if found.kind == "function":
            function = definitions.function(found)
            yield function, cls or function.owner
        elif not name.startswith("_"):
            yield from _public_functions(found, definitions)


def public_classes(module: Scope) -> Iterator[Scope]:
    """Yield the public classes of a module."""
    for child in module.classes:
        if not child.name.startswith("_"):
            yield child


def _follow_inherited(
    interpreter: Interpreter,
    cls: Scope,
    known: dict[tuple[Function, Scope | None], Entry],
    budget: Budget,
) -> Iterator[Entry]:
    """Follow an inherited method again where the class may make another request of it.

    A method of a private class counts in the public classes that inherit from it.
    """
    for function, bases in inherited_methods(cls, interpreter.definitions):
        base, between = bases[-1], bases[:-1]
        original = known.get((function, base))
        if original is None:
            original = known[function, base] = _follow(interpreter, function, base, budget)
        is_only_here = all(map(_is_private, bases[1:]))
        names = {name for one in between for name in one.defined_names}
        if is_only_here or _depends_on(original, between, names):
            entry = _follow(interpreter, function, cls, budget)
            if is_only_here or _sends_other_requests(entry, original):
                yield entry


def inherited_methods(
    cls: Scope, definitions: Definitions
) -> Iterator[tuple[Function, Sequence[Scope]]]:
    """Yield the public methods that a class inherits from others of the package.

    Yields:
        The method, and the classes from this one to the one that defines it.
    """
    bases = definitions.bases(cls)
    defined = set(cls.defined_names)
    for index, base in enumerate(bases[1:], start=1):
        for child in base.children if base.source.has_functions else ():
            if child.kind != "function" or child.name in defined or not is_for_users(child.name):
                continue
            defined.add(child.name)
            found = definitions.own_member(base, child.name)  # No overload of it.
            if isinstance(found, Scope):
                yield definitions.function(found), bases[: index + 1]


def _is_private(cls: Scope) -> bool:
    return cls.name.startswith("_")


def _sends_other_requests(entry: Entry, original: Entry) -> bool:
    """Tell whether an inherited method sends another request than in the class that defines it."""
    return sent_by(entry) != sent_by(original)


def _depends_on(entry: Entry, classes: Sequence[Scope], between: set[str]) -> bool:
    """Tell whether an inherited method may send another request than in the class that defines it.

    Args:
        entry: The method in the class that defines it.
        classes: The classes that inherit it, which may define what it reads.
        between: The names that they define.
    """
    redefined = entry.reads & between
    if entry.requests or entry.unknown_call is not None:
        redefined |= entry.reads & {CLASS_NAME}
        return bool(redefined or (entry.reads and "__init__" in between))
    return any(
        names_request(found.node) if isinstance(found, Scope) else _holds_path(found)
        for one in classes
        for name in redefined
        for found in one.definitions.get(name, ())
    )


def _holds_path(binding: Binding) -> bool:
    """Tell whether a name is assigned a literal text with a slash: `_path = "/books"`."""
    value = binding.value.value if isinstance(binding.value, ast.Constant) else None
    return isinstance(value, str) and "/" in value


def names_request(node: ast.AST) -> bool:
    """Tell whether a function calls something that is named like a request."""
    calls = (one.func for one in walk(node) if isinstance(one, ast.Call))
    names = {getattr(one, "attr", None) or getattr(one, "id", "") for one in calls}
    return any(verb_of_call(name) is not None or is_request_call(name) for name in names)
