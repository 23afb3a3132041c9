"""What names and methods mean in the code around a request."""

from __future__ import annotations

import ast
import builtins
import copy
import http
import re
from functools import cached_property
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.errors.values import (
    UNKNOWN,
    Class,
    External,
    Own,
    Value,
    constant,
)
from wrapdocs_introspect.idioms.requests.libraries import SENDER_NAMES
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.inheritance import bases_of, external_bases_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import dotted_name, last_part
from wrapdocs_introspect.source.statements import does_nothing
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.contract import EvidenceStep
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.operations.facts import OperationFacts

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_MAX_OVERRIDES = 6
_NAMED_STATUS = re.compile(r"(?:^|\.)HTTP_(\d{3})_\w+$")

BASES = {
    "requests.HTTPError": ("requests.RequestException", "OSError"),
    "httpx.HTTPStatusError": ("httpx.HTTPError",),
    "aiohttp.ClientResponseError": ("aiohttp.ClientError",),
    "urllib.error.HTTPError": ("urllib.error.URLError", "OSError"),
    "niquests.HTTPError": ("niquests.RequestException", "OSError"),
}
"""The exceptions that libraries raise for the status of a response, and their bases."""

RAISED_BY = {
    "requests": "requests.HTTPError",
    "httpx": "httpx.HTTPStatusError",
    "aiohttp": "aiohttp.ClientResponseError",
    "niquests": "niquests.HTTPError",
}
"""What `raise_for_status` of a response raises, by library."""


