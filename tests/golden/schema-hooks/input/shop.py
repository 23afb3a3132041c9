"""Models that change their JSON Schema: by settings, and by code."""

from typing import Any

from fastapi import FastAPI
from pydantic import BaseModel, ConfigDict

app = FastAPI()


class Whole(BaseModel):
    """What it writes always has all of its fields."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    name: str
    size: int = 1


class Part(Whole):
    """It inherits the setting, and has a field of its own."""

    note: str = ""


class Plain(BaseModel):
    """A model without the setting."""

    title: str = ""


class Late(Plain):
    """Only this class has the setting, also for the field of its base."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    pages: int = 0


class Hooked(BaseModel):
    """A method changes the schema of this class, and of those that derive from it."""

    count: int = 0

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: Any, handler: Any) -> Any:
        """Require all fields."""
        schema = handler.resolve_ref_schema(handler(core_schema))
        schema["required"] = list(schema["properties"])
        return schema


class Derived(Hooked):
    """It inherits the method."""

    weight: int = 0


def require_all(schema: dict[str, Any]) -> None:
    """Require all fields."""
    schema["required"] = list(schema["properties"])


class Extra(BaseModel):
    """A function changes the schema."""

    model_config = ConfigDict(json_schema_extra=require_all)

    length: int = 0


class Child(Extra):
    """It inherits the function."""

    width: int = 0


@app.post("/whole")
def add_whole(whole: Whole) -> Whole:
    """Take and return one that is whole."""


@app.post("/part")
def add_part(part: Part) -> Part:
    """Take and return a part."""


@app.post("/late")
def add_late(late: Late) -> Late:
    """Take and return a late one."""


@app.post("/derived")
def add_derived(derived: Derived) -> Child:
    """Take and return what code changes."""
