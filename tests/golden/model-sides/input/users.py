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


HIDDEN = {"age"}


@app.get(
    "/some",
    response_model=list[User],
    response_model_exclude={"city", "mail"},
    response_model_exclude_none=True,
    response_model_by_alias=False,
)
def list_users():
    """List users without some fields."""


@app.get(
    "/names",
    response_model_include=["name"],
    response_model_exclude=HIDDEN,
    response_model_exclude_unset=True,
    response_model_exclude_defaults=True,
)
def read_name() -> User:
    """Read the name of a user."""


@app.get("/inner", response_model=User, response_model_exclude={"friends": {0}})
def read_inner():
    """Leave out a part of a field."""


@app.get("/all", response_model=User, response_model_exclude=None)
def read_all():
    """Leave out nothing."""
