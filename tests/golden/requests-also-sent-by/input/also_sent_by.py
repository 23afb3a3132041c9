"""Functions that only call another one which sends are listed with it, and are no operations."""

import requests


class Shop:
    """A client whose methods call each other."""

    def __init__(self, token: str) -> None:
        """Keep a session."""
        self.session = requests.Session()
        self.session.headers["Authorization"] = f"Bearer {token}"

    def get_order(self, order_id: str) -> dict:
        """Return an order."""
        return self.session.get(f"https://api.shop.example/orders/{order_id}").json()

    def fetch_order(self, order_id: str) -> dict:
        """Return an order, under its old name."""
        return self.get_order(order_id)

    def order_status(self, order_id: str) -> str:
        """Return the status of an order, through two other methods."""
        return self.fetch_order(order_id)["status"]

    def create_order(self, book: str) -> dict:
        """Create an order."""
        return self.session.post("https://api.shop.example/orders", json={"book": book}).json()

    def reorder(self, order_id: str) -> dict:
        """Create an order with the book of another one: two requests, none of its own."""
        return self.create_order(self.get_order(order_id)["book"])

    def cancel_order(self, order_id: str) -> None:
        """Cancel an order: it has a request of its own, so that it is an operation."""
        if self.get_order(order_id)["status"] != "sent":
            self.session.delete(f"https://api.shop.example/orders/{order_id}")

    def describe_order(self, order: dict) -> str:
        """Send nothing."""
        return f"{order['id']}: {order['status']}"

    def _read(self, order_id: str) -> dict:
        return self.get_order(order_id)


class Order:
    """An order, which reads itself through the client."""

    def __init__(self, shop: Shop, order_id: str) -> None:
        """Keep the client."""
        self.shop = shop
        self.order_id = order_id

    @property
    def status(self) -> str:
        """The status now."""
        return self.shop.get_order(self.order_id)["status"]


def order_books(shop: Shop, books: list[str]) -> list[dict]:
    """Order several books."""
    return [shop.create_order(book) for book in books]
