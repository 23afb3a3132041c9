"""Types whose parts say more than a type: constants, limits, discriminators."""

from enum import Enum
from typing import Annotated, Literal, Optional, Union

from fastapi import Body, FastAPI
from pydantic import BaseModel, Discriminator, Field, Tag, conint, constr

app = FastAPI()


class Kind(str, Enum):
    """A kind of animal."""

    CAT = "cat"
    DOG = "dog"


_Colour = Literal["black", "white"]
Coat = _Colour | str
Mistaken = int | "Mistaken"
Name = Annotated[str, Field(min_length=1)]


class Cat(BaseModel):
    """A cat."""

    kind: Literal[Kind.CAT]
    colour: _Colour
    coat: Coat


class Dog(BaseModel):
    """A dog."""

    kind: Literal["dog", "wolf"]
    mixed: Literal["x", Kind.DOG, 1, None, Unknown.NAME]


Both = Cat | Dog
Pet = Annotated[Union[Cat, Dog], Field(discriminator="kind")]


def get_tag(value: object) -> str:
    """Tell pets apart."""


class Home(BaseModel):
    """A home."""

    pet: Pet
    pets: list[Pet]
    by_field: Cat | Dog = Field(discriminator="kind")
    optional: Optional[Union[Cat, Dog]] = Field(None, discriminator="kind")
    by_alias: Annotated[Both, Discriminator("kind")]
    by_function: Annotated[
        Annotated[Cat, Tag("cat")] | Annotated[Dog, Tag("dog")], Discriminator(get_tag)
    ]
    by_field_of_alias: Both = Field(discriminator="kind")
    optional_alias: Annotated[Optional[Both], Field(discriminator="kind")] = None
    by_body: list[Annotated[Both, Body(discriminator="kind")]]
    called: Annotated[constr(min_length=2), Field(description="A limited text.")]
    no_union: int = Field(discriminator="kind")
    number: Annotated[int, Field(gt=0)] | str
    names: list[Annotated[str, Field(min_length=1)]]
    limited: Annotated[list[Annotated[str, Field(max_length=4)]], Field(max_length=9)]
    table: dict[str, Annotated[int, Field(ge=1)]]
    named: list[Name]
    calls: list[conint(gt=3)] | constr(max_length=3)
    maybe: Annotated[int, Field(gt=0)] | None = None
    deep: list[Optional[Annotated[int, Field(lt=5)]]]
    pair: tuple[Annotated[int, Field(lt=5)], Annotated[str, Field(pattern="^a")]]


@app.put("/home")
def put_home(home: Home, kind: Literal[Kind.CAT] = Kind.CAT, names: list[Name] = []) -> Pet:
    """Put a home."""
