"""Models in the style of Pydantic 2."""

from typing import Annotated, ClassVar, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    PositiveInt,
    StringConstraints,
    computed_field,
    field_validator,
)
from pydantic.functional_validators import AfterValidator

Isbn = Annotated[str, Field(pattern=r"^\d+$", description="Number of the book.")]


class Book(BaseModel):
    """A book.

    Attributes:
        title: Title on the cover.
        pages: From the docstring, as the field says nothing.
    """

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    limit: ClassVar[int] = 3

    title: str
    pages: PositiveInt = 1
    subtitle: str | None
    language: Literal["en", "de"] = "en"
    isbn: Isbn
    name: Annotated[str, Field(description="Kept beside the default.", min_length=1)] = "v"
    code: Annotated[str, StringConstraints(min_length=2, to_upper=True)]
    even: Annotated[int, AfterValidator(lambda value: value), Field(ge=0)] = 2
    price: float = Field(default=9.5, gt=0, examples=[1.5, 2.5], json_schema_extra={"unit": "EUR"})
    old: str = Field("", deprecated="Use `title`.")
    tags: list[str] = Field(default_factory=list, max_length=5)
    hidden: int = Field(0, exclude=True)
    documented: int = 0
    """A text below the field."""

    @computed_field
    @property
    def label(self) -> str:
        """Text on the label."""
        return self.title

    @field_validator("title")
    @classmethod
    def check_title(cls, value: str) -> str:
        """Refuse an empty title."""
        return value
