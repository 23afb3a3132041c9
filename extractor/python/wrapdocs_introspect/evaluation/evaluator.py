"""The evaluator: what is known of the code of one package, and of where it has come to."""

from __future__ import annotations

import ast
from contextlib import contextmanager
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.attributes import attribute_of
from wrapdocs_introspect.evaluation.budget import MAX_STEPS, Budget, OutOfBudgetError
from wrapdocs_introspect.evaluation.calls.arguments import Arguments
from wrapdocs_introspect.evaluation.calls.bindings import (
    bind_all,
    bind_arguments,
    bind_demanded,
    bind_entry,
    pass_on,
)
from wrapdocs_introspect.evaluation.calls.calling import call_value
from wrapdocs_introspect.evaluation.calls.constructing import construct, is_given_data
from wrapdocs_introspect.evaluation.definitions import Definitions
from wrapdocs_introspect.evaluation.expressions.table import EXPRESSIONS
from wrapdocs_introspect.evaluation.frames import Effect, Frame, Scoped, State, Step
from wrapdocs_introspect.evaluation.freezing import Freezer
from wrapdocs_introspect.evaluation.iteration import iterate
from wrapdocs_introspect.evaluation.memory import CallMemory, FollowedCall, Touched
from wrapdocs_introspect.evaluation.python_facts import find_fact
from wrapdocs_introspect.evaluation.statements.table import STATEMENTS
from wrapdocs_introspect.evaluation.states.index import PackageIndex
from wrapdocs_introspect.evaluation.states.objects import ObjectStates
from wrapdocs_introspect.evaluation.states.uniting import join_changes, unite
from wrapdocs_introspect.evaluation.values.choices import (
    alternatives,
    choose,
    is_unknown,
    make_result,
)
from wrapdocs_introspect.evaluation.values.contents import (
    Content,
    DictContent,
    ListContent,
    ObjectContent,
)
from wrapdocs_introspect.evaluation.values.values import (
    FALSE,
    NONE,
    UNKNOWN,
    ClassValue,
    External,
    FunctionValue,
    Member,
    ModuleValue,
    Partial,
    Reference,
    Text,
    Value,
)
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

    from wrapdocs_introspect.evaluation.calls.access import Access
    from wrapdocs_introspect.evaluation.frames import Changes
    from wrapdocs_introspect.evaluation.function import Function
    from wrapdocs_introspect.evaluation.interface import Libraries
    from wrapdocs_introspect.names.package_scopes import PackageScopes

_MAX_DEPTH = 30
_MAX_ACTIVE = 2
_STEPS_OF_CALL = 12_000
_STEPS_OUTSIDE = 4_000
_STEPS_OF_HANDLER = 600
_MAX_EFFECTS = 60
_MAX_CONSTRUCTING = 2
"""An object that so many constructors make inside of each other is one as callers have it."""
_MAX_FRUITLESS_STEPS = 800
_MAX_ANSWER_STEPS = 600
_EXHAUSTING_STEPS = 5_000
"""A function that took more steps before it was given up is not followed again."""
_MAX_STEPS_WITH_ANSWER = 150
"""What a function makes of the answer of a server is rarely a request."""
# fmt: off
_TRANSPARENT = frozenset(
    {
        "property", "cached_property", "staticmethod", "classmethod", "abstractmethod", "overload",
        "wraps", "contextmanager", "asynccontextmanager", "lru_cache", "cache", "deprecated",
        "override", "final", "setter", "abstractproperty", "classproperty", "coroutine",
    }
)
# fmt: on


class Entered:
    """What following a public function showed."""

    def __init__(
        self, effects: Sequence[Effect], problem: str | None, *, is_complete: bool, is_open: bool
    ) -> None:
        """Keep what was found.

        Args:
            effects: What the function does.
            problem: What went wrong inside of the evaluator.
            is_complete: Whether nothing was given up on the way.
            is_open: Whether it gave a part of a request to something that is not followed.
        """
        self.effects = effects
        self.problem = problem
        self.is_complete = is_complete
        self.is_open = is_open


