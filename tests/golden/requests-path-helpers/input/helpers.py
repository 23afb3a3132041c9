"""Values on their way into a path, through helpers: what they are given says what they are."""

import datetime
import enum
from urllib.parse import quote

import requests


class Segment(str):
    """A text that is safe in a path."""

    def __new__(cls, value):
        return str.__new__(cls, quote(str(value), safe=""))


def encode(value):
    """Encode a value, in one of many ways."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, datetime.date):
        return value.isoformat()
    return str(value)


def format_path(template: str, *values) -> str:
    """Fill a template with quoted values."""
    return template.format(*[quote(str(one).encode("utf-8")) for one in values])


def relative(path: str) -> str:
    """Return a path without its first slash."""
    if path[0] == "/":
        path = path[1:]
    return path


class Rooms:
    """Rooms of a house, whose address another class makes."""

    def __init__(self, http) -> None:
        self._http = http

    def enter(self, room: str):
        """Enter a room."""
        return requests.get(f"/rooms/{encode(room)}")

    def look(self, room: str, corner: str):
        """Look into a corner."""
        return requests.get(format_path("/rooms/{0}/corners/{1}", room, corner))

    def leave(self, room: str):
        """Leave a room."""
        return requests.delete(f"/rooms/{Segment(room)}/visit")

    def light(self, room: str, lamp: str):
        """Light a lamp: what `map` returns is called like what it is given."""
        parts = map(quote, (room, lamp))
        return requests.post("/rooms/{}/lamps/{}".format(*parts))

    def clean(self, room: str):
        """Clean a room: a helper of another class fills the template."""
        return self._http.put(self._http.address("/rooms/{0}/floor", room))

    def ring(self):
        """Ring; the first character is known."""
        return requests.post("https://house.example/" + relative("bell/ring"))
