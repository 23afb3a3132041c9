"""What functions of the package do with a method and a path before they send them.

`self._delete("tags", tag)` may send `DELETE /tags/{tag}`, and `self._post("/tags")` a PUT.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.text.templates import (
    fill_numbered_template,
)
from wrapdocs_introspect.idioms.requests.evaluation.text.texts import join
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Constant,
    Hole,
    Parameter,
    Text,
    Value,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.sending.innermost_calls import (
    find_innermost,
    functions_in,
)
from wrapdocs_introspect.idioms.requests.sending.marked_paths import (
    find_base,
    find_ending,
    mark_path,
    what_follows,
)
from wrapdocs_introspect.idioms.requests.sending.sent_requests import methods_in

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest

_Ending = tuple["str | Hole", ...]


class Helpers:
    """Follows functions that send requests, each once for every kind of arguments."""

    def __init__(self, interpreter: Interpreter) -> None:
        """Follow functions of a package.

        Args:
            interpreter: Follows them.
        """
        self._interpreter = interpreter
        self._is_changed: dict[object, bool] = {}

    def complete(self, request: SentRequest) -> SentRequest:
        """Return a request with the method and the path that its helper sends.

        The arguments stay as they are, so that the helper can be followed with them.

        Args:
            request: The outermost call that sends it.
        """
        callee = next(functions_in(request.callee), None)
        if callee is None:
            return request
        filled = _fill_template(request)
        marked = mark_path(request)
        if not self._is_changed_by(callee.function, _with_any_arguments(marked)):
            return filled
        methods, ending = self._follow(marked)
        path = join((*_without_slash(filled.path.parts, ending), *ending))
        return replace(filled, methods=methods, path=path)

    def _is_changed_by(self, helper: Function, marked: SentRequest) -> bool:
        """Tell whether a helper changes such requests, whatever object it is called on."""
        key = (helper, marked.methods, marked.path, tuple(marked.arguments.items()))
        if key not in self._is_changed:
            self._is_changed[key] = self._follow(marked) != (marked.methods, ())
        return self._is_changed[key]

    def _follow(self, marked: SentRequest) -> tuple[tuple[str, ...], _Ending]:
        """Return the methods that a helper sends, and what it puts behind the path."""
        calls = [
            one
            for one in find_innermost(self._interpreter, marked)
            if one is not marked and find_base(one.path) is not None
        ]
        # Kinds of files, such as `.json`, are put behind paths with the server in front of them.
        found = {() if find_ending(one.path) else what_follows(one.path) for one in calls}
        return _sent_methods(marked, calls), _the_ending(found)


def _fill_template(request: SentRequest) -> SentRequest:
    """Fill the fields of a path that a helper fills: `self._get("/tags/{}", tag)` of `*args`."""
    filled = fill_numbered_template((request.path, *request.positional))
    return replace(request, path=filled) if isinstance(filled, Text) else request


def _with_any_arguments(marked: SentRequest) -> SentRequest:
    """Return a request with any values for arguments, except for those that decide what is sent."""
    arguments = {
        name: value if value == marked.path or _is_switch(value) else Parameter(name)
        for name, value in marked.arguments.items()
    }
    return replace(marked, arguments=arguments)


def _is_switch(value: Value) -> bool:
    if any(functions_in(value)):
        return True
    return all(
        isinstance(one, Constant) or (isinstance(one, Text) and one.literal is not None)
        for one in alternatives(value)
    )


def _sent_methods(request: SentRequest, calls: Iterable[SentRequest]) -> tuple[str, ...]:
    """Return the method of all calls, if only the name of the helper says another one."""
    if any(methods_in(one) for one in (*request.positional, *request.arguments.values())):
        return request.methods
    sent = {one.methods for one in calls}
    is_clear = len(sent) == 1 and not set(request.methods) & set(next(iter(sent)))
    return next(iter(sent)) if is_clear else request.methods


def _the_ending(endings: Iterable[_Ending]) -> _Ending:
    """Return what calls put behind a path; if they differ, all that a caller gives for it."""
    found = {() if one == ("/",) else one for one in endings}
    longest = max(found, key=len, default=())
    if len(found) > 1 and (not _is_given(longest) or not _begin_alike(found, longest)):
        return ()
    return longest


def _is_given(ending: _Ending) -> bool:
    return all(one.origin == "parameter" for one in ending if isinstance(one, Hole))


def _begin_alike(endings: Iterable[_Ending], longest: _Ending) -> bool:
    """Tell whether the longest ending is made of the others, and of what a caller gives."""
    return all(
        one == longest or (one == longest[: len(one)] and _has_hole(longest[len(one) :]))
        for one in endings
    )


def _has_hole(ending: _Ending) -> bool:
    return any(isinstance(one, Hole) for one in ending)


def _without_slash(parts: _Ending, ending: _Ending) -> _Ending:
    """Leave out a slash at the end of a path where another one follows."""
    last = parts[-1] if parts else None
    begins = ending[0] if ending else None
    if not isinstance(last, str) or not isinstance(begins, str) or not begins.startswith("/"):
        return parts
    return (*parts[:-1], last.rstrip("/"))
