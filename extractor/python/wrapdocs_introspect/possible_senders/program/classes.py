"""Classes of a package, with what they inherit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.possible_senders.program.functions import has_body_of_its_own
from wrapdocs_introspect.possible_senders.values.kinds import (
    AnyMethod,
    ClassObject,
    Instance,
    OwnMethod,
    SuperObject,
)

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator, Mapping, Sequence

    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.possible_senders.program.functions import Function
    from wrapdocs_introspect.possible_senders.values.external import External


class Class:
    """A class of the package."""

    def __init__(self, scope: Scope) -> None:
        """Make a class; its bases are set once all classes are known."""
        self.scope = scope
        self.id = scope.id
        self.functions: dict[str, list[Function]] = {}
        self.order: tuple[Class, ...] = (self,)
        """The class and the package's classes among its bases, nearest first."""
        self.external_bases: tuple[External, ...] = ()
        self.subclasses: list[Class] = []
        """All classes that derive from it."""
        self._family: frozenset[Class] | None = None
        self.declarations: dict[str, list[tuple[ast.expr | None, ast.expr | None]]] = {}
        """The annotations and values of the attributes that its body assigns."""
        self.fields: list[str] = []
        """The attributes that its body annotates, in order: the arguments of a data class."""
        self.is_data = False
        """Whether its objects hold nothing but data."""
        self.body: Function | None = None
        self.exact = Instance(self, "exact")
        self.declared = Instance(self, "declared")
        self.itself = Instance(self, "self")
        self.object = ClassObject(self)
        self.own_object = ClassObject(self, is_own=True)
        self.super_object = SuperObject(self)
        self._any_methods: dict[str, AnyMethod] = {}
        self._own_methods: dict[tuple[str, bool, bool], OwnMethod] = {}

    @property
    def family(self) -> frozenset[Class]:
        """The classes that an object of it or of a subclass has its attributes from."""
        if self._family is None:
            derived = (base for one in self.subclasses for base in one.order)
            self._family = frozenset((*self.order, *derived))
        return self._family

    def find(self, name: str, after: Class | None = None) -> list[Function]:
        """Return the method of a name; the nearest one if its bases have several.

        Args:
            name: The name.
            after: Only the bases behind this class count.
        """
        order = self.order
        if after is not None:
            order = order[order.index(after) + 1 :] if after in order else ()
        return next((one.functions[name] for one in order if name in one.functions), [])

    def find_in_family(self, name: str, named: Sequence[Function]) -> list[Function]:
        """Return the methods of a name that an object of it or of a subclass may have.

        A part of a class may leave a method to another base of the class.

        Args:
            name: The name.
            named: All methods of the package that have it.
        """
        if not self.subclasses and len(self.order) < len(named):
            return [function for one in self.order for function in one.functions.get(name, ())]
        found = [one for one in named if one.owner in self.family]
        if has_body_of_its_own(found):
            return found
        of_siblings = (function for one in self.subclasses for function in one.find(name))
        return list(dict.fromkeys((*found, *of_siblings)))

    def own_method(
        self, name: str, *, is_super: bool = False, is_of_class: bool = False
    ) -> OwnMethod:
        """Return a method that code of the class asks `self`, `cls` or `super()` for."""
        key = (name, is_super, is_of_class)
        found = self._own_methods.get(key)
        if found is None:
            found = self._own_methods[key] = OwnMethod(
                self, name, is_super=is_super, is_of_class=is_of_class
            )
        return found

    def any_method(self, beginning: str) -> AnyMethod:
        """Return a method of which only the beginning of the name is known."""
        found = self._any_methods.get(beginning)
        if found is None:
            found = self._any_methods[beginning] = AnyMethod(self, beginning)
        return found


def functions_in(owners: Mapping[str, list[Function]]) -> Iterator[Function]:
    """Yield the functions of a class or module."""
    for found in owners.values():
        yield from found
