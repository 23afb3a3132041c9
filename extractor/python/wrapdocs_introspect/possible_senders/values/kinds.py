"""The kinds of values, as far as they matter for who sends requests.

Values are compared by identity. Whoever makes one keeps it, so that the same value is made once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from wrapdocs_introspect.possible_senders.values.external import External, Opaque

if TYPE_CHECKING:
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.possible_senders.program.classes import Class
    from wrapdocs_introspect.possible_senders.program.functions import Function

InstanceKind = Literal["exact", "declared", "self"]


class Instance:
    """An object of a class in the package."""

    __slots__ = ("cls", "kind")

    def __init__(self, cls: Class, kind: InstanceKind) -> None:
        """Make one.

        Args:
            cls: The class.
            kind: `exact` if a call made it, `declared` if it may be of a subclass, and `self` for
                the object that a method of the class is called on.
        """
        self.cls = cls
        self.kind = kind


class ClassObject:
    """A class of the package itself."""

    __slots__ = ("cls", "is_own")

    def __init__(self, cls: Class, *, is_own: bool = False) -> None:
        """Make one.

        Args:
            cls: The class.
            is_own: Whether it is the class that a class method is called on, maybe a subclass.
        """
        self.cls = cls
        self.is_own = is_own


class FunctionObject:
    """A function or method of the package."""

    __slots__ = ("function", "is_bound", "receiver")

    def __init__(self, function: Function, receiver: Class | None, *, is_bound: bool) -> None:
        """Make one.

        Args:
            function: The function.
            receiver: The class of the object that it is called on.
            is_bound: Whether calls do not give that object as the first argument.
        """
        self.function = function
        self.receiver = receiver
        self.is_bound = is_bound


class OwnMethod:
    """A method of `self` or `super()`; which one it is depends on the class of the object."""

    __slots__ = ("cls", "is_of_class", "is_super", "name")

    def __init__(self, cls: Class, name: str, *, is_super: bool, is_of_class: bool) -> None:
        """Make one.

        Args:
            cls: The class whose code names it.
            name: The name of the method.
            is_super: Whether the bases of the class are asked for it.
            is_of_class: Whether it is asked of the class and not of an object.
        """
        self.cls = cls
        self.name = name
        self.is_super = is_super
        self.is_of_class = is_of_class


class AnyMethod:
    """A method of an object whose name is not known: `getattr(self, name)`."""

    __slots__ = ("beginning", "cls")

    def __init__(self, cls: Class, beginning: str) -> None:
        """Make one for a class.

        Args:
            cls: The class.
            beginning: How the name begins, as far as that is known: `getattr(self, f"_do_{name}")`.
        """
        self.cls = cls
        self.beginning = beginning


class SuperObject:
    """What `super()` returns in a class."""

    __slots__ = ("cls",)

    def __init__(self, cls: Class) -> None:
        """Make one for a class."""
        self.cls = cls


class ModuleObject:
    """A module of the package."""

    __slots__ = ("scope",)

    def __init__(self, scope: Scope) -> None:
        """Make one."""
        self.scope = scope


Value = (
    Instance
    | ClassObject
    | FunctionObject
    | OwnMethod
    | AnyMethod
    | SuperObject
    | ModuleObject
    | External
    | Opaque
)
