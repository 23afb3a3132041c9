"""Makes functions of `partial(f, ...)`, with the parameters that `inspect.signature` shows."""

from __future__ import annotations

import ast
import copy
from typing import NamedTuple

from wrapdocs_introspect.source.expressions import dotted_name

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef

_METHOD = "functools.partialmethod"
PARTIALS = frozenset({"functools.partial", _METHOD})


class _Parameter(NamedTuple):
    argument: ast.arg
    default: ast.expr | None


def make_partial(
    path: str | None, call: ast.Call, function: FunctionNode, *, is_method: bool
) -> FunctionNode | None:
    """Make the function that gives a function some of its arguments.

    Args:
        path: What is called, one of `PARTIALS`.
        call: The call.
        function: The function that it passes arguments to.
        is_method: Whether the call is in the body of a class.

    Returns:
        None if its parameters are not known, as with `partial(f, *given)`.
    """
    given = call.args[1:]
    if any(isinstance(one, ast.Starred) for one in given):
        return None
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    is_bound = path == _METHOD and is_method and not _has_decorator(function, "staticmethod")
    parameters = _Parameters(function.args, keeps_first=is_bound)
    if not parameters.bind(given, call.keywords):
        return None
    made = copy.copy(function)
    made.args = parameters.make()
    made.decorator_list = _decorators(function, is_bound=is_bound, is_method=is_method)
    receiver = parameters.receiver
    target = call.args[0]
    if receiver is not None:
        target = ast.Attribute(ast.Name(receiver.arg, ast.Load()), _last(target), ast.Load())
    made.body = [ast.Return(_await(function, parameters.pass_on(target, given, call.keywords)))]
    made.documented_by = dotted_name(call.args[0])  # type: ignore[union-attr]
    for one in ast.walk(made.body[0]):
        if isinstance(one, (ast.expr, ast.stmt, ast.keyword)) and not hasattr(one, "lineno"):
            ast.copy_location(one, call)
    return made


class _Parameters:
    def __init__(self, arguments: ast.arguments, *, keeps_first: bool) -> None:
        positional = [*arguments.posonlyargs, *arguments.args]
        missing: list[ast.expr | None] = [None] * (len(positional) - len(arguments.defaults))
        defaults = [*missing, *arguments.defaults]
        self._positional = [*map(_Parameter, positional, defaults)]
        self._only = {one.arg for one in arguments.posonlyargs}
        self._rest = arguments.vararg
        self._keywords = [*map(_Parameter, arguments.kwonlyargs, arguments.kw_defaults)]
        self._others = arguments.kwarg
        is_received = keeps_first and bool(self._positional)
        self.receiver = self._positional.pop(0).argument if is_received else None

    def bind(self, given: list[ast.expr], keywords: list[ast.keyword]) -> bool:
        """Take the parameters away that have a value; False if there are none for it."""
        if len(given) > len(self._positional) and self._rest is None:
            return False
        del self._positional[: len(given)]
        return all(self._bind_name(one.arg or "", one.value) for one in keywords)

    def _bind_name(self, name: str, value: ast.expr) -> bool:
        names = [one.argument.arg for one in self._positional]
        if name in names and name not in self._only:
            index = names.index(name)
            # Callers can no longer pass it by its place, nor what comes after it.
            self._keywords = [*self._positional[index:], *self._keywords]
            self._positional, self._rest = self._positional[:index], None
        for index, one in enumerate(self._keywords):
            if one.argument.arg == name:
                self._keywords[index] = _Parameter(one.argument, value)
                return True
        return self._others is not None

    def make(self) -> ast.arguments:
        """Return the parameters that are left."""
        first = [_Parameter(self.receiver, None)] if self.receiver is not None else []
        placed = [*first, *self._positional]
        by_place = [one for one in self._positional if one.argument.arg in self._only]
        count = len(by_place) + len(first) if by_place else 0
        return ast.arguments(
            posonlyargs=[one.argument for one in placed[:count]],
            args=[one.argument for one in placed[count:]],
            vararg=self._rest,
            kwonlyargs=[one.argument for one in self._keywords],
            kw_defaults=[one.default for one in self._keywords],
            kwarg=self._others,
            defaults=[one.default for one in placed if one.default is not None],
        )

    def pass_on(
        self, target: ast.expr, given: list[ast.expr], keywords: list[ast.keyword]
    ) -> ast.Call:
        """Return the call that passes on what it is given."""
        values = [*given, *(_name(one.argument) for one in self._positional)]
        if self._rest is not None:
            values.append(ast.Starred(_name(self._rest), ast.Load()))
        own = {one.argument.arg for one in self._keywords}
        passed = [ast.keyword(one.argument.arg, _name(one.argument)) for one in self._keywords]
        passed += [one for one in keywords if one.arg not in own]
        if self._others is not None:
            passed.append(ast.keyword(None, _name(self._others)))
        return ast.Call(target, values, passed)


def _name(argument: ast.arg) -> ast.Name:
    return ast.Name(argument.arg, ast.Load())


def _last(target: ast.expr) -> str:
    return (dotted_name(target) or "").rpartition(".")[2]


def _decorators(function: FunctionNode, *, is_bound: bool, is_method: bool) -> list[ast.expr]:
    """Return how the partial function is bound: an object of `partial` gets no instance."""
    if is_bound and _has_decorator(function, "classmethod"):
        return [ast.Name("classmethod", ast.Load())]
    return [ast.Name("staticmethod", ast.Load())] if is_method and not is_bound else []


def _has_decorator(function: FunctionNode, name: str) -> bool:
    return any(dotted_name(one) == name for one in function.decorator_list)


def _await(function: FunctionNode, call: ast.Call) -> ast.expr:
    is_generator = any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in ast.walk(function))
    is_awaited = isinstance(function, ast.AsyncFunctionDef) and not is_generator
    return ast.Await(call) if is_awaited else call
