"""Requests in loops: what a later round sends is known, too."""

from typing import Iterator, Optional

import requests


class Diary:
    """A diary."""

    def __init__(self) -> None:
        self.session = requests.Session()

    def entries(self, year: int) -> Iterator[str]:
        """Yield all entries, a page at a time."""
        cursor: Optional[str] = None
        while True:
            query = {"year": year}
            if cursor:
                query["cursor"] = cursor
            page = self.session.get("/entries", params=query).json()
            yield from page["items"]
            cursor = page.get("next")
            if not cursor:
                return

    def pages(self) -> list:
        """Collect all pages."""
        query = {"size": 50}
        found = []
        while query is not None:
            page = self.session.get("/pages", params=query).json()
            found += page["items"]
            query["page"] = page["next"]
        return found
