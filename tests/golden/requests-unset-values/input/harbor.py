"""Defaults that only mark that nothing was given, and keys that a class renames."""

from typing import Annotated, TypedDict, Union

import httpx
from shipping_tools import prepare


class Unset:
    """Marks a value that was not given."""


UNSET = Unset()


class Alias:
    """Names a key in the request."""

    def __init__(self, *, alias: str) -> None:
        self.alias = alias


class ShipParams(TypedDict, total=False):
    """A ship as it is sent."""

    name: str
    home_port: Annotated[str, Alias(alias="homePort")]


class Harbor:
    """A harbor."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client

    def create(self, name: str, *, home_port: Union[str, Unset] = UNSET) -> None:
        """Create a ship."""
        body = prepare({"name": name, "home_port": home_port}, ShipParams)
        self._client.post("/ships", json=body)

    def list(self, port: Union[str, Unset] = UNSET, flag: str = "any") -> None:
        """List ships."""
        given = {"port": port, "flag": flag}
        self._client.get("/ships", params={k: v for k, v in given.items() if v is not UNSET})
