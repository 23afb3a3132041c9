"""What the parts of the evaluator know of it, and what it asks of those who use it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterable, Sequence

    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.definitions import Definitions
    from wrapdocs_introspect.evaluation.frames import Frame, Scoped, State
    from wrapdocs_introspect.evaluation.function import Function
    from wrapdocs_introspect.evaluation.values.contents import Content
    from wrapdocs_introspect.evaluation.values.values import FunctionValue, Member, Reference, Value
    from wrapdocs_introspect.names.binding import Binding
    from wrapdocs_introspect.names.scope import Scope


class Evaluator(Protocol):
    """Evaluates the code of one package."""

    definitions: Definitions
    libraries: Libraries

    def evaluate(self, node: ast.expr, frame: Frame) -> Value:
        """Return what an expression may be."""
        ...

    def evaluate_apart(self, node: ast.expr, frame: Frame) -> Value:
        """Return what an expression may be outside of the function that is being followed."""
        ...

    def run(self, statements: Iterable[ast.stmt], states: list[State], frame: Frame) -> list[State]:
        """Run statements in each of some states; return the states behind them."""
        ...

    def run_handler(self, node: ast.ExceptHandler, state: State, frame: Frame) -> list[State]:
        """Run what follows a request that failed; return no state if it takes too much."""
        ...

    def spend(self) -> None:
        """Count a step of the budget."""
        ...

    def enter(self, state: State, frame: Frame) -> None:
        """Go on in a state of the function that is being followed."""
        ...

    def initial_content(self, key: int) -> Content | None:
        """Return what an object, dict or list held before this function was entered."""
        ...

    def value_of(self, definition: Binding | Scope | Value | None) -> Value:
        """Return the value of a definition; what is assigned is evaluated once."""
        ...

    def call(self, callee: Value, arguments: Arguments, frame: Frame) -> Value:
        """Return what a call returns; what it does is noted in the frame of the caller."""
        ...

    def follow(
        self,
        function: Function,
        arguments: Arguments,
        frame: Frame,
        closure: Scoped | None = None,
    ) -> Value:
        """Follow a call of a function of the package."""
        ...

    def construct(self, cls: Scope, arguments: Arguments, frame: Frame) -> Value:
        """Return the object that a call of a class of the package makes."""
        ...

    def settle(self, reference: Reference, name: str, initial: Value) -> Value:
        """Return an attribute of an object that a caller has, which other code may have set."""
        ...

    def decorate(self, function: FunctionValue, frame: Frame) -> Value:
        """Return what the decorators of a function make of it."""
        ...

    def attribute(self, receiver: Value, name: str, frame: Frame) -> Value:
        """Return an attribute of a value."""
        ...

    def set_attribute(
        self, receiver: Value, name: str, value: Value, frame: Frame | None = None
    ) -> None:
        """Set an attribute of an object or class; `frame` is the function that does so."""
        ...

    def allocate(self, content: Content, cls: Scope | str | None = None) -> Reference:
        """Return a new object, dict or list."""
        ...

    def read(self, reference: Reference) -> Content:
        """Return what an object, dict or list holds now."""
        ...

    def write(self, reference: Reference, content: Content) -> None:
        """Set what an object, dict or list holds from now on."""
        ...

    def object_of(self, cls: Scope) -> Reference:
        """Return an object of a class as a caller has it: its state to a fixed point."""
        ...

    def state_of_class(self, cls: Scope) -> Reference:
        """Return the object that holds what is assigned to attributes of a class."""
        ...

    def subclasses(self, cls: Scope) -> Sequence[Scope]:
        """Return the package's classes that inherit from a class."""
        ...

    def freeze(self, value: Value) -> Value:
        """Return a value with what its dicts, lists and objects hold now."""
        ...

    def note_open_call(self) -> None:
        """Remember that a part of a request is given to something that is not followed."""
        ...

    def emit(self, payload: Value, frame: Frame) -> None:
        """Note an effect of the function that is being followed."""
        ...


class Libraries(Protocol):
    """What is known of code outside of the package."""

    def call(
        self, evaluator: Evaluator, callee: Value, arguments: Arguments, frame: Frame
    ) -> Value | None:
        """Return what a call of something outside returns; None if nothing is known of it."""
        ...

    def attribute(self, evaluator: Evaluator, receiver: Value, name: str) -> Value | None:
        """Return an attribute of an object of a class outside; None if nothing is known of it."""
        ...

    def constant(self, path: str) -> Value | None:
        """Return the value of a constant outside; None if nothing is known of it."""
        ...

    def is_method(self, evaluator: Evaluator, value: Member) -> bool:
        """Tell whether a value is a method of an object of a class outside: `session.put`."""
        ...

    def described_class(self, definitions: Definitions, cls: Scope) -> str | None:
        """Return the import path of a class outside that a protocol describes, if it is known."""
        ...

    def keeps_apart(self, value: Value) -> bool:
        """Tell whether ways through a function on which a variable differs stay apart."""
        ...

    def is_answer(self, value: Value) -> bool:
        """Tell whether a value is made of what a server has sent."""
        ...
