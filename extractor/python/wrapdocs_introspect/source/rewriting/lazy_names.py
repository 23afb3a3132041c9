"""Writes the imports out that a module's `__getattr__` makes of a dict of names."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_IMPORTERS = frozenset({"import_module", "__import__"})
_LISTS = frozenset({"list", "sorted", "tuple", "keys"})
_SPLITS = frozenset({"rpartition", "rsplit"})
_PAIR = 2


class _Import(NamedTuple):
    module: str
    name: str


class _Way(NamedTuple):
    """How the function gets from the text in the dict to a name in a module."""

    prefix: str
    """What stands before the module: a dot if it is relative."""
    module: str | None
    """The one module that has all names."""
    is_split: bool
    """Whether a text is a module with a name behind the last dot."""
    has_package: bool = False
    """Whether a pair is the package and the module below it: `("lib", ".part")`."""


def write_lazy_names(module: ast.Module) -> None:
    """Add the imports of `_NAMES = {"Name": ".module"}` if `__getattr__` reads the dict.

    Args:
        module: The tree of a module; changed in place.
    """
    getter = next(
        (
            one
            for one in module.body
            if isinstance(one, ast.FunctionDef) and one.name == "__getattr__"
        ),
        None,
    )
    call = _find_import(getter) if getter is not None else None
    if getter is None or call is None:
        return
    values = {name: value for one in module.body for name, value in _assigned(one)}
    used = _reached(getter, values)
    way = _read_way(call.args[0], getter)._replace(has_package=_takes_package(call))
    offered: dict[str, _Import] = {}
    for name in used:
        offered.update(_read_map(values[name], way))
    bound = _bound_names(module)
    written = [_write(name, one, getter) for name, one in offered.items() if name not in bound]
    module.body[module.body.index(getter) : module.body.index(getter)] = written
    _write_exports(module, offered, used)


def _find_import(getter: ast.FunctionDef) -> ast.Call | None:
    """Return the call that imports the module of a name, and not a submodule of that name."""
    calls = [one for one in _inside(getter) if isinstance(one, ast.Call)]
    if "getattr" not in {_last_name(one.func) for one in calls}:
        return None
    parameters = {one.arg for one in getter.args.args} | {"__name__", "__package__"}
    for call in calls:
        if _last_name(call.func) in _IMPORTERS and call.args:
            argument = call.args[0]
            is_looked_up = any(isinstance(one, ast.Subscript) for one in ast.walk(argument))
            read = _names(ast.walk(argument))
            if is_looked_up or isinstance(argument, ast.Constant) or not read <= parameters:
                return call
    return None


def _inside(getter: ast.FunctionDef) -> Iterator[ast.AST]:
    return (inner for one in getter.body for inner in ast.walk(one))


def _last_name(node: ast.expr) -> str | None:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else None


def _assigned(statement: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(statement, ast.Assign):
        targets, value = statement.targets, statement.value
    elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
        targets, value = [statement.target], statement.value
    else:
        return
    for target in targets:
        if isinstance(target, ast.Name):
            yield target.id, value


def _reached(getter: ast.FunctionDef, values: dict[str, ast.expr]) -> list[str]:
    """Return the constants that a function reads, and those that these are made of."""
    found = dict.fromkeys(_names(_inside(getter)) & values.keys())
    made = (_names(ast.walk(values[one])) & values.keys() for one in list(found))
    return [*found, *sorted({name for names in made for name in names} - found.keys())]


def _names(nodes: Iterable[ast.AST]) -> set[str]:
    return {one.id for one in nodes if isinstance(one, ast.Name)}


def _read_way(argument: ast.expr, getter: ast.FunctionDef) -> _Way:
    """Read the argument that names the module: `f".{name}"`, `__name__ + "." + name`."""
    parts: list[ast.expr] = []
    if isinstance(argument, ast.JoinedStr):
        parts = argument.values
    elif isinstance(argument, ast.BinOp):
        parts = [argument.left, argument.right]
    first = parts[0] if parts else None
    prefix = ""
    if isinstance(first, ast.Constant) and isinstance(first.value, str):
        prefix = first.value
    elif first is not None and {"__name__", "__package__"} & _names(ast.walk(first)):
        prefix = "."
    module = argument.value if isinstance(argument, ast.Constant) else None
    attributes = {one.attr for one in _inside(getter) if isinstance(one, ast.Attribute)}
    is_split = bool(attributes & _SPLITS)
    return _Way(prefix, module if isinstance(module, str) else None, is_split)


def _takes_package(call: ast.Call) -> bool:
    """Tell whether the package comes from the dict: `import_module(module, package=package)`."""
    given = [*call.args[1:2], *(one.value for one in call.keywords if one.arg == "package")]
    return any(isinstance(one, ast.Name) and not one.id.startswith("__") for one in given)


def _read_map(value: ast.expr, way: _Way) -> dict[str, _Import]:
    """Read a dict of names; empty if it is something else."""
    if not isinstance(value, ast.Dict):
        return {}
    found: dict[str, _Import] = {}
    for key, given in zip(value.keys, value.values, strict=True):
        if not isinstance(key, ast.Constant) or not isinstance(key.value, str):
            return {}
        found.update(_read_entry(key.value, given, way))
    return {key: one for key, one in found.items() if _can_be_written(key, one)}


def _read_entry(key: str, given: ast.expr, way: _Way) -> Iterator[tuple[str, _Import]]:
    texts = _texts(given)
    if isinstance(given, ast.Constant) and isinstance(given.value, str):
        yield key, _read_text(key, given.value, way)
    elif way.has_package and len(texts) == _PAIR and texts[1].startswith("."):
        yield key, _Import(texts[0] + texts[1].rstrip("."), key)
    elif isinstance(given, ast.Tuple) and len(texts) == _PAIR and _is_pair(key, texts):
        is_first = "." in texts[0] or (texts[1] == key and "." not in texts[1])
        target, name = texts if is_first else reversed(texts)
        yield key, _Import(way.prefix + target, name)
    elif not isinstance(given, ast.Constant) and way.module is None:
        for name in texts:
            yield name, _Import(way.prefix + key, name)


def _read_text(key: str, text: str, way: _Way) -> _Import:
    if way.module is not None:
        return _Import(way.module, text)
    target, colon, name = text.partition(":")
    if way.is_split and not colon:
        target, _, name = text.rpartition(".")
    return _Import(way.prefix + target, name or key)


def _can_be_written(key: str, found: _Import) -> bool:
    parts = [key, found.name, *filter(None, found.module.lstrip(".").split("."))]
    return bool(found.module) and all(map(str.isidentifier, parts))


def _is_pair(key: str, texts: list[str]) -> bool:
    """Tell a module and a name from the names of a module."""
    return key in texts or any("." in one for one in texts)


def _texts(node: ast.expr) -> list[str]:
    if not isinstance(node, (ast.List, ast.Tuple, ast.Set)):
        return []
    constants = [one.value for one in node.elts if isinstance(one, ast.Constant)]
    return [one for one in constants if isinstance(one, str)]


def _bound_names(module: ast.Module) -> set[str]:
    """Return what a module imports or defines, also for type checkers."""
    found: set[str] = set()
    for one in module.body:
        if isinstance(one, (ast.Import, ast.ImportFrom)):
            found |= {alias.asname or alias.name for alias in one.names}
        elif isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.add(one.name)
        found |= {name for name, _ in _assigned(one)}
    return found


def _write(name: str, found: _Import, place: ast.stmt) -> ast.stmt:
    target = found.module.lstrip(".")
    level = len(found.module) - len(target)
    alias = ast.alias(found.name, None if found.name == name else name)
    return ast.copy_location(ast.ImportFrom(target or None, [alias], level), place)


def _write_exports(module: ast.Module, offered: dict[str, _Import], used: list[str]) -> None:
    """Write `__all__ = list(_NAMES)` as a list of texts."""
    for statement in module.body:
        if not isinstance(statement, ast.Assign) or not offered:
            continue
        name = _last_name(statement.targets[0])
        read = _names(ast.walk(statement.value)) - _LISTS
        if name == "__all__" and read and read <= set(used):
            value = statement.value
            constants: list[ast.expr] = [
                ast.copy_location(ast.Constant(one), value) for one in offered
            ]
            statement.value = ast.copy_location(ast.List(constants, ast.Load()), value)
