"""Sample apps: the facts read from their source compared with FastAPI's own at run time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fastapi_reference import openapi_of
from idiom_helpers import operations_of

APPS = Path(__file__).parents[1] / "fastapi_apps"
METHODS = {"get", "post", "put", "patch", "delete", "head", "options", "trace"}
CONSTRAINTS = {
    "exclusiveMinimum": "gt",
    "exclusiveMaximum": "lt",
    "minimum": "ge",
    "maximum": "le",
    "minLength": "minLength",
    "maxLength": "maxLength",
    "pattern": "pattern",
}


@pytest.mark.parametrize("name", ["shop", "library"])
def test_extraction_agrees_with_fastapi(name: str) -> None:
    expected = _from_openapi(openapi_of(APPS, name))
    # FastAPI shows mounted applications in documents of their own.
    actual = {
        key: value
        for key, value in _from_contract(operations_of(APPS, name)).items()
        if not key[1].startswith("/mounted")
    }
    assert sorted(actual) == sorted(expected)
    for key, operation in expected.items():
        assert actual[key] == operation, key


def _from_openapi(document: dict[str, Any]) -> dict[tuple[str, str], dict[str, Any]]:
    return {
        (method.upper(), path): _reference_operation(operation, document)
        for path, item in document["paths"].items()
        for method, operation in item.items()
        if method in METHODS
    }


def _reference_operation(operation: dict[str, Any], document: dict[str, Any]) -> dict[str, Any]:
    return {
        "tags": list(dict.fromkeys(operation.get("tags", []))),
        "deprecated": operation.get("deprecated", False),
        "security": operation.get("security", []),
        "parameters": sorted(
            (
                one["in"],
                one["name"],
                one["required"],
                one.get("description"),
                one.get("deprecated", False),
                _default(one["schema"]),
                _limits(one["schema"]),
            )
            for one in operation.get("parameters", ())
        ),
        "body": _reference_body(operation.get("requestBody"), document),
        "responses": {
            status: (_media_type(response), _references(response))
            for status, response in operation["responses"].items()
            if not (status == "422" and response["description"] == "Validation Error")
        },
    }


def _reference_body(body: dict[str, Any] | None, document: dict[str, Any]) -> Any:
    if body is None:
        return None
    media_type, content = next(iter(body["content"].items()))
    schema = content["schema"]
    reference = schema.get("$ref", "").rpartition("/")[2] or _only_reference(schema)
    if reference.startswith("Body_"):
        made = document["components"]["schemas"][reference]
        required = set(made.get("required", ()))
        fields = {name: name in required for name in made["properties"]}
        return media_type, body.get("required", False), fields
    return media_type, body.get("required", False), _references(schema)


def _only_reference(schema: dict[str, Any]) -> str:
    found = sorted(_references(schema, all_names=True))
    return found[0] if len(found) == 1 else ""


def _from_contract(
    operations: list[dict[str, Any]],
) -> dict[tuple[str, str], dict[str, Any]]:
    return {
        (operation["method"], operation["path"]): _our_operation(operation)
        for operation in operations
        if "includeInSchema" not in operation
    }


def _our_operation(operation: dict[str, Any]) -> dict[str, Any]:
    return {
        "tags": operation.get("tags", []),
        "deprecated": bool(operation.get("deprecated", False)),
        "security": [
            {one["schemeName"]: one.get("scopes", [])} for one in operation.get("security", ())
        ],
        "parameters": sorted(
            (
                one["location"],
                one["wireName"],
                one["required"],
                one.get("description"),
                bool(one.get("deprecated", False)),
                _our_default(one),
                one.get("constraints", {}),
            )
            for one in operation["parameters"]
        ),
        "body": _our_body(operation.get("body")),
        "responses": {
            response["status"]: (response.get("mediaType"), _names(response.get("type")))
            for response in operation["responses"]
        },
    }


def _our_body(body: dict[str, Any] | None) -> Any:
    if body is None:
        return None
    if "fields" in body:
        fields = {field["wireName"]: field["required"] for field in body["fields"]}
        return body["mediaType"], body["required"], fields
    return body["mediaType"], body["required"], _names(body.get("type"))


def _our_default(parameter: dict[str, Any]) -> Any:
    value = parameter.get("default", {})
    return value.get("value", value.get("text"))


def _default(schema: dict[str, Any]) -> Any:
    return schema.get("default")


def _limits(schema: dict[str, Any]) -> dict[str, Any]:
    limits: dict[str, Any] = {}
    for part in (schema, *schema.get("anyOf", ())):
        for key, name in CONSTRAINTS.items():
            if key in part:
                limits[name] = part[key]
    return limits


def _media_type(response: dict[str, Any]) -> str | None:
    return next(iter(response.get("content", {})), None)


def _references(value: Any, *, all_names: bool = False) -> set[str]:
    """Return the models that a schema names; Pydantic's name of `Page[Item]` contains both."""
    if isinstance(value, list):
        return set().union(*(_references(item, all_names=all_names) for item in value))
    if not isinstance(value, dict):
        return set()
    found: set[str] = set()
    if isinstance(value.get("$ref"), str):
        name = value["$ref"].rpartition("/")[2]
        parts = {name} if all_names else set(name.strip("_").replace("-Input", "").split("_"))
        found |= {part.removesuffix("-Output") for part in parts}
    for item in value.values():
        found |= _references(item, all_names=all_names)
    return found


def _names(expression: dict[str, Any] | None) -> set[str]:
    """Return the package's own classes in a type."""
    if expression is None:
        return set()
    if expression["kind"] == "name":
        is_own = expression.get("id", "").partition(".")[0] in {"shop", "library"}
        return {expression["name"].rpartition(".")[2]} if is_own else set()
    parts = [expression.get("origin"), *expression.get("arguments", ())]
    parts += [*expression.get("members", ()), *expression.get("items", ())]
    return set().union(*(_names(part) for part in parts))
