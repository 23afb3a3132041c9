"""Which functions may reach a call that sends a request, and through what."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from wrapdocs_introspect.possible_senders.program.functions import has_body_of_its_own
from wrapdocs_introspect.possible_senders.values.external import External
from wrapdocs_introspect.possible_senders.values.kinds import AnyMethod, FunctionObject, OwnMethod

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.possible_senders.program.classes import Class
    from wrapdocs_introspect.possible_senders.program.functions import Callee, Function
    from wrapdocs_introspect.possible_senders.program.package import Program

    _Target = tuple[Function, Class | None]


class Node(NamedTuple):
    """A function that is called."""

    function: Function
    receiver: Class | None
    """The class of the object that it is called on."""
    is_whole: bool = False
    """Whether what it defines or returns counts as called, as if it is a decorator."""


class Graph:
    """The calls between functions, as far as they lead on from some of them."""

    def __init__(self, program: Program, is_end: Callable[[Node], bool]) -> None:
        """Start without calls.

        Args:
            program: The package.
            is_end: Tells whether the calls of a function do not matter: what it sends is known.
        """
        self._program = program
        self._is_end = is_end
        self.calls: dict[Node, dict[Node, int]] = {}
        """What each function calls, with the line."""
        self.sends: dict[Node, int] = {}
        """The functions that call a library, with the line."""
        self.ends: set[Node] = set()

    def explore(self, starts: Iterable[Node]) -> None:
        """Follow the calls of some functions, and of those that they call."""
        waiting = list(starts)
        while waiting:
            node = waiting.pop()
            if node in self.calls:
                continue
            called = self.calls[node] = {}
            if self._is_end(node):
                self.ends.add(node)
            else:
                self._follow(node, called)
                waiting += called

    def _follow(self, node: Node, called: dict[Node, int]) -> None:
        """Note what a function calls."""
        function = node.function
        if function.sending_line is not None:
            self._add_send(node, function.sending_line)
        for callee, line in function.calls.items():
            if callee in function.makes and not node.is_whole:
                continue
            is_whole = node.is_whole or callee in function.decorators
            for target, receiver in self._targets(node, callee, line):
                called.setdefault(Node(target, receiver, is_whole), line)

    def find_senders(self, *, with_ends: bool) -> set[Node]:
        """Return the functions that reach a library.

        Args:
            with_ends: Whether reaching a function whose requests are known counts, too.
        """
        callers: dict[Node, list[Node]] = {}
        for node, called in self.calls.items():
            for target in called:
                callers.setdefault(target, []).append(node)
        found = {*self.sends, *(self.ends if with_ends else ())}
        waiting = list(found)
        while waiting:
            for caller in callers.get(waiting.pop(), ()):
                if caller not in found:
                    found.add(caller)
                    waiting.append(caller)
        return found

    def find_line(self, nodes: Iterable[Node], senders: AbstractSet[Node]) -> int | None:
        """Return the line of the first call by which a function itself may send a request.

        Args:
            nodes: The function, with the classes of the objects that it is called on.
            senders: The functions that may send one.
        """
        lines: list[int] = []
        for node in nodes:
            lines += [self.sends[node]] if node in self.sends else []
            called = self.calls.get(node, {})
            lines += [line for target, line in called.items() if target in senders]
        return min(lines, default=None)

    def find_ends(self, nodes: Iterable[Node]) -> list[Node]:
        """Return the functions whose requests are known that a function reaches, nearest first.

        Args:
            nodes: The function, with the classes of the objects that it is called on.
        """
        found: list[Node] = []
        waiting = deque(nodes)
        seen = set(waiting)
        while waiting:
            for target in self.calls.get(waiting.popleft(), ()):
                if target in seen:
                    continue
                seen.add(target)
                if target in self.ends:
                    found.append(target)
                else:
                    waiting.append(target)
        return found

    def _add_send(self, node: Node, line: int) -> None:
        self.sends[node] = min(line, self.sends.get(node, line))

    def _targets(self, node: Node, callee: Callee, line: int) -> Iterator[_Target]:
        """Yield what a call leads to, given the object that the caller is called on."""
        receiver = node.receiver
        if isinstance(callee, External):
            if callee.sends:
                self._add_send(node, line)
        elif isinstance(callee, FunctionObject):
            is_inner = callee.function.parent is not None
            yield callee.function, receiver if is_inner else callee.receiver
        elif isinstance(callee, AnyMethod):
            yield from self._all_methods(callee.cls, callee.beginning)
        else:
            yield from self._own_methods(node, callee, line)

    def _own_methods(self, node: Node, callee: OwnMethod, line: int) -> Iterator[_Target]:
        receiver = node.receiver
        is_known = receiver is not None and callee.cls in receiver.order
        cls = receiver if receiver is not None and is_known else callee.cls
        found = cls.find(callee.name, after=callee.cls if callee.is_super else None)
        yield from ((one, cls) for one in found)
        if has_body_of_its_own(found):
            return
        stored = list(self._stored_methods(cls, callee.name))
        yield from stored
        if self._is_of_library(cls, callee.name):
            self._add_send(node, line)
        elif not stored:
            yield from self._defined_by_subclasses(cls, callee.name)

    def _defined_by_subclasses(self, cls: Class, name: str) -> Iterator[_Target]:
        for one in cls.subclasses:
            yield from ((found, one) for found in one.find(name) if not found.is_abstract)

    def _stored_methods(self, cls: Class, name: str) -> Iterator[_Target]:
        """Yield functions that are stored in an attribute of the objects of a class."""
        attribute = self._program.attributes.of_instance(cls.exact, name)
        own = cls.find(name)
        for value in attribute.variable.values:
            if isinstance(value, FunctionObject) and value.function not in own:
                yield value.function, value.receiver or cls
            elif isinstance(value, OwnMethod) and value.name != name:
                yield from ((one, cls) for one in cls.find(value.name))

    def _is_of_library(self, cls: Class, name: str) -> bool:
        bases = (base for one in cls.order for base in one.external_bases)
        for base in bases:
            made = base.result()
            method = made.attribute(name) if isinstance(made, External) else made
            if isinstance(method, External) and method.sends:
                return True
        return False

    def _all_methods(self, cls: Class, beginning: str) -> Iterator[_Target]:
        """Yield the methods whose name begins in a way; those with an underscore only then."""
        for one in cls.order:
            for functions in one.functions.values():
                for function in functions:
                    is_hidden = function.name.startswith("_") and not beginning
                    is_meant = function.name.startswith(beginning) and not is_hidden
                    if is_meant and not function.is_property:
                        yield function, cls
