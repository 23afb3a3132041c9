"""The arguments and options that the decorators of a click command declare."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any, cast

from wrapdocs_introspect.constants.folding import fold, fold_string, named_arguments
from wrapdocs_introspect.constants.values import value_from_node
from wrapdocs_introspect.idioms.commands.descriptions import describe
from wrapdocs_introspect.idioms.commands.options import (
    environment_of,
    is_ellipsis,
    is_none,
    is_true,
)
from wrapdocs_introspect.idioms.commands.ranges import PARAMETERS as RANGE_PARAMETERS
from wrapdocs_introspect.idioms.commands.ranges import add_range
from wrapdocs_introspect.idioms.commands.values import ValueFacts, read_click_type
from wrapdocs_introspect.idioms.commands.vocabulary import NEUTRAL, click_name
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import CommandParameter
    from wrapdocs_introspect.idioms.commands.descriptions import Report

_MAX_REPEATED = 10
_RANGES = frozenset({"IntRange", "FloatRange"})
_ADDED = {
    "version_option": ("--version", "Show the version and exit."),
    "confirmation_option": ("--yes", "Confirm the action without prompting."),
    "password_option": ("--password", ""),
}
"""Options that decorators of click add, with their usual names and help."""


class ClickParameters:
    """Reads the parameters of the click commands of a package."""

    def __init__(self, report: Report) -> None:
        """Read parameters.

        Args:
            report: Adds a finding about what could not be read.
        """
        self._report = report

    def read(self, function: Scope) -> Iterator[CommandParameter]:
        """Yield the parameters of a command, in the order of the decorators."""
        scope = function.parent or function
        for decorator in getattr(function.node, "decorator_list", []):
            yield from self._read_decorator(Expression(decorator, scope), function)

    def _read_decorator(self, decorator: Expression, function: Scope) -> Iterator[CommandParameter]:
        shared = follow(decorator)
        call = shared.node if isinstance(shared.node, ast.Call) else None
        target = shared.part(call.func) if call is not None else shared
        name = click_name(target.resolve())
        if name in {"option", "argument"} and call is not None:
            parameter = self._make(call, shared.scope, function, is_option=name == "option")
            if parameter is not None:
                yield parameter
        elif name in _ADDED:
            yield _make_added(name, call, shared.scope)
        elif name is None:
            yield from self._read_helper(target, function)
        elif name not in NEUTRAL:
            self._report_unread(decorator, function)

    def _read_helper(self, target: Expression, function: Scope) -> Iterator[CommandParameter]:
        """Yield what a decorator of the package adds: `def common(f): return option(...)(f)`."""
        helper = target.scope.find(target.node, getattr(target.node, "lineno", None))
        if not isinstance(helper, Scope):
            if _may_add_options(target):
                self._report_unread(target, function)
        elif helper.kind == "function" and helper is not function:
            for call, scope, is_option in _option_calls(helper):
                parameter = self._make(call, scope, function, is_option=is_option)
                if parameter is not None:
                    yield parameter

    def _report_unread(self, decorator: Expression, function: Scope) -> None:
        text = text_of(decorator.node)
        message = f"What the decorator {text} adds to {function.name} could not be read."
        self._report(message, function, decorator.node.lineno)

    def _make(
        self, call: ast.Call, scope: Scope, function: Scope, *, is_option: bool
    ) -> CommandParameter | None:
        declared = [fold_string(Expression(one, scope)) for one in call.args]
        names = [one for one in declared if one is not None]
        if len(names) < len(declared) or not names:
            message = f"A parameter of {function.name} has unknown names: {text_of(call)}."
            self._report(message, scope, call.lineno)
            return None
        options = named_arguments(call, scope)
        if is_true(options.get("hidden")):
            return None
        value = read_click_type(options.get("type"), options.get("default"))
        if not value.is_known:
            message = f"The choices of {names[0]} of {function.name} are only known at run time."
            self._report(message, scope, call.lineno)
        if is_option:
            made = _make_option(names, options, value)
        else:
            made = _make_argument(names[-1], options, value)
        add_range(made, _range_options(options.get("type")))
        describe(made, options, function, self._report)
        return made


def _range_options(given: Expression | None) -> dict[str, Expression]:
    """Return what `click.IntRange(1, 10, clamp=True)` is given, by name."""
    made = follow(given) if given is not None else None
    call = made.node if made is not None else None
    if made is None or not isinstance(call, ast.Call) or last_part(call.func) not in _RANGES:
        return {}
    placed = {
        name: Expression(one, made.scope)
        for name, one in zip(RANGE_PARAMETERS, call.args, strict=False)
    }
    return placed | named_arguments(call, made.scope)


def _option_calls(helper: Scope) -> Iterator[tuple[ast.Call, Scope, bool]]:
    """Yield the options that a decorator makes, and those in lists that it names."""
    places: list[tuple[ast.AST, Scope]] = [(helper.node, helper)]
    for node in ast.walk(helper.node):
        found = helper.find(node) if isinstance(node, ast.Name) else None
        if isinstance(found, Binding) and found.value is not None and found.scope is not helper:
            places.append((found.value, found.scope))
    for tree, scope in places:
        for node in ast.walk(tree):
            name = click_name(scope.resolve_node(node.func)) if isinstance(node, ast.Call) else None
            if isinstance(node, ast.Call) and name in {"option", "argument"}:
                yield node, scope, name == "option"


def _may_add_options(decorator: Expression) -> bool:
    """Tell by its name whether a decorator of another package adds options."""
    package, _, rest = (decorator.resolve() or "").partition(".")
    return "click" in package or "option" in rest or "argument" in rest


def _make_option(
    declared: list[str], options: dict[str, Expression], value: ValueFacts
) -> CommandParameter:
    names, off = split_names(declared)
    is_count = is_true(options.get("count"))
    is_flag = bool(off) or is_count or is_true(options.get("is_flag")) or "flag_value" in options
    made = _make(
        "option",
        python_name(declared),
        names,
        value if not is_flag else ValueFacts("", is_flag=True),
        options,
    )
    if off:
        made["off"] = off
    if is_true(options.get("required")):
        made["required"] = True
    if is_count or is_true(options.get("multiple")):
        made["multiple"] = True
    return made


def _make_argument(
    name: str, options: dict[str, Expression], value: ValueFacts
) -> CommandParameter:
    shown = fold_string(options.get("metavar")) or name.upper().replace("-", "_")
    made = _make("argument", name.replace("-", "_").lower(), [shown], value, options)
    required = options.get("required")
    count = fold(options["nargs"]) if "nargs" in options else 1
    if count == -1:
        made["multiple"] = True
    is_open = "default" in options or count == -1
    made["required"] = not is_open if required is None else is_true(required)
    return made


def _make(
    kind: str, name: str, names: list[str], value: ValueFacts, options: dict[str, Expression]
) -> CommandParameter:
    made: dict[str, Any] = {"kind": kind, "name": name, "names": names, "required": False}
    if not value.is_flag:
        made["value"] = _repeat(fold_string(options.get("metavar")) or value.text, options)
    if value.choices:
        made["choices"] = list(value.choices)
    default = options.get("default")
    if default is not None and not (is_none(default) or is_ellipsis(default)):
        made["default"] = value_from_node(default.node, default.scope)
    environment = environment_of(options)
    if environment:
        made["environment"] = environment
    return cast("CommandParameter", made)


def _repeat(text: str, options: dict[str, Expression]) -> str:
    count = fold(options["nargs"]) if "nargs" in options and "metavar" not in options else 1
    is_several = isinstance(count, int) and 1 < count <= _MAX_REPEATED and " " not in text
    return " ".join([text] * count) if is_several else text


def _make_added(name: str | None, call: ast.Call | None, scope: Scope) -> CommandParameter:
    """Make an option that a decorator of click adds."""
    usual, text = _ADDED[name or ""]
    given = [fold_string(Expression(one, scope)) for one in call.args] if call else []
    names = [one for one in given if one and one.startswith("-")] or [usual]
    made: dict[str, Any] = {"kind": "option", "names": names, "required": False}
    if text:
        made["description"] = text
    else:
        made["value"] = "TEXT"
    return cast("CommandParameter", made)


def split_names(declared: list[str]) -> tuple[list[str], list[str]]:
    """Split `--on/--off` into the names that switch an option on and those that switch it off."""
    names: list[str] = []
    off: list[str] = []
    for one in declared:
        if one.isidentifier():
            continue
        first, _, second = one.partition(";" if one.startswith("/") else "/")
        names += [first.strip()] if first.strip() else []
        off += [second.strip()] if second.strip() else []
    return names or off, off if names else []


def python_name(declared: list[str]) -> str:
    """Return the parameter that gets the value: as declared, or after the longest name."""
    given = next((one for one in declared if one.isidentifier()), None)
    if given is not None:
        return given
    names, _ = split_names(declared)
    longest = max(names, key=lambda one: len(one) - len(one.lstrip("-")), default="")
    return longest.lstrip("-").replace("-", "_").lower()
