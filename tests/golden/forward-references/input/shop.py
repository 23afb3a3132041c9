"""Names used before they exist."""

from typing import Dict, List, Optional, Union

from pydantic import BaseModel


class Shop(BaseModel):
    """A shop."""

    owner: "Person"
    staff: List["Person"]
    by_name: "Dict[str, Person]"
    boss: Optional["Person"] = None
    either: Union["Person", "Shop"]
    modern: "Person | None" = None
    missing: "Ghost"
    literal: list["Missing.Nested"] = []


class Person(BaseModel):
    """A person."""

    name: str
    friends: List["Person"] = []
    shop: Optional[Shop] = None


Shop.update_forward_refs()
