"""Attributes that are set by name, and answered by `__getattr__`."""

import requests


class Part:
    def __init__(self, adapter):
        self._adapter = adapter


class Locks(Part):
    def open(self, name):
        return self._adapter.post(f"/locks/{name}/open")


class Doors(Part):
    def count(self):
        return self._adapter.get("/doors/count")


class Group(Part):
    parts = []

    def __init__(self, adapter):
        super().__init__(adapter)
        self.names = []
        for part in self.parts:
            name = part.__name__.lower()
            self.names.append(name)
            setattr(self, self.attribute_of(name), part(adapter))

    def __getattr__(self, item):
        if item in self.names:
            return getattr(self, self.attribute_of(item))
        raise AttributeError(item)

    @staticmethod
    def attribute_of(name):
        return f"_{name}"


class Building(Group):
    parts = [Locks, Doors]


class Adapter:
    def __init__(self, url):
        self._url = url

    def get(self, path):
        return requests.get(self._url + path)

    def post(self, path):
        return requests.post(self._url + path)


class Client:
    def __init__(self, url="https://vaults.example"):
        self._building = Building(adapter=Adapter(url))

    @property
    def building(self):
        return self._building
