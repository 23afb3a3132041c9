"""Docstrings in Google's style.

The module says more.

Attributes:
    UNIT: Unit of temperatures.
"""

from fastapi import FastAPI

app = FastAPI()
UNIT = "C"


@app.get("/forecast/{place}")
def read_forecast(place: str, days: int = 3) -> dict:
    """Read the forecast.

    Reads it from the **newest** run.

    Second paragraph, with `code`.

    Args:
        place: Name of the place,
            on two lines.
        days (int, optional): How many days. Defaults to 3.

    Returns:
        dict: The forecast by day.

    Raises:
        KeyError: There is no such place.
        ValueError: Too many days.

    Warns:
        UserWarning: The run is old.

    Examples:
        A short one:

        >>> read_forecast("Ulm")
        {}

    Note:
        Runs at night.

    Warning: With a title
        Slow.

    See Also:
        read_archive

    Todo:
        More places.
    """


def walk(steps: int, **options: str):
    """Walk through the runs.

    Args:
        steps: How many.

    Keyword Args:
        unit: Unit of temperatures.

    Other Parameters:
        speed: How fast.

    Yields:
        str: A run.

    Receives:
        int: Where to go on.

    Deprecated:
        1.2: Use `read_forecast`.
    """


class Station:
    """A station.

    Attributes:
        code: Code of the station.
        height (int): Metres above the sea.

    Methods:
        read: Read it.
    """

    code: str
    height: int = 0

    def read(self) -> str:
        """Read the station.

        Returns:
            What it says,
            on two lines.
        """
