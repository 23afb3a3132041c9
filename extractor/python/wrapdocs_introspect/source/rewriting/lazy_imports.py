"""Writes the imports out that `lazy_loader.attach` makes when a name is used."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.rewriting.imported_names import ImportedNames

if TYPE_CHECKING:
    from collections.abc import Iterator

_ATTACH = "lazy_loader.attach"
_PARAMETERS = ("package_name", "submodules", "submod_attrs")


def write_lazy_imports(module: ast.Module) -> None:
    """Add the imports and `__all__` of `__getattr__, __dir__, __all__ = lazy.attach(...)`.

    Args:
        module: The tree of a module; changed in place.
    """
    imported: ImportedNames | None = None
    written: list[ast.stmt] = []
    for statement in module.body:
        written.append(statement)
        value = statement.value if isinstance(statement, ast.Assign) else None
        if isinstance(statement, ast.Assign) and isinstance(value, ast.Call):
            imported = imported or ImportedNames(module.body)
            if imported.path_of(value.func) == _ATTACH:
                written += [ast.copy_location(one, statement) for one in _imports(statement, value)]
    module.body[:] = written


def _imports(statement: ast.Assign, call: ast.Call) -> Iterator[ast.stmt]:
    given = dict(zip(_PARAMETERS, call.args, strict=False))
    given |= {one.arg: one.value for one in call.keywords if one.arg is not None}
    modules = _texts(given.get("submodules"))
    names = _names(given.get("submod_attrs"))
    if modules:
        yield ast.ImportFrom(None, [*map(_alias, modules)], 1)
    for name, members in names.items():
        yield ast.ImportFrom(name, [*map(_alias, members)], 1)
    target = statement.targets[0]
    if isinstance(target, ast.Tuple) and "__all__" in map(_name, target.elts):
        exported = sorted({*modules, *(one for members in names.values() for one in members)})
        constants: list[ast.expr] = [ast.copy_location(ast.Constant(one), call) for one in exported]
        listed = ast.copy_location(ast.List(constants, ast.Load()), call)
        assigned = ast.copy_location(ast.Name("__all__", ast.Store()), call)
        yield ast.Assign([assigned], listed)


def _alias(name: str) -> ast.alias:
    return ast.alias(name, None)


def _name(node: ast.expr) -> str | None:
    return node.id if isinstance(node, ast.Name) else None


def _names(node: ast.expr | None) -> dict[str, list[str]]:
    if not isinstance(node, ast.Dict):
        return {}
    pairs = zip(node.keys, node.values, strict=True)
    return {
        key.value: _texts(value)
        for key, value in pairs
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    }


def _texts(node: ast.expr | None) -> list[str]:
    if not isinstance(node, (ast.List, ast.Tuple, ast.Set)):
        return []
    constants = [one.value for one in node.elts if isinstance(one, ast.Constant)]
    return [one for one in constants if isinstance(one, str)]
