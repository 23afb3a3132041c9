"""Where the prices are."""

from pydantic import BaseModel


class Price(BaseModel):
    """A price."""

    amount: int
