"""Objects as callers have them: what their constructors leave, and what other code may set."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.bindings import bind_entry
from wrapdocs_introspect.evaluation.calls.fields import (
    find_post_initialiser,
    has_fields,
    set_fields_of_caller,
)
from wrapdocs_introspect.evaluation.expressions.calls import read_arguments
from wrapdocs_introspect.evaluation.frames import Frame, State
from wrapdocs_introspect.evaluation.values.choices import (
    alternatives,
    choose,
    derive,
    is_callable,
)
from wrapdocs_introspect.evaluation.values.contents import ListContent, ObjectContent
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    ClassValue,
    Constant,
    Member,
    Parameter,
    Reference,
    Text,
    Value,
)
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    import ast

    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.evaluator import CodeEvaluator
    from wrapdocs_introspect.evaluation.function import Function
    from wrapdocs_introspect.names.binding import Binding

_MAX_ROUNDS = 3
_MAX_SITES = 12
_STEPS = 8_000
_STEPS_OF_STATEMENT = 300
_SETTER_STEPS = 3_000
_PROTOCOL = "typing.Protocol"
_OPEN_CLASSES = frozenset(
    {"typing.Any", "builtins.object", "typing.Callable", "collections.abc.Callable"}
)
"""Annotations that do not say of which class an object is, or which function is meant."""


class ObjectStates:
    """The state of objects that a caller has, to a fixed point."""

    def __init__(self, evaluator: CodeEvaluator) -> None:
        """Read constructors when somebody first asks.

        Args:
            evaluator: Follows them.
        """
        self._evaluator = evaluator
        self._objects: dict[Scope, Reference] = {}
        self._making: dict[int, bool] = {}
        """The objects that are being made, and whether somebody has read one meanwhile."""
        self._unsettled: dict[Scope, None] = {}
        """Classes whose objects are made again, in the order in which they were found."""
        self._rounds: Counter[Scope] = Counter()
        """How often the object of each class was made."""
        self._left: dict[tuple[int, Function], ObjectContent] = {}
        """What methods leave in objects that they are called on."""
        self._settled: dict[tuple[int, str], Value] = {}
        self._settling: set[tuple[int, str]] = set()
        self._given: dict[Scope, dict[str, Value]] = {}
        """What the package itself passes to constructors, as far as that is an object.

        What is beyond the parameters is called by its place: `*0`.
        """
        self._sites: set[Scope] = set()
        self._unfilled: dict[Scope, set[Scope]] = {}
        """The classes of objects for which nothing was known of a parameter, by the class that
        defines their constructor."""
        self._outdated: set[Scope] = set()
        """Classes whose objects are made again, because the package passes something after all."""

    def object_of(self, cls: Scope) -> Reference:
        """Return an object of a class as a caller has it."""
        known = self._objects.get(cls)
        if known is not None:
            if cls in self._outdated and not self._making:
                self._make_again(cls, known)
            return known
        made = Reference(self._evaluator.new_id(), "object", cls, is_self=True)
        self._objects[cls] = made
        self._evaluator.set_initial(made.id, ObjectContent())
        self._make(cls, made)
        if not self._making:
            self._settle_all()
            self._left.clear()
        return made

    def _make_again(self, cls: Scope, made: Reference) -> None:
        """Make an object with what the package was not known to pass when it was made first."""
        self._outdated.discard(cls)
        for key in [one for one in self._settled if one[0] == made.id]:
            del self._settled[key]
        self._make(cls, made)
        self._settle_all()
        self._left.clear()

    def _settle_all(self) -> None:
        """Make objects again that were made while another one was not complete."""
        for _ in range(_MAX_ROUNDS - 1):
            unsettled, self._unsettled = list(self._unsettled), {}
            for cls in unsettled:
                if self._rounds[cls] < _MAX_ROUNDS:
                    self._make(cls, self._objects[cls])

    def _make(self, cls: Scope, made: Reference) -> None:
        initialiser = self._evaluator.definitions.method(cls, "__init__")
        maker = self._evaluator.definitions.method(cls, "__new__")
        has_own = initialiser is not None or maker is not None
        following = None if has_own else find_post_initialiser(cls, self._evaluator)
        if not has_own and following is None and not has_fields(cls, self._evaluator):
            return
        self._rounds[cls] += 1
        self._making[made.id] = False
        if not has_own:
            with self._evaluator.apart(_STEPS, keeps=True):
                set_fields_of_caller(cls, made, self._evaluator)
        for one in filter(None, (maker, initialiser, following)):
            receiver = ClassValue(cls) if one.is_class_method else made
            self._run(one, receiver, cls)
        was_read = self._making.pop(made.id)
        if was_read or any(self._making.values()):
            self._unsettled[cls] = None

    def _run(self, function: Function, receiver: Value, cls: Scope) -> None:
        evaluator = self._evaluator
        steps = _STEPS + _STEPS_OF_STATEMENT * len(function.node.body)
        with evaluator.apart(steps, keeps=True):
            variables = bind_entry(function, receiver, evaluator, "constructor")
            self._fill(variables, cls)
            self._fill_others(variables, function, cls)
            state = State(variables, evaluator.changes)
            frame = Frame(function.scope, state, function)
            ended = evaluator.run(function.node.body, [state], frame)
            evaluator.leave(frame, ended)

    def _fill(self, variables: dict[str, Value], cls: Scope) -> None:
        """Give parameters without a class what the package itself passes for them."""
        open_ones = [
            name
            for name, one in variables.items()
            if isinstance(one, Parameter) and self._is_open_class(one.cls)
        ]
        if not open_ones:
            return
        given = self.given_to(cls)
        for name in open_ones:
            if name in given:
                variables[name] = given[name]
        if not all(name in given for name in open_ones):
            self._unfilled.setdefault(self._owner_of_constructor(cls), set()).add(cls)

    def _fill_others(self, variables: dict[str, Value], function: Function, cls: Scope) -> None:
        """Give `*args` the objects that the package itself passes beyond the parameters."""
        name = function.node.args.vararg
        others = variables.get(name.arg) if name is not None else None
        if name is None or not isinstance(others, ListContent):
            return
        given = self.given_to(cls)
        count = 1 + max((int(one[1:]) for one in given if one.startswith("*")), default=-1)
        unknown = derive("item", others.spread)
        items = tuple(given.get(f"*{index}", unknown) for index in range(count))
        if items:
            variables[name.arg] = ListContent(items, "tuple")

    def _is_open_class(self, cls: Scope | str | None) -> bool:
        """Tell whether an annotation leaves open what an object is; a protocol does."""
        if isinstance(cls, Scope):
            return _PROTOCOL in self._evaluator.definitions.external_bases(cls)
        return cls is None or cls in _OPEN_CLASSES

    def is_making(self, key: int) -> bool:
        """Tell whether an object is not complete."""
        return key in self._making

    def note_read(self, key: int) -> None:
        """Remember that an object is read; one that is not complete is made again."""
        if key in self._making:
            self._making[key] = True

    def note_construction(self, cls: Scope, arguments: Arguments) -> None:
        """Remember the objects that the package passes to a constructor."""
        initialiser = self._evaluator.definitions.method(cls, "__init__")
        if initialiser is None:
            return
        owner = self._owner_of_constructor(cls)
        names = initialiser.parameters[1:]
        behind = enumerate(arguments.positional[len(names) :])
        named = [
            *zip(names, arguments.positional, strict=False),
            *((f"*{index}", value) for index, value in behind),
            *arguments.keywords,
        ]
        for name, value in named:
            found = (self._object_in(one) for one in alternatives(value))
            kept = [one for one in found if one is not None]
            for one in dict.fromkeys((cls, owner)) if kept else ():
                known = self._given.setdefault(one, {})
                if name not in known:
                    self._outdated |= self._unfilled.pop(owner, set())
                known[name] = choose((*([known[name]] if name in known else []), *kept))

    def _object_in(self, value: Value) -> Value | None:
        """Return the object that a value is, also if only its class is known."""
        if _is_object(value):
            return value
        cls = value.cls if isinstance(value, (Parameter, Member)) else None
        return self.object_of(cls) if isinstance(cls, Scope) else None

    def _owner_of_constructor(self, cls: Scope) -> Scope:
        found = self._evaluator.definitions.member(cls, "__init__")
        return found[0] if found is not None else cls

    def given_to(self, cls: Scope) -> dict[str, Value]:
        """Return what the package itself passes to a constructor, by parameter."""
        self._read_sites(cls)
        if cls in self._given:
            return self._given[cls]
        owner = self._owner_of_constructor(cls)
        for one in (owner, *self._evaluator.subclasses(owner)[:_MAX_SITES]):
            self._read_sites(one)
            if owner in self._given:
                return self._given[owner]
        self._construct_holders(cls)
        return self._given.get(cls, {})

    def _construct_holders(self, cls: Scope) -> None:
        """Construct the classes that keep a class, such as in a tuple, to see what they give it."""
        for holder in self._evaluator.index.holders(cls)[:_MAX_SITES]:
            self.object_of(holder)

    def _read_sites(self, cls: Scope) -> None:
        if cls not in self._sites:
            self._sites.add(cls)
            for function, node in self._evaluator.index.constructions(cls)[:_MAX_SITES]:
                self._read_site(cls, function, node)

    def _read_site(self, cls: Scope, function: Scope, node: ast.Call) -> None:
        evaluator = self._evaluator
        made = function.find(node.func, node.lineno)
        if made is not cls:
            return
        owner = evaluator.definitions.function(function) if function.parent else None
        if owner is None or evaluator.definitions.method(cls, "__init__") is None:
            return
        holder = owner.class_
        if holder is cls:
            return
        with evaluator.apart(_SETTER_STEPS, keeps=True):
            receiver = (
                self.object_of(holder) if holder is not None and not owner.is_static else None
            )
            if receiver is not None and owner.is_class_method:
                receiver = ClassValue(holder)  # type: ignore[assignment, arg-type]
            variables = bind_entry(owner, receiver, evaluator)
            frame = Frame(owner.scope, State(variables, evaluator.changes), owner)
            self.note_construction(cls, read_arguments(evaluator, node, frame))

    def settle(self, reference: Reference, name: str, initial: Value) -> Value:
        """Return an attribute of an object that a caller has.

        An initial value such as None or an empty text stands for what other code sets later.

        Args:
            reference: The object.
            name: The name of the attribute.
            initial: What the constructor or the class leaves there.
        """
        cls = reference.cls
        if not isinstance(cls, Scope) or not _is_initial(initial):
            return initial
        key = (reference.id, name)
        if key in self._settled:
            return self._settled[key]
        if key in self._settling:
            return Member(reference, name)
        self._settling.add(key)
        try:
            found = self._settle(reference, cls, name, initial)
        finally:
            self._settling.discard(key)
        if not self._making:
            self._settled[key] = found
        return found

    def _settle(self, reference: Reference, cls: Scope, name: str, initial: Value) -> Value:
        evaluator = self._evaluator
        setters = [
            one
            for one in evaluator.definitions.assigned_in_methods(cls, name)
            if one.value is not None and _is_later(one)
        ]
        values = [self._set_by(one, reference, name) for one in setters]
        is_open = evaluator.index.is_set_outside(name) or (
            not self._is_constant(cls, name, initial)
            and (not name.startswith("_") or evaluator.index.sets_any_attribute(cls))
        )
        if not setters and not is_open:
            return initial
        known = [
            one for value in values for one in alternatives(value) if not _is_open(one, initial)
        ]
        annotated = evaluator.definitions.member(cls, name)
        annotation = getattr(annotated[1], "annotation", None) if annotated else None
        type_ = evaluator.definitions.annotated(annotation, annotated[0]) if annotated else None
        placeholder = Member(reference, name, cls=type_)
        if not known:
            return placeholder
        return choose((*([NONE] if initial == NONE else []), *known))

    def _is_constant(self, cls: Scope, name: str, initial: Value) -> bool:
        """Tell whether an attribute is a constant by its name, also in all subclasses."""
        heirs = self._evaluator.subclasses(cls)
        return (
            name.isupper() and initial != NONE and all(name not in one.definitions for one in heirs)
        )

    def _set_by(self, binding: Binding, reference: Reference, name: str) -> Value:
        """Return what a method assigns to an attribute."""
        function = self._evaluator.definitions.function(binding.scope)
        key = (reference.id, function)
        content = self._left.get(key)
        if content is None:
            self._left[key] = ObjectContent()  # For a method that reads what it sets.
            content = self._left[key] = self._run_setter(function, reference)
        found = content.get(name)
        return found if isinstance(found, Value) else Member(reference, name)

    def _run_setter(self, function: Function, reference: Reference) -> ObjectContent:
        """Return what an object holds after one of its methods."""
        evaluator = self._evaluator
        with evaluator.apart(_SETTER_STEPS, keeps=True):
            variables = bind_entry(function, reference, evaluator, "unknown")
            state = State(variables, evaluator.changes)
            frame = Frame(function.scope, state, function)
            ended = evaluator.run(function.node.body, [state], frame)
            evaluator.leave(frame, ended)
            content = evaluator.read(reference)
            if isinstance(content, ObjectContent):
                return content
        return ObjectContent()


def _is_object(value: Value) -> bool:
    """Tell whether a value is an object of a known class, or a function or class."""
    return is_callable(value) or (isinstance(value, Reference) and value.cls is not None)


def _is_later(binding: Binding) -> bool:
    scope = binding.scope
    return scope.kind == "function" and scope.name not in {"__init__", "__new__"}


def _is_initial(value: Value) -> bool:
    """Tell whether a value may only stand for one that is set later."""
    if isinstance(value, Constant):
        return value.value is None or (value.kind in {"int", "float"} and not value.value)
    if isinstance(value, Member):
        return isinstance(value.receiver, Reference)
    return isinstance(value, Text) and not value.parts


def _is_open(value: Value, initial: Value) -> bool:
    """Tell whether what code sets is not known, or no more than what was there first."""
    if value == initial or _is_initial(value):
        return True
    return not isinstance(value, (Reference, Text))
