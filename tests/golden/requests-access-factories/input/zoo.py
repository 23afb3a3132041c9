"""Objects that methods of the client return: with arguments, without, and by calling an object."""

from typing import Optional, Union

import requests


class Zoo:
    """The client: it only needs plain values."""

    def __init__(self, token, base_url="https://zoo.example"):
        self.token = token
        self._session = Session(token, base_url)

    def get_animal(self, name: str) -> "Animal":
        return Animal(self._session, self._session.send("GET", f"/animals/{name}"))

    def add_animal(self, name: str) -> "Animal":
        return Animal(self._session, self._session.send("POST", "/animals", {"name": name}))

    def me(self) -> "Keeper":
        return Keeper(self._session, self._session.send("GET", "/me"))

    def get_member(self, name: str) -> Union["Keeper", "Visitor"]:
        return Visitor(self._session, self._session.send("GET", f"/members/{name}"))

    @property
    def cages(self):
        return Cages(self._session)

    def branch(self, name: str) -> "Zoo":
        return Zoo(self.token, f"https://{name}.zoo.example")


class Session:
    def __init__(self, token, base_url):
        self._base_url = base_url
        self._token = token

    def send(self, method, path, json=None):
        headers = {"Authorization": f"Bearer {self._token}"}
        return requests.request(method, self._base_url + path, json=json, headers=headers).json()


class ZooObject:
    def __init__(self, session: Session, data: dict):
        self._session = session
        self._data = data


class Animal(ZooObject):
    def feed(self):
        return self._session.send("POST", "/feedings", {"animal": self._data["name"]})

    def keeper(self) -> Optional["Keeper"]:
        return Keeper(self._session, self._session.send("GET", "/keepers/of"))


class Keeper(ZooObject):
    def animals(self):
        return self._session.send("GET", "/keepers/animals")


class Visitor(ZooObject):
    def leave(self):
        return self._session.send("POST", "/visitors/leave")


class Cages:
    def __init__(self, session):
        self._session = session

    def __call__(self, number):
        return Cage(self._session, number)

    def list(self):
        return self._session.send("GET", "/cages")


class Cage:
    def __init__(self, session, number):
        self._session = session
        self._number = number

    def open(self):
        return self._session.send("POST", "/cages/open")