class PackageCode:
    """The code of a package, and which calls in it lead to requests."""

    def __init__(self, package: LoadedPackage, operations: Iterable[OperationFacts]) -> None:
        """Note the ways to the requests of operations.

        Args:
            package: The loaded package.
            operations: Its operations.
        """
        self.scopes = package.scopes
        self._index = package.index
        self._left_out: dict[str, set[int]] = {}
        """The lines that lead to requests which do not count."""
        self._leading_to_left_out: AbstractSet[str] = frozenset()
        """The ids of the functions with those lines, and of all that lead to them."""
        self._names_called_last: dict[Scope, AbstractSet[str | None]] = {}
        self._steps: dict[str, dict[int, set[str]]] = {}
        """The lines that lead on to a request, with the ids of the functions that they call."""
        for one in operations:
            steps = one.client.evidence if one.client is not None else ()
            behind = [step["function"] for step in steps[1:]]
            for step, following in zip(steps, [*behind, ""], strict=True):
                lines = self._steps.setdefault(step["function"], {})
                lines.setdefault(step["line"], set()).add(following)

    def without(self, lines: Iterable[EvidenceStep]) -> PackageCode:
        """Return the code in which some lines lead to no request.

        Args:
            lines: Steps to other requests than the one in question.
        """
        found = copy.copy(self)
        found._left_out = {}
        for one in lines:
            found._left_out.setdefault(one["function"], set()).add(one["line"])
        found._leading_to_left_out = self._functions_before(found._left_out)
        return found

    def _functions_before(self, functions: Iterable[str]) -> AbstractSet[str]:
        """Return the ids of functions, and of those from which steps lead to them."""
        found, waiting = set(functions), list(functions)
        while waiting:
            for caller in self._callers.get(waiting.pop(), ()):
                if caller not in found:
                    found.add(caller)
                    waiting.append(caller)
        return found

    @cached_property
    def _callers(self) -> dict[str, set[str]]:
        """The functions whose steps lead to each function, all by their ids."""
        found: dict[str, set[str]] = {}
        for caller, lines in self._steps.items():
            for called in lines.values():
                for one in called:
                    found.setdefault(one, set()).add(caller)
        return found

    def leads_to_left_out(self, function: Scope) -> bool:
        """Tell whether a function is on the way to a request that does not count."""
        return function.id in self._leading_to_left_out

    def is_left_out(self, function: Scope, node: ast.Call) -> bool:
        """Tell whether a call leads to a request that does not count."""
        lines = self._left_out.get(function.id, ())
        return any(node.lineno <= one <= (node.end_lineno or node.lineno) for one in lines)

    def leads_to_request(self, function: Scope) -> bool:
        """Tell whether a function is on the way to a request."""
        return function.id in self._steps

    def next_functions(self, function: Scope, node: ast.Call) -> list[Scope]:
        """Return the functions that a call on the way to a request calls.

        An attribute may hold a function under another name, so that of the call need not be its
        own: `self._post = client.post`. Then no call in its arguments must lead on.
        """
        named = [one for one in self._behind(function, node) if _is_named(one, node)]
        if named or self._steps_lead_inside(function, node):
            return named
        is_attribute = isinstance(node.func, ast.Attribute)
        behind = self._behind(function, node) if is_attribute else []
        return behind if len(behind) == 1 else []

    def _steps_lead_inside(self, function: Scope, node: ast.Call) -> bool:
        return any(
            isinstance(one, ast.Call) and one is not node and self._behind(function, one)
            for one in ast.walk(node)
        )

    def _behind(self, function: Scope, node: ast.Call) -> list[Scope]:
        """Return the functions to which the lines of a call lead on."""
        lines = self._steps.get(function.id, {})
        found = (
            self.scopes.find(one)
            for line, ids in lines.items()
            if node.lineno <= line <= (node.end_lineno or node.lineno)
            for one in sorted(ids)
            if one
        )
        return [one for one in found if isinstance(one, Scope) and one.kind == "function"]

    def sends(self, function: Scope, node: ast.Call) -> bool:
        """Tell whether a call is that of the HTTP library which sends the request."""
        if not self._is_last_step(function, node):
            return False
        if _has_name_of_sender(node):
            return True
        inner = (one for one in walk(node) if isinstance(one, ast.Call) and one is not node)
        return _is_call_of_value(function, node) and not any(map(_has_name_of_sender, inner))

    def _is_last_step(self, function: Scope, node: ast.Call) -> bool:
        """Tell whether a call is on a line that sends, or calls the same as such a line does."""
        lines = [line for line, ids in self._steps.get(function.id, {}).items() if "" in ids]
        if any(node.lineno <= line <= (node.end_lineno or node.lineno) for line in lines):
            return True
        if lines and last_part(node.func) == "urlopen":
            return True  # The line is that of the object that it is given.
        return bool(lines) and dotted_name(node.func) in self._called_last(function, lines)

    def _called_last(self, function: Scope, lines: Sequence[int]) -> AbstractSet[str | None]:
        """Return the dotted names of what the lines call that send the request of a function."""
        found = self._names_called_last.get(function)
        if found is None:
            calls = (one for one in walk(function.node) if isinstance(one, ast.Call))
            names = {dotted_name(one.func) for one in calls if one.lineno in lines}
            found = self._names_called_last[function] = names - {None}
        return found

    def functions_of_last_step(self, function: Scope, node: ast.Call) -> list[Scope]:
        """Return the functions of the package that the last known step to a request calls.

        Of functions that send their requests in the same way, only some are followed to the end.
        The others call methods of their own object, or of what it holds, whose class those show.
        """
        if not isinstance(node.func, ast.Attribute) or not self._is_last_step(function, node):
            return []
        cls = function.enclosing_class()
        if not _is_self(node.func.value):
            attribute = _attribute_called(function, node)
            held = self._held.get(attribute, set()) if attribute is not None else set()
            cls = self.class_named(next(iter(held))) if len(held) == 1 else None
        found = self.member(cls, node.func.attr) if cls is not None else UNKNOWN
        scopes = found.scopes if isinstance(found, Own) else ()
        return [one for one in scopes if one is not function]

    @cached_property
    def _held(self) -> dict[str, set[str]]:
        """The classes of what attributes hold, as the steps to requests show them."""
        found: dict[str, set[str]] = {}
        for function in self.functions():
            for node in walk(function.node):
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                    continue
                attribute = _attribute_called(function, node)
                for one in self._behind(function, node) if attribute is not None else ():
                    cls = one.parent
                    if attribute is not None and _is_named(one, node) and cls is not None:
                        found.setdefault(attribute, set()).add(cls.id)
        return found

    def named(self, scope: Scope, node: ast.expr) -> Value | Binding:
        """Return what a name or dotted name refers to that is no variable."""
        found = scope.find(node, node.lineno)
        if isinstance(found, Scope):
            return self._as_value(found, is_bound=False)
        if isinstance(found, Binding) and found.imported is None:
            return found if found.scope.kind != "function" else UNKNOWN
        path = scope.resolve_node(node)
        if path is None:
            name = node.id if isinstance(node, ast.Name) else ""
            made = getattr(builtins, name, None)
            if isinstance(made, type) and issubclass(made, BaseException):
                return Class(name)
            return External(f"builtins.{name}") if made is not None else UNKNOWN
        return _external(path)

    def _as_value(self, found: Scope, *, is_bound: bool) -> Value:
        if found.kind == "class":
            return Class(found.id)
        return Own((found,), is_bound) if found.kind == "function" else UNKNOWN

    def class_named(self, class_id: str) -> Scope | None:
        """Return the class of an id."""
        found = self.scopes.find(class_id)
        return found if isinstance(found, Scope) and found.kind == "class" else None

    def member(self, cls: Scope, name: str) -> Value | Binding:
        """Return a member of a class as it is on an object of it."""
        found = [one for owner in bases_of(cls) if (one := _own_member(owner, name)) is not None]
        first = found[0] if found else None
        if isinstance(first, Binding):
            return first
        own = [first] if first is not None and not is_stub(first) else []
        others = [
            one
            for heir in self._index.subclasses(cls)
            if isinstance(one := _own_member(heir, name), Scope) and not is_stub(one)
        ]
        functions = list(dict.fromkeys((*own, *others)))
        if not functions or len(functions) > _MAX_OVERRIDES:
            return UNKNOWN
        return Own(tuple(functions), not _is_static(functions[0]))

    def inherited_member(self, cls: Scope, name: str) -> Value | Binding:
        """Return what `super()` finds in the bases of a class."""
        for owner in list(bases_of(cls))[1:]:
            found = _own_member(owner, name)
            if isinstance(found, Binding):
                return found
            if found is not None:
                return Own((found,), not _is_static(found))
        return UNKNOWN

    def is_exception(self, class_id: str) -> bool:
        """Tell whether a class is one of exceptions."""
        cls = self.class_named(class_id)
        roots = list(external_bases_of(cls)) if cls is not None else [class_id]
        return any(map(_is_exception_name, roots))

    def ancestors(self, class_id: str) -> set[str]:
        """Return a class and those that it inherits from, libraries' in their shortest form."""
        cls = self.class_named(class_id)
        if cls is None:
            short = shorten(class_id)
            return {short, *BASES.get(short, ()), "Exception", "BaseException"}
        found = {one.id for one in bases_of(cls)}
        for base in external_bases_of(cls):
            found |= self.ancestors(base) if base != class_id else set()
        return found

    def own_decorators(self, function: Scope) -> Iterator[tuple[ast.expr, Scope | None]]:
        """Yield the decorators of a function, with those that the package defines."""
        for node in getattr(function.node, "decorator_list", ()):
            named = node.func if isinstance(node, ast.Call) else node
            found = (function.parent or function).find(named)
            yield node, found if isinstance(found, Scope) else None

    def library_of(self, function: Scope, node: ast.Call) -> str | None:
        """Return the HTTP library whose response a call returns.

        It is that of the object on which it is called. If that is not known, it is the only one
        that the module imports, or the functions on the ways to requests.
        """
        held = function.find(node.func.value) if isinstance(node.func, ast.Attribute) else None
        made = held.value if isinstance(held, Binding) else None
        if isinstance(held, Binding) and isinstance(made, ast.Call):
            root = (held.scope.resolve_node(made.func) or "").partition(".")[0]
            if root in RAISED_BY:
                return root
        for paths in (_imported_by(function), self._imported):
            found = {one.partition(".")[0] for one in paths} & RAISED_BY.keys()
            if len(found) == 1:
                return found.pop()
        return None

    @cached_property
    def _imported(self) -> list[str]:
        """What the modules of the functions on the ways to requests import."""
        return [one for scope in self.functions() for one in _imported_by(scope)]

    def functions(self) -> Iterator[Scope]:
        """Yield the functions on the ways to requests."""
        for function_id in sorted(self._steps):
            found = self.scopes.find(function_id)
            if isinstance(found, Scope) and found.kind == "function":
                yield found


