"""Chooses among the branches that define a name: one rule for functions, classes and values.

The newest Python that the package supports decides, on Linux. Where it does not, the first branch
does, as type checkers have it: `if TYPE_CHECKING:`, and `try:` before `except ImportError:`.
"""

from __future__ import annotations

import ast
import operator
from typing import TYPE_CHECKING, Any, NamedTuple

from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.statements import blocks_of, statements_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

NEWEST_PYTHON = (3, 14)
_VERSION = ("sys.version_info", "version_info")
_FACTS: dict[str, Any] = {
    "sys.platform": "linux",
    "os.name": "posix",
    "platform.system()": "Linux",
    "six.PY2": False,
    "six.PY3": True,
}
_OPERATORS: dict[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.In: lambda left, right: left in right,
    ast.NotIn: lambda left, right: left not in right,
}
_MISSING_IMPORT = frozenset({"ImportError", "ModuleNotFoundError"})
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_UNKNOWN = object()


class LeftOut(NamedTuple):
    """A function or class that is only there for other versions or systems."""

    name: str
    line: int


def choose_branches(module: ast.Module, python: tuple[int, int] = NEWEST_PYTHON) -> list[LeftOut]:
    """Leave in a tree what importers of the module see, for one version of Python on Linux.

    Args:
        module: The tree of a module; changed in place.
        python: The version.

    Returns:
        The definitions for readers that were removed.
    """
    chooser = _Chooser(_Conditions(python))
    chooser.choose(module.body)
    return chooser.left_out


class _Chooser:
    def __init__(self, conditions: _Conditions) -> None:
        self._conditions = conditions
        self._flags: dict[str, bool] = {}
        """Names of the module that are known to be true or false."""
        self.left_out: list[LeftOut] = []

    def choose(self, body: list[ast.stmt], *, is_module: bool = True) -> None:
        stack = [*reversed(body)]
        while stack:
            statement = stack.pop()
            if isinstance(statement, ast.ClassDef):
                self.choose(statement.body, is_module=False)
            elif isinstance(statement, ast.If):
                self._choose_if(statement)
            elif isinstance(statement, ast.Try) and _asks_for_import(statement):
                later = [handler.body for handler in statement.handlers]
                self._drop(later, _defined([*statement.body, *statement.orelse], with_values=True))
            elif is_module and isinstance(statement, ast.Assign):
                self._note_flag(statement)
            if not isinstance(statement, _DEFINITIONS):
                for block in reversed(blocks_of(statement)):
                    stack.extend(reversed(block))

    def _choose_if(self, statement: ast.If) -> None:
        if _asks_for_main(statement.test):
            _empty(statement)
            return
        decided = self._conditions.truth(statement.test, {})
        if decided is None:
            self._prefer(statement)
        elif decided:
            self._note(statement.orelse)
            statement.orelse = []
        else:
            self._note(statement.body)
            _empty(statement)

    def _prefer(self, statement: ast.If) -> None:
        """Leave one of several definitions of a function or class; what it registers stays."""
        is_off = self._conditions.truth(statement.test, self._flags) is False
        blocks = [statement.body, statement.orelse]
        preferred, other = reversed(blocks) if is_off else blocks
        self._drop([other], _defined(preferred, with_values=False))

    def _drop(self, blocks: list[list[ast.stmt]], names: set[str]) -> None:
        """Remove the definitions of names from blocks, with the `elif` branches in them."""
        waiting = [*blocks] if names else []
        while waiting:
            block = waiting.pop()
            for index, statement in enumerate(block):
                if isinstance(statement, ast.If):
                    waiting += [statement.body, statement.orelse]
                elif names.issuperset(its := _names(statement, with_values=True)) and its:
                    self._note([statement])
                    block[index] = ast.copy_location(ast.Pass(), statement)

    def _note(self, block: Iterable[ast.stmt]) -> None:
        """Remember what a block defines for readers."""
        for statement in statements_of(block):
            if isinstance(statement, _DEFINITIONS) and not statement.name.startswith("_"):
                self.left_out.append(LeftOut(statement.name, statement.lineno))

    def _note_flag(self, statement: ast.Assign) -> None:
        for target in statement.targets:
            if isinstance(target, ast.Name):
                known = target.id not in self._flags and self._conditions.truth(
                    statement.value, self._flags
                )
                if isinstance(known, bool) and _is_flag(statement.value):
                    self._flags[target.id] = known
                else:
                    self._flags.pop(target.id, None)


