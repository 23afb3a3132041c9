"""Query parameters: literals, conditions, filters, constants and conversions."""

from datetime import datetime
from typing import Optional

import requests


def _without_none(values: dict) -> dict:
    return {key: value for key, value in values.items() if value is not None}


class Garden:
    """A garden with plants."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.session = requests.Session()

    def find(
        self,
        name: str,
        *,
        kinds: list[str],
        since: Optional[datetime] = None,
        limit: int = 20,
    ) -> list:
        """Find plants.

        Args:
            name: A part of the name.
            kinds: The kinds to look for.
            since: Planted after this day.
            limit: How many.
        """
        query = {"q": name, "kind": ",".join(kinds), "per_page": limit, "view": "full"}
        if since is not None:
            query["planted_after"] = since.isoformat()
        return self.session.get("/plants", params=query).json()

    def count(self, shelf: Optional[str] = None, row: Optional[int] = None) -> int:
        """Count plants."""
        return self.session.get(
            "/plants/count", params=_without_none({"shelf": shelf, "row": row})
        ).json()

    def label(self, number: int) -> str:
        """Return a label."""
        return self.session.get("/plants/label", params={"number": str(number)}).text

    def own(self, verbose: bool = False) -> list:
        """List one's own plants."""
        query = {"owner": self.owner, "secret": "x"}
        del query["secret"]
        query.update(verbose=verbose)
        return self.session.get("/plants/own", params=query).json()

    def pairs(self, color: str) -> list:
        """Send pairs."""
        query = []
        query.append(("color", color))
        return self.session.get("/plants/pairs", params=query).json()