class CodeEvaluator:
    """Evaluates the code of one package; see `interface.Evaluator`."""

    def __init__(self, scopes: PackageScopes, libraries: Libraries) -> None:
        """Evaluate code of a package.

        Args:
            scopes: The package's scopes.
            libraries: What is known of code outside of it.
        """
        self.definitions = Definitions(scopes, libraries)
        self.libraries = libraries
        self.index = PackageIndex(scopes)
        self.objects = ObjectStates(self)
        self.changes: Changes = {}
        self.budget = Budget()
        self.is_complete = True
        self._initial: Changes = {}
        self._ids = 0
        self._memory = CallMemory()
        self._touched = [Touched()]
        self._active: list[Function] = []
        self._constructing = 0
        """How many objects are being made inside of each other."""
        self._assigned: dict[Binding, Value] = {}
        self._class_states: dict[Scope, Reference] = {}

    def enter_function(
        self, function: Function, cls: Scope | None, steps: int = MAX_STEPS
    ) -> Entered:
        """Follow a public function from its start.

        Args:
            function: The function.
            cls: The class whose method it is followed as.
            steps: How many steps that may take.
        """
        self._restart(function)
        receiver = self._receiver_of(function, cls)
        self.budget.start(steps)
        variables = bind_entry(function, receiver, self)
        frame = Frame(function.scope, State(variables, self.changes), function)
        return self._enter(frame, lambda: self._run_entry(function, frame, variables))

    def enter_call(self, function: Function, cls: Scope, access: Access) -> Entered:
        """Follow a public function as callers do, on an object with no more than it demands.

        Args:
            function: The function.
            cls: The class that callers construct, with all that has no default.
            access: How they get from the object to the function, and what they pass.
        """
        self._restart(function)
        frame = Frame(function.scope, State({}, self.changes), function)
        return self._enter(frame, lambda: self._call_as_user(function, cls, access, frame))

    def _call_as_user(self, function: Function, cls: Scope, access: Access, frame: Frame) -> None:
        initialiser = self.definitions.method(cls, "__init__")
        given = bind_demanded(initialiser, self, "constructor") if initialiser else Arguments()
        if access.is_bare:
            given = given._replace(more_keywords=())
        first = next(one.id for one in ast.walk(access.way) if isinstance(one, ast.Name))
        frame.state.variables[first] = construct(cls, given, self, frame)
        frame.effects.clear()  # What a constructor sends is no part of the function.
        self._active = []
        callee = self.evaluate(access.way, frame)
        if not function.is_property:
            bind = bind_all if access.with_options else bind_demanded
            callee = self.call(callee, bind(function, self), frame)
            frame.effects = {_as_entered(one, function): None for one in frame.effects}
        iterate(callee, self, frame)

    def _restart(self, function: Function) -> None:
        self._active, self._touched, self.changes = [function], [Touched()], {}
        self._constructing = 0
        self.is_complete = True
        self.budget.start()

    def _enter(self, frame: Frame, follow: Callable[[], None]) -> Entered:
        """Follow something from its start, and return what it showed."""
        problem: str | None = None
        try:
            follow()
        except (OutOfBudgetError, RecursionError):
            self.is_complete = False
        except Exception as error:  # noqa: BLE001 - a fault of ours is a finding, not the end
            problem = f"{type(error).__name__}: {error}"
            self.is_complete = False
        is_open = self._touched[-1].is_open or not self.is_complete
        return Entered(tuple(frame.effects), problem, is_complete=self.is_complete, is_open=is_open)

    def _run_entry(self, function: Function, frame: Frame, variables: dict[str, Value]) -> None:
        decorated = self.decorate(FunctionValue(function), frame)
        if isinstance(decorated, FunctionValue) and decorated.function is not function:
            self._active = []
            returned = self.call(decorated, pass_on(function, variables, self), frame)
            frame.effects = {_below_entry(one): None for one in frame.effects}
        else:
            ended = self.run(function.node.body, [frame.state], frame)
            returned = self.leave(frame, ended)
        iterate(returned, self, frame)

    def _receiver_of(self, function: Function, cls: Scope | None) -> Value | None:
        if cls is None or function.is_static:
            return None
        return ClassValue(cls) if function.is_class_method else self.object_of(cls)

    # Expressions and statements

    def evaluate(self, node: ast.expr, frame: Frame) -> Value:
        """Return what an expression may be."""
        evaluator = EXPRESSIONS.get(type(node))
        return evaluator(self, node, frame) if evaluator is not None else UNKNOWN

    def evaluate_apart(self, node: ast.expr, frame: Frame) -> Value:
        """Return what an expression may be outside of the function that is being followed."""
        with self.apart(_STEPS_OUTSIDE, keeps=True):
            frame.state.changes = self.changes
            return self.evaluate(node, frame)

    def run_handler(self, node: ast.ExceptHandler, state: State, frame: Frame) -> list[State]:
        """Run what follows a request that failed; return no state if it takes too much.

        Handlers sign in or try again, so they often lead to what has been followed before.
        """
        changes, limit = state.changes, self.budget.narrow(_STEPS_OF_HANDLER)
        try:
            return self.run(node.body, [state], frame)
        except OutOfBudgetError:
            self.changes = changes
            self.note_open_call()
        finally:
            self.budget.widen(limit)
        self.budget.spend()
        return []

    def run(self, statements: Iterable[ast.stmt], states: list[State], frame: Frame) -> list[State]:
        """Run statements in each of some states; return the states behind them."""
        for statement in statements:
            if not states:
                break
            execute = STATEMENTS.get(type(statement))
            if execute is None:
                continue
            behind: list[State] = []
            for state in states:
                self.budget.spend()
                self.enter(state, frame)
                following = execute(self, statement, frame)
                behind += [frame.state] if following is None else following
            states = behind if len(behind) < 2 else unite(behind, self)  # noqa: PLR2004
        return states

    def spend(self) -> None:
        """Count a step of the budget."""
        self.budget.spend()

    def enter(self, state: State, frame: Frame) -> None:
        """Go on in a state of the function that is being followed."""
        frame.state = state
        self.changes = state.changes

    def leave(self, frame: Frame, ended: list[State]) -> Value:
        """Return what a function returns, with all that its ways leave behind."""
        ends = [*frame.returned, *((NONE, one.changes) for one in ended)]
        if ends:
            self.changes = join_changes([changes for _, changes in ends], self)
        if frame.yielded:
            items = tuple(dict.fromkeys(frame.yielded))
            return ListContent(items, "list", is_open=True)
        if not ends:
            self.note_open_call()  # It would always fail, so something was not understood.
        return choose(value for value, _ in ends) if ends else UNKNOWN

    def value_of(self, definition: Binding | Scope | Value | None) -> Value:
        """Return the value of a definition; what is assigned is evaluated once."""
        if isinstance(definition, Scope):
            value = self.definitions.as_value(definition)
            if isinstance(value, FunctionValue):
                return self.decorate(value, Frame(definition, State({}, {})))
            return value
        if isinstance(definition, External):
            known = find_fact(definition.path) or self.libraries.constant(definition.path)
            return known or definition
        if not isinstance(definition, Binding):
            return definition if definition is not None else UNKNOWN
        known = self._assigned.get(definition)
        if known is None:
            self._assigned[definition] = UNKNOWN  # For a name that is assigned to itself.
            known = self._assigned[definition] = self._evaluate_assigned(definition)
        return known

    def _evaluate_assigned(self, binding: Binding) -> Value:
        if binding.imported is not None:
            found = self.definitions.imported(binding.imported)
            return self.value_of(found) if found is not binding else UNKNOWN
        if binding.value is None:
            return UNKNOWN
        value = self.evaluate_apart(binding.value, Frame(binding.scope, State({}, {})))
        return self._set_by_functions(binding, value) or self._set_by_users(binding, value) or value

    def _set_by_functions(self, binding: Binding, initial: Value) -> Value | None:
        """Return what functions set in place of an initial value: `global session`."""
        scope, name = binding.scope, binding.name
        if scope.kind != "module" or initial not in {NONE, FALSE, Text(())}:
            return None
        given = self.index.set_by_functions(scope, name)
        if not given:
            return None
        outside = Member(ModuleValue(scope), name)
        found = [
            self.evaluate_apart(node, Frame(function, State({}, {})))
            if node is not None
            else outside
            for function, node in given
        ]
        kept = [initial] if initial == FALSE else []
        return choose([*kept, *(outside if is_unknown(one) else one for one in found)])

    def _set_by_users(self, binding: Binding, initial: Value) -> Value | None:
        """Return what users set in place of an initial value: `shop.api_key = None`."""
        scope, name = binding.scope, binding.name
        is_public = scope.kind == "module" and not name.startswith("_") and not name.isupper()
        if not is_public or initial not in {NONE, Text(())}:
            return None
        is_set_by_package = len(scope.definitions.get(name, ())) > 1
        if is_set_by_package or self.index.is_set_outside(name):
            return None
        return Member(ModuleValue(scope), name)

    @contextmanager
    def apart(self, steps: int, *, keeps: bool) -> Iterator[None]:
        """Evaluate something apart from the function that is being followed.

        Args:
            steps: How many steps that may take.
            keeps: Whether what it makes is there from now on.
        """
        kept = self.changes, self._touched, self.is_complete, self.budget.steps
        constructing, self._constructing = self._constructing, 0
        limit = self.budget.narrow(steps)
        self.changes, self._touched = {}, [Touched()]
        try:
            yield
        except (OutOfBudgetError, RecursionError):
            pass  # What is not known by then stays unknown.
        finally:
            made = self.changes
            self.changes, self._touched, self.is_complete, self.budget.steps = kept
            self._constructing = constructing
            self.budget.widen(limit)
            if keeps:
                for key, content in made.items():
                    if key not in self._initial or self.objects.is_making(key):
                        self._initial[key] = content

    # Calls

    def call(self, callee: Value, arguments: Arguments, frame: Frame) -> Value:
        """Return what a call returns; what it does is noted in the frame of the caller."""
        return call_value(callee, arguments, self, frame)

    def construct(self, cls: Scope, arguments: Arguments, frame: Frame) -> Value:
        """Return the object that a call of a class of the package makes."""
        self.objects.note_construction(cls, arguments)
        if self._constructing >= _MAX_CONSTRUCTING and is_given_data(arguments):
            return self.object_of(cls)
        self._constructing += 1
        try:
            return construct(cls, arguments, self, frame)
        finally:
            self._constructing -= 1

    def follow(
        self,
        function: Function,
        arguments: Arguments,
        frame: Frame,
        closure: Scoped | None = None,
    ) -> Value:
        """Follow a call of a function of the package."""
        if function.is_stub and not function.is_empty:
            self.note_open_call()
            return self._annotated_result(function, arguments)
        key = (function, arguments, closure)
        known = self._memory.find(key, self._content)
        if known is None:
            if self._is_left_out(function, arguments):
                self.note_open_call()
                return self._annotated_result(function, arguments)
            known = self._follow(function, arguments, closure, key)
            if known.is_cut:
                self.is_complete = False
                self._note_effects(known, function, arguments, frame)
                self.budget.spend()
                return self._annotated_result(function, arguments)
        else:
            for id_, content in known.written.items():
                self.changes[id_] = content
            self._touched[-1].add(Touched(known.read, set(known.written), known.is_open))
        frame.state.changes = self.changes
        self._note_effects(known, function, arguments, frame)
        return known.value

    def _follow(
        self,
        function: Function,
        arguments: Arguments,
        closure: Scoped | None,
        key: Hashable,
    ) -> FollowedCall:
        self._active.append(function)
        self._touched.append(Touched())
        limit, before = self.budget.narrow(_STEPS_OF_CALL), self.budget.steps
        changes = self.changes
        frame = Frame(function.scope, State({}, changes), function, closure)
        try:
            variables = bind_arguments(function, arguments, self)
            state = State(variables, self.changes)
            value = self.leave(frame, self.run(function.node.body, [state], frame))
        except OutOfBudgetError:
            function.exhausting_steps = self.budget.steps - before
            self.changes = changes
            return FollowedCall(UNKNOWN, {}, {}, tuple(frame.effects), is_open=True, is_cut=True)
        finally:
            self.budget.widen(limit)
            self._active.pop()
            touched = self._touched.pop()
            self._touched[-1].add(touched)
        value = self._annotate(value, function, arguments)
        effects = tuple(frame.effects)
        written = {id_: self.changes[id_] for id_ in touched.written if id_ in self.changes}
        call = FollowedCall(value, touched.read, written, effects, is_open=touched.is_open)
        self._memory.add(key, call)
        changes_others = not touched.written.isdisjoint(touched.read)
        if effects or changes_others or any(map(self.libraries.keeps_apart, alternatives(value))):
            function.is_fruitful = True
        function.makes_parts = function.makes_parts or self._has_parts(value)
        steps = self.budget.steps - before
        function.fruitless_steps += steps
        if effects:
            function.has_effects = True
        elif self._is_given_answer(arguments):
            function.answer_steps += steps
        return call

    def _is_left_out(self, function: Function, arguments: Arguments) -> bool:
        """Tell whether a call is not followed: too deep, or too much for what it shows."""
        if len(self._active) >= _MAX_DEPTH or self._active.count(function) >= _MAX_ACTIVE:
            return True
        if function.exhausting_steps > _EXHAUSTING_STEPS and not function.has_effects:
            return True
        is_spent = function.answer_steps > _MAX_ANSWER_STEPS and not function.has_effects
        if is_spent and self._is_given_answer(arguments):
            return True
        steps = function.fruitless_steps
        if function.is_fruitful or steps < _MAX_STEPS_WITH_ANSWER or function.name == "__init__":
            return False
        if self._is_given_answer(arguments):
            return True
        if steps < _MAX_FRUITLESS_STEPS or function.makes_parts:
            return False
        given = (one for value in arguments.values for one in alternatives(value))
        return not any(map(self.libraries.keeps_apart, given))

    def _has_parts(self, value: Value) -> bool:
        """Tell whether a value is a dict or an object of which parts are known, such as a body."""
        found = (self.read(one) for one in alternatives(value) if isinstance(one, Reference))
        return any(
            (isinstance(one, DictContent) and one.items)
            or (isinstance(one, ObjectContent) and one.attributes)
            for one in found
        )

    def _is_given_answer(self, arguments: Arguments) -> bool:
        """Tell whether a call is given what a server has sent."""
        given = (one for value in arguments.values for one in alternatives(value))
        return any(map(self.libraries.is_answer, given))

    def _annotate(self, value: Value, function: Function, arguments: Arguments) -> Value:
        """Return what a function returns; if nothing is known of that, with what it was given."""
        if value == UNKNOWN and not function.is_stub:
            return self._annotated_result(function, arguments)
        returns = function.node.returns
        if returns is None or not is_unknown(value):
            return value
        cls = self.definitions.annotated(returns, function.scope)
        if not isinstance(cls, Scope) or getattr(value, "cls", None) is not None:
            return value
        return make_result(External("annotated"), (value,), (), cls)

    def _annotated_result(self, function: Function, arguments: Arguments) -> Value:
        cls = self.definitions.annotated(function.node.returns, function.scope)
        frozen = tuple(self.freeze(one) for one in arguments.positional)
        keywords = tuple((name, self.freeze(one)) for name, one in arguments.keywords)
        known = cls if isinstance(cls, Scope) else None
        return make_result(FunctionValue(function), frozen, keywords, known)

    def _note_effects(
        self, known: FollowedCall, function: Function, arguments: Arguments, frame: Frame
    ) -> None:
        if not known.effects or frame.function is None:
            return
        step = Step(frame.function, frame.line)
        named = zip(function.parameters, arguments.positional, strict=False)
        level = tuple((name, self.freeze(value)) for name, value in (*named, *arguments.keywords))
        conditions = tuple(frame.state.assumed.items())
        for one in known.effects:
            if len(frame.effects) >= _MAX_EFFECTS:
                self.is_complete = False
                break
            frame.effects.setdefault(one.below(step, level, conditions))

    def emit(self, payload: Value, frame: Frame) -> None:
        """Note an effect of the function that is being followed."""
        if frame.function is not None and len(frame.effects) < _MAX_EFFECTS:
            step = Step(frame.function, frame.line)
            conditions = tuple(frame.state.assumed.items())
            frame.effects.setdefault(Effect(payload, (step,), (), conditions))

    def note_open_call(self) -> None:
        """Remember that a part of a request is given to something that is not followed."""
        self._touched[-1].is_open = True

    def decorate(self, function: FunctionValue, frame: Frame) -> Value:
        """Return what the decorators of a function make of it."""
        one = function.function
        if one.decorators <= _TRANSPARENT:
            return function
        if one.decorated is None:
            one.decorated = function
            one.decorated = self._decorate(function, frame)
        return one.decorated

    def _decorate(self, function: FunctionValue, frame: Frame) -> Value:
        value: Value = function
        for node in reversed(function.function.node.decorator_list):
            outside = Frame(function.function.scope, State({}, {}), None, function.closure)
            with self.apart(_STEPS_OUTSIDE, keeps=True):
                outside.state.changes = self.changes
                decorator = self.evaluate(node, outside)
                if isinstance(decorator, (FunctionValue, ClassValue, Partial, Reference)):
                    made = self.call(decorator, Arguments((value,)), outside)
                    found = [
                        one
                        for one in alternatives(made)
                        if isinstance(one, (FunctionValue, Partial))
                    ]
                    value = found[0] if found else value
        _ = frame
        return value

    # Attributes, objects, dicts and lists

    def attribute(self, receiver: Value, name: str, frame: Frame) -> Value:
        """Return an attribute of a value."""
        return attribute_of(receiver, name, self, frame)

    def set_attribute(
        self, receiver: Value, name: str, value: Value, frame: Frame | None = None
    ) -> None:
        """Set an attribute of an object or class; `frame` is the function that does so."""
        if isinstance(receiver, ClassValue):
            receiver = self.state_of_class(receiver.cls)
        if not isinstance(receiver, Reference) or receiver.kind != "object":
            return
        if isinstance(receiver.cls, Scope):
            setter = self.definitions.setter(receiver.cls, name)
            if setter is not None:
                own = frame or Frame(receiver.cls, State({}, self.changes))
                self.follow(setter, Arguments((receiver, value)), own)
                return
        content = self.read(receiver)
        if isinstance(content, ObjectContent):
            self.write(receiver, content.put(name, value))

    def state_of_class(self, cls: Scope) -> Reference:
        """Return the object that holds what is assigned to attributes of a class."""
        known = self._class_states.get(cls)
        if known is None:
            known = self._class_states[cls] = Reference(self.new_id(), "object")
            self._initial[known.id] = ObjectContent()
        return known

    def settle(self, reference: Reference, name: str, initial: Value) -> Value:
        """Return an attribute of an object that a caller has, which other code may have set."""
        return self.objects.settle(reference, name, initial)

    def object_of(self, cls: Scope) -> Reference:
        """Return an object of a class as a caller has it: its state to a fixed point."""
        return self.objects.object_of(cls)

    def subclasses(self, cls: Scope) -> Sequence[Scope]:
        """Return the package's classes that inherit from a class."""
        return self.index.subclasses(cls)

    def new_id(self) -> int:
        """Return an id that no object, dict or list has yet."""
        self._ids += 1
        return self._ids

    def allocate(self, content: Content, cls: Scope | str | None = None) -> Reference:
        """Return a new object, dict or list."""
        made = Reference(self.new_id(), _kind_of(content), cls)
        self.changes[made.id] = content
        self._touched[-1].written.add(made.id)
        return made

    def read(self, reference: Reference) -> Content:
        """Return what an object, dict or list holds now."""
        content = self._content(reference.id) or ObjectContent()
        touched = self._touched[-1]
        if reference.id not in touched.written:
            touched.read.setdefault(reference.id, content)
        self.objects.note_read(reference.id)
        return content

    def write(self, reference: Reference, content: Content) -> None:
        """Set what an object, dict or list holds from now on."""
        self.changes[reference.id] = content
        self._touched[-1].written.add(reference.id)

    def _content(self, key: int) -> Content | None:
        found = self.changes.get(key)
        return found if found is not None else self._initial.get(key)

    def initial_content(self, key: int) -> Content | None:
        """Return what an object, dict or list held before this function was entered."""
        return self._initial.get(key)

    def set_initial(self, key: int, content: Content) -> None:
        """Set what an object, dict or list holds before any function is entered."""
        self._initial[key] = content

    def freeze(self, value: Value) -> Value:
        """Return a value with what its dicts, lists and objects hold now."""
        return Freezer(self).freeze(value)


def _as_entered(effect: Effect, function: Function) -> Effect:
    """Return what a call of a function does as if the function had been entered.

    A decorator that has another function in its place is the step behind it.
    """
    is_own = len(effect.chain) > 1 and effect.chain[1].function is function
    return _below_entry(effect) if is_own else effect


def _below_entry(effect: Effect) -> Effect:
    """Return what a call does without the step to it, which callers from outside take."""
    return effect._replace(chain=effect.chain[1:] or effect.chain, levels=effect.levels[1:])


def _kind_of(content: Content) -> _Kind:
    if isinstance(content, DictContent):
        return "dict"
    return "list" if isinstance(content, ListContent) else "object"


if TYPE_CHECKING:
    from typing import Literal

    _Kind = Literal["object", "dict", "list"]
