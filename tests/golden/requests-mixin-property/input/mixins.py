"""A mixin makes the address from attributes of the class that uses it."""

import httpx


class Addressed:
    """Knows how addresses are made."""

    _folder = ""

    @property
    def address(self) -> str:
        """The address of the resource."""
        return f"/v2/{self._folder}/{self._name}"


class Resource(Addressed):
    """Anything that can be read."""

    _name = ""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client

    def read(self):
        """Read it."""
        return self._client.get(self.address)


class Status(Resource):
    """The status."""

    _folder, _name = "system", "status"


class Health(Resource):
    """The health."""

    _folder = "system"
    _name = "health"
