"""Names for types."""

from typing import Dict, List, Literal, NewType, Optional, Tuple, Union

from fastapi import FastAPI
from pydantic import BaseModel
from typing_extensions import TypeAlias

app = FastAPI()

Direction = Literal["north", "south"]
Degrees = Union[int, float]
Grid: TypeAlias = List[List[float]]
Code = NewType("Code", str)
Pair = Tuple[int, str]
NOT_A_TYPE = ["a", "b"]
LIMIT = 5


class Cell(BaseModel):
    """A cell of the grid."""

    wind: Direction
    temperature: Degrees
    level: Literal[1, "two", True, None, b"x"] = 1


Cells = Dict[str, Cell]
Maybe = Optional[Cell]
Same = Cell
Heading = Direction
Bearing = Heading


@app.get("/cells/{code}")
def read_cells(code: Code, wind: Direction = "north", pair: Pair = (1, "a")) -> Cells:
    """Read cells.

    Args:
        code: Code of the station.
        wind: Where the wind blows from.
        pair: Two values.
    """


@app.put("/cell")
def set_cell(cell: Maybe = None, grid: Grid = []) -> Same:
    """Set a cell.

    Args:
        cell: The cell.
        grid: The grid.
    """