class _Conditions:
    """What conditions about the version of Python and the system are."""

    def __init__(self, python: tuple[int, int]) -> None:
        version = (*python, 0)
        self._facts = _FACTS | dict.fromkeys(_VERSION, version)
        self._facts["sys.version"] = ".".join(map(str, version))
        self._facts |= {f"{one}.major": version[0] for one in _VERSION}
        self._facts |= {f"{one}.minor": version[1] for one in _VERSION}

    def truth(self, test: ast.expr, flags: Mapping[str, bool]) -> bool | None:
        """Return the value of a condition; None if it is not known."""
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            inner = self.truth(test.operand, flags)
            return None if inner is None else not inner
        if isinstance(test, ast.BoolOp):
            parts = [self.truth(one, flags) for one in test.values]
            decisive = isinstance(test.op, ast.Or)
            if decisive in parts:
                return decisive
            return None if None in parts else not decisive
        if isinstance(test, ast.Name):
            return flags.get(test.id)
        if isinstance(test, ast.Constant):
            return bool(test.value)
        known = self._facts.get(_name_of(test) or "")
        if isinstance(known, bool):
            return known
        return self._compare(test) if isinstance(test, ast.Compare) else self._starts(test)

    def _compare(self, test: ast.Compare) -> bool | None:
        if len(test.ops) != 1:
            return None
        left, right = self._value(test.left), self._value(test.comparators[0])
        compare = _OPERATORS.get(type(test.ops[0]))
        is_about_python = any(map(self._is_fact, (test.left, test.comparators[0])))
        if compare is None or not is_about_python or _UNKNOWN in (left, right):
            return None
        try:
            return bool(compare(left, right))
        except TypeError:
            return None

    def _starts(self, test: ast.expr) -> bool | None:
        """Read `sys.platform.startswith("win")`."""
        if not isinstance(test, ast.Call) or len(test.args) != 1:
            return None
        function = test.func
        if not isinstance(function, ast.Attribute) or function.attr != "startswith":
            return None
        text, start = self._value(function.value), self._value(test.args[0])
        is_known = isinstance(text, str) and isinstance(start, (str, tuple))
        return text.startswith(start) if is_known and self._is_fact(function.value) else None

    def _is_fact(self, node: ast.expr) -> bool:
        inner = node.value if isinstance(node, ast.Subscript) else node
        return _name_of(inner) in self._facts

    def _value(self, node: ast.expr) -> Any:
        name = _name_of(node)
        if name in self._facts:
            return self._facts[name]
        try:
            if isinstance(node, ast.Subscript):
                part = node.slice
                if isinstance(part, ast.Slice):
                    bounds = [one and ast.literal_eval(one) for one in (part.lower, part.upper)]
                    return self._value(node.value)[bounds[0] : bounds[1]]
                return self._value(node.value)[ast.literal_eval(part)]
            return ast.literal_eval(node)
        except (ValueError, TypeError, SyntaxError, IndexError, RecursionError):
            return _UNKNOWN


def _empty(statement: ast.If) -> None:
    statement.body = [ast.copy_location(ast.Pass(), statement.body[0])]


def _is_flag(value: ast.expr) -> bool:
    return not isinstance(value, ast.Constant) or isinstance(value.value, bool)


def _name_of(node: ast.expr) -> str | None:
    if isinstance(node, ast.Call) and not (node.args or node.keywords):
        return f"{dotted_name(node.func)}()"
    return dotted_name(node)


def _asks_for_main(test: ast.expr) -> bool:
    """Tell whether a block is `if __name__ == "__main__":`, which defines nothing for importers."""
    if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], ast.Eq):
        return False
    sides = [test.left, *test.comparators]
    names = {side.id for side in sides if isinstance(side, ast.Name)}
    texts = {side.value for side in sides if isinstance(side, ast.Constant)}
    return names == {"__name__"} and texts == {"__main__"}


def _asks_for_import(statement: ast.Try) -> bool:
    caught = [node for one in statement.handlers for node in _caught(one)]
    return any(dotted_name(node) in _MISSING_IMPORT for node in caught)


def _caught(handler: ast.ExceptHandler) -> list[ast.expr]:
    if isinstance(handler.type, ast.Tuple):
        return handler.type.elts
    return [handler.type] if handler.type is not None else []


def _defined(body: Iterable[ast.stmt], *, with_values: bool) -> set[str]:
    """Return the names that statements define, without what they import or register."""
    return {name for one in body for name in _names(one, with_values=with_values)}


def _names(statement: ast.stmt, *, with_values: bool) -> list[str]:
    if isinstance(statement, _DEFINITIONS):
        return [] if statement.decorator_list else [statement.name]
    if not with_values:
        return []
    if isinstance(statement, ast.AnnAssign) and statement.value is not None:
        targets: list[ast.expr] = [statement.target]
    else:
        targets = statement.targets if isinstance(statement, ast.Assign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]
