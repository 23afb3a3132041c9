"""Who only handles a collection of objects that send requests while somebody iterates them."""

import json
from pathlib import Path

import httpx


def route(kind: str) -> str:
    """The addresses are in a file, so that the source does not show them."""
    return json.loads(Path("routes.json").read_text())[kind]


class Crossings:
    """Sends one request for each day."""

    def __init__(self, client: httpx.Client, day: str) -> None:
        self._client = client
        self.day = day

    def __iter__(self):
        yield from self._client.get(route(self.day)).json()

    def copy(self) -> None:
        """Send a request: the server copies the day."""
        self._client.post(route(self.day))

    def __len__(self) -> int:
        return len(self._client.get(route(self.day)).json())


class Ferry:
    """A client."""

    def __init__(self) -> None:
        self._client = httpx.Client()
        self._days: list[Crossings] = []
        self._named: dict[str, Crossings] = {}

    def crossings(self, day: str) -> Crossings:
        """Return what sends requests while it is iterated."""
        return Crossings(self._client, day)

    def departures(self, day: str) -> list[str]:
        """Send a request for the day."""
        return [one["departure"] for one in self.crossings(day)]

    def count(self, day: str) -> int:
        """Send a request for the day."""
        return len(self.crossings(day))

    def remember(self, crossings: Crossings) -> None:
        """Send nothing."""
        self._days.append(crossings)
        self._named[crossings.day] = crossings

    def days(self) -> list[str]:
        """Send nothing: these are the days of what is remembered."""
        return [one.day for one in self._days]

    def number_of_days(self) -> int:
        """Send nothing."""
        return len(self._days)

    def is_remembered(self, day: str) -> bool:
        """Send nothing."""
        return day in self._named and any(name == day for name, _ in self._named.items())

    def last_day(self) -> str:
        """Send nothing: the list is copied, and no crossing."""
        days = self._days.copy()
        return days[-1].day
