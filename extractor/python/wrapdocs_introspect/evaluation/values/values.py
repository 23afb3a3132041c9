"""The classes of values. A value never changes; what changes is in the heap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from wrapdocs_introspect.evaluation.values.value_class import Hashed, value_class

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Scoped
    from wrapdocs_introspect.evaluation.function import Function
    from wrapdocs_introspect.names.scope import Scope

Role = Literal["argument", "constructor", "unknown"]


class Value(Hashed):
    """What an expression may be."""

    __slots__ = ()


@value_class
class Constant(Value):
    """None, a boolean, a number or other constant that is no text."""

    value: object
    kind: str
    """The name of its type: `True` and `1` are equal in Python."""


@value_class
class Placeholder(Hashed):
    """A part of a text that is not known."""

    name: str
    value: Value
    """What stands there, from which it is known where it comes from."""


@value_class
class Text(Value):
    """A text: literal parts, and placeholders between them."""

    parts: tuple[str | Placeholder, ...]

    @property
    def literal(self) -> str | None:
        """The text, if all of it is known."""
        if not self.parts:
            return ""
        first = self.parts[0]
        return first if len(self.parts) == 1 and isinstance(first, str) else None

    @property
    def written(self) -> str:
        """The parts that are known."""
        return "".join(one for one in self.parts if isinstance(one, str))


@value_class
class Parameter(Value):
    """What a caller passes."""

    name: str
    role: Role = "argument"
    cls: Scope | str | None = None
    """The class that its annotation names."""
    default: Value | None = None
    """Its default, if the value may be that as well."""
    is_optional: bool = True
    """Whether it may be None, empty, or left out."""
    is_demanded: bool = False
    """Whether callers must give it, and no annotation says that it may be None."""

    def with_class(self, cls: Scope | str | None, default: Value | None) -> Parameter:
        """Return the parameter as an object of a class."""
        return Parameter(self.name, self.role, cls, default, self.is_optional, self.is_demanded)


@value_class
class Member(Value):
    """An attribute or an item of something that is not known, or that has no such attribute."""

    receiver: Value
    name: str
    is_item: bool = False
    cls: Scope | str | None = None
    """The class that its annotation names."""


@value_class
class Result(Value):
    """What a call returns that is not followed; it keeps what it was given."""

    callee: Value
    arguments: tuple[Value, ...] = ()
    keywords: tuple[tuple[str, Value], ...] = ()
    cls: Scope | str | None = None
    """The class that the annotation of what is called names."""
    depth: int = 0


@value_class
class Derived(Value):
    """What an operation makes of values of which some are not known."""

    operation: str
    sources: tuple[Value, ...] = ()
    depth: int = 0


@value_class
class Choice(Value):
    """One of several values."""

    alternatives: tuple[Value, ...]


@value_class
class Reference(Value):
    """An object, dict or list, whose content is in the heap."""

    id: int
    kind: Literal["object", "dict", "list"]
    cls: Scope | str | None = None
    """The class of an object."""
    is_self: bool = False
    """Whether it is an object that a caller has: what its constructor was given is not known."""


@value_class
class FunctionValue(Value):
    """A function of the package, maybe bound to a receiver."""

    function: Function
    receiver: Value | None = None
    closure: Scoped | None = None


@value_class
class ClassValue(Value):
    """A class of the package."""

    cls: Scope


@value_class
class ModuleValue(Value):
    """A module of the package."""

    module: Scope


@value_class
class External(Value):
    """What another package defines, or Python itself."""

    path: str


@value_class
class Super(Value):
    """What `super()` returns: the classes behind one."""

    cls: Scope
    receiver: Value


@value_class
class Partial(Value):
    """A function with some of its arguments."""

    callee: Value
    arguments: tuple[Value, ...] = ()
    keywords: tuple[tuple[str, Value], ...] = ()


NONE = Constant(None, "NoneType")
TRUE = Constant(value=True, kind="bool")
FALSE = Constant(value=False, kind="bool")
UNKNOWN = Derived("unknown")


def constant(value: object) -> Value:
    """Return the value of a constant; bytes count as the text that they are sent as."""
    if isinstance(value, str):
        return text(value)
    if isinstance(value, bytes):
        return text(value.decode("latin-1"))
    return Constant(value, type(value).__name__)


def text(*parts: str | Placeholder) -> Text:
    """Return a text; neighbouring literals become one, and empty ones are left out."""
    united: list[str | Placeholder] = []
    for part in parts:
        if isinstance(part, str) and united and isinstance(united[-1], str):
            united[-1] += part
        elif part != "":
            united.append(part)
    return Text(tuple(united))
