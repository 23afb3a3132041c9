"""Models in the style of Pydantic 1."""

from typing import Dict, List, Optional

from pydantic import BaseModel, Extra, Field, PrivateAttr, conint, conlist, constr, validator

MAXIMUM = 5


class Book(BaseModel):
    """A book."""

    title: str
    subtitle: Optional[str]
    pages: Optional[int] = None
    isbn: str = Field(..., alias="ISBN", description="Number of the book.", regex="^[0-9-]+$", example="3-16")
    price: float = Field(9.99, gt=0, le=1000, title="Price")
    authors: List[str] = Field(default_factory=list, min_items=1, max_items=MAXIMUM, unique_items=True)
    notes: Dict[str, str] = {}
    copies: conint(ge=0, multiple_of=2) = 0
    code: constr(min_length=2, max_length=8, regex="^[A-Z]+$") = "AA"
    ranks: conlist(int, min_items=1) = [1]
    edition = 1
    secret: Optional[str] = Field(const=True)

    _cache: dict = PrivateAttr(default_factory=dict)
    _hidden = 3

    class Config:
        """Settings of the model."""

        extra = Extra.forbid
        allow_population_by_field_name = True

    @validator("title")
    def check_title(cls, value: str) -> str:
        """Refuse an empty title."""
        return value

    def shout(self) -> str:
        """Return the title in capitals."""
        return self.title.upper()
