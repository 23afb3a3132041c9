"""Workers; nothing in this package gives the first one its client."""

from ferry.client import FerryClient


class Worker:
    """What all workers share."""

    client: FerryClient
    name: str

    def cancel_all(self, trips: list[int]) -> None:
        """Cancel trips."""
        for trip in trips:
            self.client.cancel(trip)


class Timetable:
    """Reads times."""

    def __init__(self, token: str) -> None:
        self._http = FerryClient(token)._http

    def day(self, date: str) -> dict:
        """Return the trips of a day."""
        return self._http.get("/days", params={"date": date}).json()


class TimetableWorker:
    """Declares and sets what it works with."""

    times: Timetable

    def __init__(self, token: str) -> None:
        self.times = Timetable(token)
