"""A function that calls another one, and sends its request by counting what that returns."""

import requests


class Pages:
    """Pages of a list, which are requested when they are needed."""

    def __init__(self, url: str) -> None:
        self._url = url

    def __iter__(self):
        """Request the pages."""
        yield from requests.get(self._url, timeout=5).json()

    @property
    def count(self) -> int:
        """Count the entries."""
        return requests.get(self._url, timeout=5).json()["count"]


class Bakery:
    """The client."""

    def __init__(self, address: str) -> None:
        self._address = address

    def get_orders(self, customer: str):
        """List the orders of a customer."""
        return Pages(f"{self._address}/customers/{customer}/orders")

    def close(self, customer: str) -> None:
        """Close the account of a customer who has no orders."""
        orders = self.get_orders(customer)
        if orders.count == 0:
            requests.delete(f"{self._address}/customers/{customer}", timeout=5)
