"""The clients of a package: exported classes from which requests can be reached."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Instance, Member
from wrapdocs_introspect.idioms.requests.following.bindings import required_arguments
from wrapdocs_introspect.records import record, replace
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.reach.edges import EdgeReader
    from wrapdocs_introspect.names.scope import Scope

CLIENT = "client"
"""What a client is called in routes; objects that need another one have names of their own."""
_PLAIN = frozenset({"str", "int", "float", "bool", "bytes", "dict", "list", "tuple", "set"})
_TEXT_METHODS = frozenset(dir(str))
_FURTHER = 100
"""The cost of a client that is exported less prominently than others, or needs another object."""


@record
class Client:
    """A class that callers start from."""

    cls: Scope
    name: str
    """What its objects are called in routes."""
    cost: int


class ClientFinder:
    """Finds the classes that callers start from."""

    def __init__(
        self,
        interpreter: Interpreter,
        edges: EdgeReader,
        sending: set[Scope],
        resources: set[Scope],
    ) -> None:
        """Look for clients.

        Args:
            interpreter: The interpreter of the package.
            edges: The steps from each class.
            sending: The classes whose methods send requests.
            resources: Those among them whose requests may need no object.
        """
        self._interpreter = interpreter
        self._definitions = interpreter.definitions
        self._edges = edges
        self._sending = sending
        self._resources = resources
        self._uses: dict[Scope, set[str]] = {}
        self._leads: dict[tuple[Scope, bool], set[Scope]] = {}

    def find(self, candidates: Iterable[tuple[str, Scope]]) -> list[Client]:
        """Return the clients among classes.

        Args:
            candidates: Classes with their import paths. A class with a longer path is a client
                only if those with shorter paths do not lead to it.
        """
        levels: dict[int, list[Scope]] = {}
        for path, cls in candidates:
            levels.setdefault(path.count("."), []).append(cls)
        clients: list[Client] = []
        reached: set[Scope] = set()
        for _, classes in sorted(levels.items()):
            left = [one for one in classes if one not in reached]
            cost = _FURTHER if clients else 0
            for cls, leads in self._choose(left):
                clients.append(self._make_client(cls, cost))
                reached |= leads
        return list(self._name_resources(clients, reached))

    def _name_resources(self, clients: list[Client], reached: set[Scope]) -> Iterator[Client]:
        """Call objects that are of a kind with those that clients lead to by their own names."""
        alike = {
            base
            for cls in reached - {one.cls for one in clients}
            for base in self._definitions.bases(cls)
        }
        for one in clients:
            is_resource = not alike.isdisjoint(self._definitions.bases(one.cls))
            yield replace(one, name=_variable_name(one.cls)) if is_resource else one

    def _make_client(self, cls: Scope, cost: int) -> Client:
        if self._needs_object(cls):
            return Client(cls, _variable_name(cls), cost + _FURTHER)
        is_resource = cls in self._resources
        return Client(cls, _variable_name(cls) if is_resource else CLIENT, cost)

    def _choose(self, classes: Iterable[Scope]) -> Iterator[tuple[Scope, set[Scope]]]:
        """Yield the clients among classes that are exported alike, with what they lead to."""
        leads = {one: self._reached_from(one) for one in classes}
        counts = {one: self._count_sending(found) for one, found in leads.items()}
        useful = {one for one in leads if counts[one]}

        def rank(cls: Scope) -> tuple[bool, bool, int, int, int]:
            bases = useful.intersection(self._definitions.bases(cls))
            needs = self._needs_object(cls), self._takes_any(cls, useful - {cls})
            return *needs, -counts[cls], len(bases), -len(leads[cls])

        parts: set[Scope] = set()
        made_by: dict[Scope, int] = {}
        for cls in sorted((one for one in leads if one in useful), key=rank):
            # A client may make another one, for an account say, that leads to as much.
            is_client = not self._needs_object(cls) and 2 * counts[cls] >= made_by.get(cls, 0)
            if cls not in parts and (cls not in made_by or is_client):
                yield cls, leads[cls]
                parts |= self._reached_from(cls, by_calls=False)
                for one in leads[cls]:
                    made_by[one] = max(made_by.get(one, 0), counts[cls])

    def _reached_from(self, client: Scope, *, by_calls: bool = True) -> set[Scope]:
        found = {client}
        waiting = [client]
        while waiting:
            new = self._targets(waiting.pop(), by_calls) - found
            found |= new
            waiting += new
        return found

    def _targets(self, cls: Scope, by_calls: bool) -> set[Scope]:  # noqa: FBT001
        key = (cls, by_calls)
        if key not in self._leads:
            edges = self._edges.of(cls)
            self._leads[key] = {one.target for one in edges if by_calls or not one.is_call}
        return self._leads[key]

    def _count_sending(self, found: set[Scope]) -> int:
        bases = self._definitions.bases
        return sum(1 for one in found if not self._sending.isdisjoint(bases(one)))

    def _needs_object(self, cls: Scope) -> bool:
        """Tell whether a constructor needs another object of the package to send requests with."""
        init = self._definitions.method(cls, "__init__")
        if init is None:
            return False
        required = required_arguments(init)
        unclear = [one for one in required if not self._is_plain(one.annotation, init)]
        return any(self._is_used_as_object(one.arg, cls) for one in unclear)

    def _takes_any(self, cls: Scope, clients: set[Scope]) -> bool:
        """Tell whether a constructor demands another client: `def __init__(self, chat: Chat)`."""
        init = self._definitions.method(cls, "__init__")
        if init is None:
            return False
        class_of = self._definitions.class_of_parameter
        return any(class_of(one, init) in clients for one in required_arguments(init))

    def _is_plain(self, annotation: ast.expr | None, init: Function) -> bool:
        name = last_part(annotation)
        return name in _PLAIN and self._definitions.annotated_class(annotation, init.scope) is None

    def _is_used_as_object(self, parameter: str, cls: Scope) -> bool:
        """Tell whether methods use `self.x.y`, where `self.x` is the parameter."""
        kept = {
            name
            for name, value in self._interpreter.states.read(cls).items()
            if _is_parameter(value, parameter)
        }
        bases = reversed(self._definitions.bases(cls))
        return any(not kept.isdisjoint(self._used_attributes(one)) for one in bases)

    def _used_attributes(self, cls: Scope) -> set[str]:
        if cls not in self._uses:
            self._uses[cls] = set(_attributes_used_as_objects(cls.node))
        return self._uses[cls]


def _is_parameter(value: object, name: str) -> bool:
    if isinstance(value, Instance) and value.given is not None:
        value = value.given
    return isinstance(value, (Instance, Member)) and value.name == name


def _attributes_used_as_objects(node: ast.AST) -> Iterator[str]:
    for one in walk(node):
        if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Attribute):
            base = one.value
            is_own = isinstance(base.value, ast.Name) and base.value.id == "self"
            if is_own and one.attr not in _TEXT_METHODS:
                yield base.attr


def _variable_name(cls: Scope) -> str:
    """Return the name that code gives an object of a class: `pull_request`."""
    return re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", cls.name).lower()
