"""Models that are not written as they are read."""

from typing import Optional

from fastapi import FastAPI
from pydantic import (
    AliasChoices,
    AliasGenerator,
    AliasPath,
    BaseModel,
    ConfigDict,
    Field,
    computed_field,
    create_model,
)
from pydantic.alias_generators import to_camel, to_pascal

app = FastAPI()


class User(BaseModel):
    """A user."""

    name: str
    password: str = Field(exclude=True)
    nickname: str = Field(serialization_alias="nick")
    age: int = Field(validation_alias="yearsOld")
    city: str = Field(alias="town", serialization_alias="place")
    mail: str = Field(alias="mail1", validation_alias="mailIn", serialization_alias="mailOut")
    first: str = Field(validation_alias=AliasChoices(AliasPath("names", 0), "firstName"))
    note: Optional[str] = Field(None, exclude=False)

    @computed_field
    @property
    def label(self) -> str:
        """Text on the label."""

    @computed_field(alias="LENGTH", description="Its length.")
    def length(self) -> int:
        """Compute the length."""

    @computed_field(return_type=list[str])
    @property
    def friends(self):
        """Find the friends."""

    @property
    def plain(self) -> str:
        """Not written."""


class Member(User):
    """A user with a number."""

    number: int


class Generated(BaseModel):
    """Names that are generated for each side."""

    model_config = ConfigDict(
        alias_generator=AliasGenerator(validation_alias=to_camel, serialization_alias=to_pascal)
    )

    first_name: str

    @computed_field
    @property
    def full_name(self) -> str:
        """Both names."""


Made = create_model("Made", secret=(str, Field(exclude=True)))


@app.post("/users")
def add_user(user: User, made: Made) -> list[Member]:
    """Add a user."""


@app.post("/generated")
def generate(given: Generated) -> Generated:
    """Return what is given."""
