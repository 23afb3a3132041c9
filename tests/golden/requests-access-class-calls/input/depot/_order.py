from typing import overload

import requests

BASE = "https://depot.example"


class Order:
    def __init__(self, id: str) -> None:
        self.id = id

    @classmethod
    def create(cls, sku: str) -> "Order":
        return cls(requests.post(f"{BASE}/orders", json={"sku": sku}).json()["id"])

    @staticmethod
    def count() -> int:
        return requests.get(f"{BASE}/orders/count").json()

    @overload
    @staticmethod
    def cancel(id: str) -> None: ...

    @overload
    def cancel(self) -> None: ...

    def cancel(self, *args: str) -> None:
        """May be called on the class, with the id of an order, or on an order."""
        requests.post(f"{BASE}/orders/cancel")

    def refresh(self) -> None:
        requests.get(f"{BASE}/orders/{self.id}")
