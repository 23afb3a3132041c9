"""Calls: what may be called, what its parameters get, and what comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.possible_senders.reading.arguments import Arguments
from wrapdocs_introspect.possible_senders.reading.implicit_calls import (
    ITERATION,
    PartialCall,
    SpecialCall,
    call_special,
)
from wrapdocs_introspect.possible_senders.values.conversions import (
    as_argument,
    as_returned,
    as_stored,
    only_functions,
    only_objects,
)
from wrapdocs_introspect.possible_senders.values.external import OPAQUE, External
from wrapdocs_introspect.possible_senders.values.kinds import (
    AnyMethod,
    ClassObject,
    FunctionObject,
    Instance,
    OwnMethod,
)
from wrapdocs_introspect.possible_senders.words import words

if TYPE_CHECKING:
    from wrapdocs_introspect.possible_senders.program.classes import Class
    from wrapdocs_introspect.possible_senders.program.functions import Function
    from wrapdocs_introspect.possible_senders.program.package import Program
    from wrapdocs_introspect.possible_senders.values.kinds import Value
    from wrapdocs_introspect.possible_senders.values.variables import Variable


_GIVES_ARGUMENTS_BACK = words("""
    functools itertools copy weakref typing asyncio contextlib typing_extensions operator
    concurrent anyio wrapt more_itertools backoff tenacity retry retrying cached_property
    deprecated deprecation decorator async_property methodtools cachetools six
    """)
"""Modules whose functions return what they are given, or something that stands for it."""
_PARTIAL = frozenset({"partial", "partialmethod"})
_BUILTIN_CONTAINERS = words("""
    list tuple set frozenset iter next sorted reversed map filter enumerate zip dict anext aiter
    vars max min
    """)
_ITERATING = words("list tuple set frozenset next sorted map filter dict anext iter sum")
_CONSTRUCTORS = ("__init__", "__new__", "__post_init__", "model_post_init")


class Call:
    """Calls whatever a variable holds."""

    __slots__ = ("_arguments", "_line", "_program", "_result", "function")

    def __init__(
        self,
        program: Program,
        function: Function,
        line: int,
        arguments: Arguments,
        result: Variable,
    ) -> None:
        """Make a call.

        Args:
            program: The package.
            function: The function that calls.
            line: The line of the call.
            arguments: What it gives.
            result: Gets what comes back.
        """
        self._program = program
        self.function = function
        self._line = line
        self._arguments = arguments
        self._result = result

    def meet(self, value: Value) -> None:
        """Call a value."""
        if isinstance(value, FunctionObject):
            self._call_function(value)
        elif isinstance(value, OwnMethod):
            self._call_own_method(value)
        elif isinstance(value, ClassObject):
            self._construct(value)
        elif isinstance(value, External):
            self._call_external(value)
        elif isinstance(value, Instance):
            call_special(self._program, self, value, ("__call__",), self._result)
        elif isinstance(value, AnyMethod):
            self._program.add_call(self.function, value, self._line)
        else:
            self._program.solver.add(self._result, OPAQUE)

    @property
    def line(self) -> int:
        """The line of the call."""
        return self._line

    def _call_function(self, value: FunctionObject) -> None:
        called, solver = value.function, self._program.solver
        self._program.add_call(self.function, value, self._line)
        convert = as_stored if called.is_constructor else as_argument
        for key, argument in self._arguments.keyed():
            target = called.parameter(key, is_bound=value.is_bound)
            if target is not None:
                solver.connect(argument, target, convert)
        solver.connect(called.returns, self._result, as_returned)
        if self.function.name in {"__init__", "<module>", "<class>"}:
            self._return_functions()

    def _call_own_method(self, value: OwnMethod) -> None:
        group, solver = self._program.groups.get(value), self._program.solver
        self._program.add_call(self.function, value, self._line)
        convert = as_stored if value.name == "__init__" else as_argument
        for key, argument in self._arguments.keyed():
            solver.connect(argument, group.parameter(key), convert)
        solver.connect(group.returns, self._result, as_returned)

    def _construct(self, value: ClassObject) -> None:
        cls, solver = value.cls, self._program.solver
        solver.add(self._result, cls.declared if value.is_own else cls.exact)
        has_constructor = False
        for name in _CONSTRUCTORS:
            found = cls.find(name)
            has_constructor = has_constructor or bool(found and name in {"__init__", "__new__"})
            for one in found:
                callee = cls.own_method(name) if value.is_own else None
                self._program.add_call(
                    self.function, callee or one.as_object(cls, is_bound=True), self._line
                )
                if one.is_constructor:
                    self._give(one)
        if not has_constructor:
            self._set_fields(cls)
        for base in cls.external_bases:
            if base.sends:
                self._program.add_call(self.function, base, self._line)

    def _give(self, constructor: Function) -> None:
        for key, argument in self._arguments.keyed():
            target = constructor.parameter(key, is_bound=True)
            if target is not None:
                self._program.solver.connect(argument, target, as_stored)

    def _set_fields(self, cls: Class) -> None:
        """Give the arguments to the attributes of a data class, in the order of its fields."""
        attributes, solver = self._program.attributes, self._program.solver
        names = (name for one in reversed(cls.order) for name in one.fields)
        fields = dict(enumerate(names))
        for key, argument in self._arguments.keyed():
            name = fields.get(key) if isinstance(key, int) else key
            if name is not None:
                solver.connect(argument, attributes.stored(cls, name), as_stored)

    def _call_external(self, value: External) -> None:
        solver = self._program.solver
        if value.sends:
            self._program.add_call(self.function, value, self._line)
        root, name = value.path[0], value.path[-1]
        if name in _PARTIAL and root == "functools":
            self._make_partial()
        elif root == "builtins":
            self._call_builtin(name)
        elif root in _GIVES_ARGUMENTS_BACK and value.library is None:
            for one in self._arguments.all():
                solver.connect(one, self._result)
            solver.add(self._result, OPAQUE)
        else:
            solver.add(self._result, value.result())
            if value.library is None:
                self._return_functions()

    def _return_functions(self) -> None:
        """Take it that a wrapper of functions returns those that it is given."""
        for one in self._arguments.all():
            self._program.solver.connect(one, self._result, only_functions)

    def _make_partial(self) -> None:
        """Return the function of `partial(function, ...)`, and give it the arguments."""
        first, *others = [*self._arguments.positional, None]
        if first is None:
            return
        solver = self._program.solver
        solver.connect(first, self._result, only_objects)
        given = Arguments(others, self._arguments.named)
        solver.watch(first, PartialCall(self._program, self.function, given))

    def _call_builtin(self, name: str) -> None:
        solver = self._program.solver
        solver.add(self._result, OPAQUE)
        if name in _BUILTIN_CONTAINERS:
            for one in self._arguments.all():
                solver.connect(one, self._result)
        if name in _ITERATING or name == "len":
            special = ("__len__",) if name == "len" else ITERATION
            for one in self._arguments.all():
                SpecialCall(self._program, self.function, self._line, special, self._result).watch(
                    one
                )
