"""Conditions under which a function, a router, and so a route, is there at all."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.folding import fold
from wrapdocs_introspect.constants.substitution import replace_names
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.parameters import parameter_defaults
from wrapdocs_introspect.source.source_text import text_of
from wrapdocs_introspect.source.statements import blocks_of

if TYPE_CHECKING:
    from collections.abc import Iterator

_MAX_DEPTH: Final = 5
_OF_PYTHON = frozenset({"TYPE_CHECKING", "__name__", "sys", "typing"})


@dataclass(frozen=True)
class Condition:
    """What must hold for a statement to run."""

    test: Expression
    """`not enabled` for the `else` of `if enabled:`."""
    value: bool | None = None
    """Whether it holds unless a caller, a setting or the environment says otherwise."""
    is_fixed: bool = False
    """Whether nothing can change that."""

    @property
    def text(self) -> str:
        """The condition as it is written."""
        return text_of(self.test.node)


def conditions_at(line: int, scope: Scope) -> list[Condition]:
    """Return the conditions around a statement, outermost first, without those that always hold.

    Args:
        line: Where the statement begins.
        scope: The scope that it is in.
    """
    found: list[Condition] = []
    body = scope.node.body
    while body:
        around = next((one for one in body if _holds(one, line)), None)
        found += (
            _read(Expression(one.test, scope), is_in_body=False) for one in _guards(body, line)
        )
        if around is None or around.lineno == line:
            break
        if isinstance(around, ast.If) and not _asks_for_python(around.test):
            is_in_body = any(_holds(one, line) for one in around.body)
            found.append(_read(Expression(around.test, scope), is_in_body=is_in_body))
        blocks = blocks_of(around)
        body = next((one for one in blocks if any(_holds(s, line) for s in one)), [])
    return [one for one in found if not (one.is_fixed and one.value)]


def _guards(body: list[ast.stmt], line: int) -> Iterator[ast.If]:
    """Yield the statements before a line that end its block: `if not enabled: return`."""
    for one in body:
        if one.lineno >= line or _holds(one, line):
            return
        if isinstance(one, ast.If) and not one.orelse and not _asks_for_python(one.test):
            last = one.body[-1]
            is_plain_return = isinstance(last, ast.Return) and last.value is None
            if is_plain_return or isinstance(last, ast.Continue):
                yield one


def _read(test: Expression, *, is_in_body: bool) -> Condition:
    shown = test if is_in_body else test.part(_negate(test.node))
    value = fold(test)
    if value is not UNKNOWN:
        return Condition(shown, bool(value) is is_in_body, is_fixed=_is_fixed(test))
    defaults = _defaults(test.scope)
    value = fold(test.part(replace_names(test.node, defaults))) if defaults else UNKNOWN
    return Condition(shown, None if value is UNKNOWN else bool(value) is is_in_body)


def _defaults(scope: Scope) -> dict[str, ast.expr]:
    """Return the defaults of the parameters of a function that are not set in it again."""
    declared = getattr(scope.node, "args", None)
    if not isinstance(declared, ast.arguments):
        return {}
    return {
        name: default
        for name, default in parameter_defaults(declared).items()
        if len(scope.definitions.get(name, ())) == 1
    }


def _is_fixed(test: Expression, depth: int = 0) -> bool:
    """Tell whether a value is written in the code, and not read from the environment."""
    for node in ast.walk(test.node):
        if isinstance(node, ast.Subscript):
            return False
        made = test.scope.find(node.func) if isinstance(node, ast.Call) else None
        is_object = isinstance(made, Scope) and made.kind == "class"
        if isinstance(node, ast.Call) and not is_object:
            return False
        if isinstance(node, (ast.Name, ast.Attribute)) and depth < _MAX_DEPTH:
            followed = follow(test.part(node))
            if followed.node is not node and not _is_fixed(followed, depth + 1):
                return False
    return True


def _asks_for_python(test: ast.expr) -> bool:
    """Tell whether a condition is about Python itself: `sys.version_info >= (3, 12)`."""
    names = {node.id for node in ast.walk(test) if isinstance(node, ast.Name)}
    return not names.isdisjoint(_OF_PYTHON)


def _holds(statement: ast.stmt, line: int) -> bool:
    return statement.lineno <= line <= (statement.end_lineno or statement.lineno)


def _negate(test: ast.expr) -> ast.expr:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)
