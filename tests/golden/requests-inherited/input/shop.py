"""Resources that inherit their requests from a mixin, which knows neither host nor path."""

import httpx


class Listing:
    """Lists what a resource has."""

    _path: str

    def __init__(self, http: httpx.Client) -> None:
        self._http = http

    def list(self) -> list[dict]:
        """List everything."""
        return self._http.get(self._path).json()

    def remove(self, key: str) -> None:
        """Remove one."""
        self._http.delete(f"{self._path}/{key}")


class Orders(Listing):
    """Orders."""

    _path = "/orders"

    def pay(self, order: str) -> None:
        """Pay an order."""
        self._http.post(f"{self._path}/{order}/pay")


class Customers(Listing):
    """Customers."""

    _path = "/customers"
