"""Docstrings in the style of reST fields."""

from fastapi import FastAPI

app = FastAPI()


@app.get("/forecast/{place}")
def read_forecast(place: str, days: int = 3) -> dict:
    """Read the forecast.

    Reads it from the newest run.

    :param place: Name of the place,
        on two lines.
    :param int days: How many days.
    :returns: The forecast by day.
    :rtype: dict
    :raises KeyError: There is no such place.
    :raises ValueError: Too many days.
    """


def walk(steps, unit="C"):
    """Walk through the runs.

    :param steps: How many.
    :type steps: int
    :keyword unit: Unit of temperatures.
    :return: A run.
    """


class Station:
    """A station.

    :ivar code: Code of the station.
    :vartype code: str
    :cvar height: Metres above the sea.
    :var name: Name of the station.
    """

    height: int = 0
    code: str
    name: str
