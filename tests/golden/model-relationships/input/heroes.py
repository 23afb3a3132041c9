"""Tables of SQLModel, whose relationships are no fields."""

import sqlmodel
from sqlmodel import Field, SQLModel
from sqlmodel import Relationship as Related


def link(name: str) -> object:
    """Return a relationship."""
    return Related(back_populates=name)


class TeamBase(SQLModel):
    """What is read and written of a team."""

    name: str = Field(index=True, max_length=20)


class Team(TeamBase, table=True):
    """A table; all of its relationships stay out."""

    id: int | None = Field(default=None, primary_key=True)
    heroes: list["Hero"] = Related(back_populates="team")
    """Shown as an attribute."""
    places: list["Place"] = sqlmodel.Relationship(back_populates="team", cascade_delete=True)


class Hero(SQLModel, table=True):
    """A table whose relationship a function makes."""

    id: int | None = Field(default=None, primary_key=True)
    team_id: int | None = Field(default=None, foreign_key="team.id")
    team: Team | None = link("heroes")


class Place(SQLModel, table=True):
    """A table with a relationship without arguments."""

    id: int | None = Field(default=None, primary_key=True)
    team: Team = Related()


class TeamPublic(TeamBase):
    """What is sent of a team: here, the heroes are a field."""

    heroes: list[Hero] = []
