"""Arguments that a caller must give are always sent, even if `None` is left out."""

from typing import Annotated, Any, Optional, Union

import requests


def _without_none(**values):
    return {key: value for key, value in values.items() if value is not None}


class Bakery:
    """A bakery."""

    def __init__(self, address: str) -> None:
        self.address = address

    def bake(
        self,
        name: str,
        weight: Annotated[int, "grams"],
        oven: Optional[str],
        topping: Any,
        flour,
        tags: Union[list, tuple],
        *,
        note: str | None = None,
    ):
        """Bake a loaf: name, weight and tags cannot be `None`; of the others, nobody knows."""
        body = _without_none(
            name=name, weight=weight, oven=oven, topping=topping, flour=flour, tags=tags, note=note
        )
        return requests.post(self.address + "/loaves", json=body)

    def find(self, colour: str, shape: "str | None"):
        """Find loaves; the colour is always asked for."""
        query = {}
        if colour is not None:
            query["colour"] = colour
        if shape is not None:
            query["shape"] = shape
        return requests.get(self.address + "/loaves", params=query)
