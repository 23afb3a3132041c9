"""Attributes whose annotations say nothing, although code says what they are."""

from typing import Any

import requests


class Orders:
    def __init__(self, shop: Any) -> None:
        self.shop = shop

    def list(self) -> Any:
        return self.shop.send("GET", "/orders")


class Users:
    def __init__(self, shop: Any) -> None:
        self.shop = shop

    def list(self) -> Any:
        return self.shop.send("GET", "/users")


class Parts:
    orders: Any
    users: object

    def __init__(self, shop: Any) -> None:
        self.orders = Orders(shop)
        self.users = Users(shop)


class Shop:
    parts: Any

    def __init__(self, token: str) -> None:
        self.token = token
        self.parts = Parts(self)

    def send(self, method: str, path: str) -> Any:
        headers = {"Authorization": "Bearer " + self.token}
        return requests.request(method, "https://shop.test" + path, headers=headers)