def _has_name_of_sender(node: ast.Call) -> bool:
    return (getattr(node.func, "attr", None) or last_part(node.func)) in SENDER_NAMES


def _is_call_of_value(function: Scope, node: ast.Call) -> bool:
    """Tell whether a call is that of a parameter, a variable, or what an expression gives."""
    if not isinstance(node.func, ast.Name):
        return isinstance(node.func, (ast.Subscript, ast.Call))
    held = function.find(node.func, node.lineno)
    return isinstance(held, Binding) and held.scope is function


def _attribute_called(function: Scope, node: ast.Call) -> str | None:
    """Return the id of the attribute of `self` on which a call calls a method, if it does."""
    held = node.func.value if isinstance(node.func, ast.Attribute) else None
    cls = function.enclosing_class()
    if not isinstance(held, ast.Attribute) or not _is_self(held.value) or cls is None:
        return None
    owners = (one.id for one in bases_of(cls) if held.attr in one.definitions)
    owner = next(owners, None)
    return f"{owner}.{held.attr}" if owner is not None else None


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def _is_named(function: Scope, node: ast.Call) -> bool:
    name = getattr(node.func, "attr", None) or last_part(node.func)
    return function.name.strip("_") == name.strip("_")


def shorten(path: str) -> str:
    """Return the usual form of the import path of a library's exception."""
    parts = [one for one in path.split(".") if one not in {"exceptions", "client_exceptions"}]
    parts = [one for one in parts if not one.startswith("_")] or parts
    return ".".join(parts).removeprefix("builtins.")


