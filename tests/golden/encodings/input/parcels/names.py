"""Names outside ASCII, one of them not normalised."""

from pydantic import BaseModel


class Größe(BaseModel):
    """Eine Größe."""

    ﬁeld: int
    länge: float = 1.0
