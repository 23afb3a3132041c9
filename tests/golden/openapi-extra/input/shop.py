"""What openapi_extra adds to operations."""

from typing import Any, Dict, Type

from fastapi import Body, Depends, FastAPI, Request
from pydantic import BaseModel

app = FastAPI()

BINARY = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}


class Order(BaseModel):
    """An order."""

    title: str
    copies: int = 1


@app.post("/inline", openapi_extra={
    "requestBody": {
        "required": True,
        "description": "The order.",
        "content": {
            "application/json": {
                "schema": {
                    "type": "object",
                    "required": ["title", "kind"],
                    "properties": {
                        "title": {"type": "string", "minLength": 1, "description": "Its title."},
                        "kind": {"enum": ["book", 'news"paper']},
                        "copies": {"type": "integer", "minimum": 1, "default": 1},
                        "day": {"type": ["string", "null"], "format": "date"},
                        "notes": {"type": "array", "items": {"type": "string", "maxLength": 80}},
                        "labels": {"type": "object", "additionalProperties": {"type": "string"}},
                        "address": {"type": "object", "properties": {"city": {"type": "string"}}},
                    },
                },
            },
        },
    },
})
async def inline(request: Request) -> None:
    """Read an order whose JSON Schema is written out."""


@app.post("/model", openapi_extra={
    "requestBody": {"required": True, "content": {"application/json": {"schema": Order.model_json_schema()}}},
})
async def of_model(request: Request) -> None:
    """Read an order, whose class makes the JSON Schema."""


@app.post("/reference", openapi_extra={
    "requestBody": {
        "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Order"}}}},
    },
})
async def by_reference(request: Request) -> None:
    """Read a list of orders, by the name of their class."""


@app.put("/file", openapi_extra={"requestBody": {"required": True, "content": BINARY}})
async def upload(request: Request) -> None:
    """Read a file."""


@app.post("/kinds", openapi_extra={
    "requestBody": {
        "required": True,
        "content": {
            "application/json": {"schema": Order.model_json_schema()},
            "multipart/form-data": {
                "schema": {"type": "object", "properties": {"sheet": {"type": "string", "format": "binary"}}},
            },
            "application/yaml": {},
        },
    },
})
async def of_kinds(request: Request) -> None:
    """Read an order in one of three forms."""


@app.post("/beside", openapi_extra={
    "requestBody": {"content": {"application/yaml": {"schema": {"type": "string"}}}},
})
async def beside(order: Order) -> None:
    """Take YAML beside the body of the function."""


def describe_model(model: Type[BaseModel], required: bool = True) -> Dict[str, Any]:
    """Describe the body that a class stands for."""
    schema = model.model_json_schema(ref_template="#/components/schemas/{model}")
    extra = {"requestBody": {"content": {"application/json": {"schema": schema}}, "required": required}}
    return extra


@app.post("/made", openapi_extra=describe_model(Order))
async def made(request: Request) -> None:
    """Read a body that a function describes."""


@app.post("/made-optional", openapi_extra=describe_model(model=Order, required=False))
async def made_optional(request: Request) -> None:
    """Read a body that a function describes, and that may be left out."""


def describe_at_run_time() -> Dict[str, Any]:
    """Describe a body with statements."""
    extra: Dict[str, Any] = {}
    extra["requestBody"] = {"content": {"text/csv": {}}}
    return extra


@app.post("/run-time", openapi_extra=describe_at_run_time())
async def at_run_time(request: Request) -> None:
    """Read a body that is only known at run time."""


@app.get("/rest", summary="Not this.", openapi_extra={
    "summary": "Ask for everything.",
    "operationId": "askAll",
    "tags": ["extra"],
    "deprecated": True,
    "parameters": [
        {"name": "X-Csrf", "in": "header", "required": True, "schema": {"type": "string"}, "description": "A token."},
        {"name": "limit", "in": "query", "schema": {"type": "integer", "maximum": 50, "default": 10}, "example": 20},
        {"$ref": "#/components/parameters/Page"},
    ],
    "responses": {
        "200": {"description": "The orders.", "content": {"text/csv": {"schema": {"type": "string"}}}},
        "404": {"description": "No orders.", "headers": {"X-Reason": {"schema": {"type": "string"}}}},
    },
    "security": [{"Token": []}],
    "x-rate-limit": {"per": "minute", "count": 10},
    "widget": {"kind": "table"},
})
async def rest() -> Order:
    """Everything else."""