def is_stub(function: Scope) -> bool:
    """Tell whether a function only says that subclasses define it."""
    body = getattr(function.node, "body", [])
    return all(isinstance(one, ast.Raise) or does_nothing(one) for one in body)


def _own_member(owner: Scope, name: str) -> Scope | Binding | None:
    if not owner.may_define(name):
        return None
    found = [
        one
        for one in owner.definitions.get(name, ())
        if isinstance(one, Scope) or owner.at(one.line) is owner
    ]
    return found[-1] if found else None


def _is_static(function: Scope) -> bool:
    decorators = getattr(function.node, "decorator_list", ())
    return any(last_part(one) == "staticmethod" for one in decorators)


def _is_exception_name(path: str) -> bool:
    made = getattr(builtins, path.removeprefix("builtins."), None)
    if isinstance(made, type):
        return issubclass(made, BaseException)
    return path.endswith(("Error", "Exception", "Timeout", "Warning"))


def _imported_by(scope: Scope) -> list[str]:
    return scope.source.imports.paths


def _external(path: str) -> Value:
    """Return a named status such as `http.HTTPStatus.NOT_FOUND`, or what else a path names."""
    named = _NAMED_STATUS.search(path)
    if named is not None:
        return constant(int(named[1]))
    parent, _, name = path.removesuffix(".value").rpartition(".")
    if parent.rpartition(".")[2] in {"HTTPStatus", "codes"}:
        status = http.HTTPStatus.__members__.get(name.upper())
        return constant(status.value) if status is not None else UNKNOWN
    return Class(path) if _is_exception_name(path) else External(path)
