"""Constants of classes that are an empty text, and others that only stand for a value."""

import requests


class Base:
    BASE_PATH = ""
    URLS: dict[str, str] = {}
    region = ""

    def _path(self, key: str) -> str:
        return self.BASE_PATH + self.URLS[key]

    def _get(self, path: str) -> object:
        return requests.get(f"https://films.test/3/{path}").json()


class Changes(Base):
    """The constant is empty here."""

    BASE_PATH = ""
    URLS = {"films": "films/changes"}

    def films(self) -> object:
        return self._get(self._path("films"))


class Search(Base):
    """The constant is that of the base class."""

    URLS = {"all": "search/all"}

    def all(self) -> object:
        return self._get(self._path("all"))


class Films(Base):
    BASE_PATH = "films"
    URLS = {"top": "/top"}

    def top(self) -> object:
        return self._get(self._path("top"))


class Lists(Base):
    """Subclasses say what stands in front."""

    PREFIX = ""

    def recent(self) -> object:
        return self._get(self.PREFIX + "lists/recent")


class Regional(Lists):
    PREFIX = "regions/"


class Shows(Base):
    """A caller may set the region, whose name is none of a constant."""

    def airing(self) -> object:
        return self._get(self.region + "shows/airing")


class Answers(Base):
    """What a server sends becomes attributes, which have no names of constants."""

    BASE_PATH = ""
    URLS = {"next": "answers/next"}

    def next(self) -> object:
        answer = self._get(self._path("next"))
        for name, value in answer.items():
            setattr(self, name, value)
        return answer
