"""Prints what FastAPI itself says of a wrapper: `app.openapi()` of its operations module.

The product never imports the wrapper; this test tool does, to have an independent answer.

Usage: python -I -X utf8 openapi.py DEPENDENCIES ROOT MODULE[,MODULE ...] [FUNCTION_TO_SET_ASIDE ...]
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import json
import sys
import types


def load_without(module_name: str, set_aside: set[str]) -> types.ModuleType:
    """Imports a module as if the functions `set_aside` were not written in it."""
    spec = importlib.util.find_spec(module_name)
    if spec is None or spec.origin is None:
        raise SystemExit(f"no module {module_name} on the path")
    with open(spec.origin, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    tree.body = [
        node for node in tree.body if getattr(node, "name", None) not in set_aside
    ]
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    exec(compile(tree, spec.origin, "exec", dont_inherit=True), module.__dict__)  # noqa: S102 - the wrapper, as it is
    return module


def main() -> None:
    """Reads argv, prints the OpenAPI documents of the modules as a JSON list."""
    dependencies, root, names, *set_aside = sys.argv[1:]
    sys.path[:0] = [dependencies, root]
    sys.dont_write_bytecode = True
    modules = [load_without(name, set(set_aside)) for name in names.split(",")]
    json.dump([module.app.openapi() for module in modules], sys.stdout)


if __name__ == "__main__":
    main()
