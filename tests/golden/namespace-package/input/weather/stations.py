"""A module of a folder without `__init__.py`."""

from fastapi import FastAPI

from weather.models.wind import Wind

app = FastAPI()


@app.get("/wind")
def read_wind() -> Wind:
    """Read the wind."""
