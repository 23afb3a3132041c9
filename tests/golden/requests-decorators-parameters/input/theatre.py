"""A client whose parameters say themselves where they are sent."""

from typing import Annotated

import uplink
from uplink import Body, Consumer, Field, Header, Path, Query, QueryMap, get, post, put


class Theatre(Consumer):
    @get("/plays/{play}/seats")
    def seats(
        self,
        number: Path("play"),
        row: Query = None,
        limit: Query("page[size]", type=int) = 20,
        token: Header("X-Token") = None,
        **filters: QueryMap,
    ) -> list:
        """List the seats of a play."""

    @post("/plays/{play}/tickets")
    def buy(self, play: str, ticket: Body) -> dict:
        """Buy a ticket; the placeholder has the name of the parameter."""

    @put("/plays/{play}")
    def rename(self, play: str, title: Field(type=str), year: Field = None) -> None:
        """Rename a play."""

    @uplink.form_url_encoded
    @post("/plays")
    def add(self, title: Field) -> None:
        """Add a play; another decorator says that the body is a form."""

    @uplink.get("/plays")
    def plays(self, author: Annotated[str, Query("by")], genre: str = Query(default="all")) -> list:
        """List the plays; the types stand beside the markers."""
