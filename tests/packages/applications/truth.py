"""Writes what a FastAPI application says of itself: `app.openapi()`, without its texts.

wrapdocs never imports what it documents, so this runs by hand, in an environment of its own for
each application, and what it writes is committed. To write one again, or to add one (a row of
`applications.json`):

    python -m venv /somewhere/dstack
    /somewhere/dstack/bin/pip install "dstack[server]==0.22.5"
    /somewhere/dstack/bin/python tests/packages/applications/truth.py dstack

The release must be the one that `applications.json` names; the script refuses any other.
"""

from __future__ import annotations

import gzip
import importlib
import json
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
TEXTS = {
    "title",
    "description",
    "summary",
    "examples",
    "example",
    "operationId",
    "tags",
    "$comment",
}
METHODS = {"get", "put", "post", "delete", "options", "head", "patch", "trace"}
# What FastAPI adds by itself to every operation that can refuse its input.
VALIDATION = {"HTTPValidationError", "ValidationError"}


def main(name: str) -> None:
    """Write the document of one application."""
    row = json.loads((FOLDER / "applications.json").read_text())[name]
    distribution, _, version = row["release"].partition("==")
    installed = metadata.version(distribution)
    if installed != version:
        raise SystemExit(f"{distribution} {installed} is installed, not {version}")
    kept: dict[str, Any] = {
        "versions": {one: metadata.version(one) for one in ("fastapi", "pydantic")},
        "paths": {},
        "components": {"schemas": {}, "securitySchemes": {}},
    }
    _add(_load(row["application"]), "", kept)
    paths, schemas = kept["paths"], kept["components"]["schemas"]
    text = json.dumps(kept, sort_keys=True, separators=(",", ":"))
    data = gzip.compress(text.encode(), mtime=0)
    (FOLDER / f"{name}.json.gz").write_bytes(data)
    print(name, installed, len(paths), "paths", len(schemas), "schemas", len(data), "bytes")


def _add(application: Any, prefix: str, kept: dict[str, Any]) -> None:
    """Add what an application says of itself, and what is mounted in it."""
    document = application.openapi()
    for path, item in document["paths"].items():
        kept["paths"][prefix + path] = _path_item(item)
    components = document.get("components", {})
    for kind in ("schemas", "securitySchemes"):
        for name, schema in _bare(components.get(kind, {}), is_named=True).items():
            if (
                name not in VALIDATION
                and kept["components"][kind].setdefault(name, schema) != schema
            ):
                print(f"{prefix} has another {name}")
    for route in application.routes:
        if hasattr(getattr(route, "app", None), "openapi"):
            _add(route.app, prefix + route.path, kept)


def _load(reference: str) -> Any:
    """Return what `module:expression` names, evaluated with the names of the module."""
    module, _, expression = reference.partition(":")
    names = {**vars(importlib.import_module(module)), "application_of": _application_of}
    return eval(expression, names)  # noqa: S307


def _application_of(*routers: Any) -> Any:
    """Make an application of routers, if making that of the package needs a database."""
    application = importlib.import_module("fastapi").FastAPI()
    for router in routers:
        application.include_router(router)
    return application


def _path_item(item: dict[str, Any]) -> dict[str, Any]:
    return {key: _bare(value) for key, value in item.items() if key in METHODS}


def _bare(node: Any, *, is_named: bool = False) -> Any:
    """Return a copy without texts; the names of properties are no keywords."""
    if isinstance(node, list):
        return [_bare(one) for one in node]
    if not isinstance(node, dict):
        return node
    return {
        key: _bare(value, is_named=key in {"properties", "securitySchemes", "mapping"})
        for key, value in node.items()
        if is_named or (key not in TEXTS and not (key == "422" and _is_validation(value)))
    }


def _is_validation(response: Any) -> bool:
    return "HTTPValidationError" in json.dumps(response)


if __name__ == "__main__":
    main(sys.argv[1])
