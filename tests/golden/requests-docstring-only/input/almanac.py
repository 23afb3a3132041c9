"""Requests that only docstrings name, in the usual ways of writing them."""


class Almanac:
    def __init__(self, transport) -> None:
        self._transport = transport

    def day(self, date: str) -> dict:
        """Return a day.

        GET /days/{date}
        """
        return self._transport.run("day", date)

    def moon(self, date: str) -> dict:
        """Return the moon.

        :calls: `GET /moons/:date <https://almanac.example/docs#moon>`_
        """
        return self._transport.run("moon", date)

    def write(self, date: str, note: str) -> None:
        """Write a note: ``PUT /days/{date}/notes?quiet=1``, then ``POST /log``."""
        self._transport.run("write", date, note)

    def tide(self, port: str) -> dict:
        """Return the tide: GET: /tides/<port>/now. A name of two words is not a placeholder.

        GET /tides/<port name>/now
        """
        return self._transport.run("tide", port)

    def prose(self) -> str:
        """GET the book, POST/PUT or DELETE nothing."""
        return "no request"
