"""Classes of attrs, with the old and the new names."""

from typing import ClassVar, List, Optional

import attr
import attrs
from attrs import define, field


@define
class Book:
    """A book."""

    title: str
    pages: int = 100
    tags: List[str] = attrs.Factory(list)
    rank: int = field(default=1, validator=attrs.validators.ge(0))
    authors: List[str] = field(factory=list, kw_only=True)
    _hidden: int = field(default=0)
    renamed: str = field(alias="name", kw_only=True)
    internal: int = field(init=False)
    counter: ClassVar[int] = 0

    @rank.validator
    def check_rank(self, attribute: object, value: int) -> None:
        """Refuse odd ranks."""


@attrs.frozen
class Novel(Book):
    """A novel."""

    hero: Optional[str] = None


@attr.s(auto_attribs=True)
class Reader:
    """A reader, with the old decorator."""

    name: str
    age: int = attr.ib(default=0)


@attr.s
class Clerk:
    """A clerk, without annotations."""

    name = attr.ib()
    salary = attr.ib(type=float, default=0.0)
    other = 3
