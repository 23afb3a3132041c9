"""What the constructor of a client leaves: its object, and its variables."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.connection.origins import find_origin
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    UNKNOWN,
    ClassValue,
    Instance,
    Member,
    Value,
    alternatives,
    choose,
)
from wrapdocs_introspect.idioms.requests.following.bindings import default_nodes
from wrapdocs_introspect.idioms.requests.following.frames import Frame
from wrapdocs_introspect.idioms.requests.following.object_states import receiver_of
from wrapdocs_introspect.source.parameters import declared_parameters

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.names.scope import Scope

_MAX_OBJECTS = 200
_MAX_OBJECTS_OF_CLASS = 10
_DEPTH_OF_DEFAULTS = 10


def _know_nothing(_: Scope) -> Mapping[str, Value]:
    return {}


@dataclass(frozen=True)
class Constructed:
    """An object of a class, as its constructor leaves it."""

    object: Instance
    variables: dict[str, Value] = field(default_factory=dict)
    """The variables of `__init__` after its last line."""
    parameters: frozenset[str] = frozenset()
    """The names of the parameters of `__init__`."""
    defaults: dict[str, Value] = field(default_factory=dict)
    """The defaults of the parameters of `__init__`."""
    state_of: Callable[[Scope], Mapping[str, Value]] = field(default=_know_nothing)
    """Returns what the constructors of objects leave that a caller gives."""

    @property
    def cls(self) -> Scope:
        """The class of the object."""
        return self.object.cls

    def parameter(self, value: Value) -> str | None:
        """Return the parameter of the constructor that a value is."""
        if isinstance(value, Instance) and value.attributes is None and value.given is None:
            return value.name if value.name in self.variables else None
        if not isinstance(value, Member) or value.base != Instance(self.cls, "self", ()):
            return None
        return value.name

    def named(self, name: str) -> Value:
        """Return what a hole in a text stands for: a parameter, an attribute, or one further in.

        Args:
            name: The name of the hole: `base_url`, `configuration.host`.
        """
        if name in self.variables:
            return self.variables[name]
        value: Value | None = self.object
        for one in name.split("."):
            value = value.get(one) if isinstance(value, Instance) else None
        if value is not None:
            return value
        return self.held(name)

    def held(self, name: str) -> Value:
        """Return what the object holds somewhere under a name, with any underscores around it.

        Args:
            name: The name; nothing is known if it stands for objects of different classes.
        """
        last = name.rpartition(".")[2].strip("_")
        found = [value for key, value in self.values() if key.strip("_") == last]
        known = (one for value in found for one in alternatives(value))
        classes = {one.cls for one in known if isinstance(one, Instance)}
        return found[0] if found and len(classes) <= 1 else UNKNOWN

    def values(self) -> Iterator[tuple[str, Value]]:
        """Yield the attributes of the object, then those of the objects that it holds."""
        for one in self.objects:
            yield from one.attributes or ()

    @cached_property
    def objects(self) -> tuple[Instance, ...]:
        """The object, then those of the package that it holds, nearest first.

        Of many objects of one class, such as one for each operation, only some are read. Those
        with the same hash are taken for equal: to compare objects that hold each other takes long.
        """
        found: dict[int, Instance] = {}
        counts: Counter[Scope] = Counter()
        waiting = deque([self.object])
        while waiting and len(found) < _MAX_OBJECTS:
            one = self._with_state(waiting.popleft())
            if hash(one) not in found and counts[one.cls] < _MAX_OBJECTS_OF_CLASS:
                found[hash(one)] = one
                counts[one.cls] += 1
                values = (alternatives(value) for _, value in one.attributes or ())
                waiting += (one for kept in values for one in kept if isinstance(one, Instance))
        return tuple(found.values())

    def _with_state(self, one: Instance) -> Instance:
        if one.attributes is not None or one.given is not None:
            return one
        return Instance(one.cls, one.name, tuple(self.state_of(one.cls).items()))


def construct(interpreter: Interpreter, cls: Scope, *, with_defaults: bool = False) -> Constructed:
    """Run the constructor of a class, with its parameters as the state of the object.

    Args:
        interpreter: The interpreter of the package.
        cls: The class.
        with_defaults: Whether parameters that have a default are not given.
    """
    init = interpreter.definitions.method(cls, "__init__")
    defaults = _read_defaults(interpreter, init) if init is not None else {}
    # Who gives another class gives one that is like the default.
    given = {
        name: one for name, one in defaults.items() if with_defaults or isinstance(one, ClassValue)
    }
    frame = interpreter.states.run_constructor(cls, given)
    if init is None or frame is None:
        return Constructed(Instance(cls, "self", ()))
    made = receiver_of(frame) or Instance(cls, "self", ())
    names = frozenset(one.arg for _, one, _ in declared_parameters(init.node.args))
    return Constructed(made, frame.variables, names, defaults, interpreter.states.read)


def _read_defaults(interpreter: Interpreter, init: Function) -> dict[str, Value]:
    frame = Frame(init.scope, _DEPTH_OF_DEFAULTS)
    return {
        name: interpreter.evaluate_outside(partial(interpreter.evaluate, node, frame))
        for name, node in default_nodes(init).items()
    }


class ConstructedClient:
    """A client as its constructor leaves it, with and without the parameters that have defaults."""

    def __init__(self, interpreter: Interpreter, cls: Scope) -> None:
        """Construct a client.

        Args:
            interpreter: The interpreter of the package.
            cls: Its class.
        """
        self.cls = cls
        self.given = construct(interpreter, cls)
        self.default = construct(interpreter, cls, with_defaults=True)

    def default_of(self, name: str) -> Value:
        """Return what a hole in a text stands for if a caller gives only what is required.

        Args:
            name: The name of the hole. If it is a parameter that is left out, what the client
                keeps in its place counts: `self._url = url or environment.url`.
        """
        value = self.default.named(name)
        if value != NONE or name not in self.given.parameters:
            return value
        keys = {
            key
            for key, kept in self.given.values()
            if name in find_origin(kept, self.given).parameters
        }
        return choose(kept for key, kept in self.default.values() if key in keys and kept != NONE)
