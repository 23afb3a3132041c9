"""Functions of a package, with the variables in them."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, Literal

from wrapdocs_introspect.possible_senders.values.external import External
from wrapdocs_introspect.possible_senders.values.kinds import AnyMethod, FunctionObject, OwnMethod
from wrapdocs_introspect.possible_senders.values.variables import Variable
from wrapdocs_introspect.source.expressions import last_part

if TYPE_CHECKING:
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.possible_senders.program.classes import Class

FunctionKind = Literal["function", "method", "classMethod", "staticMethod"]
Callee = FunctionObject | OwnMethod | AnyMethod | External

_PROPERTY = re.compile(r"property|lazy|reify", re.IGNORECASE)
_OF_CLASS = frozenset({"__new__", "__init_subclass__", "__class_getitem__"})


class Function:
    """A function or method, or the body of a module or class, which is read like one."""

    def __init__(
        self,
        name: str,
        scope: Scope,
        node: ast.AST,
        *,
        owner: Class | None = None,
        parent: Function | None = None,
    ) -> None:
        """Make a function whose body has not been read.

        Args:
            name: Its name.
            scope: The scope of the definition; for a function in a function, that around it.
            node: Its syntax tree.
            owner: The class that it is a method of.
            parent: The function around it.
        """
        self.name = name
        self.scope = scope
        self.node = node
        self.owner = owner
        self.parent = parent
        self.variables: dict[str, Variable] = {}
        self.assigned_names: set[str] = set()
        """The names that its statements assign."""
        self.global_names: set[str] = set()
        self.outer_names: set[str] = set()
        """The names of the function around it that it assigns."""
        self.returns = Variable()
        self.calls: dict[Callee, int] = {}
        """What it may call, with the first line on which it does."""
        self.makes: set[Callee] = set()
        """Functions that it defines or returns without calling them by itself."""
        self.decorators: set[Callee] = set()
        """Functions that decorate it: what these define runs when it is called."""
        self.nested: list[Function] = []
        self.sending_line: int | None = None
        """The line on which it sends, or may send: what it calls could not be read."""
        self._objects: dict[tuple[Class | None, bool], FunctionObject] = {}
        self._read_head()

    def _read_head(self) -> None:
        arguments: ast.arguments | None = getattr(self.node, "args", None)
        decorators = [last_part(_called(one)) for one in getattr(self.node, "decorator_list", ())]
        self.kind = self._find_kind(decorators)
        self.is_property = self.owner is not None and any(map(_PROPERTY.search, decorators))
        self.is_abstract = _is_abstract(self.node)
        self.positional: list[str] = []
        self.named: dict[str, ast.arg] = {}
        self.rest: str | None = None
        self.rest_named: str | None = None
        if arguments is not None:
            positional = [*arguments.posonlyargs, *arguments.args]
            self.positional = [one.arg for one in positional]
            self.named = {one.arg: one for one in (*positional, *arguments.kwonlyargs)}
            self.rest = arguments.vararg.arg if arguments.vararg is not None else None
            self.rest_named = arguments.kwarg.arg if arguments.kwarg is not None else None
        self.defaults = _defaults_of(arguments)
        self.unread_parameters = set(self.named)
        """Parameters whose annotations and defaults nobody has asked for."""
        takes_object = self.kind in {"method", "classMethod"} and bool(self.positional)
        self.self_name = self.positional[0] if takes_object else None

    def _find_kind(self, decorators: list[str]) -> FunctionKind:
        if self.owner is None:
            return "function"
        if "staticmethod" in decorators:
            return "staticMethod"
        is_of_class = any(one.endswith("classmethod") for one in decorators)
        return "classMethod" if is_of_class or self.name in _OF_CLASS else "method"

    @property
    def id(self) -> str:
        """The dotted path; of a function in a function, that of the outermost one."""
        return self.scope.id

    @property
    def line(self) -> int:
        """The line of the definition."""
        return getattr(self.node, "lineno", 1)

    @property
    def is_constructor(self) -> bool:
        """Whether it makes objects."""
        return self.name in {"__init__", "__new__"}

    def is_local(self, name: str) -> bool:
        """Tell whether a name is a parameter, or one that its body assigns."""
        is_bound = name in self.variables or name in self.assigned_names or name in self.named
        return is_bound and name not in self.global_names and name not in self.outer_names

    def variable(self, name: str) -> Variable:
        """Return a variable of its own."""
        found = self.variables.get(name)
        if found is None:
            found = self.variables[name] = Variable()
        return found

    def parameter(self, key: int | str | None, *, is_bound: bool) -> Variable | None:
        """Return the parameter that an argument is given for.

        Args:
            key: The position of the argument, its name, or None for `**`.
            is_bound: Whether the object that a method is called on is not among the arguments.
        """
        if isinstance(key, int):
            index = key + (1 if is_bound and self.self_name is not None else 0)
            is_known = index < len(self.positional)
            name = self.positional[index] if is_known else self.rest
        else:
            name = key if key in self.named else self.rest_named
        return self.variable(name) if name is not None and name != self.self_name else None

    def as_object(self, receiver: Class | None, *, is_bound: bool) -> FunctionObject:
        """Return the function as a value.

        Args:
            receiver: The class of the object that it is called on.
            is_bound: Whether calls do not give that object as the first argument.
        """
        key = (receiver, is_bound)
        found = self._objects.get(key)
        if found is None:
            found = self._objects[key] = FunctionObject(self, receiver, is_bound=is_bound)
        return found

    def add_call(self, callee: Callee, line: int, *, is_made: bool = False) -> None:
        """Remember that the function may call something.

        Args:
            callee: What it calls.
            line: The line of the call.
            is_made: Whether it only defines or returns it, so that its caller may call it.
        """
        known = self.calls.get(callee)
        if is_made and known is None:
            self.makes.add(callee)
        elif not is_made:
            self.makes.discard(callee)
        if known is None or line < known:
            self.calls[callee] = line


def has_body_of_its_own(functions: list[Function]) -> bool:
    """Tell whether there is a method that does more than to say that subclasses define it."""
    return any(not one.is_abstract for one in functions)


def _called(decorator: ast.expr) -> ast.expr:
    return decorator.func if isinstance(decorator, ast.Call) else decorator


def _is_abstract(node: ast.AST) -> bool:
    """Tell whether a function does nothing but to raise `NotImplementedError`, if anything."""
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return False
    return all(map(_does_nothing, node.body))


def _does_nothing(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Raise):
        return "NotImplemented" in last_part(_raised(statement))
    if isinstance(statement, ast.Return):
        return isinstance(statement.value, ast.Name) and statement.value.id == "NotImplemented"
    is_text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return is_text or isinstance(statement, ast.Pass)


def _defaults_of(arguments: ast.arguments | None) -> dict[str, ast.expr]:
    """Return the defaults of parameters, by their names."""
    if arguments is None:
        return {}
    positional = [*arguments.posonlyargs, *arguments.args]
    pairs = list(zip(reversed(positional), reversed(arguments.defaults), strict=False))
    pairs += [
        (one, default)
        for one, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
        if default is not None
    ]
    return {one.arg: default for one, default in pairs}


def _raised(statement: ast.Raise) -> ast.expr | None:
    error = statement.exc
    return error.func if isinstance(error, ast.Call) else error
