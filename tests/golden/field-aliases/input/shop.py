"""Names of fields in JSON."""

from typing import Annotated

from pydantic import AliasChoices, BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

PREFIX = "x-"


class Plain(BaseModel):
    """Aliases one by one."""

    class_: str = Field(alias="class")
    in_: Annotated[str, Field(alias="in")]
    read: str = Field(validation_alias="readFrom", serialization_alias="writtenTo")
    choice: str = Field(validation_alias=AliasChoices("first", "second"))
    constant: str = Field(alias=PREFIX + "constant")
    strange: str = Field(alias="with space")


class Generated(BaseModel):
    """Aliases by rule."""

    model_config = ConfigDict(alias_generator=to_camel)

    first_name: str
    last_name: str = Field(alias="surname")


class Inheriting(Generated):
    """The rule is inherited."""

    home_address: str


class Metadata:
    def __init__(self, alias: str) -> None:
        self.alias = alias


class Marked(BaseModel):
    """A package may have its own way to say an alias."""

    last_used: Annotated[str, Metadata(alias="lastUsed")]
    created: Annotated[str, Metadata(alias="made"), Field(alias="created_at")]
