"""Writes functions that are assigned to names as definitions.

`get = partialmethod(_call, "GET")`, `all = list` and `ping = lambda self: ...` are functions to
callers. As definitions, they have a signature, and the requests that they send are followed.
"""

from __future__ import annotations

import ast
import copy
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.source.expressions import dotted_name, last_part
from wrapdocs_introspect.source.nodes import may_register
from wrapdocs_introspect.source.rewriting.imported_names import ImportedNames
from wrapdocs_introspect.source.rewriting.partial_functions import PARTIALS, make_partial
from wrapdocs_introspect.source.statements import blocks_of

if TYPE_CHECKING:
    from collections.abc import Sequence

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_SINCE_3_12: dict[str, Any] = {"type_params": []}
_OVERLOAD = "overload"
# What these make of a function has the function's signature.
_KEEPING = frozenset({"functools.cache", "functools.lru_cache"})
_BINDING = frozenset({"staticmethod", "classmethod"})
# Decorators that a second name of a function may have without registering it once more.
_PLAIN = frozenset(
    {
        *("staticmethod", "classmethod", "property", "cached_property", "abstractmethod"),
        *("overload", "override", "final", "deprecated", "cache", "lru_cache"),
        *("contextmanager", "asynccontextmanager", "wraps", "singledispatch"),
        *("singledispatchmethod",),
    }
)
# Decorators with which a definition only adds to another one of the same name.
_ADDING = frozenset({"setter", "getter", "deleter", "register"})
# The type and the function, in a call of `register`.
_REGISTERED = 2
_ENUM_WORDS = ("Enum", "Flag")


def define_assigned_functions(module: ast.Module) -> None:
    """Write the functions that a module and its classes assign to names as definitions.

    Args:
        module: The tree of a module; changed in place.
    """
    _Definer(ImportedNames(module.body)).define(module)


def documented_by(node: ast.AST) -> str | None:
    """Return the name, as it is written, of the function that a definition was made of."""
    found: str | None = getattr(node, "documented_by", None)
    return found


class _Definer:
    def __init__(self, imported: ImportedNames) -> None:
        self._imported = imported

    def define(self, owner: ast.Module | ast.ClassDef, outer: _Names | None = None) -> None:
        names = _Names(owner, outer)
        if isinstance(owner, ast.ClassDef) and outer is not None:
            outer.classes[owner.name] = names
        stack = [owner.body]
        while stack:
            block = stack.pop()
            written: list[ast.stmt] = []
            for index, statement in enumerate(block):
                made: Sequence[ast.stmt] = self._write(
                    statement, names, block[index + 1 : index + 2]
                )
                written += made or [statement]
                for one in made or [statement]:
                    names.add(one)
                if isinstance(statement, ast.ClassDef):
                    self.define(statement, names)
                elif not isinstance(statement, _FUNCTIONS):
                    stack += reversed(blocks_of(statement))
            if len(written) != len(block) or any(map(_is_other, written, block)):
                block[:] = written

    def _write(
        self, statement: ast.stmt, names: _Names, following: list[ast.stmt]
    ) -> list[FunctionNode]:
        """Return the definitions that an assignment stands for, with the text below it."""
        if isinstance(statement, ast.Expr):
            return self._registered(statement, names)
        if not isinstance(statement, ast.Assign):
            return []
        targets = [one.id for one in statement.targets if isinstance(one, ast.Name)]
        if len(targets) != len(statement.targets):
            return []
        text = _text_of(following)
        return [
            _placed(function, name, statement, text)
            for name in targets
            for function in self._functions_of(statement.value, names)
        ]

    def _functions_of(self, value: ast.expr, names: _Names) -> list[FunctionNode]:
        """Return what a value is, if that is a function: the overloads come first."""
        if isinstance(value, ast.Lambda):
            return [_make_function(value.args, [ast.copy_location(ast.Return(value.body), value)])]
        if isinstance(value, (ast.Name, ast.Attribute)):
            return self._same(value, names, [])
        if not isinstance(value, ast.Call) or names.is_enum:
            return []
        path = self._imported.path_of(value.func)
        if path in PARTIALS and value.args:
            found = names.find(value.args[0])
            made = found and make_partial(path, value, found[-1], is_method=names.is_class)
            return [made] if made else []
        return self._decorated(value, names)

    def _decorated(self, call: ast.Call, names: _Names) -> list[FunctionNode]:
        """Read `staticmethod(f)`, `cache(f)` and `lru_cache(maxsize=None)(f)`."""
        if len(call.args) != 1 or call.keywords:
            return []
        maker = call.func.func if isinstance(call.func, ast.Call) else call.func
        is_binding = names.is_class and dotted_name(maker) in _BINDING
        if not is_binding and self._imported.path_of(maker) not in _KEEPING:
            return []
        given = call.args[0]
        if isinstance(given, ast.Lambda):
            functions = self._functions_of(given, names)
            functions[0].decorator_list = [call.func]
            return functions
        return self._same(given, names, [call.func])

    def _registered(self, statement: ast.Expr, names: _Names) -> list[FunctionNode]:
        """Read `describe.register(int, describe_number)` as the decorator that does the same."""
        call = statement.value
        if (
            not isinstance(call, ast.Call)
            or len(call.args) != _REGISTERED
            or not may_register(call)
        ):
            return []
        functions = self._functions_of(call.args[1], names)
        for one in functions:
            decorator = ast.Call(call.func, call.args[:1], [])
            one.decorator_list = [ast.copy_location(decorator, call)]
        return [_placed(one, "_", statement, None) for one in functions[-1:]]

    def _same(
        self, node: ast.expr, names: _Names, decorators: list[ast.expr]
    ) -> list[FunctionNode]:
        """Return the definitions of a function once more, for another name of it."""
        found = names.find(node)
        if not found or (not names.is_class and not all(map(_is_plain, found))):
            return []
        return [_copy(one, decorators, dotted_name(node)) for one in found]


