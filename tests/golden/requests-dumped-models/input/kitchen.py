"""Bodies that models of Pydantic become before they are sent."""

from typing import Optional

import httpx
from pydantic import BaseModel, Field, model_serializer


class Order(BaseModel):
    """An order."""

    dish: str
    table_number: int = Field(alias="tableNumber")
    note: Optional[str] = None


class Transfer(BaseModel):
    """A transfer to another table; its first field has a name that Python reserves."""

    from_: str
    to: str

    @model_serializer(mode="wrap")
    def serialize(self, following):
        """Rename a field."""
        output = following(self)
        output["from"] = output.pop("from_")
        return output


class Kitchen:
    """The client."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http

    def order(self, dish: str, table: int, note: str | None = None):
        """Order a dish; what is `None` is left out."""
        order = Order(dish=dish, table_number=table, note=note)
        return self._http.post("/orders", json=order.model_dump(exclude_none=True))

    def reserve(self, dish: str, table: int):
        """Reserve a dish, with the names of aliases."""
        order = Order(dish=dish, table_number=table)
        return self._http.put("/orders", json=order.model_dump(by_alias=True))

    def move(self, source: str, target: str):
        """Move a table's dishes to another one."""
        return self._http.post("/moves", json=Transfer(from_=source, to=target).model_dump())
