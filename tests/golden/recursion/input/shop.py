"""Models that contain themselves and each other."""

from typing import Dict, List, Optional, Union

from fastapi import FastAPI
from pydantic import BaseModel

app = FastAPI()


class Category(BaseModel):
    """A category of books."""

    name: str
    parent: Optional["Category"] = None
    children: List["Category"] = []


class Husband(BaseModel):
    """One of two."""

    wife: "Wife"


class Wife(BaseModel):
    """The other one."""

    husband: Optional[Husband] = None


Json = Union[None, bool, float, str, List["Json"], Dict[str, "Json"]]


@app.put("/tree")
def set_tree(tree: Category) -> Wife:
    """Set the tree.

    Args:
        tree: The tree.
    """
