"""A client whose decorators are its own: they send the request and pass on the response."""

import functools

import requests


def endpoint(method: str, path: str):
    def decorate(function):
        @functools.wraps(function)
        def call(self, **params):
            response = self.session.request(method, self.url + path.format(**params))
            return function(self, response, **params)

        return call

    return decorate


def get(path: str):
    def decorate(function):
        def call(self, **params):
            return function(self, self._request("GET", path.format(**params)), **params)

        return call

    return decorate


def put(name: str):
    """Register a function under a name; this has nothing to do with requests."""

    def decorate(function):
        REGISTRY[name] = function
        return function

    return decorate


REGISTRY: dict = {}


class Cinema:
    def __init__(self, url: str = "https://cinema.example") -> None:
        self.url = url
        self.session = requests.Session()

    def _request(self, method: str, path: str) -> requests.Response:
        return self.session.request(method, self.url + path)

    @get("/films/{id}")
    def film(self, response, id: str) -> dict:
        """Return a film.

        Args:
            response: What the server answered.
            id: The film.
        """
        return response.json()["film"]

    @endpoint("DELETE", path="/films/{id}/seats/{seat}")
    def free_seat(self, response, id: str, seat: int) -> bool:
        return response.ok

    @put("/popcorn")
    def popcorn(self, response) -> str:
        return "sweet"