class _Names:
    """The functions and classes that a body has defined so far."""

    def __init__(self, owner: ast.Module | ast.ClassDef, outer: _Names | None) -> None:
        self.is_class = isinstance(owner, ast.ClassDef)
        bases = [last_part(one) for one in getattr(owner, "bases", ())]
        self.is_enum = any(one.endswith(_ENUM_WORDS) for one in bases)
        self.classes: dict[str, _Names] = {}
        self._outer = outer
        self._functions: dict[str, list[FunctionNode]] = {}

    def add(self, statement: ast.stmt) -> None:
        """Remember what a statement defines."""
        if isinstance(statement, _FUNCTIONS):
            if any(last_part(_called(one)) in _ADDING for one in statement.decorator_list):
                return
            earlier = self._functions.get(statement.name)
            if earlier is not None and _is_overload(earlier[-1]):
                earlier.append(statement)
            else:
                self._functions[statement.name] = [statement]
            return
        for target in getattr(statement, "targets", [getattr(statement, "target", None)]):
            if isinstance(target, ast.Name):
                self._functions.pop(target.id, None)

    def find(self, node: ast.expr) -> list[FunctionNode]:
        """Return the definitions of a function that a name of this body refers to."""
        if isinstance(node, ast.Name):
            if node.id in self._functions or self._outer is None:
                return self._functions.get(node.id, [])
            return self._module.find(node)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            cls = self._module.classes.get(node.value.id)
            return cls._functions.get(node.attr, []) if cls is not None else []
        return []

    @property
    def _module(self) -> _Names:
        names = self
        while names._outer is not None:
            names = names._outer
        return names


def _make_function(arguments: ast.arguments, body: list[ast.stmt]) -> FunctionNode:
    return ast.FunctionDef(
        name="",
        args=arguments,
        body=body,
        decorator_list=[],
        returns=None,
        type_comment=None,
        **_SINCE_3_12,
    )


def _copy(function: FunctionNode, decorators: list[ast.expr], name: str | None) -> FunctionNode:
    made = copy.copy(function)
    made.decorator_list = [*decorators, *function.decorator_list]
    is_documented = ast.get_docstring(function, clean=False) is not None
    made.body = function.body[1:] or [ast.Pass()] if is_documented else [*function.body]
    made.documented_by = name  # type: ignore[union-attr]
    return made


def _placed(
    function: FunctionNode, name: str, statement: ast.stmt, text: ast.Expr | None
) -> FunctionNode:
    """Give a function its name, and the place and the text of the assignment."""
    function.name = name
    ast.copy_location(function, statement)
    for one in (one for one in function.body if not hasattr(one, "lineno")):
        ast.copy_location(one, statement)
    function.decorator_list = [
        ast.copy_location(copy.copy(one), statement) for one in function.decorator_list
    ]
    if text is not None and not _is_overload(function):
        function.body = [text, *function.body]
    return function


def _text_of(following: list[ast.stmt]) -> ast.Expr | None:
    for one in following:
        if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant):
            return copy.copy(one) if isinstance(one.value.value, str) else None
    return None


def _called(node: ast.expr) -> ast.expr:
    return node.func if isinstance(node, ast.Call) else node


def _is_overload(function: FunctionNode) -> bool:
    return any(last_part(one) == _OVERLOAD for one in function.decorator_list)


def _is_plain(function: FunctionNode) -> bool:
    return all(last_part(_called(one)) in _PLAIN for one in function.decorator_list)


def _is_other(one: ast.stmt, other: ast.stmt) -> bool:
    return one is not other
