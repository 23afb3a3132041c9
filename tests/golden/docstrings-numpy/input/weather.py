"""Docstrings in NumPy's style."""

from fastapi import FastAPI

app = FastAPI()


@app.get("/forecast/{place}")
def read_forecast(place: str, days: int = 3) -> dict:
    """Read the forecast.

    Reads it from the newest run.

    Parameters
    ----------
    place : str
        Name of the place,
        on two lines.
    days : int, optional
        How many days.

    Returns
    -------
    dict
        The forecast by day.

    Raises
    ------
    KeyError
        There is no such place.

    Warns
    -----
    UserWarning
        The run is old.

    See Also
    --------
    read_archive : The past.

    Notes
    -----
    Runs at night.

    References
    ----------
    The handbook.

    Examples
    --------
    >>> read_forecast("Ulm")
    {}
    """


def walk(steps, *parts, unit="C"):
    """Walk through the runs.

    .. deprecated:: 1.2
        Use `read_forecast`.

    Parameters
    ----------
    steps : int
        How many.
    *parts : str
        Parts of the way.

    Other Parameters
    ----------------
    unit : str, default: "C"
        Unit of temperatures.

    Yields
    ------
    run : str
        A run.

    Receives
    --------
    start : int
        Where to go on.
    """


class Station:
    """A station.

    Attributes
    ----------
    code : str
        Code of the station.

    Methods
    -------
    read()
        Read it.
    """

    code: str

    def read(self) -> str:
        """Read the station."""
